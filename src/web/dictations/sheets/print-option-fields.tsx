import type { ReactElement } from 'react'
import { PRINT_SIZES } from '../../../domain/dictation/ruled-zone.ts'
import { stoppingPoints } from '../../../domain/dictation/stopping-points.ts'
import { PRINTING } from '../../../texts/dictations/dictation-sheets.ts'
import { SelectField } from '../../ui/forms/field.tsx'
import type { PrintOptions } from './print-options-state.ts'

interface PrintOptionFieldsProps {
  readonly content: string
  readonly learners: number
  readonly options: PrintOptions
  readonly onChange: (change: Partial<PrintOptions>) => void
}

/** For whom, how much of the text, how large, in which letters, how many to a page. */
export function PrintOptionFields(props: PrintOptionFieldsProps): ReactElement {
  const { content, learners, options, onChange } = props
  const points = stoppingPoints(content)
  return (
    <div className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        label={PRINTING.for}
        value={options.isForClass && learners > 0 ? 'class' : 'one'}
        onChange={(event) => onChange({ isForClass: event.currentTarget.value === 'class' })}
      >
        {learners > 0 && <option value="class">{PRINTING.forClass(learners)}</option>}
        <option value="one">{PRINTING.forOne}</option>
      </SelectField>
      <SelectField
        label={PRINTING.length}
        value={options.part}
        onChange={(event) => {
          const chosen = points.find(({ part }) => part === event.currentTarget.value)
          onChange({ part: chosen?.part ?? 'whole' })
        }}
      >
        {points.toReversed().map(({ part, words }) => (
          <option key={part} value={part}>
            {PRINTING.lengths(part, words)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={PRINTING.size}
        value={options.size}
        onChange={(event) => {
          const chosen = PRINT_SIZES.find((size) => size === event.currentTarget.value)
          onChange({ size: chosen ?? 'normal' })
        }}
      >
        {PRINT_SIZES.map((size) => (
          <option key={size} value={size}>
            {PRINTING.sizes[size]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={PRINTING.letters}
        value={options.isCursive ? 'cursive' : 'reading'}
        onChange={(event) => onChange({ isCursive: event.currentTarget.value === 'cursive' })}
      >
        <option value="cursive">{PRINTING.cursive}</option>
        <option value="reading">{PRINTING.reading}</option>
      </SelectField>
      <SelectField
        label={PRINTING.perPage}
        value={String(options.perPage)}
        onChange={(event) => onChange({ perPage: event.currentTarget.value === '2' ? 2 : 1 })}
      >
        <option value="1">{PRINTING.onePerPage}</option>
        <option value="2">{PRINTING.twoPerPage}</option>
      </SelectField>
    </div>
  )
}
