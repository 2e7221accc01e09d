/** Words that goals add to the given ones. */
import { type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import { interpretGivenWord } from '../generation/request/given-word.ts'
import type { GivenWord } from '../generation/request/interpretation.ts'
import { containsWord } from '../generation/request/text-normalisation.ts'
import type { Sampler } from '../sampler.ts'
import type { GoalConstraints } from './goal-rule.ts'

const LAST_LEVEL = 4
/** By one goal on letters. */
const MAX_ADDED = 3

interface WordSearch {
  readonly level: Level
  /** In sentences. */
  readonly length: number
  /** Id of the theme of the text. */
  readonly theme: string | null
  readonly random: Sampler
}

function isGiven(form: string, words: readonly GivenWord[]): boolean {
  return words.some(({ text }) => containsWord(text, form))
}

interface Found {
  readonly form: string
  readonly near: number
}

/** «-ger$» asks for verbs. */
function isVerbal(letters: RegExp): boolean {
  return /(?:er|ir|re)\$$/u.test(letters.source)
}

function verbsWith(letters: RegExp, level: number, { verbs }: Language): Found[] {
  if (!isVerbal(letters)) return []
  return [...verbs].flatMap(([form, verb]) =>
    letters.test(form) && verb.level <= level ? [{ form, near: 0 }] : [],
  )
}

/** Nouns of the tables; those of the theme first. */
function nounsWith(
  letters: RegExp,
  { theme, level }: { readonly theme: string | null; readonly level: number },
  { nounForms }: Language,
): Found[] {
  return [...nounForms].flatMap(([form, [reading]]) => {
    const matches = letters.test(form) && !/[\s\p{Lu}]/u.test(form)
    if (!matches || reading === undefined || reading.noun.level > level) return []
    return [{ form, near: theme !== null && reading.noun.themes.includes(theme) ? 0 : 1 }]
  })
}

function wordsWith(letters: RegExp, ask: WordSearch, language: Language): string[] {
  const level = Math.min(LAST_LEVEL, levelRank(ask.level) + 1)
  const found = [
    ...verbsWith(letters, level, language),
    ...nounsWith(letters, { theme: ask.theme, level }, language),
  ]
  return ask.random
    .shuffle(found)
    .toSorted((one, other) => one.near - other.near || lemmaFirst(one.form, other.form))
    .map(({ form }) => form)
}

/** A noun before its plural. */
function lemmaFirst(one: string, other: string): number {
  return other.startsWith(one) ? -1 : one.startsWith(other) ? 1 : 0
}

function lettersNeeded(
  letters: RegExp,
  words: readonly GivenWord[],
  { length }: WordSearch,
): number {
  const given = words.filter(({ text, interpretations: [sense] }) => {
    // «tu chantes» is one of the verbs in -er, «journaux» one of the nouns in -al.
    const isOfVerb = sense !== undefined && 'lemma' in sense && isVerbal(letters)
    const lemma = sense?.kind === 'noun' ? sense.noun.lemma : isOfVerb ? sense.lemma : text
    return letters.test(text) || letters.test(lemma)
  }).length
  const needed = Math.min(length, Math.max(2, Math.floor(length / 3)))
  return Math.min(MAX_ADDED, needed - given)
}

/** Words a sentence that leave each at its ease, given ones included. */
const WORDS_OF_A_SENTENCE = 1.5

/** At most as many as leave the sentences at their ease. */
export function wordsForGoals(
  goals: GoalConstraints,
  words: readonly GivenWord[],
  ask: WordSearch,
  language: Language,
): GivenWord[] {
  const capacity = Math.max(0, Math.floor(WORDS_OF_A_SENTENCE * ask.length) - words.length)
  const named = goals.words.filter((word) => !isGiven(word, words))
  const lettered = goals.letters.flatMap((letters) => {
    const needed = lettersNeeded(letters, words, ask)
    return needed > 0 ? wordsWith(letters, ask, language).slice(0, needed) : []
  })
  return [...new Set([...named, ...lettered])]
    .slice(0, capacity)
    .map((word) => interpretGivenWord(word, language))
    .filter(({ interpretations: [reading] }) => reading?.kind !== 'unknown')
}
