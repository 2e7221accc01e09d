/** Grammar: hub, form, players, results. */
import { DIFFICULTY_BANDS, type DifficultyBand } from '../../domain/grammar/difficulty-band.ts'
import type { ExerciseMode, ExerciseType } from '../../domain/grammar/exercise.ts'
import { MAX_EXERCISE_QUESTIONS, MIN_EXERCISE_QUESTIONS } from '../../domain/grammar/exercise.ts'
import type { WordFault } from '../../domain/grammar/marking.ts'
import type { Level } from '../../domain/level.ts'
import { counted, duration, percent, quoted } from '../format.ts'
import { natureLabel } from './class-labels.ts'

const NBSP = '\u00a0'

export const GRAMMAR_HUB = {
  pageTitle: "Grammaire - L'Encrier",
  crumb: 'Français',
  title: 'Grammaire',
  lead: 'Analyser une phrase, la compléter, la remettre en ordre, conjuguer, accorder.',
  training: {
    title: 'Mode entraînement',
    text: "On apprend en se trompant, et l'on recommence.",
    action: "S'entraîner",
    points: ['Correction immédiate et expliquée', "Difficulté qui s'adapte aux réponses"],
    words: ['Le', 'chat', 'dort'],
    natures: ['dét.', 'nom', 'verbe'],
  },
  control: {
    title: 'Mode contrôle',
    text: 'Une série fixée, chronométrée, sans aide avant la fin.',
    action: 'Commencer un contrôle',
    points: ['Durée mesurée', 'Score final détaillé par nature et par fonction'],
    lines: ['Je chant', 'Tu chant', 'Elle chant', 'Ils chant'],
    score: '9/10',
  },
  sheets: 'Imprimer ou projeter une série',
  sheetsText: 'Sur papier, en deux versions, ou au tableau, pour toute la classe.',
} as const

export const EXERCISE_NAMES: Readonly<Record<ExerciseType, string>> = {
  analysis: 'Analyse grammaticale',
  fill: 'Textes à trous',
  reorder: 'Réorganisation de phrases',
  conjugation: 'Conjugaison',
  agreement: "Chaînes d'accord",
}

/** A result of a training says so: hints were given. */
export function storedExerciseName(type: ExerciseType, mode: ExerciseMode): string {
  return mode === 'training' ? `${EXERCISE_NAMES[type]} (entraînement)` : EXERCISE_NAMES[type]
}

export const EXERCISE_HINTS: Readonly<Record<ExerciseType, string>> = {
  analysis: 'Trouver la nature et la fonction de chaque mot.',
  fill: "Choisir la forme qui s'accorde.",
  reorder: 'Remettre les mots dans le bon ordre.',
  conjugation: 'Écrire les verbes de la classe, à tous ses temps.',
  agreement: "Un mot change, les autres s'accordent.",
}

export const GRAMMAR_SETUP = {
  returning: 'À revoir, parmi de nouvelles questions\u00a0:',
  training: {
    pageTitle: "Grammaire, entraînement - L'Encrier",
    title: 'Entraînement de grammaire',
  },
  control: { pageTitle: "Grammaire, contrôle - L'Encrier", title: 'Contrôle de grammaire' },
  crumb: 'Français',
  back: 'Retour',
  level: 'Niveau',
  type: "Type d'exercice",
  analysisType: "Type d'analyse",
  nature: 'Nature',
  function: 'Fonction',
  noAnalysisType: "Sélectionnez au moins un type d'analyse",
  count: 'Nombre de questions',
  countHint: `De ${MIN_EXERCISE_QUESTIONS} à ${MAX_EXERCISE_QUESTIONS}`,
  wide: 'Toutes les natures et toutes les fonctions',
  wideHint: `Sinon, on demande seulement ce que la classe a déjà appris.`,
  minutes: 'Durée',
  noLimit: 'Sans limite, chronométré',
  minutesOption: (minutes: number): string => `${minutes} minutes`,
  learner: 'Apprenant',
  noLearner: 'Sans enregistrer le résultat',
  learnerHint: "Le résultat pourra être rangé dans ceux de l'apprenant.",
  start: 'Commencer',
  generating: 'Génération en cours...',
  stop: 'Annuler',
  withoutAi: "Créer l'exercice sans IA",
  sample: "Essayer l'exemple",
  error: "Erreur lors de la génération de l'exercice",
} as const

