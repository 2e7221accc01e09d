/** The ending of the gerund: «en tombant», «en mangeant». */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import type { VerbCase } from './conjugated-verb.ts'

/** «en tombant», written «tombent»: the form in -ant, as of every verb. */
export function gerundEnding({ word, expected, written }: VerbCase): ErrorExplanation | null {
  const isGerund = word.readings.some(({ verb }) => verb?.kind === 'present-participle')
  if (!isGerund || !expected.endsWith('ant')) return null
  // «négligent»: the e that softens the g stays before -ant.
  const isSoftened = expected.endsWith('geant') && !written.endsWith('geant')
  const letters = isSoftened ? 'geant' : 'ant'
  const models = isSoftened
    ? ['en mangeant', 'en nageant', 'en plongeant']
    : ['en chantant', 'en jouant']
  const like = models.filter((one) => !one.endsWith(expected)).slice(0, 2)
  return { kind: 'alike', expected: word.core, letters, place: 'end', like, extra: null }
}
