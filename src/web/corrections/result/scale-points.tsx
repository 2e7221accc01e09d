import type { Dispatch, ReactElement } from 'react'
import type { ReviewEvent } from '../../../domain/copy/review/copy-review.ts'
import {
  type GradedError,
  MARK_OUT_OF,
  MAX_WEIGHT,
  markFor,
  POINT_TYPES,
  type PointType,
  type PointWeights,
  pointsLost,
} from '../../../domain/copy/review/grading-scale.ts'
import { POINT_TYPE_NAMES, SCALES_TEXTS } from '../../../texts/copy-errors.ts'
import { TextField } from '../../ui/field.tsx'

interface ScalePointsProps {
  readonly errors: readonly GradedError[]
  readonly weights: PointWeights
  readonly onReview: Dispatch<ReviewEvent> | null
}

/** A mark from the points that each type of error takes away. */
export function ScalePoints({ errors, weights, onReview }: ScalePointsProps): ReactElement {
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
