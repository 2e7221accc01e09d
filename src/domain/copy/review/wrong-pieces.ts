/** The pieces of a settled copy that are written otherwise than dictated: what an error is named from. */
import { type CopyDraft, pieceOf } from '../draft/copy-draft.ts'
import { isSpellingVariant } from '../text/spelling-1990.ts'

/** One word of the dictation, or several that the copy writes in one piece. */
export interface CopyPiece {
  /** Indexes of the first and last word of the dictation. */
  readonly first: number
  readonly last: number
  /** As the dictation writes it. */
  readonly expected: string
  /** As it stands on the copy, '' when it was forgotten. */
  readonly written: string
}

/** Wrong pieces in order; a word in the other spelling of 1990 is right, an accent that differs is not. */
export function wrongPieces(draft: CopyDraft): CopyPiece[] {
  return draft.words.flatMap(({ verdict, start }, first) => {
    if (verdict?.kind !== 'written' && verdict?.kind !== 'forgotten') return []
    const [, last] = verdict.kind === 'written' ? pieceOf(draft, first) : [first, first]
    const expected = draft.original.slice(start, draft.words[last]?.end)
    const written = verdict.kind === 'written' ? verdict.text : ''
    const right = written === expected || isSpellingVariant(expected, written)
    return right ? [] : [{ first, last, expected, written }]
  })
}
