/** A stored correction opened again: from its review, or, for old rows without one, from its text. */
import { type CopyDraft, guidedDraft, markRestRight } from '../../domain/copy/draft/copy-draft.ts'
import { applyTypedText, scoreDraft } from '../../domain/copy/draft/copy-text.ts'
import {
  type CopyReview,
  EMPTY_REVIEW,
  type ReviewedCopy,
  reviewOf,
} from '../../domain/copy/review/copy-review.ts'
import { draftOfCorrectedCopy } from '../../domain/copy/review/corrected-copy.ts'
import type { GradedText } from '../../domain/copy/review/grading-scale.ts'
import { wrongPieces } from '../../domain/copy/review/wrong-pieces.ts'
import {
  type ClassesByErrorKey,
  type NamedError,
  namedByKey,
} from '../corrections/result/errors-state.ts'

interface StoredNames {
  readonly errors: readonly NamedError[]
  readonly nominal: readonly number[]
  readonly verbal: readonly number[]
}

export interface StoredCopyResult {
  readonly content: string
  readonly word_count: number
  readonly error_count: number
  readonly review: (ReviewedCopy & { readonly named: StoredNames }) | null
  /** The current text of the dictation; null once deleted. */
  readonly dictation_content: string | null
}

export interface OpenedResult {
  readonly draft: CopyDraft
  readonly review: CopyReview
  readonly named: ClassesByErrorKey
  readonly text: GradedText | null
  /** Whether the dictation is still the text the copy was compared with. */
  readonly isSameText: boolean
}

/** Aligns the text with the current dictation; only if that gives the stored score. */
function openedWithoutReview(stored: StoredCopyResult): OpenedResult | undefined {
  const { content, dictation_content } = stored
  if (dictation_content === null) return undefined
  const typed = applyTypedText(guidedDraft(dictation_content), content)
  const draft = markRestRight(typed, 0, typed.words.length - 1)
  const { word_count, error_count } = scoreDraft(draft)
  if (word_count !== stored.word_count || error_count !== stored.error_count) return undefined
  return { draft, review: EMPTY_REVIEW, named: new Map(), text: null, isSameText: true }
}

/** Undefined when only the text can be shown. */
export function openStoredResult(stored: StoredCopyResult): OpenedResult | undefined {
  const { review: saved, dictation_content } = stored
  if (saved === null) return openedWithoutReview(stored)
  const draft = draftOfCorrectedCopy(saved)
  const review = draft && reviewOf(saved, draft)
  if (!draft || !review) return undefined
  const { errors, nominal, verbal } = saved.named
  return {
    draft,
    review,
    named: namedByKey(wrongPieces(draft), errors),
    text: { words: draft.words.length, nominal, verbal },
    isSameText: dictation_content?.normalize('NFC').trim() === saved.original,
  }
}
