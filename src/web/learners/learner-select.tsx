import type { ReactElement } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { CALCULATION_SETUP } from '../../texts/calculations/calculations.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { SelectField } from '../ui/forms/field.tsx'

/** «Prénom Nom (CE1)». */
export function learnerName({ first_name, last_name, level }: Learner): string {
  return CALCULATION_SETUP.learnerName(first_name, last_name, level)
}

interface LearnerSelectProps {
  readonly label?: string
  readonly hint?: string
  /** What stands for nobody. */
  readonly none: string
  readonly required?: boolean
  readonly learners: readonly Learner[]
  readonly value: string | null
  readonly onChange: (learner: Learner | null) => void
}

/** A learner beyond the plan stands in the list, and cannot be chosen: nothing could be kept for her. */
export function LearnerSelect(props: LearnerSelectProps): ReactElement {
  const { label = CALCULATION_SETUP.learner, hint, none, required = false, learners, value } = props
  const readOnly = useSubscription().data?.read_only_learner_ids ?? []
  return (
    <SelectField
      label={label}
      hint={hint}
      required={required}
      value={value ?? ''}
      onChange={(event) => {
        const id = event.currentTarget.value
        props.onChange(learners.find((one) => one.id === id) ?? null)
      }}
    >
      <option value="">{none}</option>
      {learners.map((learner) => (
        <option key={learner.id} value={learner.id} disabled={readOnly.includes(learner.id)}>
          {readOnly.includes(learner.id)
            ? CALCULATION_SETUP.readOnly(learnerName(learner))
            : learnerName(learner)}
        </option>
      ))}
    </SelectField>
  )
}
