/** A series of calculations to print or to show on the wall. */

import type { SeriesSheet } from '../../domain/calculation/series/printed-series.ts'
import type { CalculationSeries } from '../../domain/calculation/series/series.ts'
import { counted } from '../format.ts'

export const SERIES_PAGE = {
  pageTitle: "Série de calculs - L'Encrier",
  title: 'Une série de calculs',
  lead: 'À imprimer ou à projeter. La même adresse donne la même série à tout le monde, sans compte.',
  choice: 'La série',
  share: 'Imprimer ou projeter',
  seed: 'Numéro de la série',
  seedHint: 'Le même numéro redonne les mêmes calculs.',
  another: 'Une autre série',
  address: 'Adresse de la série',
  pupilAddress: "Adresse pour l'élève",
  copy: "Copier l'adresse",
  copied: 'Adresse copiée',
  project: 'Projeter',
  sheets: 'À imprimer',
  print: (pages: number): string => `Imprimer ${counted(pages, 'page', 'pages')}`,
  nothing: 'Choisissez une feuille',
  noSeries:
    "Cette adresse ne donne aucune série\u00a0: voici celle d'un CE1, que vous pouvez régler.",
} as const

/** What a child reads. */
export const PUPIL_SERIES = {
  title: 'Ta série de calculs',
  lead: 'Installe-toi bien. Le temps commence quand tu appuies.',
  start: 'Commencer',
  done: 'Ta série est faite',
  again: 'Recommencer la même série',
} as const

export const SERIES_SHEET_NAMES: Readonly<Record<SeriesSheet, string>> = {
  'version-a': 'Version A',
  'version-b': 'Version B',
  answers: 'Réponses',
  cards: 'Cartes à découper',
}

export const SERIES_SHEET_TEXTS = {
  brand: "L'Encrier",
  kicker: (level: string): string => `Calcul mental · ${level}`,
  task: ({ count, durationS }: CalculationSeries): string =>
    `${counted(count, 'calcul', 'calculs')} en ${counted(durationS / 60, 'minute', 'minutes')}`,
  name: 'Prénom\u00a0:',
  number: (seed: number): string => `Série n° ${seed}`,
  pageOf: (page: number, pages: number): string => (pages > 1 ? `${page} sur ${pages}` : ''),
} as const
