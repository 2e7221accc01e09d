import type { ReactElement } from 'react'
import { COPY_CHOICE } from '../../texts/corrections/corrections.ts'
import { GRAMMAR_SETUP } from '../../texts/grammar/grammar.ts'
import { useLearners } from '../api/list-queries.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { SelectField } from '../ui/forms/field.tsx'
import { CONTROL_MINUTES, type GrammarForm } from './grammar-state.ts'

interface ControlFieldsProps {
  readonly form: GrammarForm
  readonly onChange: (change: Partial<GrammarForm>) => void
}

/** How long a control may last, and in whose results it goes; a learner who is chosen brings its level, as for a test of calculation. */
export function ControlFields({ form, onChange }: ControlFieldsProps): ReactElement {
  const { data: subscription } = useSubscription()
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <SelectField
        label={GRAMMAR_SETUP.minutes}
        value={form.minutes ?? ''}
        onChange={(event) => onChange({ minutes: Number(event.currentTarget.value) || null })}
      >
        <option value="">{GRAMMAR_SETUP.noLimit}</option>
        {CONTROL_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {GRAMMAR_SETUP.minutesOption(minutes)}
          </option>
        ))}
      </SelectField>
      {subscription && subscription.limits.max_learners > 0 && (
        <LearnerField form={form} onChange={onChange} />
      )}
    </div>
  )
}

function LearnerField({ form, onChange }: ControlFieldsProps): ReactElement {
  const { data: learners = [] } = useLearners()
  const readOnly = useSubscription().data?.read_only_learner_ids ?? []
  return (
    <SelectField
      label={GRAMMAR_SETUP.learner}
      value={form.learnerId ?? ''}
      onChange={(event) => {
        const chosen = learners.find(({ id }) => id === event.currentTarget.value)
        onChange({ learnerId: chosen?.id ?? null, ...(chosen && { level: chosen.level }) })
      }}
    >
      <option value="">{GRAMMAR_SETUP.noLearner}</option>
      {learners.map(({ id, first_name, last_name, level }) => {
        const name = COPY_CHOICE.learnerName(first_name, last_name, level)
        const isClosed = readOnly.includes(id)
        return (
          <option key={id} value={id} disabled={isClosed}>
            {isClosed ? COPY_CHOICE.readOnly(name) : name}
          </option>
        )
      })}
    </SelectField>
  )
}
