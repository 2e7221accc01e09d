import type { Dispatch, ReactElement } from 'react'
import type { ReviewEvent } from '../../../domain/copy/review/copy-review.ts'
import {
  COUNTING_SWITCHES,
  type CountingSwitches,
  GRADING_SCALES,
  positiveTallies,
} from '../../../domain/copy/review/grading-scale.ts'
import { COPY_ERRORS, SCALE_NAMES, SCALES_TEXTS, SWITCH_NAMES } from '../../../texts/copy-errors.ts'
import { CheckChip } from '../../ui/check-chip.tsx'
import { SelectField } from '../../ui/field.tsx'
import { ScalePoints } from './scale-points.tsx'
import type { CopyErrors } from './use-copy-errors.ts'

/** Another scale beside the score, which stays what it is; nothing of it where the score alone was kept. */
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

/** Accents, capitals and signs, which a class may leave aside for a while. */
function CountedKinds({ switches, onReview }: KindsProps): ReactElement {
  return (
    <fieldset className="print:hidden">
      <legend className="font-semibold">{SCALES_TEXTS.counted}</legend>
      <p className="mb-2.5 text-sm text-muted">{SCALES_TEXTS.countedHint}</p>
      <div className="flex flex-wrap gap-2.5">
        {COUNTING_SWITCHES.map((name) => (
          <CheckChip
            key={name}
            checked={switches[name]}
            onChange={(event) =>
              onReview({ type: 'switched', name, on: event.currentTarget.checked })
            }
          >
            {SWITCH_NAMES[name]}
          </CheckChip>
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
