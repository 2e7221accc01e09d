/** Verb forms that goals ask for: «arrivées», said of girls; «vit», in the passé simple. */
import type { Language } from '../language.ts'
import type { Gender, GrammarNumber, Tense } from '../morphology/features.ts'
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

/** The word read as the verb that has the tense asked: «vit» is of «voir» in the passé simple. */
export function inTense(word: GivenWord, tenses: readonly Tense[]): GivenWord {
  const has = (reading: Reading | undefined): boolean =>
    reading?.kind === 'finite' && reading.uses.some(({ tense }) => tenses.includes(tense))
  const [first] = word.readings
  const better = word.readings.find(has)
  if (first?.kind !== 'finite' || has(first) || better === undefined) return word
  return { ...word, readings: [better, ...word.readings.filter((reading) => reading !== better)] }
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
