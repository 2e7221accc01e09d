import type { ReactElement } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { COPY_CHOICE } from '../../texts/corrections/corrections.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { SelectField } from '../ui/forms/field.tsx'

/** «Prénom Nom (CE1)». */
export function learnerName({ first_name, last_name, level }: Learner): string {
  return COPY_CHOICE.learnerName(first_name, last_name, level)
}

interface LearnerSelectProps {
  readonly learners: readonly Learner[]
  readonly value: string | null
  readonly className?: string
  readonly error?: string | undefined
  readonly onChange: (id: string | null) => void
}

/** A learner beyond the plan can be read, not corrected: she stands in the list, and cannot be chosen. */
export function LearnerSelect(props: LearnerSelectProps): ReactElement {
  const { learners, value, className, error, onChange } = props
  const readOnly = useSubscription().data?.read_only_learner_ids ?? []
  return (
    <SelectField
      label={COPY_CHOICE.learner}
      required
      error={error}
      className={className}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    >
      <option value="">{COPY_CHOICE.chooseLearner}</option>
      {learners.map((learner) => (
        <option key={learner.id} value={learner.id} disabled={readOnly.includes(learner.id)}>
          {readOnly.includes(learner.id)
            ? COPY_CHOICE.readOnly(learnerName(learner))
            : learnerName(learner)}
        </option>
      ))}
    </SelectField>
  )
}
