/** What leaving a correction would lose: a copy that is not stored, or changes to the review of a stored one. */
import {
  type CopyReview,
  type ReviewedCopy,
  reviewedCopyOf,
} from '../../domain/copy/review/copy-review.ts'
import type { CorrectionState } from './correction-state.ts'
import type { CopyVerification } from './verification/verification-state.ts'

/** The review to store; null when it is the stored one, or when none was stored. */
export function changedReview(
  { draft }: CopyVerification,
  review: CopyReview,
  stored: ReviewedCopy | null,
): ReviewedCopy | null {
  const changed = reviewedCopyOf(draft, review)
  return stored === null || JSON.stringify(changed) === JSON.stringify(stored) ? null : changed
}

export function hasUnsavedReview({ step, submission, review }: CorrectionState): boolean {
  if (step.kind !== 'result' || step.saving.kind !== 'saved') return false
  return changedReview(step.copy, review, submission?.review ?? null) !== null
}

export function hasUnsavedWork(state: CorrectionState): boolean {
  const { step } = state
  if (step.kind === 'verifying') return true
  if (step.kind === 'reading' || step.kind === 'waiting') return step.copy !== null
  if (step.kind !== 'result') return false
  return step.saving.kind !== 'saved' || hasUnsavedReview(state)
}
