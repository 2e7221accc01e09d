/** Forms that a goal asks of the given words: «pluriel» and «féminin» put nouns in theirs, and say so. */

import type { Language } from '../../data/language.ts'
import type { GoalConstraints } from '../../goals/goal-rule.ts'
import { pluralOf } from '../../morphology/inflection.ts'
import { interpretGivenWord } from './given-word.ts'
import type { GivenWord } from './interpretation.ts'
import { pluralForm } from './noun-interpretations.ts'

export interface ReinflectedWord {
  readonly word: string
  readonly form: string
}

function pluralOfWord(word: GivenWord, language: Language): string | null {
  const [interpretation] = word.interpretations
  if (interpretation?.kind !== 'noun' || !interpretation.known || interpretation.number !== 's')
    return null
  if (interpretation.determiner !== null || interpretation.noun.fixedNumber !== null) return null
  if (interpretation.form !== interpretation.noun.lemma) return null
  return pluralForm(interpretation.noun, language)
}

/** «boulanger» → «boulangère». */
function feminineOfWord(word: GivenWord): string | null {
  const [interpretation] = word.interpretations
  if (
    interpretation?.kind !== 'noun' ||
    !interpretation.known ||
    interpretation.determiner !== null
  )
    return null
  return interpretation.form === interpretation.noun.lemma ? interpretation.noun.feminine : null
}

/** Nouns that are one in most sentences: «range ses chambres», «a mal aux têtes» would be odd. */
const SINGLE = /^(?:lieu|personne\.famille|abstrait|temps|corps|nature\.(?:ciel|météo))/u

function isSingle({ interpretations: [first] }: GivenWord): boolean {
  return first?.kind === 'noun' && SINGLE.test(first.noun.nounClass)
}

/** Letters that the nouns of «pluriel des noms en -ou» share. */
const SHARED_END = 2

/** The nouns that a goal puts in the plural: all those of one ending, else half of them, those that are often several first. */
function wordsToPluralise(words: readonly GivenWord[], language: Language): Set<GivenWord> {
  const nouns = words.filter((word) => pluralOfWord(word, language) !== null)
  const ends = new Set(nouns.map(({ text }) => text.slice(-SHARED_END)))
  if (ends.size <= 1) return new Set(nouns)
  const several = nouns.filter((word) => !isSingle(word))
  const inOrder = [...several, ...nouns.filter(isSingle)]
  return new Set(inOrder.slice(0, Math.max(2, Math.ceil(nouns.length / 2))))
}

function formForGoals(
  word: GivenWord,
  goals: { readonly plural: boolean; readonly feminine: boolean },
  language: Language,
): string | null {
  const plural = goals.plural ? pluralOfWord(word, language) : null
  const feminine = goals.feminine ? feminineOfWord(word) : null
  if (feminine === null) return plural
  return plural === null ? feminine : pluralOf(feminine, language.lexicon)
}

/** The words in the form that the goals ask, and those that were given in another. */
export function inflectForGoals(
  words: readonly GivenWord[],
  goals: GoalConstraints,
  language: Language,
): { readonly words: readonly GivenWord[]; readonly inflected: readonly ReinflectedWord[] } {
  const inflected: ReinflectedWord[] = []
  const plurals = goals.plural ? wordsToPluralise(words, language) : new Set<GivenWord>()
  const changed = words.map((word) => {
    const { feminine } = goals
    const form = formForGoals(word, { plural: plurals.has(word), feminine }, language)
    if (form === null || form === word.text) return word
    inflected.push({ word: word.text, form })
    return interpretGivenWord(form, language)
  })
  return { words: changed, inflected }
}
