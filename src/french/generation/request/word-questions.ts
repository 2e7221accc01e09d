/** Given words that are no French words as they are written: asked about before a child is made to learn them. */
import type { Language } from '../../data/language.ts'
import { interpretGivenWord } from './given-word.ts'
import { isUnknown } from './interpretation.ts'
import { nearestKnownWord } from './spelling-suggestion.ts'

export interface WordQuestion {
  readonly word: string
  /** The whole entry as it was probably meant; null when nothing is like it. */
  readonly suggestion: string | null
}

/** «au fur et à mesure», «s'était», «dis-moi»: the words inside. */
const PART = /\p{N}[\p{L}\p{N}]*|\p{L}+'?/gu
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu|aujourd)'$/iu

/** Words that live in a locution only («quant à», «d'emblée»), and signs of measure. */
const ELSEWHERE = new Set('quant instar emblée envi km kg cm mm ml cl'.split(' '))

/** A word of the language, or one that nobody but the adult can judge: a name, an acronym, a number. */
function isSound(part: string, language: Language): boolean {
  if (/^\p{Lu}|^\p{N}/u.test(part) || ELIDED.test(part)) return true
  const lower = part.toLocaleLowerCase('fr')
  if (ELSEWHERE.has(lower)) return true
  return language.lexicon.has(lower) || !isUnknown(interpretGivenWord(lower, language))
}

function suggestionFor(text: string, wrong: string, language: Language): string | null {
  const nearest = nearestKnownWord(wrong, language)
  return nearest === null ? null : text.replace(wrong, nearest)
}

/** A list typed in capitals: most of its words are those of the language in small letters. A list of acronyms is none. */
function isShouted(words: readonly string[], language: Language): boolean {
  const shouts = words.filter((word) => /\p{L}{3}/u.test(word))
  const known = shouts.filter(
    (word) => !isUnknown(interpretGivenWord(word.toLocaleLowerCase('fr'), language)),
  )
  const inCapitals = words.every((word) => word === word.toLocaleUpperCase('fr'))
  return inCapitals && known.length > 1 && known.length * 2 > words.length
}

/** Fewer letters in capitals are an acronym. */
const MIN_SHOUTED = 6

/** «TROTOIR» among words in small letters: no acronym and no name, one slip from a word of the language. */
function isShoutedAlone(word: string, language: Language): boolean {
  const lower = word.toLocaleLowerCase('fr')
  const isLoud = lower !== word && word === word.toLocaleUpperCase('fr')
  const isName = language.lexicon.has(word.charAt(0) + lower.slice(1))
  return (
    isLoud && word.length >= MIN_SHOUTED && !isName && nearestKnownWord(lower, language) !== null
  )
}

export function wordQuestions(words: readonly string[], language: Language): WordQuestion[] {
  const shouted = isShouted(words, language)
  return words.flatMap((word) => {
    const isLoud = shouted || isShoutedAlone(word, language)
    const given = interpretGivenWord(isLoud ? word.toLocaleLowerCase('fr') : word, language)
    if (!isUnknown(given)) return []
    const wrong = Array.from(given.text.matchAll(PART), ([part]) => part).find(
      (part) => !isSound(part, language),
    )
    if (wrong === undefined) return []
    const whole = nearestKnownWord(given.text, language)
    return [{ word, suggestion: whole ?? suggestionFor(given.text, wrong, language) }]
  })
}
