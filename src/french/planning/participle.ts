/** A given participle: «arrivées» is said of girls, «née» of one. */
import type { Language } from '../language.ts'
import type { Gender, GrammarNumber } from '../morphology/forms.ts'
import type { GivenWord, Reading } from './reading.ts'

export interface ParticipleFeatures {
  readonly gender: Gender
  readonly number: GrammarNumber
}

/** Gender and number of a participle; null for any other reading, and for one that asks nothing of its subject. */
export function participleFeatures(
  reading: Reading | undefined,
  language: Language,
): ParticipleFeatures | null {
  if (reading?.kind !== 'participle') return null
  for (const { verb, gender, number } of language.lexicon.analyse(reading.form)) {
    if (verb?.kind === 'participle' && gender !== null && number !== null) return { gender, number }
  }
  return null
}

/** The word read as a participle first, where participles are the goal: «partis» is not «je partis». */
export function asParticiple(word: GivenWord): GivenWord {
  const participle = word.readings.find(({ kind }) => kind === 'participle')
  if (participle === undefined) return word
  return {
    ...word,
    readings: [participle, ...word.readings.filter((reading) => reading !== participle)],
  }
}
