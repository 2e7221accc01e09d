/** The words an adult gives, as typed in one field separated by commas (GEN-02). */
import { accept, type Refusal, type Result, refuse } from '../refusal.ts'

/** A weekly list holds about twenty words; beyond these limits the input is no word list. */
export const MAX_LISTED_WORDS = 200
export const MAX_WORD_LENGTH = 40

/** Markup, URLs, format and control characters. */
const FOREIGN = /[<>{}[\]\\^|`#*_~\p{Cf}\p{Cc}]|:\/\//gu

function tidy(word: string): string {
  return word
    .replace(FOREIGN, ' ')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()
}

const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u

function withoutRepeats(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.filter((word) => {
    const key = word.toLocaleLowerCase('fr')
    if (!LETTER_OR_FIGURE.test(word) || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Drops entries without a letter or a digit, and duplicates regardless of case. Keeps the order. */
export function parseWordList(text: string): string[] {
  return withoutRepeats(
    text
      .normalize('NFC')
      .split(/[,;\n\r]+/u)
      .map(tidy),
  )
}

/** Inverse of `parseWordList`. */
export function makeWordList(words: readonly string[]): string {
  return words.join(', ')
}

/** Appends new words to the text of the field (GEN-07). */
export function mergeWordList(text: string, words: readonly string[]): string {
  return makeWordList(withoutRepeats([...parseWordList(text), ...words.flatMap(parseWordList)]))
}

export function checkWordList(words: readonly string[]): Result<readonly string[], Refusal> {
  const clean = withoutRepeats(words.flatMap(parseWordList))
  if (clean.length === 0) return refuse({ kind: 'no-words' })
  if (clean.length > MAX_LISTED_WORDS)
    return refuse({ kind: 'too-many-words', maximum: MAX_LISTED_WORDS })
  const long = clean.find((word) => [...word].length > MAX_WORD_LENGTH)
  if (long !== undefined) {
    return refuse({ kind: 'word-too-long', word: long, maximum: MAX_WORD_LENGTH })
  }
  return accept(clean)
}
