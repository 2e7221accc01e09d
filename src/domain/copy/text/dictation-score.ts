/** The specified comparison of a copy with its dictation (specification §5; COR-02). */
import { scorePercent } from '../../results/results.ts'
import { type TextWord, wordsOf } from './text-words.ts'

export interface CorrectionScore {
  readonly word_count: number
  readonly error_count: number
  /** Percent, 0 to 100. */
  readonly score: number
}

export interface MarkedWord extends TextWord {
  readonly wrong: boolean
}

/** An original word is wrong when it stands nowhere in the detected text. */
export function markWords(original: string, detected: string): MarkedWord[] {
  const present = new Set(wordsOf(detected).map((word) => word.key))
  return wordsOf(original).map((word) => ({ ...word, wrong: !present.has(word.key) }))
}

/** Every original word missing from the detected ones is an error. `leftOut`: indexes of illegible words, not scored. */
export function scoreCorrection(
  original: string,
  detected: string,
  leftOut: readonly number[] = [],
): CorrectionScore {
  const marked = markWords(original, detected).filter((_, index) => !leftOut.includes(index))
  const errors = marked.filter((word) => word.wrong).length
  return {
    word_count: marked.length,
    error_count: errors,
    score: scorePercent(marked.length, errors),
  }
}
