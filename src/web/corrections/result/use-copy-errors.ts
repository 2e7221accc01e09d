import { type Dispatch, useMemo } from 'react'
import type { CopyDraft } from '../../../domain/copy/draft/copy-draft.ts'
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
import {
  type ClassesByErrorKey,
  copyFaults,
  namedByKey,
  type ReviewedError,
  reviewedErrors,
} from '../../../domain/copy/review/reviewed-errors.ts'
import { useNamedCopy } from './copy-errors-api.ts'

export interface CopyErrors {
  readonly status: 'ready' | 'loading' | 'failed'
  readonly errors: readonly ReviewedError[]
  /** With only the classes that count. */
  readonly counted: readonly GradedError[]
  /** Null until the server has answered. */
  readonly text: GradedText | null
  readonly review: CopyReview
  /** Null when read-only. */
  readonly onReview: Dispatch<ReviewEvent> | null
  readonly onRetry: () => void
}

export interface ReviewControl {
  readonly review: CopyReview
  readonly onReview: Dispatch<ReviewEvent> | null
}

/** What is already named, and the dictation to ask for the rest. */
export interface NamingSource {
  /** Null when the dictation has changed or is deleted. */
  readonly dictationId: string | null
  readonly named: ClassesByErrorKey
  readonly text: GradedText | null
}

const NOTHING_NAMED: ClassesByErrorKey = new Map()

/** For a copy just verified. */
export function unnamedSource(dictationId: string | null): NamingSource {
  return { dictationId, named: NOTHING_NAMED, text: null }
}

/** The errors of a verified copy, named as soon as the server answers. */
export function useCopyErrors(
  draft: CopyDraft,
  source: NamingSource,
  { review, onReview }: ReviewControl,
): CopyErrors {
  const { dictationId, named } = source
  const faults = useMemo(() => copyFaults(draft), [draft])
  const { pieces } = faults
  const unknown = useMemo(
    () => pieces.filter((piece) => !named.has(errorKey(piece))),
    [pieces, named],
  )
  const wanted = unknown.length > 0 || (review.scale === 'positive' && source.text === null)
  const { data, isLoadingError, refetch } = useNamedCopy(dictationId, unknown, wanted)
  const all = useMemo(
    () => new Map([...named, ...namedByKey(unknown, data?.errors ?? [])]),
    [named, unknown, data],
  )
  const errors = reviewedErrors(faults, all, review)
  const waiting = isLoadingError ? 'failed' : 'loading'
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
