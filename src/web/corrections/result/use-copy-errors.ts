import { type Dispatch, useMemo } from 'react'
import { type CopyDraft, isExtraKept } from '../../../domain/copy/draft/copy-draft.ts'
import {
  type CopyReview,
  errorKey,
  type ReviewEvent,
} from '../../../domain/copy/review/copy-review.ts'
import {
  countedErrors,
  type GradedError,
  type GradedText,
} from '../../../domain/copy/review/grading-scale.ts'
import { wrongPieces } from '../../../domain/copy/review/wrong-pieces.ts'
import { useNamedCopy } from './copy-errors-api.ts'
import { type NamedErrors, namedByKey, type ReviewedError, reviewedErrors } from './errors-state.ts'

export interface CopyErrors {
  readonly status: 'ready' | 'loading' | 'failed'
  readonly errors: readonly ReviewedError[]
  /** The same with the classes that count. */
  readonly counted: readonly GradedError[]
  /** null until the server has said which words agree. */
  readonly text: GradedText | null
  readonly review: CopyReview
  /** null where nothing can be changed. */
  readonly onReview: Dispatch<ReviewEvent> | null
  readonly onRetry: () => void
}

export interface ReviewControl {
  readonly review: CopyReview
  readonly onReview: Dispatch<ReviewEvent> | null
}

/** What is known of a copy's errors without asking, and whom to ask for the others. */
export interface NamingSource {
  /** null when the text that the copy was compared with is not there any more. */
  readonly dictationId: string | null
  readonly named: NamedErrors
  readonly text: GradedText | null
}

const NOTHING_NAMED: NamedErrors = new Map()

/** A copy that was just settled: nothing is known of its errors yet. */
export function unnamedSource(dictationId: string | null): NamingSource {
  return { dictationId, named: NOTHING_NAMED, text: null }
}

/** The errors of a settled copy, named by the server as soon as it answers; the result never waits for them. */
export function useCopyErrors(
  draft: CopyDraft,
  source: NamingSource,
  { review, onReview }: ReviewControl,
): CopyErrors {
  const { dictationId, named } = source
  const pieces = useMemo(() => wrongPieces(draft), [draft])
  const extras = useMemo(() => draft.extras.filter((one) => isExtraKept(draft, one)), [draft])
  const unknown = useMemo(
    () => pieces.filter((piece) => !named.has(errorKey(piece))),
    [pieces, named],
  )
  const wanted = unknown.length > 0 || (review.scale === 'positive' && source.text === null)
  const { data, isError, refetch } = useNamedCopy(dictationId, unknown, wanted)
  const all = useMemo(
    () => new Map([...named, ...namedByKey(unknown, data?.errors ?? [])]),
    [named, unknown, data],
  )
  const errors = reviewedErrors({ pieces, extras, signs: draft.signs }, all, review)
  const waiting = isError ? 'failed' : 'loading'
  const words = draft.words.length
  return {
    status: data || !wanted || dictationId === null ? 'ready' : waiting,
    errors,
    counted: countedErrors(errors, review.switches),
    text: source.text ?? (data ? { words, nominal: data.nominal, verbal: data.verbal } : null),
    review,
    onReview,
    onRetry: () => void refetch(),
  }
}
