/** Dictation hub, generator and list. */

import type { Level } from '../../domain/level.ts'
import { MAX_PHOTO_MB } from '../../domain/photo/photo.ts'
import { RETRY_DELAY_MS } from '../../domain/retry.ts'
import { counted, longDate } from '../format.ts'

/** GEN-10. */
export function automaticTitle(level: Level, theme: string | null, instant: string): string {
  return `Dictée ${level}${theme ? ` - ${theme}` : ''} - ${longDate(instant)}`
}

/** GEN-12, exact wording; `left` includes the coming attempt. */
export function retryNotice(left: number): string {
  return `Service temporairement indisponible. Nouvelle tentative dans ${RETRY_DELAY_MS / 1000} secondes... (${left} essai(s) restant(s))`
}

/** GEN-13. */
export function statusNotice(status: number, statusText: string): string {
  return `Erreur ${status}: ${statusText}`
}

export const DICTATION_GENERATOR = {
  pageTitle: "Générer une dictée - L'Encrier",
  title: 'Générer une dictée',
  crumb: 'Français',
  lead: 'Donnez les mots de la semaine\u00a0: le texte les emploie tous, au niveau choisi.',
  back: 'Retour',
  words: 'Mots à inclure',
  wordsHint: 'Séparez les mots par des virgules.',
  wordsPlaceholder: 'écureuil, noisette, forêt',
  wordCount: (count: number): string => counted(count, 'mot', 'mots'),
  wordsKept: 'Mots retenus',
  removeWord: (word: string): string => `Retirer «\u00a0${word}\u00a0»`,
  photo: 'Prendre ou choisir une photo',
  photoHint: `La liste du cahier, en JPG ou PNG, ${MAX_PHOTO_MB}\u00a0Mo au plus`,
  reading: 'Lecture de la photo',
  readingHint: "La photo est lue puis oubliée\u00a0: elle n'est jamais conservée.",
  cancel: 'Annuler',
  wordsRead: (count: number): string =>
    count === 0
      ? 'Tous les mots lus étaient déjà dans la liste.'
      : `${counted(count, 'mot lu et ajouté', 'mots lus et ajoutés')} à la liste. Vérifiez-les avant de continuer.`,
  doubtfulTitle: 'Mots à vérifier',
  doubtfulHint:
    'Ces mots sont peut-être mal lus. Corrigez-les, ou videz la case pour les laisser de côté.',
  doubtfulWord: (read: string): string => `Lu «\u00a0${read}\u00a0»`,
  sureWords: 'Mots lus nettement',
  addWords: (count: number): string =>
    count === 0 ? 'Continuer sans ces mots' : `Ajouter ${counted(count, 'mot', 'mots')}`,
  noWordRead: "Aucun mot n'a été reconnu sur cette photo.",
  level: 'Niveau',
  levelValue: (level: Level, ages: string): string => `${level} (${ages})`,
  levelOutOfPlan: 'hors de votre plan',
  sentences: 'Nombre de phrases',
  sentencesValue: (count: number): string => counted(count, 'phrase', 'phrases'),
  theme: 'Thème',
  themePlaceholder: 'La forêt en automne',
  themeUpgrade: 'Passez à un plan supérieur pour choisir le thème de vos dictées',
  goals: 'Objectifs pédagogiques',
  goalsHint: 'Séparez les objectifs par des virgules.',
  goalsPlaceholder: 'imparfait, accord sujet-verbe',
  goalsUpgrade: 'Passez à un plan supérieur pour définir des objectifs pédagogiques',
  titleField: 'Titre',
  submit: 'Générer la dictée',
  submitting: 'Génération en cours...',
  stillWriting: "Le texte est en cours d'écriture, cela peut prendre une demi-minute.",
  stop: 'Annuler',
  resume: 'Reprendre ma dernière demande',
  loading: 'Chargement...',
  loadError: "Erreur lors du chargement de l'abonnement",
} as const

export const GENERATOR_ERRORS = {
  invalidReply: 'La réponse du serveur est invalide',
  unexpected: 'Une erreur inattendue est survenue lors de la génération de la dictée',
} as const

