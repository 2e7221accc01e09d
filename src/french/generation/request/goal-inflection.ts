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

function formForGoals(word: GivenWord, goals: GoalConstraints, language: Language): string | null {
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
  const changed = words.map((word) => {
    const form = formForGoals(word, goals, language)
    if (form === null || form === word.text) return word
    inflected.push({ word: word.text, form })
    return interpretGivenWord(form, language)
  })
  return { words: changed, inflected }
}
