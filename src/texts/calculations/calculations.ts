/** Hub of mental arithmetic, and what its two modes share. */
import type { AnswerProblem } from '../../domain/calculation/answer/answer.ts'

export const CALCULATION_HUB = {
  pageTitle: "Calcul mental - L'Encrier",
  crumb: 'Mathématiques',
  title: 'Calcul mental',
  lead: "Quelques minutes par jour suffisent. On s'entraîne autant que l'on veut, puis on se teste.",
  back: 'Retour',
  training: {
    title: 'Mode entraînement',
    text: 'Chaque réponse est corrigée aussitôt.',
    action: "S'entraîner",
    points: ['Minuteur facultatif', 'Points et badges', "Difficulté qui s'adapte aux réponses"],
    sums: ['7 × 8 = 56', '34 + 9 = 43', '60 ÷ 5 = 12'],
  },
  test: {
    title: 'Mode test',
    text: 'Un contrôle à son nom, rangé dans ses résultats.',
    action: 'Passer un test',
    points: ['Durée limitée', 'Score final détaillé', 'Exercices variés'],
    sums: ['48 + 7 =', '9 × 6 =', '81 − 9 =', '35 ÷ 7 ='],
    score: '18/20',
  },
  problems: {
    title: 'Problèmes',
    text: 'Dix problèmes par semaine, avec un schéma pour comprendre.',
    action: 'Chercher',
    points: ['Une ou plusieurs étapes', 'Schéma en barres', 'Un indice avant la réponse'],
  },
  figures: {
    title: 'Fractions et mesures',
    text: 'On lit, on compare, on convertit, sur de vrais dessins.',
    action: 'Observer',
    points: [
      'Fractions et droites graduées',
      'Heures, longueurs, masses',
      'Monnaie et conversions',
    ],
  },
  series: 'Imprimer ou projeter une série',
  weekly: 'Préparer la série de la semaine',
  weeklyText: "Pour un élève, un groupe ou la classe, avec qui l'a faite.",
  seriesText: 'Sur papier, en deux versions, ou au tableau, pour toute la classe.',
} as const

export const CALCULATION_SETUP = {
  level: 'Niveau',
  operations: 'Opérations',
  operationsHint: 'Une ou plusieurs, mélangées.',
  tables: 'Tables de multiplication',
  divisors: 'Diviseurs',
  tablesMissing: 'Sélectionnez au moins un chiffre pour la multiplication',
  divisorsMissing: 'Sélectionnez au moins un diviseur',
  all: 'Tout cocher',
  none: 'Tout décocher',
  table: (digit: number): string => `Table de ${digit}`,
  divisor: (digit: number): string => `Diviseur ${digit}`,
  free: 'Calculs libres',
  freeHint:
    "Opérations, tables et nombres du niveau, à la place des automatismes de l'année que fixent les programmes officiels.",
  automatisms: 'Automatismes',
  automatismsHint: "Ce que les programmes officiels demandent de savoir à la fin de l'année.",
  automatismsMissing: 'Sélectionnez au moins un automatisme',
  learner: 'Apprenant',
  chooseLearner: 'Choisissez un apprenant',
} as const

export const CALCULATION_KEYPAD = {
  label: 'Pavé numérique',
  erase: 'Effacer le dernier chiffre',
  comma: 'Virgule',
  validate: 'Valider',
  unknown: 'Je ne sais pas',
  timeLeft: 'Temps restant',
} as const

/** Why an answer is not judged: what was typed, or what the field does not take. */
export type TypedProblem = AnswerProblem | 'letters' | 'too-long'

export const TYPED_PROBLEMS: Readonly<Record<TypedProblem, string>> = {
  empty: 'Écris ta réponse, puis valide.',
  decimal: 'Ici, la réponse est un nombre entier, sans virgule.',
  fraction: 'Ici, la réponse est un nombre, pas une fraction.',
  unreadable: "Regarde ce que tu as écrit\u00a0: ce n'est pas encore un nombre.",
  letters: 'Ici, on écrit seulement un nombre.',
  'too-long': "C'est trop long pour une réponse.",
}
