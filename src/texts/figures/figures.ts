/** Fractions and measures: hub, setup, player. */

export const FIGURES = {
  pageTitle: "Fractions et mesures - L'Encrier",
  crumb: 'Mathématiques',
  title: 'Fractions et mesures',
  lead: 'Dix questions de la classe, sur des bandes, des disques, des droites graduées, des horloges, des règles et des pièces.',
  back: 'Retour',
  who: 'Qui cherche\u00a0?',
  what: 'Série',
  fractions: 'Fractions',
  measures: 'Mesures',
  learner: 'Apprenant',
  learnerHint: 'Le résultat de la série est rangé avec les siens.',
  noLearner: "Personne\u00a0: rien n'est enregistré",
  free: 'Passez à un plan supérieur pour garder les résultats de chaque apprenant.',
  level: 'Niveau',
  loading: 'Chargement des apprenants...',
  start: 'Commencer',
} as const

export const FIGURE_PLAYER = {
  rank: (rank: number, all: number): string => `Question ${rank} sur ${all}`,
  answer: 'Ta réponse',
  format: {
    fraction: 'Écris une fraction comme 3/4.',
    clock: "Écris l'heure comme 9\u00a0h\u00a005.",
    duration: 'Écris la durée comme 1\u00a0h\u00a030 ou 45\u00a0min.',
    whole: 'Écris un nombre entier, comme 12.',
    number: 'Écris un nombre, comme 12 ou 2,5.',
  },
  submit: 'Valider',
  unknown: 'Je ne sais pas',
  next: 'Question suivante',
  finish: 'Terminer',
  right: 'Bravo, tu as trouvé\u00a0!',
  rightAfterHint: "Bravo, tu as trouvé avec l'indice\u00a0!",
  wrong: "Ce n'est pas encore cela. Regarde bien.",
  hint: 'Indice\u00a0:',
  solution: (answer: string): string => `La réponse\u00a0: ${answer}`,
  leave: 'Arrêter',
} as const

export const FIGURES_END = {
  title: 'Série terminée',
  score: (right: number, all: number): string => `${right} sur ${all}`,
  saving: 'Enregistrement du résultat...',
  saved: 'Le résultat est rangé avec ceux de calcul.',
  saveError: 'Erreur lors de la sauvegarde des résultats',
  retry: 'Réessayer',
  again: 'Une autre série',
  seeResults: 'Voir les résultats',
} as const
