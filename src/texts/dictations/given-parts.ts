/** Which part of a dictation a learner was given (PAG-05). */
import type { GivenPart } from '../../domain/dictation/given-part.ts'

export const GIVEN_PART_NAMES: Readonly<Record<GivenPart, string>> = {
  short: "jusqu'au 1er point d'arrêt",
  medium: "jusqu'au 2e point d'arrêt",
  whole: 'texte entier',
  cloze: 'texte à trous',
}

export const GIVEN_PART_CHOICE = {
  label: "Ce que l'élève a reçu",
  options: {
    short: "Jusqu'au 1er point d'arrêt",
    medium: "Jusqu'au 2e point d'arrêt",
    whole: 'Texte entier',
    cloze: 'Texte à trous',
  },
  gapsError: "Les trous n'ont pas pu être cherchés dans le texte.",
} as const
