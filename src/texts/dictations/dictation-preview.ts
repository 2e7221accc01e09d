/** A text that was written and is not stored yet. */

import { counted } from '../format.ts'

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
  createError: 'Erreur lors de la sauvegarde',
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
