/** The specified comparison of a copy with its dictation (specification §5; COR-02). */
import { scorePercent } from '../../results/results.ts'
import { numeralParts, rectifiedSpelling } from './spelling-1990.ts'
import { comparisonKey, type TextWord, wordsOf } from './text-words.ts'

export interface CorrectionScore {
  readonly word_count: number
  readonly error_count: number
  /** Percent, 0 to 100. */
  readonly score: number
}

export interface MarkedWord extends TextWord {
  readonly wrong: boolean
}

/** An original word is wrong when it stands nowhere in the detected text, in either spelling of 1990 (MAR-06). */
export function markWords(original: string, detected: string): MarkedWord[] {
  const written = wordsOf(detected)
  const present = new Set(written.map((word) => word.key))
  const rectified = new Set(written.flatMap(({ text }) => rectifiedKeys(text)))
  return wordsOf(original).map((word) => {
    const isOther = rectifiedKeys(word.text).every((key) => rectified.has(key))
    return { ...word, wrong: !present.has(word.key) && !isOther }
  })
}

/** «vingt-et-un» is «vingt et un», three words. */
function rectifiedKeys(form: string): string[] {
  return numeralParts(rectifiedSpelling(form)).map(comparisonKey)
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
