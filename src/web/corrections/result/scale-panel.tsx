import type { Dispatch, ReactElement } from 'react'
import type { ReviewEvent } from '../../../domain/copy/review/copy-review.ts'
import {
  COUNTING_SWITCHES,
  type CountingSwitches,
  GRADING_SCALES,
  type GradedError,
  MARK_OUT_OF,
  MAX_WEIGHT,
  markFor,
  POINT_TYPES,
  type PointType,
  type PointWeights,
  pointsLost,
  positiveTallies,
} from '../../../domain/copy/review/grading-scale.ts'
import {
  COPY_ERRORS,
  POINT_TYPE_NAMES,
  SCALE_NAMES,
  SCALES_TEXTS,
  SWITCH_NAMES,
} from '../../../texts/corrections/copy-errors.ts'
import { CheckboxChip } from '../../ui/forms/checkbox-chip.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import type { CopyErrors } from './use-copy-errors.ts'

/** An optional scale beside the score; hidden in a read-only result without one. */
export function ScalePanel({
  copyErrors,
}: {
  readonly copyErrors: CopyErrors
}): ReactElement | null {
  const { review, counted, onReview } = copyErrors
  const { scale, switches, weights } = review
  if (scale === 'specified' && onReview === null) return null
  return (
    <section
      aria-label={SCALES_TEXTS.heading}
      className={`card grid gap-5 p-5 sm:p-6 print:gap-1 print:p-3 ${scale === 'specified' ? 'print:hidden' : ''}`}
    >
      <h2
        className={`font-body text-base font-semibold tracking-normal ${onReview ? 'hidden print:block' : ''}`}
      >
        {SCALE_NAMES[scale]}
      </h2>
      {onReview && <ScaleSelect scale={scale} onReview={onReview} />}
      {scale === 'points' && <ScalePoints errors={counted} weights={weights} onReview={onReview} />}
      {scale === 'positive' && <Positive copyErrors={copyErrors} />}
      {onReview ? (
        <CountedKinds switches={switches} onReview={onReview} />
      ) : (
        <UncountedKinds switches={switches} />
      )}
    </section>
  )
}

interface ScaleSelectProps {
  readonly scale: CopyErrors['review']['scale']
  readonly onReview: Dispatch<ReviewEvent>
}

function ScaleSelect({ scale, onReview }: ScaleSelectProps): ReactElement {
  return (
    <div className="print:hidden">
      <SelectField
        label={SCALES_TEXTS.choose}
        hint={SCALES_TEXTS.hint}
        value={scale}
        onChange={(event) => {
          const chosen = GRADING_SCALES.find((one) => one === event.currentTarget.value)
          if (chosen) onReview({ type: 'scale-chosen', scale: chosen })
        }}
      >
        {GRADING_SCALES.map((one) => (
          <option key={one} value={one}>
            {SCALE_NAMES[one]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function Positive({ copyErrors }: { readonly copyErrors: CopyErrors }): ReactElement {
  const { text, counted, status } = copyErrors
  if (!text) {
    const waiting = status === 'loading' ? COPY_ERRORS.loading : COPY_ERRORS.failed
    return <p role="status">{waiting}</p>
  }
  const { nominal, verbal, words } = positiveTallies(text, counted)
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
          className="flex items-baseline justify-between gap-4 border-b-[1.5px] border-rule py-2.5 last:border-0 print:py-1"
        >
          <span>{name}</span>
          <strong className="text-right whitespace-nowrap">{SCALES_TEXTS.tally(tally)}</strong>
        </li>
      ))}
    </ul>
  )
}

interface KindsProps {
  readonly switches: CountingSwitches
  readonly onReview: Dispatch<ReviewEvent>
}

function CountedKinds({ switches, onReview }: KindsProps): ReactElement {
  return (
    <fieldset className="print:hidden">
      <legend className="font-semibold">{SCALES_TEXTS.counted}</legend>
      <p className="mb-2.5 text-sm text-muted">{SCALES_TEXTS.countedHint}</p>
      <div className="flex flex-wrap gap-2.5">
        {COUNTING_SWITCHES.map((name) => (
          <CheckboxChip
            key={name}
            checked={switches[name]}
            onChange={(event) =>
              onReview({ type: 'switched', name, on: event.currentTarget.checked })
            }
          >
            {SWITCH_NAMES[name]}
          </CheckboxChip>
        ))}
      </div>
    </fieldset>
  )
}

function UncountedKinds({ switches }: Pick<KindsProps, 'switches'>): ReactElement | null {
  const left = COUNTING_SWITCHES.filter((name) => !switches[name]).map((name) => SWITCH_NAMES[name])
  if (left.length === 0) return null
  return <p className="text-sm text-muted">{SCALES_TEXTS.uncounted(left)}</p>
}

interface ScalePointsProps {
  readonly errors: readonly GradedError[]
  readonly weights: PointWeights
  readonly onReview: Dispatch<ReviewEvent> | null
}

/** A mark, from the points that each type of error costs. */
function ScalePoints({ errors, weights, onReview }: ScalePointsProps): ReactElement {
  const weigh = (point: PointType, weight: number): void => {
    if (weight >= 0 && weight <= MAX_WEIGHT) onReview?.({ type: 'weighed', point, weight })
  }
  return (
    <>
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="text-xl">
          {SCALES_TEXTS.mark(markFor(errors, weights), MARK_OUT_OF)}
        </strong>
        <span className="text-muted">{SCALES_TEXTS.lost(pointsLost(errors, weights))}</span>
      </p>
      {onReview && (
        <fieldset className="print:hidden">
          <legend className="mb-2 font-semibold">{SCALES_TEXTS.weights}</legend>
          <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-4">
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
      )}
    </>
  )
}
