import type { ReactElement } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { SETUP } from '../../texts/calculations.ts'
import { SelectField } from '../ui/field.tsx'

/** «Prénom Nom (CE1)». */
export function learnerName({ first_name, last_name, level }: Learner): string {
  return SETUP.learnerName(first_name, last_name, level)
}

interface LearnerFieldProps {
  readonly label?: string
  readonly hint?: string
  /** What stands for nobody. */
  readonly none: string
  readonly required?: boolean
  readonly learners: readonly Learner[]
  readonly value: string | null
  readonly onChange: (learner: Learner | null) => void
}

export function LearnerField(props: LearnerFieldProps): ReactElement {
  const { label = SETUP.learner, hint, none, required = false, learners, value } = props
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
        <option key={learner.id} value={learner.id}>
          {learnerName(learner)}
        </option>
      ))}
    </SelectField>
  )
}
