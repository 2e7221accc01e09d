/** Words that no table and no lexicon knows. */
import type { Language } from '../language.ts'
import { remembered } from '../memory.ts'
import { CLOSED_WORDS } from '../syntax/closed-words.ts'
import { analysesOf, type WrittenWord } from './written-words.ts'

const ELIDED = /'$/u
/** Words that stand in locutions only, beside those of the tables. */
const IN_LOCUTIONS = 'parce plupart quelques-uns quelques-unes fur instar abord fait'

const locutionWords = remembered((language: Language, _all: string): ReadonlySet<string> => {
  const locutions = [...language.tools.keys(), ...language.nounForms.keys()]
  const words = locutions
    .filter((form) => form.includes(' '))
    .flatMap((form) => form.split(/[ ']/u))
  return new Set([...words, ...IN_LOCUTIONS.split(' ')])
})

function isKnown(text: string, language: Language): boolean {
  const { lexicon, nounForms, adjectives, tools, names } = language
  return (
    lexicon.has(text) ||
    CLOSED_WORDS.has(text) ||
    nounForms.has(text) ||
    adjectives.has(text) ||
    tools.has(text) ||
    locutionWords(language, '').has(text) ||
    names.some(({ name }) => name === text)
  )
}

/** «petit-déjeuner» is known by its parts, «XXe» and «21» by their signs. */
function isSpelled(word: WrittenWord, first: boolean, language: Language): boolean {
  const { text, lower } = word
  if (/\d/u.test(text) || ELIDED.test(text) || /^[IVXLC]+e?$/u.test(text)) return true
  if (isKnown(text, language) || isKnown(lower, language)) return true
  // A capital inside a sentence is a proper noun's.
  if (!first && /^\p{Lu}/u.test(text)) return true
  const parts = text.split('-')
  return (
    parts.length > 1 &&
    parts.every(
      (part) =>
        analysesOf({ ...word, text: part, lower: part.toLocaleLowerCase('fr') }, language).length >
        0,
    )
  )
}

/** The misspelled words; those that the teacher gave are right. */
export function misspelled(
  words: readonly WrittenWord[],
  given: ReadonlySet<string>,
  language: Language,
): string[] {
  return words
    .filter((word, at) => !given.has(word.lower) && !isSpelled(word, at === 0, language))
    .map(({ text }) => text)
}
