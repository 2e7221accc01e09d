import type { ReactElement } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { CHOICE } from '../../texts/corrections.ts'
import { SelectField } from '../ui/field.tsx'

interface LearnerSelectProps {
  readonly learners: readonly Learner[]
  readonly value: string | null
  readonly className?: string
  readonly onChange: (id: string | null) => void
}

export function LearnerSelect(props: LearnerSelectProps): ReactElement {
  const { learners, value, className, onChange } = props
  return (
    <SelectField
      label={CHOICE.learner}
      required
      className={className}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    >
      <option value="">{CHOICE.chooseLearner}</option>
      {learners.map(({ id, first_name, last_name, level }) => (
        <option key={id} value={id}>
          {CHOICE.learnerName(first_name, last_name, level)}
        </option>
      ))}
    </SelectField>
  )
}
