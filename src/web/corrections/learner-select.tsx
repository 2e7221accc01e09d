import type { ReactElement } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { CHOICE } from '../../texts/corrections.ts'
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

export function LearnerSelect(props: LearnerSelectProps): ReactElement {
  const { learners, value, className, error, onChange } = props
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
        <option key={learner.id} value={learner.id}>
          {learnerName(learner)}
        </option>
      ))}
    </SelectField>
  )
}
