/** The ending that marks the person of a verb: «t» in «vient», «ent» in «mangent». */
import type { Analysis } from '../../morphology/features.ts'

const OF_IMPERFECT = /(?:aient|ait|ais|ions|iez)$/u
const OF_SUBJUNCTIVE = /(?:ions|iez)$/u
const OF_PAST = /(?:(?:[èiu]|in)rent|[iu]n?t|[iu]n?s|ai|as|a)$/u
const OF_PLURAL = /(?:ent|ont|nt)$/u
const OF_TU = /(?:es|as|s|x)$/u
const OF_OTHERS = /(?:ons|ez|ai|e|t|d|s|x|a)$/u

/** By tense and person, since letters alone mislead: «ent» of «vient», «ait» of «sait» and «es» of «sommes» are no marks there. */
export function verbEnding(form: string, readings: readonly Analysis[]): string | null {
  const verbs = readings.flatMap(({ verb }) => (verb?.kind === 'finite' ? [verb] : []))
  const marks = [
    verbs.some(({ tense }) => tense === 'imparfait' || tense === 'conditionnel') && OF_IMPERFECT,
    verbs.some(({ tense }) => tense === 'subjonctif') && OF_SUBJUNCTIVE,
    verbs.length > 0 && verbs.every(({ tense }) => tense === 'passé simple') && OF_PAST,
    verbs.some(({ person, number }) => person === 3 && number === 'p') && OF_PLURAL,
    verbs.length > 0 &&
      verbs.every(({ person, number }) => person === 2 && number === 's') &&
      OF_TU,
    OF_OTHERS,
  ]
  for (const mark of marks) {
    const found = mark === false ? null : mark.exec(form)
    if (found) return found[0]
  }
  return null
}
