/** The specified comparison of a copy with its dictation (specification §5; COR-02). */

export interface TextWord {
  readonly text: string
  /** What is compared: see `comparisonKey`. */
  readonly key: string
  /** Offsets in the NFC text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

export interface CorrectionScore {
  readonly word_count: number
  readonly error_count: number
  /** Percent, 0 to 100. */
  readonly score: number
}

export interface MarkedWord extends TextWord {
  readonly wrong: boolean
}

const APOSTROPHES = /[\u2019\u2018\u02bc\u00b4`\u2032\uff07]/gu
const HYPHENS = /[\u2010-\u2015\u2212]/gu
const WORD = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu

/** Replaces one character by one, so that offsets hold. */
function unify(text: string): string {
  return text.replace(APOSTROPHES, "'").replace(HYPHENS, '-')
}

/** Ignores case, accents and ligatures, as the specified comparison does. */
export function comparisonKey(word: string): string {
  return unify(word.normalize('NFC'))
    .toLocaleLowerCase('fr')
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
}

/** Punctuation is never a word; «l'école» and «arc-en-ciel» are one word each. */
export function wordsOf(text: string): TextWord[] {
  const unified = unify(text.normalize('NFC'))
  return Array.from(unified.matchAll(WORD), (match) => ({
    text: match[0],
    key: comparisonKey(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The original's words, each wrong when it is absent from the set of detected words. */
export function markWords(original: string, detected: string): MarkedWord[] {
  const present = new Set(wordsOf(detected).map((word) => word.key))
  return wordsOf(original).map((word) => ({ ...word, wrong: !present.has(word.key) }))
}

/** Percentage of right answers, rounded; 0 when there were none to give. */
export function scorePercent(words: number, errors: number): number {
  if (words <= 0) return 0
  return Math.min(100, Math.max(0, Math.round(((words - errors) / words) * 100)))
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
