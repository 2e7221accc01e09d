/** A stored correction opened again: as it was saved, or, for one that was stored without its review, as its text still tells. */
import { type CopyDraft, guidedDraft, judgeRest } from '../../../domain/copy-draft.ts'
import { wrongPieces } from '../../../domain/copy-piece.ts'
import { draftOfRecord } from '../../../domain/copy-record.ts'
import { type CopyReview, NO_REVIEW, type Review, reviewOf } from '../../../domain/copy-review.ts'
import { retype, scoreDraft } from '../../../domain/copy-text.ts'
import type { ScaledText } from '../../../domain/scale.ts'
import { type Named, type NamedError, namedByKey } from './errors-state.ts'

interface StoredNames {
  readonly errors: readonly NamedError[]
  readonly nominal: readonly number[]
  readonly verbal: readonly number[]
}

export interface StoredCopy {
  readonly content: string
  readonly word_count: number
  readonly error_count: number
  readonly review: (CopyReview & { readonly named: StoredNames }) | null
  /** The dictation's text of today; null once it is deleted. */
  readonly dictation_content: string | null
}

export interface OpenedCopy {
  readonly draft: CopyDraft
  readonly review: Review
  readonly named: Named
  readonly text: ScaledText | null
  /** Whether the dictation still says what the copy was compared with. */
  readonly isSameText: boolean
}

/** The text of a copy against the dictation of today, when that gives the score that was stored. */
function openedWithoutReview(stored: StoredCopy): OpenedCopy | undefined {
  const { content, dictation_content } = stored
  if (dictation_content === null) return undefined
  const typed = retype(guidedDraft(dictation_content), content)
  const draft = judgeRest(typed, 0, typed.words.length - 1)
  const { word_count, error_count } = scoreDraft(draft)
  if (word_count !== stored.word_count || error_count !== stored.error_count) return undefined
  return { draft, review: NO_REVIEW, named: new Map(), text: null, isSameText: true }
}

/** undefined when only the text of the copy is left to show. */
export function openStored(stored: StoredCopy): OpenedCopy | undefined {
  const { review: saved, dictation_content } = stored
  if (saved === null) return openedWithoutReview(stored)
  const draft = draftOfRecord(saved)
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
