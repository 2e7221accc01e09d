/** Training of mental arithmetic: setup, questions, end. */
import {
  BADGE_STREAK,
  type Badge,
  FIRST_STEPS_ANSWERS,
  LONG_RUN_ANSWERS,
} from '../../domain/calculation/badge.ts'
import type { Difficulty } from '../../domain/calculation/difficulty.ts'
import type { FactState } from '../../domain/calculation/facts/known-facts.ts'
import type { PaceTheme } from '../../domain/calculation/programme.ts'
import { counted, decimal, ofName } from '../format.ts'

export const CALCULATION_TRAINING = {
  pageTitle: "Entraînement au calcul - L'Encrier",
  crumb: 'Mathématiques',
  title: 'Entraînement',
  lead: 'Une réponse, sa correction, la question suivante.',
  back: 'Retour',
  loading: 'Chargement...',
} as const

export const TRAINING_SETUP = {
  what: 'Calculs',
  how: 'Déroulement',
  calm: 'Mode calme',
  calmHint: 'Sans minuteur ni points\u00a0: chacun prend le temps de réfléchir.',
  timer: 'Minuteur',
  duration: 'Durée',
  durationHint: 'Durée en secondes (30-300)',
  learner: 'Apprenant (facultatif)',
  learnerHint: 'Ses badges, ses records et les calculs à revoir sont gardés.',
  noLearner: 'Sans apprenant',
  free: "Passez à un plan supérieur pour garder les badges et les calculs à revoir d'un apprenant.",
  learnersError: 'Erreur lors du chargement des apprenants',
  due: (count: number): string =>
    `${counted(count, 'calcul à revoir reviendra', 'calculs à revoir reviendront')} plus souvent.`,
  badges: 'Badges gagnés',
  practiceLoading: 'Chargement...',
  start: 'Commencer',
} as const

export const TRAINING_RUN = {
  heading: (level: string): string => `Entraînement, ${level}`,
  points: (count: number): string => counted(count, 'point', 'points'),
  earned: (count: number): string => `+\u00a0${counted(count, 'point', 'points')}`,
  streak: (count: number): string => `Série de ${count}`,
  right: (count: number): string => counted(count, 'bonne réponse', 'bonnes réponses'),
  difficulty: (name: string): string => `Difficulté\u00a0: ${name}`,
  timeLeft: 'Temps restant',
  correct: 'Correct !',
  wrong: (answer: string): string => `Incorrect. La bonne réponse était ${answer}`,
  /** After «Je ne sais pas»: nothing to call wrong. */
  unknown: (answer: string): string => `La bonne réponse était ${answer}`,
  badge: (name: string): string => `Nouveau badge\u00a0: ${name}`,
  stop: 'Terminer',
  how: 'Comment faire\u00a0?',
  goOn: 'Continuer',
} as const

/** A learner's own tables. */
export const FACT_TABLES = {
  open: 'Voir les tables sues',
  title: (learner: string): string => `Les tables ${ofName(learner)}`,
  legend:
    "Sur fond vert, un résultat su\u00a0: juste la dernière fois. Souligné, un résultat à revoir\u00a0: il reviendra. Un point, un calcul qui n'a pas encore été demandé.",
} as const

export const FACT_TABLE_NAMES = {
  addition: "Tables d'addition",
  multiplication: 'Tables de multiplication',
} as const

export const FACT_STATES: Readonly<Record<FactState, string>> = {
  known: ', su',
  missed: ', à revoir',
  unseen: 'pas encore demandé',
}

export const TRAINING_END = {
  timeUp: 'Temps écoulé !',
  stopped: 'Entraînement terminé',
  points: (count: number): string => counted(count, 'point', 'points'),
  score: 'Score final',
  time: 'Temps total',
  rightOf: (right: number, all: number): string =>
    `${decimal(right)} sur ${counted(all, 'calcul', 'calculs')}`,
  right: 'Bonnes réponses',
  nothing: 'Aucun calcul pour cette fois.',
  best: 'Nouveau record\u00a0!',
  badges: 'Nouveaux badges',
  misses: 'À revoir',
  paces: 'Bonnes réponses par minute',
  reference: (count: number): string => `(repère de fin d'année\u00a0: ${decimal(count)})`,
  notKept: "Les badges et les calculs à revoir n'ont pas pu être gardés.",
  retry: 'Réessayer',
  perMinute: (count: number): string => decimal(count),
  continue: 'Continuer',
} as const

export const PACE_NAMES: Readonly<Record<PaceTheme, string>> = {
  addition: "Tables d'addition\u00a0:",
  multiplication: 'Tables de multiplication\u00a0:',
  doubles: 'Doubles et moitiés\u00a0:',
}

export const DIFFICULTY_NAMES: Readonly<Record<Difficulty, string>> = {
  easy: 'facile',
  medium: 'moyenne',
  hard: 'difficile',
}

export const BADGE_NAMES: Readonly<Record<Badge, string>> = {
  'first-steps': 'Premiers pas',
  'second-chance': 'Deuxième chance',
  'streak-of-ten': 'Dix de suite',
  'all-operations': 'Les quatre opérations',
  climber: 'En haut des marches',
  'long-run': 'Longue course',
  'fact-learned': 'Su pour de bon',
}

export const BADGE_REASONS: Readonly<Record<Badge, string>> = {
  'first-steps': `${FIRST_STEPS_ANSWERS} bonnes réponses dans un entraînement`,
  'second-chance': 'Un calcul manqué, puis réussi',
  'streak-of-ten': `${BADGE_STREAK} bonnes réponses de suite`,
  'all-operations': 'Une bonne réponse dans chaque opération',
  climber: 'La difficulté la plus haute atteinte',
  'long-run': `${LONG_RUN_ANSWERS} réponses dans un entraînement`,
  'fact-learned': 'Un calcul revu plusieurs jours, toujours juste',
}
