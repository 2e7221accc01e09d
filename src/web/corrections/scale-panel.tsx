import { type ReactElement, useState } from 'react'
import {
  DEFAULT_WEIGHTS,
  MARK_OUT_OF,
  MAX_WEIGHT,
  markFor,
  POINT_TYPES,
  type PointType,
  pointsLost,
  positiveTallies,
  SCALES,
  type ScaledError,
  type ScaledText,
} from '../../domain/scale.ts'
import {
  COPY_ERRORS,
  POINT_TYPE_NAMES,
  SCALE_NAMES,
  SCALES_TEXTS,
} from '../../texts/copy-errors.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import type { CopyErrors } from './use-copy-errors.ts'

/** Another scale beside the score, which stays what is stored. */
export function ScalePanel({ copyErrors }: { readonly copyErrors: CopyErrors }): ReactElement {
  const { scale, errors, text, status, onScale } = copyErrors
  return (
    <section
      aria-label={SCALES_TEXTS.heading}
      className={`card grid gap-4 p-5 sm:p-6 ${scale === 'specified' ? 'print:hidden' : ''}`}
    >
      <div className="print:hidden">
        <SelectField
          label={SCALES_TEXTS.choose}
          hint={SCALES_TEXTS.hint}
          value={scale}
          onChange={(event) => {
            const chosen = SCALES.find((one) => one === event.currentTarget.value)
            if (chosen) onScale(chosen)
          }}
        >
          {SCALES.map((one) => (
            <option key={one} value={one}>
              {SCALE_NAMES[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {scale === 'points' && <Points errors={errors} />}
      {scale === 'positive' && text && <Positive text={text} errors={errors} />}
      {scale === 'positive' && !text && (
        <p role="status">{status === 'failed' ? COPY_ERRORS.failed : COPY_ERRORS.loading}</p>
      )}
    </section>
  )
}

interface Scored {
  readonly errors: readonly ScaledError[]
}

function Points({ errors }: Scored): ReactElement {
  const [weights, setWeights] = useState(DEFAULT_WEIGHTS)
  const weigh = (type: PointType, value: number): void => {
    if (value >= 0 && value <= MAX_WEIGHT) setWeights({ ...weights, [type]: value })
  }
  return (
    <>
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="text-xl">
          {SCALES_TEXTS.mark(markFor(errors, weights), MARK_OUT_OF)}
        </strong>
        <span className="text-muted">{SCALES_TEXTS.lost(pointsLost(errors, weights))}</span>
      </p>
      <fieldset className="print:hidden">
        <legend className="mb-2 font-semibold">{SCALES_TEXTS.weights}</legend>
        <div className="grid grid-cols-2 items-end gap-3">
          {POINT_TYPES.map((type) => (
            <TextField
              key={type}
              label={POINT_TYPE_NAMES[type]}
              type="number"
              min={0}
              max={MAX_WEIGHT}
              step={0.25}
              defaultValue={weights[type]}
              onChange={(event) => weigh(type, event.currentTarget.valueAsNumber)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

function Positive({ text, errors }: Scored & { readonly text: ScaledText }): ReactElement {
  const { nominal, verbal, words } = positiveTallies(text, errors)
  const rows = [
    [SCALES_TEXTS.nominal, nominal],
    [SCALES_TEXTS.verbal, verbal],
    [SCALES_TEXTS.words, words],
  ] as const
  return (
    <ul>
      {rows.map(([name, tally]) => (
        <li
          key={name}
          className="flex items-baseline justify-between gap-4 border-b-[1.5px] border-rule py-2.5 last:border-0"
        >
          <span>{name}</span>
          <strong className="text-right whitespace-nowrap">{SCALES_TEXTS.tally(tally)}</strong>
        </li>
      ))}
    </ul>
  )
}
