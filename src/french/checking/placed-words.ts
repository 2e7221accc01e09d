/** What each given word became in a text: the sentence that holds it, and the form in which it does. */
import type { Language } from '../data/language.ts'
import type { GivenWord } from '../generation/request/interpretation.ts'
import { withoutArticle } from '../generation/request/noun-interpretations.ts'
import { containsGivenWord } from './given-word-coverage.ts'

/** A given word as a sentence holds it: «manger» in «mangeait». */
export interface PlacedWord {
  readonly word: string
  readonly form: string
}

const WORD = /\p{L}+(?:-\p{L}+)*'?|\p{N}+/gu
/** Words of the longest form that is looked for: «au fur et à mesure». */
const MAX_WORDS = 6

/** Whether a sentence holds the word, or the noun without the article that it was given with. */
export function sentenceHolds(text: string, word: GivenWord, language: Language): boolean {
  return (
    containsGivenWord(text, word, language) ||
    containsGivenWord(text, withoutArticle(word), language)
  )
}

/** The shortest piece of the sentence that holds the word. */
function formIn(text: string, word: GivenWord, language: Language): string {
  const places = Array.from(text.matchAll(WORD), ({ index, 0: { length } }) => [
    index,
    index + length,
  ])
  for (let count = 1; count <= MAX_WORDS; count += 1) {
    for (const [at, [from = 0] = []] of places.slice(0, places.length - count + 1).entries()) {
      const piece = text.slice(from, places[at + count - 1]?.[1])
      if (sentenceHolds(piece, word, language)) return piece
    }
  }
  return word.text
}

/** The given words that a sentence holds, in the order in which they were given. */
export function placedWords(
  text: string,
  words: readonly GivenWord[],
  language: Language,
): PlacedWord[] {
  return words
    .filter((word) => sentenceHolds(text, word, language))
    .map((word) => ({ word: word.text, form: formIn(text, word, language) }))
}
