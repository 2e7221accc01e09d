/** What of a correction leaving would lose: a copy that is not stored, or what was changed of its review since. */
import {
  type Review,
  type ReviewedCopy,
  reviewedCopyOf,
} from '../../domain/copy/review/copy-review.ts'
import type { Copy } from './copy-state.ts'
import type { CorrectState } from './correct-state.ts'

/** The review of a copy when it is not the one that was stored; null when it is, or when none was stored. */
export function changedReview(
  { draft }: Copy,
  review: Review,
  stored: ReviewedCopy | null,
): ReviewedCopy | null {
  const changed = reviewedCopyOf(draft, review)
  return stored === null || JSON.stringify(changed) === JSON.stringify(stored) ? null : changed
}

/** Whether a copy is stored with another review than the one on the screen. */
export function hasUnsavedReview({ stage, sending, review }: CorrectState): boolean {
  if (stage.kind !== 'result' || stage.saving.kind !== 'saved') return false
  return changedReview(stage.copy, review, sending?.review ?? null) !== null
}

/** Whether leaving now would lose work that is not stored. */
export function hasUnsavedWork(state: CorrectState): boolean {
  const { stage } = state
  if (stage.kind === 'settling') return true
  if (stage.kind === 'reading' || stage.kind === 'waiting') return stage.copy !== null
  if (stage.kind !== 'result') return false
  return stage.saving.kind !== 'saved' || hasUnsavedReview(state)
}
