/** An exercise of grammar to print or to show on the wall. */
import type { ExerciseType } from '../../domain/grammar/exercise.ts'
import type { ExerciseSheet } from '../../domain/grammar/printed-exercise.ts'
import { counted } from '../format.ts'

export const EXERCISE_SERIES = {
  pageTitle: "Imprimer ou projeter de la grammaire - L'Encrier",
  crumb: 'Français',
  title: 'Imprimer ou projeter',
  lead: 'Une série de grammaire sur papier, en deux versions, ou au tableau, pour toute la classe.',
  back: 'Retour',
  prepare: 'Préparer la série',
  ready: (name: string, count: number, level: string): string =>
    `${name}, ${counted(count, 'question', 'questions')}, ${level}`,
  project: 'Projeter',
  sheets: 'À imprimer',
  print: (pages: number): string => `Imprimer ${counted(pages, 'page', 'pages')}`,
  nothing: 'Choisissez une feuille',
  another: 'Une autre série',
  settings: 'Changer les réglages',
} as const

export const EXERCISE_SHEET_NAMES: Readonly<Record<ExerciseSheet, string>> = {
  'version-a': 'Version A',
  'version-b': 'Version B',
  answers: 'Réponses',
}

export const EXERCISE_SHEET_TEXTS = {
  brand: "L'Encrier",
  kicker: (name: string, level: string): string => `${name} · ${level}`,
  name: 'Prénom\u00a0:',
  pageOf: (page: number, pages: number): string => (pages > 1 ? `${page} sur ${pages}` : ''),
} as const

/** To a child, at the head of the sheet. */
export const EXERCISE_TASKS: Readonly<Record<ExerciseType, string>> = {
  analysis: 'Écris à côté de chaque mot ce que tu en sais.',
  fill: 'Complète chaque phrase avec un des mots proposés.',
  reorder: "Remets les mots dans l'ordre et écris la phrase.",
  conjugation: 'Écris les verbes à la forme qui convient.',
  agreement: 'Un mot a changé. Accorde les autres.',
}
