import { type CopyDraft, pieceOf } from '../draft/copy-draft.ts'
import { isSpellingVariant } from '../text/spelling-1990.ts'

/** A word of the dictation, or several that the copy writes in one piece. */
export interface CopyPiece {
  readonly first: number
  readonly last: number
  readonly expected: string
  /** '' when forgotten. */
  readonly written: string
}

/** In order. The other spelling of 1990 is right, a differing accent is wrong. */
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
