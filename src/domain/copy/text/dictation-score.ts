/** The specified comparison of a copy with its dictation (specification §5; COR-02). */

/** A word of a text and where it stands, so that a screen can mark the text itself. */
export interface TextWord {
  readonly text: string
  /** Lowercased, without accents, quotes unified: what is compared. */
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

/** Unifies what a keyboard or a camera may write in several ways, one character for one so that offsets hold. */
function unify(text: string): string {
  return text.replace(APOSTROPHES, "'").replace(HYPHENS, '-')
}

/** What two spellings of a word have in common for the specified rule: case, accents and ligatures do not count. */
export function comparisonKey(word: string): string {
  return unify(word.normalize('NFC'))
    .toLocaleLowerCase('fr')
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
}

/** The words of a text in order. Punctuation is never a word; «l'école» and «arc-en-ciel» are one word each. */
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

/** Percent of right words, rounded, bounded to 0..100, and 0 when there are no words. */
export function scorePercent(words: number, errors: number): number {
  if (words <= 0) return 0
  return Math.min(100, Math.max(0, Math.round(((words - errors) / words) * 100)))
}

/**
 * Score of a copy: every original word missing from the detected words is an error. `leftOut` are indexes of original words
 * that nobody can read: the rule is applied to the others.
 */
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
