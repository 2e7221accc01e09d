/** Misspelled words, and words too rare for the class. */
import { type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import { memoise } from '../memoise.ts'
import type { Analysis } from '../morphology/features.ts'
import { analyseToken, type TextToken } from '../morphology/tokeniser.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'

const ELIDED = /'$/u
/** Words that stand in locutions only, beside those of the tables. */
const IN_LOCUTIONS = 'parce plupart quelques-uns quelques-unes fur instar abord fait'

const locutionWords = memoise((language: Language, _all: string): ReadonlySet<string> => {
  const locutions = [...language.functionWords.keys(), ...language.nounForms.keys()]
  const words = locutions
    .filter((form) => form.includes(' '))
    .flatMap((form) => form.split(/[ ']/u))
  return new Set([...words, ...IN_LOCUTIONS.split(' ')])
})

function isKnown(text: string, language: Language): boolean {
  const { lexicon, nounForms, adjectives, functionWords: tools, names } = language
  return (
    lexicon.has(text) ||
    CLOSED_CLASS_WORDS.has(text) ||
    nounForms.has(text) ||
    adjectives.has(text) ||
    tools.has(text) ||
    locutionWords(language, '').has(text) ||
    names.some(({ name }) => name === text)
  )
}

/** Known whole or by its hyphenated parts; digits, Roman numerals and capitals inside a sentence are not judged. */
function isSpelledRight(word: TextToken, first: boolean, language: Language): boolean {
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
        analyseToken({ ...word, text: part, lower: part.toLocaleLowerCase('fr') }, language)
          .length > 0,
    )
  )
}

/** Words that no table and no lexicon knows; those that the teacher gave are right. */
export function misspelledWords(
  words: readonly TextToken[],
  given: ReadonlySet<string>,
  language: Language,
): string[] {
  return words
    .filter((word, at) => !given.has(word.lower) && !isSpelledRight(word, at === 0, language))
    .map(({ text }) => text)
}

/** From CM1 on, being in no table does not make a word rare. */
const LAST_TABLED = 3
const LAST_LEVEL = 4

/** Level of the lemma in the tables; null when it is in none. */
function tabledLevel({ nature, lemma }: Analysis, language: Language): number | null {
  switch (nature) {
    case 'nom': {
      const entries = language.nounForms.get(lemma) ?? []
      return entries.length === 0 ? null : Math.min(...entries.map(({ noun }) => noun.level))
    }
    case 'adjectif':
      return language.adjectives.get(lemma)?.level ?? null
    case 'verbe':
      return language.verbs.get(lemma)?.level ?? language.verbs.get(`se ${lemma}`)?.level ?? null
    default:
      return 1
  }
}

function isRare(word: TextToken, rank: number, language: Language): boolean {
  if (CLOSED_CLASS_WORDS.has(word.lower) || language.functionWords.has(word.lower)) return false
  if ((language.nounForms.get(word.lower) ?? []).some(({ noun }) => noun.level <= rank + 1))
    return false
  const analyses = analyseToken(word, language)
  // «Élise» is a first name before it is a form of «élire».
  if (analyses.some(({ proper }) => proper !== undefined)) return false
  const levels = analyses.map((analysis) => tabledLevel(analysis, language))
  if (levels.length === 0) return false
  const known = levels.filter((level) => level !== null)
  return known.length === 0 ? rank <= LAST_TABLED : Math.min(...known) > rank + 1
}

/** Words outside the tables written by hand, or of a later level, each once; the given words are not judged. */
export function rareWords(
  words: readonly TextToken[],
  { level, given }: { readonly level: Level; readonly given: ReadonlySet<string> },
  language: Language,
): string[] {
  const rank = Math.min(LAST_LEVEL, levelRank(level) + 1)
  const rare = words.filter(
    (word) => word.lower.length > 2 && !given.has(word.lower) && isRare(word, rank, language),
  )
  return [...new Set(rare.map(({ lower }) => lower))]
}
