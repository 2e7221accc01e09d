import { type ReactElement, useId } from 'react'
import { EXERCISE_TYPES, type ExerciseMode } from '../../domain/grammar/exercise.ts'
import { CLASS_LABELS } from '../../texts/grammar/class-labels.ts'
import { EXERCISE_HINTS, EXERCISE_NAMES, GRAMMAR_SETUP } from '../../texts/grammar/grammar.ts'
import { useLearners } from '../api/list-queries.ts'
import { LearnerSelect, useFirstLearner } from '../learners/learner-select.tsx'
import { useSubscription } from '../plans/use-subscription.ts'
import { CheckboxChip } from '../ui/forms/checkbox-chip.tsx'
import { SelectField } from '../ui/forms/field.tsx'
import { ToggleSwitch } from '../ui/forms/toggle-switch.tsx'
import { Icon } from '../ui/icon.tsx'
import { CONTROL_MINUTES, type GrammarForm, lacksAnalysisType } from './grammar-state.ts'

interface SetupFieldsProps {
  readonly form: GrammarForm
  readonly onChange: (change: Partial<GrammarForm>) => void
}

export function TypeField({ form, onChange }: SetupFieldsProps): ReactElement {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{GRAMMAR_SETUP.type}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {EXERCISE_TYPES.map((type) => (
          <label key={type} className="choice">
            <input
              type="radio"
              name={name}
              checked={form.type === type}
              onChange={() => onChange({ type })}
            />
            <span className="font-semibold">{EXERCISE_NAMES[type]}</span>
            <small>{EXERCISE_HINTS[type]}</small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function AnalysisFields({ form, onChange }: SetupFieldsProps): ReactElement {
  const { analysisType } = form
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{GRAMMAR_SETUP.analysisType}</legend>
        <div className="flex flex-wrap gap-2.5">
          {(['nature', 'function'] as const).map((part) => (
            <CheckboxChip
              key={part}
              checked={analysisType[part]}
              onChange={(event) =>
                onChange({ analysisType: { ...analysisType, [part]: event.currentTarget.checked } })
              }
            >
              {GRAMMAR_SETUP[part]}
            </CheckboxChip>
          ))}
        </div>
        <p role="status" className="mt-1 flex items-center gap-1.5 text-sm text-margin-700">
          {form.level === 'CP' && !lacksAnalysisType(form) && !form.wide && (
            <span className="text-muted">{CLASS_LABELS.cp}</span>
          )}
          {lacksAnalysisType(form) && (
            <>
              <Icon name="warning" className="size-4" />
              {GRAMMAR_SETUP.noAnalysisType}
            </>
          )}
        </p>
      </fieldset>
      <ToggleSwitch
        label={GRAMMAR_SETUP.wide}
        hint={GRAMMAR_SETUP.wideHint}
        checked={form.wide}
        onChange={(wide) => onChange({ wide })}
      />
    </>
  )
}

/** The learner, and the time limit of a control; choosing a learner sets the level. */
export function SessionFields({
  form,
  mode,
  hasLearner,
  onChange,
}: SetupFieldsProps & {
  readonly mode: ExerciseMode
  readonly hasLearner: boolean
}): ReactElement {
  const { data: subscription } = useSubscription()
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {mode === 'control' && (
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
      )}
      {hasLearner && subscription && subscription.limits.max_learners > 0 && (
        <LearnerField form={form} onChange={onChange} />
      )}
    </div>
  )
}

function LearnerField({ form, onChange }: SetupFieldsProps): ReactElement {
  const { data: learners = [] } = useLearners()
  useFirstLearner(learners, ({ id, level }) => {
    if (form.learnerId === null) onChange({ learnerId: id, level })
  })
  return (
    <LearnerSelect
      label={GRAMMAR_SETUP.learner}
      none={GRAMMAR_SETUP.noLearner}
      learners={learners}
      value={form.learnerId}
      onChange={(learner) =>
        onChange({ learnerId: learner?.id ?? null, ...(learner && { level: learner.level }) })
      }
    />
  )
}
