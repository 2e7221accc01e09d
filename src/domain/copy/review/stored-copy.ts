/** A stored review opened again: the copy, its errors, and what lists tell of them beside the score. */
import type { CopyDraft } from '../draft/copy-draft.ts'
import { type CopyReview, type ReviewedCopy, reviewOf } from './copy-review.ts'
import { draftOfCorrectedCopy } from './corrected-copy.ts'
import {
  countedErrors,
  type FamilyTotals,
  familyTotals,
  type GradedText,
  markFor,
  type PositiveTallies,
  positiveTallies,
} from './grading-scale.ts'
import {
  type ClassesByErrorKey,
  copyFaults,
  type NamedError,
  namedByKey,
  reviewedErrors,
} from './reviewed-errors.ts'
import { wrongPieces } from './wrong-pieces.ts'

interface StoredNames {
  readonly errors: readonly NamedError[]
  readonly nominal: readonly number[]
  readonly verbal: readonly number[]
}

/** A review with the errors as the server named them when it was stored. */
export type NamedReview = ReviewedCopy & { readonly named: StoredNames }

export interface OpenedCopy {
  readonly draft: CopyDraft
  readonly review: CopyReview
  readonly named: ClassesByErrorKey
  readonly text: GradedText
}

/** Undefined when the stored data contradict each other. */
export function openReviewedCopy(stored: NamedReview): OpenedCopy | undefined {
  const draft = draftOfCorrectedCopy(stored)
  const review = draft && reviewOf(stored, draft)
  if (!draft || !review) return undefined
  const { errors, nominal, verbal } = stored.named
  return {
    draft,
    review,
    named: namedByKey(wrongPieces(draft), errors),
    text: { words: draft.words.length, nominal, verbal },
  }
}

/** Remarks by family, each error once by its main class. */
export type CopyRemarks = Omit<FamilyTotals, 'merged'>

/** What stands beside the percentage of a stored copy. */
export interface CopySummary {
  readonly remarks: CopyRemarks
  /** Out of `MARK_OUT_OF`; null unless the adult chose the scale. */
  readonly mark: number | null
  readonly tallies: PositiveTallies | null
}

/** null when the copy cannot be opened again. */
export function summaryOf(stored: NamedReview): CopySummary | null {
  const opened = openReviewedCopy(stored)
  if (!opened) return null
  const { draft, review, named, text } = opened
  const errors = reviewedErrors(copyFaults(draft), named, review)
  const counted = countedErrors(errors, review.switches)
  // Remarks are what was seen; the switches concern the scales alone.
  const { grammatical, lexical, presentation } = familyTotals(errors)
  return {
    remarks: { grammatical, lexical, presentation },
    mark: review.scale === 'points' ? markFor(counted, review.weights) : null,
    tallies: review.scale === 'positive' ? positiveTallies(text, counted) : null,
  }
}
