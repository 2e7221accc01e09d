/** The page of one stored dictation (PAG-01). */

import { counted, ofName } from '../format.ts'

const NBSP = '\u00a0'

export const DICTATION_PAGE = {
  pageTitle: "Dictée - L'Encrier",
  title: 'Dictée',
  back: 'Mes dictées',
  loading: 'Chargement de la dictée...',
  loadError: 'Erreur lors du chargement de la dictée',
  notFound: 'Dictée non trouvée',
  createdOn: (date: string): string => `Créée le ${date}`,
  createdNow: "Créée à l'instant",

  actions: 'Actions',
  dictate: 'Dicter',
  dictateHint: 'Groupe par groupe, avec les signes',
  dictateSize: (groups: number, minutes: number): string =>
    `${counted(groups, 'groupe', 'groupes')}, environ ${counted(minutes, 'minute', 'minutes')}`,
  correct: ['Corriger', ' une copie'],
  correctClass: 'Corriger la classe',
  print: 'Imprimer',
  edit: 'Modifier',

  text: 'Texte de la dictée',
  show: 'Montrer',
  weekWords: ['Mots', ' de la semaine'],
  script: 'Scripte',

  works: "Ce qu'elle travaille",
  goals: 'Objectifs',
  noGoal: 'Aucun objectif',
  goalWords: (count: number): string => counted(count, 'mot', 'mots'),
  words: 'Mots de la semaine',
  noWords: "Les mots de cette dictée n'ont pas été gardés.",
  wordsError: "Les mots n'ont pas pu être cherchés dans le texte.",
  atSentence: (sentence: number): string => `phrase ${sentence}`,
  notInText: 'absent du texte',
  right: 'réussi par tous',
  missed: (times: number): string => `manqué ${times} fois`,
  again: 'Refaire avec ces mots',
  againHint: (words: number): string =>
    words > 1 ? `Un nouveau texte, les mêmes ${words} mots.` : 'Un nouveau texte, le même mot.',

  who: "Qui l'a faite",
  theClass: 'La classe en une page',
  whoSum: (copies: number, average: string): string =>
    `${counted(copies, 'copie corrigée', 'copies corrigées')}, moyenne ${average}`,
  whoLoading: 'Chargement des copies...',
  whoError: 'Erreur lors du chargement des copies',
  nobody: "Personne ne l'a encore faite.",
  nobodyHint: `Dictez-la, ou imprimez les feuilles${NBSP}: chaque copie corrigée s'inscrira ici.`,
  errors: (count: number): string => counted(count, 'erreur', 'erreurs'),
  review: 'Revoir',
  reviewOf: (name: string): string => `Revoir la copie ${ofName(name)}`,
  olderText: `Le texte a changé depuis${NBSP}: ce résultat garde l'ancien.`,

  ready: 'La dictée est prête et enregistrée.',
  stored: 'La dictée est enregistrée.',
  wordsUsed: (used: number, all: number): string =>
    `${counted(used, 'mot', 'mots')} sur ${all} ${used < 2 ? 'employé' : 'employés'}`,
  levelKept: (level: string): string => `niveau ${level}`,
  writeAnother: 'Écrire un autre texte',
  incomplete: (words: readonly string[]): string =>
    words.length > 1
      ? `Il manque ${words.length} mots${NBSP}: ${words.join(', ')}`
      : `Il manque un mot${NBSP}: ${words.join('')}`,
  incompleteHint:
    "La dictée est enregistrée. Ajoutez-les au texte, ou gardez-la telle qu'elle est.",
  addWords: 'Ajouter ces mots',
} as const
