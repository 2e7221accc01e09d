import { type CopyDraft, pieceOf } from '../draft/copy-draft.ts'
import { forgottenSentences } from '../draft/sentence-remarks.ts'
import { isExpectedForm } from '../text/expected-form.ts'
import type { WordSpan } from '../text/sentence-spans.ts'

/** A word of the dictation, several that the copy writes in one piece, or a sentence that it does not have. */
export interface CopyPiece {
  readonly first: number
  readonly last: number
  readonly expected: string
  /** '' when forgotten. */
  readonly written: string
}

/** Last word of what is told in one piece with this one, and what is written for it; undefined when nothing begins here. */
function writtenPiece(
  draft: CopyDraft,
  at: number,
  sentence: WordSpan | undefined,
): Pick<CopyPiece, 'last' | 'written'> | undefined {
  const verdict = draft.words[at]?.verdict
  if (verdict?.kind === 'written') return { last: pieceOf(draft, at)[1], written: verdict.text }
  if (verdict?.kind !== 'forgotten' || (sentence && sentence.first < at)) return undefined
  return { last: sentence?.last ?? at, written: '' }
}

/** In order. The other spelling of 1990 is right, a differing accent is wrong. */
export function wrongPieces(draft: CopyDraft): CopyPiece[] {
  const sentences = forgottenSentences(draft)
  return draft.words.flatMap(({ start }, first) => {
    const sentence = sentences.find((one) => one.first <= first && first <= one.last)
    const piece = writtenPiece(draft, first, sentence)
    if (!piece) return []
    const expected = draft.original.slice(start, draft.words[piece.last]?.end)
    return isExpectedForm(expected, piece.written) ? [] : [{ first, expected, ...piece }]
  })
}
