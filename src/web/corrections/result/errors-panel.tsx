import { type Dispatch, type ReactElement, useId } from 'react'
import type { ReviewEvent } from '../../../domain/copy/review/copy-review.ts'
import { isErrorClass } from '../../../domain/copy/review/error-class.ts'
import { familyTotals } from '../../../domain/copy/review/grading-scale.ts'
import {
  CHOSEN_CLASSES,
  errorGroups,
  mayChangeClass,
  type ReviewedError,
} from '../../../domain/copy/review/reviewed-errors.ts'
import { COPY_ERRORS, PIECE_EXPLANATIONS } from '../../../texts/corrections/copy-errors.ts'
import { ERROR_CLASS_NAMES } from '../../../texts/corrections/error-explanations.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import type { CopyErrors } from './use-copy-errors.ts'

interface ErrorsPanelProps {
  readonly copyErrors: CopyErrors
  /** Whose copy, where several stand on a page: told to screen readers. */
  readonly learner?: string
}

/** Errors by family. The result is complete without them, while they load or when they fail to. */
export function ErrorsPanel({ copyErrors, learner }: ErrorsPanelProps): ReactElement {
  const heading = useId()
  const { status, errors, counted, review, onReview, onRetry } = copyErrors
  if (status === 'loading') return <SkeletonLines label={COPY_ERRORS.loading} count={3} />
  if (errors.length === 0) return <Notice tone="success">{COPY_ERRORS.none}</Notice>
  const { merged } = familyTotals(counted)
  return (
    <section
      aria-labelledby={heading}
      className="card grid gap-5 p-5 sm:p-6 print:gap-2 print:p-4 print:[zoom:0.8]"
    >
      <div>
        <h2 id={heading}>
          {COPY_ERRORS.heading}
          {learner !== undefined && <span className="sr-only"> {learner}</span>}
        </h2>
        {onReview && <p className="mt-1 text-muted print:hidden">{COPY_ERRORS.lead}</p>}
      </div>
      {status === 'failed' && (
        <Notice tone="warning" role="note">
          <p>{COPY_ERRORS.failed}</p>
          <Button variant="ghost" icon="refresh" className="-ml-4" onClick={onRetry}>
            {COPY_ERRORS.retry}
          </Button>
        </Notice>
      )}
      {errorGroups(errors, review.switches).map((group) => (
        <div key={group.family}>
          <h3 className="font-body text-base font-semibold tracking-normal">
            {group.family === null
              ? COPY_ERRORS.notCounted
              : COPY_ERRORS.family(group.family, group.errors.length)}
          </h3>
          <ul>
            {group.errors.map((error) => (
              <ErrorRow key={error.key} error={error} onReview={onReview} />
            ))}
          </ul>
        </div>
      ))}
      <p className="text-muted print:hidden">{COPY_ERRORS.merged(merged)}</p>
    </section>
  )
}

interface ErrorRowProps {
  readonly error: ReviewedError
  /** Null when read-only. */
  readonly onReview: Dispatch<ReviewEvent> | null
}

function ErrorRow({ error, onReview }: ErrorRowProps): ReactElement {
  const { expected, written, code, explanation, silent } = error
  const reason = reasonOf(error)
  const name = expected || written
  return (
    <li className="error-row grid gap-x-5 gap-y-2 border-b-[1.5px] border-rule py-3.5 last:border-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center print:grid-cols-[minmax(0,1fr)_auto] print:py-1.5">
      <div className="min-w-0">
        <Pair error={error} />
        {reason !== null && !silent && (
          <p className="mt-1.5 text-[0.9375rem] print:mt-0.5">{reason}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 sm:flex-row-reverse">
        {onReview && mayChangeClass(error) ? (
          <>
            <ClassSelect error={error} name={name} onReview={onReview} />
            <p className="hidden text-muted print:block">{ERROR_CLASS_NAMES[code]}</p>
          </>
        ) : (
          <p className={onReview ? 'text-muted sm:w-72 print:w-auto' : 'text-muted'}>
            {ERROR_CLASS_NAMES[code]}
          </p>
        )}
        {onReview && explanation !== null && (
          <Silence error={error} name={name} onReview={onReview} />
        )}
      </div>
    </li>
  )
}

function unexpectedName({ nature }: ReviewedError): string {
  if (nature === 'moved' || nature === 'repeated') return COPY_ERRORS[nature]
  return COPY_ERRORS.extra
}

/** Null when there is no reason to give. */
function reasonOf({ nature, explanation }: ReviewedError): string | null {
  return nature === 'moved' || nature === 'repeated' ? PIECE_EXPLANATIONS[nature] : explanation
}

/** Struck unless its words are right, in another order. */
function WrittenForm({ error: { code, written } }: { error: ReviewedError }): ReactElement {
  if (code === 'ordre') return <span aria-hidden="true">{written}</span>
  return (
    <s aria-hidden="true" className="text-margin-700 decoration-2">
      {written}
    </s>
  )
}

function Pair({ error }: { error: ReviewedError }): ReactElement {
  const { expected, written } = error
  return (
    <p className="font-reading text-lg leading-snug">
      {written !== '' && (
        <>
          <span className="sr-only">{COPY_ERRORS.written(written)}</span>
          <WrittenForm error={error} />
        </>
      )}
      {expected === '' ? (
        <span className="ml-2 text-base text-muted">{unexpectedName(error)}</span>
      ) : (
        <>
          <span className="sr-only">{COPY_ERRORS.expected(expected)}</span>
          <strong aria-hidden="true" className={written === '' ? '' : 'ml-2.5'}>
            {expected}
          </strong>
        </>
      )}
    </p>
  )
}

interface ChangeProps {
  readonly error: ReviewedError
  readonly name: string
  readonly onReview: Dispatch<ReviewEvent>
}

function ClassSelect({ error, name, onReview }: ChangeProps): ReactElement {
  return (
    <select
      className="input w-full sm:w-72! print:hidden"
      aria-label={COPY_ERRORS.classOf(name)}
      value={error.code}
      onChange={(event) => {
        const chosen = event.currentTarget.value
        if (isErrorClass(chosen)) onReview({ type: 'class-chosen', key: error.key, code: chosen })
      }}
    >
      {CHOSEN_CLASSES.map((one) => (
        <option key={one} value={one}>
          {ERROR_CLASS_NAMES[one]}
        </option>
      ))}
    </select>
  )
}

function Silence({ error, name, onReview }: ChangeProps): ReactElement {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-[0.9375rem] print:hidden">
      <input
        type="checkbox"
        className="size-5 accent-ink-700"
        aria-label={COPY_ERRORS.silenceOf(name)}
        checked={error.silent}
        onChange={(event) =>
          onReview({ type: 'silenced', key: error.key, silent: event.currentTarget.checked })
        }
      />
      {COPY_ERRORS.silence}
    </label>
  )
}
