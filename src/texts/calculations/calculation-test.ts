/** Test of mental arithmetic: setup, questions, summary. */
import { MAX_TEST_QUESTIONS } from '../../domain/calculation/operation.ts'
import type { TestFormat } from '../../domain/calculation/series/test-format.ts'
import {
  MAX_TEST_MINUTES,
  MIN_TEST_MINUTES,
  MIN_TEST_QUESTIONS,
} from '../../domain/calculation/setup.ts'
import { decimal, ofName, percent } from '../format.ts'

export const CALCULATION_TEST = {
  pageTitle: "Test de calcul - L'Encrier",
  crumb: 'Mathématiques',
  title: 'Test',
  lead: "Une durée, un nombre de calculs, un score rangé dans les résultats de l'apprenant.",
  back: 'Retour',
  loading: 'Chargement des apprenants...',
  loadError: 'Erreur lors du chargement des apprenants',
  noLearner: 'Aucun apprenant enregistré',
  noLearnerDetail: "Un test se passe au nom d'un apprenant\u00a0: son score va dans ses résultats.",
  addLearner: 'Ajouter un apprenant',
  free: 'Le test demande un apprenant. Passez à un plan supérieur pour en ajouter et suivre leurs progrès.',
  plans: 'Voir les plans',
} as const

export const TEST_SETUP = {
  what: 'Calculs',
  who: 'Qui passe le test\u00a0?',
  how: 'Longueur',
  learnerMissing: 'Veuillez sélectionner un apprenant',
  count: 'Nombre de calculs',
  countHint: `De ${MIN_TEST_QUESTIONS} à ${MAX_TEST_QUESTIONS}`,
  minutes: 'Durée en minutes',
  minutesHint: `De ${MIN_TEST_MINUTES} à ${MAX_TEST_MINUTES}`,
  start: 'Commencer le test',
  formats: 'Épreuves du programme',
  formatsHint: "Ce qui est attendu à la fin de l'année\u00a0; les réglages restent libres.",
  hurried:
    "Cela laisse moins de deux secondes par calcul, le temps d'écrire une réponse\u00a0: demandez moins de calculs ou donnez plus de temps.",
} as const

export const TEST_FORMAT_NAMES: Readonly<Record<TestFormat['kind'], (count: number) => string>> = {
  mixed: (count) => `${count} résultats en 3 minutes`,
  addition: (count) => `Additions à trou\u00a0: ${count} en 1 minute`,
  multiplication: (count) => `Multiplications à trou\u00a0: ${count} en 1 minute`,
  doubles: (count) => `Doubles et moitiés\u00a0: ${count} en 1 minute`,
}

export const TEST_RUN = {
  heading: (learner: string): string => (learner === '' ? 'Ta série' : `Test ${ofName(learner)}`),
  question: (rank: number, all: number): string => `Question ${rank} sur ${all}`,
  progress: 'Avancement',
  next: 'Valider',
  finish: 'Terminer le test',
} as const

export const LEAVING_TEST = {
  running: {
    title: 'Quitter le test\u00a0?',
    message:
      'Le temps continue de courir. Le test se retrouve en revenant sur cette page avant la fin.',
  },
  unsaved: {
    title: 'Quitter sans sauvegarder\u00a0?',
    message: 'Les résultats de ce test ne sont pas encore sauvegardés.',
  },
} as const

export const STOPPING_TEST = {
  stop: 'Arrêter le test',
  title: 'Arrêter le test\u00a0?',
  message: 'Les calculs qui restent compteront comme faux.',
  goOn: 'Continuer le test',
} as const

export const TEST_SUMMARY = {
  heading: 'Résultat du test',
  timeUp: 'Temps écoulé !',
  score: (score: number): string => `Score\u00a0: ${percent(score)}`,
  correct: 'Bonnes réponses',
  correctOf: (correct: number, all: number): string => `${decimal(correct)} sur ${decimal(all)}`,
  averageTime: 'Temps moyen',
  noAverage: 'Aucune réponse',
  seconds: (ms: number): string => `${decimal(ms / 1000)} s`,
  totalTime: 'Temps total',
  detail: 'Détail des calculs',
  pace: (ms: number): string => `${decimal(ms / 1000)} s par réponse`,
  right: 'Juste',
  wrong: 'Faux',
  given: 'réponse donnée\u00a0:',
  expected: 'bonne réponse\u00a0:',
  notAsked: 'pas posée',
  notReached: "Le temps a manqué\u00a0: il n'y a rien d'autre à revoir.",
  unanswered: 'sans réponse',
  restarting: 'Recommencer sans sauvegarder\u00a0?',
  restartMessage: 'Les résultats de ce test ne sont pas encore sauvegardés.',
  keep: 'Garder ce test',
  slowest: 'Les plus longs à trouver',
  misses: 'À revoir',
  how: 'Ouvre un calcul\u00a0: une façon de le trouver y est dessinée.',
  noMiss: 'Rien à revoir\u00a0: tout est juste.',
  save: 'Sauvegarder les résultats',
  saving: 'Sauvegarde en cours...',
  saved: 'Résultats sauvegardés',
  saveError: 'Erreur lors de la sauvegarde des résultats',
  seeResults: 'Voir les résultats',
  restart: 'Recommencer',
  replay: "S'entraîner sur les calculs manqués",
} as const
