/** The form of the generator, and what can go wrong while a text is written. */

import type { Level } from '../../domain/level.ts'
import { MAX_PHOTO_MB } from '../../domain/photo/photo.ts'
import { counted, longDate } from '../format.ts'

/** GEN-10. */
export function automaticTitle(level: Level, theme: string | null, instant: string): string {
  return `Dictée ${level}${theme ? ` - ${theme}` : ''} - ${longDate(instant)}`
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
  crowded: (words: number, sentences: number): string =>
    `${counted(words, 'mot', 'mots')} pour ${counted(sentences, 'phrase', 'phrases')}\u00a0: des phrases en réuniront plusieurs.`,
  sentenceEach: (words: number): string => `Une phrase par mot (${words})`,
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
