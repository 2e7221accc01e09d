/** The sheets of a dictation on paper, and what is chosen before printing (PAG-03, PAG-05). */
import type { GivenPart } from '../../domain/dictation/given-part.ts'

/** Which part of a dictation a learner was given. */
export const GIVEN_PART_NAMES: Readonly<Record<GivenPart, string>> = {
  short: "jusqu'au 1er point d'arrêt",
  medium: "jusqu'au 2e point d'arrêt",
  whole: 'texte entier',
  cloze: 'texte à trous',
}
