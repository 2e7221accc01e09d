/** A result on its way to the server. */
import type { ReviewedCopy } from '../../domain/copy/review/copy-review.ts'
import type { CorrectionScore } from '../../domain/copy/text/dictation-score.ts'
import type { GivenPart } from '../../domain/dictation/given-part.ts'

/** Resubmitting the same content is the same correction, under the same idempotency key. */
export interface CorrectionSubmission {
  readonly learnerId: string
  readonly dictationId: string
  readonly part: GivenPart
  readonly content: string
  readonly key: string
  /** As first sent: a retry must send the same body. Null before. */
  readonly review: ReviewedCopy | null
}

/** The server's own figures and timestamps. */
export interface StoredCorrection extends CorrectionScore {
  readonly id: string
  readonly created_at: string
  readonly updated_at: string
}

export type CorrectionSaving =
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** `isPassing`: retried automatically. */
  | { readonly kind: 'failed'; readonly sentence: string; readonly isPassing: boolean }
  | { readonly kind: 'saved'; readonly stored: StoredCorrection }
