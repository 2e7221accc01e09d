import type { Dispatch, ReactElement } from 'react'
import type { ReviewEvent } from '../../../domain/copy/review/copy-review.ts'
import { isErrorClass } from '../../../domain/copy/review/error-class.ts'
import { COPY_ERRORS } from '../../../texts/corrections/copy-errors.ts'
import { ERROR_CLASS_NAMES } from '../../../texts/corrections/error-explanations.ts'
import { CHOSEN_CLASSES, mayChangeClass, type ReviewedError } from './errors-state.ts'

interface ErrorRowProps {
  readonly error: ReviewedError
  /** Null when read-only. */
  readonly onReview: Dispatch<ReviewEvent> | null
}

export function ErrorRow({ error, onReview }: ErrorRowProps): ReactElement {
  const { expected, written, code, explanation, silent } = error
  const name = expected || written
  return (
    <li className="error-row grid gap-x-5 gap-y-2 border-b-[1.5px] border-rule py-3.5 last:border-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center print:grid-cols-[minmax(0,1fr)_auto] print:py-1.5">
      <div className="min-w-0">
        <Pair error={error} />
        {explanation !== null && !silent && (
          <p className="mt-1.5 text-[0.9375rem] print:mt-0.5">{explanation}</p>
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

function Pair({ error: { expected, written } }: { error: ReviewedError }): ReactElement {
  return (
    <p className="font-reading text-lg leading-snug">
      {written !== '' && (
        <>
          <span className="sr-only">{COPY_ERRORS.written(written)}</span>
          <s aria-hidden="true" className="text-margin-700 decoration-2">
            {written}
          </s>
        </>
      )}
      {expected === '' ? (
        <span className="ml-2 text-base text-muted">{COPY_ERRORS.extra}</span>
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
