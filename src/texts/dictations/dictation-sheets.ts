/** The sheets of a dictation on paper, and what is chosen before printing (PAG-03, PAG-05). What a learner reads says «tu». */

import type { SheetKind } from '../../domain/dictation/printed-sheets.ts'
import type { StoppingPoint } from '../../domain/dictation/stopping-points.ts'
import { SPOKEN_SIGN_NAMES } from '../dictating/spoken-signs.ts'
import { counted } from '../format.ts'

const NBSP = '\u00a0'

export const SHEET_NAMES: Readonly<Record<SheetKind, string>> = {
  teacher: 'Feuille du maître',
  pupil: "Feuille de l'élève",
  cloze: 'Texte à trous',
  words: 'Liste de mots',
  answer: 'Corrigé',
}

export const SHEET_HINTS = {
  teacher: 'Groupes, signes, points à surveiller',
  pupil: (lines: number, square: number): string =>
    `${counted(lines, 'ligne', 'lignes')}, Seyès ${square}${NBSP}mm`,
  cloze: (words: number): string => `${counted(words, 'mot', 'mots')} à écrire`,
  words: 'À copier deux fois',
  answer: 'Le texte juste',
} as const

export const PRINTING = {
  title: 'Imprimer',
  lead: 'Format A4. Choisissez une ou plusieurs feuilles.',
  sheets: 'Feuilles à imprimer',
  for: 'Pour',
  forOne: 'Une feuille sans numéro',
  forClass: (learners: number): string =>
    `Toute la classe (${counted(learners, 'élève', 'élèves')})`,
  length: 'Longueur',
  lengths: (part: StoppingPoint['part'], words: number): string =>
    `${part === 'whole' ? 'Texte entier' : `Jusqu'au ${part === 'short' ? '1er' : '2e'} point d'arrêt`} (${counted(words, 'mot', 'mots')})`,
  size: 'Taille',
  sizes: {
    normal: `Seyès 8${NBSP}mm`,
    large: `Grands caractères, Seyès 12${NBSP}mm`,
  },
  letters: 'Écriture',
  cursive: "Cursive d'école",
  reading: 'Scripte (Andika)',
  perPage: 'Par page',
  onePerPage: '1 dictée par page',
  twoPerPage: '2 dictées par page',
  tooLong: 'Ce texte est trop long pour deux dictées par page\u00a0: il en reste une.',
  print: (pages: number): string => `Imprimer ${counted(pages, 'page', 'pages')}`,
  choose: 'Choisissez une feuille',
  pages: (yours: number, theirs: number, isNumbered: boolean): string => {
    const parts = [
      yours > 0 ? `${counted(yours, 'page', 'pages')} pour vous` : '',
      theirs > 0
        ? `${counted(theirs, 'page', 'pages')} ${isNumbered ? (theirs < 2 ? 'numérotée' : 'numérotées') : "pour l'élève"}`
        : '',
    ].filter((part) => part !== '')
    return parts.length > 0 ? `${parts.join(', ')}.` : ''
  },
  perPupil: (pages: number): string => `${pages} pages par élève.`,
  scale: `Dans la fenêtre d'impression, gardez l'échelle à 100${NBSP}%.`,
} as const

export const SHEETS = {
  brand: "L'Encrier",
  pupilNumber: 'Élève n°',
  dictation: (level: string): string => `Dictée · ${level}`,
  pupilLines: 'Écris une ligne sur deux, en partant du point.',
  pupilNumbered: "Ton numéro suffit, n'écris pas ton nom.",
  date: 'Date',
  ruling: (lines: number, square: number): string =>
    `${counted(lines, 'ligne', 'lignes')} · Seyès ${square}${NBSP}mm`,
  pageOf: (page: number, pages: number): string => (pages > 1 ? `${page}/${pages}` : ''),
  cloze: (level: string): string => `Texte à trous · ${level}`,
  clozeTask: 'Écris le mot dicté sur chaque ligne.',
  copyTask: 'Recopie ici la phrase que tu préfères.',
  words: (level: string): string => `Mots de la semaine · ${level}`,
  wordsTask: 'Lis le mot, cache-le, écris-le au point, vérifie. Puis une seconde fois.',
  wordCount: (words: number): string => counted(words, 'mot', 'mots'),
  answer: (level: string): string => `Corrigé · ${level}`,
  answerTask: 'Le texte juste, à afficher ou à coller dans le cahier.',
  goalIn: (goal: string): string => `${goal} dans ce texte`,
  underlined: `Souligné${NBSP}: mot de la semaine`,
  stop: (number: number, words: number): string =>
    `point d'arrêt ${number} · ${counted(words, 'mot', 'mots')}`,
  course: 'Déroulé',
  steps: [
    "Lire tout le texte, sans l'écrire.",
    'Dicter par petits groupes, deux fois chacun, avec les signes.',
    'Relire en entier, lentement.',
    'Laisser trois minutes pour se relire.',
  ],
  watch: 'À surveiller',
  missedBefore: (times: number): string => `déjà manqué ${times} fois`,
  nothingToWatch: 'Les mots soulignés.',
  handedIn: 'Copies rendues',
  handedInHint: "Chaque feuille porte le numéro de l'élève.",
} as const

/** How the teacher says a sign. */
export const SAID_SIGNS: Readonly<Record<string, string>> = {
  ',': SPOKEN_SIGN_NAMES.comma,
  ';': SPOKEN_SIGN_NAMES.semicolon,
  ':': SPOKEN_SIGN_NAMES.colon,
  '.': SPOKEN_SIGN_NAMES['full-stop'],
  '…': SPOKEN_SIGN_NAMES.ellipsis,
  '?': SPOKEN_SIGN_NAMES['question-mark'],
  '!': SPOKEN_SIGN_NAMES['exclamation-mark'],
  '«': SPOKEN_SIGN_NAMES['opening-quotes'],
  '»': SPOKEN_SIGN_NAMES['closing-quotes'],
}
