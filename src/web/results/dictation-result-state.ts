/** A stored correction opened again: from its review, or, for old rows without one, from its text. */
import { guidedDraft, markRestRight } from '../../domain/copy/draft/copy-draft.ts'
import { applyTypedText, scoreDraft } from '../../domain/copy/draft/copy-text.ts'
import { EMPTY_REVIEW } from '../../domain/copy/review/copy-review.ts'
import type { GradedText } from '../../domain/copy/review/grading-scale.ts'
import {
  type NamedReview,
  type OpenedCopy,
  openReviewedCopy,
} from '../../domain/copy/review/stored-copy.ts'

export interface StoredCopyResult {
  readonly content: string
  readonly word_count: number
  readonly error_count: number
  readonly review: NamedReview | null
  /** The current text of the dictation; null once deleted. */
  readonly dictation_content: string | null
}

export interface OpenedResult extends Omit<OpenedCopy, 'text'> {
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
  const opened = openReviewedCopy(saved)
  const isSameText = dictation_content?.normalize('NFC').trim() === saved.original
  return opened && { ...opened, isSameText }
}
