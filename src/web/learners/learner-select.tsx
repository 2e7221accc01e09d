import type { ReactElement } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { learnerLabel, readOnlyLearner } from '../../texts/vocabulary.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { SelectField } from '../ui/forms/field.tsx'

/** With the level. */
export function learnerName({ first_name, last_name, level }: Learner): string {
  return learnerLabel(first_name, last_name, level)
}

interface LearnerSelectProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly className?: string
  /** The option for no learner. */
  readonly none: string
  readonly required?: boolean
  readonly learners: readonly Learner[]
  readonly value: string | null
  readonly onChange: (learner: Learner | null) => void
}

/** A learner beyond the plan is listed but cannot be chosen: nothing can be stored for her. */
export function LearnerSelect(props: LearnerSelectProps): ReactElement {
  const { none, learners, value, onChange, ...field } = props
  const readOnly = useSubscription().data?.read_only_learner_ids ?? []
  return (
    <SelectField
      {...field}
      value={value ?? ''}
      onChange={(event) => {
        const id = event.currentTarget.value
        onChange(learners.find((one) => one.id === id) ?? null)
      }}
    >
      <option value="">{none}</option>
      {learners.map((learner) => (
        <option key={learner.id} value={learner.id} disabled={readOnly.includes(learner.id)}>
          {readOnly.includes(learner.id)
            ? readOnlyLearner(learnerName(learner))
            : learnerName(learner)}
        </option>
      ))}
    </SelectField>
  )
}