export const EXERCISE_PLAYER = {
  question: (rank: number, total: number): string => `Question ${rank} sur ${total}`,
  word: (rank: number, total: number): string => `Mot ${rank} sur ${total}`,
  progress: 'Progression',
  elapsed: 'Temps écoulé',
  left: 'Temps restant',
  quit: "Quitter l'exercice",
  quitTitle: `Quitter l'exercice${NBSP}?`,
  quitText: 'Les réponses données seront perdues.',
  quitConfirm: 'Quitter',
  quitCancel: 'Continuer',
  pace: 'Difficulté',
  band: (band: DifficultyBand): string => `${band} sur ${DIFFICULTY_BANDS.length}`,
  paceRule: `Deux questions justes de suite${NBSP}: plus difficile. Une erreur${NBSP}: plus facile.`,
  retry: 'Pas encore. Essaie autre chose.',
  hint: 'Pour trouver',
  showAnswer: 'Voir la réponse',
  nature: 'Nature',
  function: 'Fonction',
  wordDone: (word: string): string => `${word}, trouvé`,
  verify: 'Vérifier',
  nextWord: 'Mot suivant',
  nextQuestion: 'Question suivante',
  finish: 'Voir le résultat',
  right: 'Bonne réponse !',
  allRight: 'Toutes les réponses sont correctes !',
  someWrong: 'Il y a des erreurs. Vérifiez vos réponses.',
  orderRight: 'La phrase est correctement ordonnée !',
  orderWrong: "L'ordre n'est pas correct. Essayez encore.",
  orderAnswer: (sentence: string): string => `La phrase${NBSP}: ${quoted(sentence)}`,
  gap: (rank: number): string => `Trou ${rank}`,
  gapEmpty: 'à compléter',
  gapAnswer: (words: readonly string[]): string =>
    words.length > 1
      ? `Les réponses justes${NBSP}: ${words.map(quoted).join(', ')}`
      : `La réponse juste${NBSP}: ${words.map(quoted).join('')}`,
  sentence: 'Phrase',
  placed: 'Votre phrase',
  placedHint:
    'Touchez un mot pour le placer ou le reprendre, faites-le glisser pour le déplacer. Au clavier, les flèches déplacent un mot placé.',
  offered: 'Mots à placer',
  empty: 'Les mots choisis se rangent ici.',
  wordPlaced: (word: string, place: number, total: number): string =>
    `${word}, place ${place} sur ${total}`,
  wordTaken: (word: string): string => `${word} repris`,
  ai: (provider: string): string =>
    `Exercice écrit par une IA (${provider})${NBSP}: relisez-le avec l'enfant.`,
  debug: 'Afficher le débogage',
  debugPrompt: 'Demande envoyée',
  debugResponse: 'Réponse brute',
} as const

export const NO_QUESTION = {
  title: 'Aucune question disponible',
  text: "L'exercice ne contient pas de questions. Veuillez réessayer plus tard.",
  invalidTitle: 'Question invalide',
  invalidText: 'La question actuelle est invalide ou mal formatée.',
  back: 'Retour',
} as const

/** «Erreur : La nature est "nom" et la fonction est "sujet"» (specification §8). */
export function faultSentence(fault: WordFault, level: Level = 'CE1'): string {
  if (level === 'CP' && fault.nature !== null) {
    return `Erreur${NBSP}: c'est un ${natureLabel(fault.nature, level)}`
  }
  const nature = fault.nature === null ? null : `La nature est "${fault.nature}"`
  const name = fault.function === null ? null : `la fonction est "${fault.function}"`
  return `Erreur : ${[nature, name].filter((part) => part !== null).join(' et ')}`
}

export const GRAMMAR_RESULT = {
  title: 'Exercice terminé',
  controlTitle: 'Contrôle terminé',
  expired: 'Temps écoulé !',
  score: (score: number): string => percent(score),
  scoreLabel: (score: number): string => `Score${NBSP}: ${percent(score)}`,
  correct: (correct: number, total: number): string =>
    `${counted(correct, 'bonne réponse', 'bonnes réponses')} sur ${total}`,
  /** No second percentage beside the score: the precision stands as what it is made of. */
  precision: (rights: number, attempts: number): string =>
    `Précision${NBSP}: ${counted(rights, 'réponse juste', 'réponses justes')} en ${counted(attempts, 'essai', 'essais')}`,
  time: (ms: number): string => `Temps${NBSP}: ${duration(ms)}`,
  byNature: 'Par nature',
  byFunction: 'Par fonction',
  tally: (correct: number, total: number): string => `${correct} sur ${total}`,
  toReview: 'À revoir',
  faultless: `Rien à revoir${NBSP}: tout est juste.`,
  given: (given: string): string =>
    given === '' ? 'Sans réponse' : `Réponse donnée${NBSP}: ${given}`,
  analysis: (nature: string | null, name: string | null): string =>
    [
      nature === null ? null : `nature ${quoted(nature)}`,
      name === null ? null : `fonction ${quoted(name)}`,
    ]
      .filter((part) => part !== null)
      .join(', '),
  expected: (expected: string): string => `Réponse juste${NBSP}: ${expected}`,
  save: 'Enregistrer le résultat',
  saving: 'Enregistrement...',
  saved: 'Résultat enregistré',
  saveError: 'Erreur lors de la sauvegarde des résultats',
  again: 'Recommencer',
  back: 'Retour',
  seeResults: 'Voir les résultats',
} as const
