/** The page of one learner, and the sheet made of it for the parents: «Bilan» (LEA-07, CLA-06). */
import type { NextStep } from '../domain/results/next-steps.ts'
import { counted, percent } from './format.ts'
import { EXERCISE_NAMES } from './grammar/grammar.ts'

const NBSP = '\u00a0'

export const LEARNER_PAGE = {
  pageTitle: "Apprenant - L'Encrier",
  title: 'Apprenant',
  back: 'Mes apprenants',
  loading: "Chargement de l'apprenant...",
  loadError: "Erreur lors du chargement de l'apprenant",
  notFound: "Cet apprenant n'existe plus.",
  archived: "Archivé en fin d'année",
  print: 'Imprimer le bilan',
  printNote: 'Une page A4, échelle 100\u00a0%.',
  results: 'Tous les résultats',
  steps: 'À faire ensuite',
  dictations: 'Dictées',
  noDictation: "Aucune copie corrigée pour l'instant.",
  average: (score: number, copies: number): string =>
    `${counted(copies, 'copie', 'copies')}, ${percent(score)} en moyenne`,
  errors: (errors: number, words: number): string =>
    `${counted(errors, 'erreur', 'erreurs')} sur ${counted(words, 'mot', 'mots')}`,
  words: 'Mots qui reviennent',
  acquired: 'acquis',
  returning: (count: number): string => (count > 1 ? 'reviennent' : 'revient'),
  due: "à revoir aujourd'hui",
  noWord: `Les mots manqués sur une copie corrigée viendront ici.`,
  allWords: 'Tous ses mots',
  calculations: 'Calculs',
  known: (known: number, all: number): string => `${known} sur ${all} résultats des tables sus`,
  series: (count: number, average: number): string =>
    `${counted(count, 'série', 'séries')}, ${percent(average)} de réponses justes en moyenne`,
  noFact: `Un entraînement de calcul à son nom remplit cette partie.`,
  missedFacts: 'À revoir',
  tables: 'Voir les tables',
  grammar: 'Grammaire',
  noGrammar: `Un exercice de grammaire sauvegardé remplit cette partie.`,
  band: (name: string, band: number, bands: number): string =>
    `${name}${NBSP}: palier ${band} sur ${bands}`,
  bandNote: 'Palier des cinq derniers exercices de chaque sorte.',
} as const

interface StepWords {
  readonly title: string
  readonly text: string
  readonly action: string
}

/** As the adult reads it on the screen. */
export function stepWords(step: NextStep): StepWords {
  switch (step.kind) {
    case 'first-copy':
      return {
        title: 'Une première copie',
        text: 'Dictez un texte, puis photographiez la copie.',
        action: 'Corriger une copie',
      }
    case 'words':
      return {
        title: counted(step.count, 'mot à revoir', 'mots à revoir'),
        text: "Cinq minutes suffisent, à l'écran ou sur le cahier.",
        action: 'Revoir ses mots',
      }
    case 'facts':
      return {
        title: counted(step.count, 'calcul à revoir', 'calculs à revoir'),
        text: 'Un court entraînement, sans chronomètre si vous préférez.',
        action: "S'entraîner",
      }
    case 'grammar':
      return {
        title: EXERCISE_NAMES[step.type],
        text: 'Sa partie la moins solide en grammaire.',
        action: 'Faire un exercice',
      }
    case 'dictation':
      return {
        title: 'Tout est à jour',
        text: 'Préparez la prochaine dictée.',
        action: 'Préparer une dictée',
      }
  }
}

/** On paper, for the parents. */
export const LEARNER_REPORT = {
  name: 'Bilan',
  kicker: (level: string): string => `Bilan · ${level}`,
  until: (day: string): string =>
    `Ce qui est su, ce qui revient, ce qui vient ensuite. Au ${day}. Chacun n'est comparé qu'à lui-même.`,
  dictations: 'Dernières dictées',
  acquired: 'Mots acquis',
  acquiredNone: 'Un mot est acquis quand il est bien écrit trois jours où il devait revenir.',
  returning: 'Mots qui reviennent',
  returningNone: 'Aucun.',
  more: (count: number): string => `et ${counted(count, 'autre', 'autres')}`,
  calculations: 'Calcul',
  grammar: 'Grammaire',
  home: 'À la maison',
  noExercise: "Pas encore d'exercice enregistré.",
  note: "Les mots viennent des copies qu'un adulte a corrigées.",
} as const

/** What parents may do of it at home. */
export function homeStep(step: NextStep): string {
  switch (step.kind) {
    case 'first-copy':
      return 'Lire ensemble un court texte, puis en dicter deux phrases.'
    case 'words':
      return `Revoir les mots qui reviennent${NBSP}: les lire, les cacher, les écrire. Cinq minutes, quelques soirs de suite.`
    case 'facts':
      return 'Redemander les calculs à revoir, sans chronomètre.'
    case 'grammar':
      return `Reprendre un exercice${NBSP}: ${EXERCISE_NAMES[step.type].toLocaleLowerCase('fr')}.`
    case 'dictation':
      return 'Tout est à jour. Lire ensemble suffit.'
  }
}
