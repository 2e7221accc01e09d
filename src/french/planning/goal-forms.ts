/** Forms that a goal asks of the given words: «pluriel des noms» puts them in the plural, and says so. */
import type { Language } from '../language.ts'
import { readGivenWord } from './given-word.ts'
import type { GoalEffect } from './goals.ts'
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

export function withGoalForms(
  words: readonly GivenWord[],
  goals: GoalEffect,
  language: Language,
): { readonly words: readonly GivenWord[]; readonly inflected: readonly InflectedWord[] } {
  if (!goals.plural) return { words, inflected: [] }
  const inflected: InflectedWord[] = []
  const changed = words.map((word) => {
    const form = pluralOfWord(word, language)
    if (form === null || form === word.text) return word
    inflected.push({ word: word.text, form })
    return readGivenWord(form, language)
  })
  return { words: changed, inflected }
}
