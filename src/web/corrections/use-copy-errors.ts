import { type Dispatch, useMemo, useState } from 'react'
import { type CopyDraft, isExtraKept } from '../../domain/copy-draft.ts'
import { wrongPieces } from '../../domain/copy-piece.ts'
import type { Scale, ScaledText } from '../../domain/scale.ts'
import { useNamedCopy } from './copy-errors-api.ts'
import {
  type Review,
  type ReviewEvent,
  type ReviewedError,
  reviewedErrors,
} from './errors-state.ts'

export interface CopyErrors {
  readonly status: 'ready' | 'loading' | 'failed'
  readonly errors: readonly ReviewedError[]
  /** null until the server has said which words agree. */
  readonly text: ScaledText | null
  readonly scale: Scale
  readonly onScale: (scale: Scale) => void
  readonly onReview: Dispatch<ReviewEvent>
  readonly onRetry: () => void
}

export interface ReviewHeld {
  readonly review: Review
  readonly onReview: Dispatch<ReviewEvent>
}

/** The errors of a validated copy, named by the server as soon as it answers; the result never waits for them. */
export function useCopyErrors(
  draft: CopyDraft,
  dictationId: string | null,
  { review, onReview }: ReviewHeld,
): CopyErrors {
  const [scale, onScale] = useState<Scale>('specified')
  const pieces = useMemo(() => wrongPieces(draft), [draft])
  const extras = useMemo(() => draft.extras.filter((one) => isExtraKept(draft, one)), [draft])
  const wanted = pieces.length > 0 || scale === 'positive'
  const { data, isError, refetch } = useNamedCopy(dictationId, pieces, wanted)
  const waiting = isError ? 'failed' : 'loading'
  return {
    status: data || !wanted ? 'ready' : waiting,
    errors: reviewedErrors({ pieces, extras }, data?.errors ?? [], review),
    text: data ? { words: draft.words.length, nominal: data.nominal, verbal: data.verbal } : null,
    scale,
    onScale,
    onReview,
    onRetry: () => void refetch(),
  }
}
