/** Forms that a goal asks of the given words: «pluriel» and «féminin» put nouns in theirs, and say so. */

import type { GoalConstraints } from '../goals/goal-rule.ts'
import type { Language } from '../language.ts'
import { pluralOf } from '../morphology/inflection.ts'
import { readGivenWord } from './given-word.ts'
import { pluralForm } from './noun-readings.ts'
import type { GivenWord } from './reading.ts'

export interface InflectedWord {
  readonly word: string
  readonly form: string
}

function pluralOfWord(word: GivenWord, language: Language): string | null {
  const [reading] = word.readings
  if (reading?.kind !== 'noun' || !reading.known || reading.number !== 's') return null
  if (reading.determiner !== null || reading.noun.fixedNumber !== null) return null
  if (reading.form !== reading.noun.lemma) return null
  return pluralForm(reading.noun, language)
}

/** «boulanger» → «boulangère». */
function feminineOfWord(word: GivenWord): string | null {
  const [reading] = word.readings
  if (reading?.kind !== 'noun' || !reading.known || reading.determiner !== null) return null
  return reading.form === reading.noun.lemma ? reading.noun.feminine : null
}

function formOf(word: GivenWord, goals: GoalConstraints, language: Language): string | null {
  const plural = goals.plural ? pluralOfWord(word, language) : null
  const feminine = goals.feminine ? feminineOfWord(word) : null
  if (feminine === null) return plural
  return plural === null ? feminine : pluralOf(feminine, language.lexicon)
}

/** The words in the form that the goals ask, and those that were given in another. */
export function withGoalForms(
  words: readonly GivenWord[],
  goals: GoalConstraints,
  language: Language,
): { readonly words: readonly GivenWord[]; readonly inflected: readonly InflectedWord[] } {
  const inflected: InflectedWord[] = []
  const changed = words.map((word) => {
    const form = formOf(word, goals, language)
    if (form === null || form === word.text) return word
    inflected.push({ word: word.text, form })
    return readGivenWord(form, language)
  })
  return { words: changed, inflected }
}
