import type { ReactElement } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { CHOICE } from '../../texts/corrections.ts'
import { useSubscription } from '../shell/use-subscription.ts'
import { SelectField } from '../ui/field.tsx'

/** «Prénom Nom (CE1)». */
export function learnerName({ first_name, last_name, level }: Learner): string {
  return CHOICE.learnerName(first_name, last_name, level)
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
      label={CHOICE.learner}
      required
      error={error}
      className={className}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    >
      <option value="">{CHOICE.chooseLearner}</option>
      {learners.map((learner) => (
        <option key={learner.id} value={learner.id} disabled={readOnly.includes(learner.id)}>
          {readOnly.includes(learner.id)
            ? CHOICE.readOnly(learnerName(learner))
            : learnerName(learner)}
        </option>
      ))}
    </SelectField>
  )
}
