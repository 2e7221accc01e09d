import type { ReactElement } from 'react'
import type { GivenPart } from '../../../domain/dictation/given-part.ts'
import { GIVEN_PART_CHOICE } from '../../../texts/dictations/given-parts.ts'
import { SelectField } from '../../ui/forms/field.tsx'

interface GivenPartSelectProps {
  /** Those that the text has. */
  readonly parts: readonly GivenPart[]
  readonly part: GivenPart
  /** The gaps could not be asked. */
  readonly hasFailed?: boolean
  readonly onChange: (part: GivenPart) => void
}

/** What a learner was given of a text (PAG-05). */
export function GivenPartSelect(props: GivenPartSelectProps): ReactElement {
  const { parts, part, hasFailed = false, onChange } = props
  return (
    <SelectField
      label={GIVEN_PART_CHOICE.label}
      value={part}
      {...(hasFailed && { error: GIVEN_PART_CHOICE.gapsError })}
      onChange={(event) => {
        const chosen = parts.find((one) => one === event.currentTarget.value)
        onChange(chosen ?? 'whole')
      }}
    >
      {parts.map((one) => (
        <option key={one} value={one}>
          {GIVEN_PART_CHOICE.options[one]}
        </option>
      ))}
    </SelectField>
  )
}
