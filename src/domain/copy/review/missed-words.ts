import { markWords } from '../text/dictation-score.ts'
import { type CorrectedCopy, draftOfCorrectedCopy } from './corrected-copy.ts'
import { wrongPieces } from './wrong-pieces.ts'

/** Comparison keys of the words that a verified copy got wrong, each once; those left illegible are not among them. */
export function missedWords(copy: CorrectedCopy): string[] {
  const draft = draftOfCorrectedCopy(copy)
  if (draft === undefined) return []
  const keys = wrongPieces(draft).flatMap(({ first, last }) =>
    draft.words.slice(first, last + 1).map(({ key }) => key),
  )
  return [...new Set(keys)]
}

/** The same of a copy of which only the text was stored: the words that it has nowhere (COR-02). */
export function wordsMissingFrom(original: string, detected: string): string[] {
  const wrong = markWords(original, detected).filter((word) => word.wrong)
  return [...new Set(wrong.map(({ key }) => key))]
}
