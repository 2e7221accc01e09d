/** Word problems: hub, setup, player, end. */
import { counted } from '../format.ts'

export const PROBLEMS = {
  pageTitle: "Problèmes - L'Encrier",
  crumb: 'Mathématiques',
  title: 'Problèmes',
  lead: 'Dix problèmes par semaine, de toutes les sortes du programme. On imagine la scène, on fait un schéma, puis on calcule.',
  back: 'Retour',
  who: 'Qui cherche\u00a0?',
  learner: 'Apprenant',
  learnerHint: 'Ses dix problèmes de la semaine restent les mêmes, et sa réussite est enregistrée.',
  noLearner: "Personne\u00a0: rien n'est enregistré",
  free: 'Passez à un plan supérieur pour garder les dix problèmes de chaque apprenant et suivre ses progrès.',
  level: 'Niveau',
  loading: 'Chargement des problèmes...',
  loadError: 'Erreur lors du chargement des problèmes',
  readOnly: 'Cet apprenant est en lecture seule\u00a0: choisissez-en un autre.',
  weekFrom: (date: string): string => `Semaine du ${date}`,
  progress: (done: number, all: number): string => `${done} sur ${all} faits`,
  done: 'Les problèmes de la semaine sont faits. Les suivants arrivent lundi.',
  start: 'Commencer',
  goOn: 'Continuer',
  more: "S'entraîner sur dix autres problèmes",
  seeResults: 'Voir les résultats',
} as const

export const PROBLEM_PLAYER = {
  rank: (rank: number, all: number): string => `Problème ${rank} sur ${all}`,
  answer: 'Ta réponse',
  unit: 'Unité',
  submit: 'Valider',
  unknown: 'Je ne sais pas',
  next: 'Problème suivant',
  finish: 'Terminer',
  showModel: 'Voir le schéma',
  hideModel: 'Cacher le schéma',
  right: 'Bravo, tu as trouvé\u00a0!',
  rightAfterHint: "Bravo, tu as trouvé avec l'indice\u00a0!",
  solution: 'La réponse',
  hint: 'Indice\u00a0:',
  notSaved: "Cette réponse n'est pas encore enregistrée.",
  retry: 'Réessayer',
  leave: 'Arrêter',
} as const

export const PROBLEM_END = {
  title: 'Série terminée',
  score: (right: number, all: number): string => `${right} sur ${all}`,
  first: (count: number): string => `${counted(count, 'trouvé', 'trouvés')} tout de suite`,
  second: (count: number): string => `${counted(count, 'trouvé', 'trouvés')} avec un indice`,
  missed: (count: number): string => `${count} à revoir`,
  saved: 'Le résultat est rangé avec ceux de calcul.',
  again: 'Dix autres problèmes',
  back: 'Choisir une autre série',
} as const
