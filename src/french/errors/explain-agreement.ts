/** Why a participle or an adjective after «être» or «avoir» ends as it does. */
import type { ErrorExplanation } from '../../domain/error-explanation.ts'
import type { Analysis } from '../morphology/forms.ts'
import type { ExpectedWord } from './expected-word.ts'

/** Not a tool word that only looks like an adjective; a conjugated verb cannot stand there. */
function isNominal({ nature, verb }: Analysis): boolean {
  return nature === 'nom' || nature === 'adjectif' || verb !== undefined
}

/** null when the word follows neither verb, or the agreement is with something else. */
export function agreementAfterVerb({
  auxiliary,
  core,
  readings,
}: ExpectedWord): ErrorExplanation | null {
  if (auxiliary === null) return null
  const participles = readings.filter(({ verb }) => verb?.kind === 'participle')
  const adjectival = participles.length > 0 || readings.some(({ nature }) => nature === 'adjectif')
  if (!adjectival || !readings.every(isNominal)) return null
  if (auxiliary.verb === 'être') {
    const { subject } = auxiliary
    // «on est contents» agrees with the people that «on» stands for.
    const isTold = subject !== null && subject !== 'on'
    return isTold ? { kind: 'agrees-with-subject', expected: core, subject } : null
  }
  const plain = participles.some(({ number, gender }) => number !== 'p' && gender !== 'f')
  return plain ? { kind: 'participle-with-avoir', expected: core } : null
}
