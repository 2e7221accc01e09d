/** Results screen. */
import { counted, decimal } from './format.ts'

export const RESULTS = {
  programme: 'Automatismes',
  pageTitle: "Résultats - L'Encrier",
  title: 'Résultats',
  lead: "Chaque apprenant n'est comparé qu'à lui-même.",
  learners: 'Apprenants',
  noLearner: 'Aucun apprenant enregistré',
  addLearner: 'Ajouter un apprenant',
  loading: 'Chargement des résultats...',
  loadError: 'Erreur lors du chargement des résultats',
  retry: 'Réessayer',
  wordReview: 'Mots à revoir',
  learnerPage: "La page de l'apprenant",
  dictation: 'Dictée',
  calculation: 'Calcul',
  average: 'Moyenne',
  latest: (scored: string): string => `Dernière copie\u00a0: ${scored}`,
  lastTwo: (before: string, latest: string): string =>
    `Les deux derniers\u00a0: ${before}, puis ${latest}`,
  /** `points` of 100, won or lost over thirty days. */
  month: (points: number): string => {
    if (points === 0) return 'Sur un mois\u00a0: stable'
    const size = counted(Math.abs(points), 'point', 'points')
    return `Sur un mois\u00a0: ${size} de ${points > 0 ? 'plus' : 'moins'}`
  },
  noAverage: 'Pas encore de moyenne',
  chart: (subject: string): string => `${subject}\u00a0: scores par date`,
  chartDate: 'Date',
  chartScore: 'Score',
  dictationResults: 'Résultats de dictée',
  calculationResults: 'Résultats de calcul',
  grammar: 'Grammaire',
  grammarResults: 'Résultats de grammaire',
  removeGrammar: (date: string): string => `Supprimer le résultat de grammaire du ${date}`,
  noDictation: 'Aucun résultat de dictée disponible',
  noCalculation: 'Aucun résultat de calcul disponible',
  errors: (errors: number, words: number): string =>
    `${counted(errors, 'erreur', 'erreurs')} sur ${counted(words, 'mot', 'mots')}`,
  correct: (correct: number, questions: number): string =>
    `${decimal(correct)}/${decimal(questions)} ${correct > 1 ? 'bonnes réponses' : 'bonne réponse'}`,
  pace: (ms: number): string => `${decimal(ms / 1000)} s par question`,
  open: (title: string, date: string): string =>
    `Ouvrir la correction «\u00a0${title}\u00a0» du ${date}`,
  remove: (title: string, date: string): string =>
    `Supprimer le résultat «\u00a0${title}\u00a0» du ${date}`,
  removeCalculation: (date: string): string => `Supprimer le résultat de calcul du ${date}`,
  deleteTitle: 'Supprimer le résultat',
  deleteQuestion: 'Êtes-vous sûr de vouloir supprimer ce résultat ?',
  confirmDelete: 'Supprimer',
  deleting: 'Suppression en cours...',
  deleted: 'Résultat supprimé',
  deleteError: 'Erreur lors de la suppression du résultat',
  cancel: 'Annuler',
} as const
