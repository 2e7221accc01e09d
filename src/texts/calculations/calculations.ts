/** Hub of mental arithmetic, and what its two modes share. */

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