export const DICTATION_PREVIEW = {
  heading: 'Votre dictée',
  edit: 'Modifier le texte',
  editLabel: 'Texte de la dictée',
  cancel: 'Annuler',
  save: 'Sauvegarder',
  back: 'Retour',
  create: 'Créer',
  creating: 'Création en cours...',
  another: 'Proposer un autre texte',
  theme: 'Thème',
  noTheme: 'Sans thème',
  goals: 'Objectifs pédagogiques',
  noGoal: 'Aucun objectif',
  emptyText: 'Le texte de la dictée ne peut pas être vide.',
  created: 'Dictée enregistrée',
  form: 'Forme',
  /** TXT-02: why the sentences do not make a text, and what may be done about it. */
  independent:
    "Ces mots ne tiennent pas dans un même texte\u00a0: voici des phrases indépendantes, à dicter une par une. Pour obtenir un texte, donnez moins de mots, ou des mots d'un même sujet.",
  otherSentence: 'Autre phrase',
  otherSentenceAt: (number: number): string => `Autre phrase, n° ${number}`,
  firstSentenceAt: (number: number): string => `Revenir à la première phrase, n° ${number}`,
  otherSentenceHint: (most: number): string =>
    `une autre phrase pour les mêmes mots, à la même place (${most} propositions au plus)`,
  noOtherSentence: 'Aucune autre phrase trouvée pour ces mots.',
  atSentence: (number: number): string => `Phrase ${number}`,
  wordPlaces: 'Vos mots dans la dictée',
  /** «chats, phrase 2»; the form only where it is another than the word given. */
  wordPlace: (word: string, form: string, sentence: number): string =>
    form.toLocaleLowerCase('fr') === word.toLocaleLowerCase('fr')
      ? `phrase ${sentence}`
      : `${form}, phrase ${sentence}`,
  sizes: (sentences: number, words: number): string =>
    `${counted(sentences, 'phrase', 'phrases')}, ${counted(words, 'mot', 'mots')}`,
  forcedTitle: 'À relire',
  forcedHint:
    'Ces phrases sont justes, mais passe-partout\u00a0: gardez-les, modifiez-les ou demandez un autre texte.',
  forcedSentence: (number: number, sentence: string): string =>
    sentence === '' ? `Phrase ${number}` : `Phrase ${number}\u00a0: ${sentence}`,
  forced: (word: string, reason: string): string => `«\u00a0${word}\u00a0»\u00a0: ${reason}`,
  missing: (words: readonly string[]): string =>
    words.length > 1
      ? `Ces mots n'ont pas pu être placés\u00a0: ${words.join(', ')}`
      : `Ce mot n'a pas pu être placé\u00a0: ${words.join('')}`,
} as const

export const LEAVING_DRAFT = {
  title: 'Quitter sans créer la dictée\u00a0?',
  message: "Le texte que vous avez modifié n'est pas encore dans vos dictées.",
} as const

export const REPLACING_DRAFT = {
  title: 'Remplacer votre texte\u00a0?',
  message: 'Ce que vous avez modifié sera perdu.',
} as const

export const DICTATION_LIST = {
  pageTitle: "Mes dictées - L'Encrier",
  title: 'Mes dictées',
  crumb: 'Français',
  lead: 'Relisez, modifiez ou supprimez les dictées que vous avez enregistrées.',
  back: 'Retour',
  columns: {
    title: 'Titre',
    level: 'Niveau',
    theme: 'Thème',
    goals: 'Objectifs pédagogiques',
    created: 'Date de création',
    actions: 'Actions',
  },
  noTheme: 'Sans thème',
  noGoal: 'Aucun objectif',
  empty: 'Aucune dictée enregistrée',
  create: 'Créer une dictée',
  loading: 'Chargement des dictées...',
  loadError: 'Erreur lors du chargement des dictées',
  retry: 'Réessayer',
  edit: (title: string): string => `Modifier «\u00a0${title}\u00a0»`,
  remove: (title: string): string => `Supprimer «\u00a0${title}\u00a0»`,
  form: 'Forme',
  formUnsaid: 'Non précisée',
  editTitle: 'Modifier la dictée',
  content: 'Texte',
  save: 'Sauvegarder',
  saving: 'Sauvegarde en cours...',
  cancel: 'Annuler',
  saved: 'Dictée modifiée',
  saveError: 'Erreur lors de la sauvegarde',
  saveErrorBecause: (reason: string): string => `Erreur lors de la sauvegarde\u00a0: ${reason}`,
  deleteTitle: 'Supprimer la dictée',
  deleteQuestion: 'Êtes-vous sûr de vouloir supprimer cette dictée ?',
  deleteNote: 'Les résultats déjà enregistrés sont conservés.',
  confirmDelete: 'Supprimer',
  deleted: 'Dictée supprimée',
  deleteError: 'Erreur lors de la suppression',
} as const
