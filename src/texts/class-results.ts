/** «La classe» in one page: on the screen, on the wall, in a spreadsheet (CLA-06). */
import type { CalendarDate } from '../domain/calendar-date.ts'
import {
  type CountedError,
  NEEDS,
  type Need,
  type NeedCounts,
  needCounts,
} from '../domain/class/need.ts'
import type { GroupTopic } from '../domain/class/need-groups.ts'
import { csvLines } from '../domain/csv.ts'
import type { Level } from '../domain/level.ts'
import { scorePercent } from '../domain/results/results.ts'
import { counted, decimal, percent } from './format.ts'

const NBSP = '\u00a0'

export const NEED_NAMES: Readonly<Record<Need, string>> = {
  verb: 'Accord du verbe',
  'noun-group': 'Groupe du nom',
  'silent-letter': 'Lettre muette',
  'letter-choice': 'Choix des lettres',
  sound: 'Son',
  accent: 'Accent',
  homophone: 'Homophone',
  sign: 'Signes',
  other: 'Autre',
}

/** Over a narrow column. */
export const NEED_HEADS: Readonly<Record<Need, string>> = {
  ...NEED_NAMES,
  homophone: 'Homo\u00adphone',
}

interface TopicWords {
  /** Also of the group that is made of it. */
  readonly name: string
  readonly reason: string
}

export const GROUP_TOPICS: Readonly<Record<GroupTopic, TopicWords>> = {
  verb: {
    name: 'Le verbe',
    reason: "Trouver le sujet, puis la terminaison qui va avec, même quand on ne l'entend pas.",
  },
  'noun-group': {
    name: 'Le groupe du nom',
    reason: "Déterminant, nom et adjectif disent ensemble s'il y en a un ou plusieurs.",
  },
  'silent-letter': {
    name: 'Lettres muettes',
    reason: "La lettre qu'on n'entend pas se retrouve dans un mot de la même famille.",
  },
  'letter-choice': {
    name: 'Le choix des lettres',
    reason: "Plusieurs façons d'écrire un même son\u00a0: celle du mot s'apprend par listes.",
  },
  sound: {
    name: 'Les sons',
    reason: "Relire syllabe par syllabe\u00a0: ce qui est écrit ne s'entend pas comme le mot.",
  },
  accent: { name: 'Les accents', reason: "L'accent change le son\u00a0: dire le mot lentement." },
  homophone: {
    name: 'Les homophones',
    reason: 'Remplacer par un autre mot dans la phrase pour choisir.',
  },
  sign: {
    name: 'Signes et coupures',
    reason: "Majuscules, apostrophes, traits d'union, mots collés ou coupés.",
  },
  ahead: { name: 'Pour avancer', reason: 'Peu de mots manqués, sans lien entre eux.' },
}

export const CLASS_RESULTS = {
  pageTitle: "La classe - L'Encrier",
  title: 'La classe',
  back: 'Mes apprenants',
  backToDictation: 'La dictée',
  loading: 'Chargement de la classe...',
  loadError: 'Erreur lors du chargement de la classe',
  notFound: "Cette dictée ou ce groupe n'existe plus.",
  noLearner: 'Aucun apprenant enregistré',
  addLearner: 'Importer une classe',
  noCopy: "Aucune copie corrigée pour l'instant",
  noCopyDetail: `Corrigez une dictée et sauvegardez-la${NBSP}: la page se remplit.`,
  correct: 'Corriger une dictée',
  scope: 'Dictée ou période',
  dictations: 'Dictées',
  dictation: (title: string, copies: number): string =>
    `${title} (${counted(copies, 'copie', 'copies')})`,
  periods: { mois: 'Les 30 derniers jours', rentree: 'Depuis la rentrée' },
  periodsLabel: 'Périodes',
  group: 'Élèves',
  wholeClass: 'Toute la classe',
  done: (copies: number, absent: number, without: number): string =>
    [
      counted(copies, 'copie corrigée', 'copies corrigées'),
      ...(absent > 0 ? [counted(absent, 'absence', 'absences')] : []),
      ...(without > 0 ? [counted(without, 'élève sans copie', 'élèves sans copie')] : []),
    ].join(', '),
  absentOn: (day: string): string => `Absence notée le ${day}`,
  dictationOf: (day: string): string => `Corrigée le ${day}`,
  project: 'Projeter sans les noms',
  printCopies: 'Imprimer les copies',
  printReports: 'Page des parents',
  csv: 'CSV',
  csvName: 'CSV, le tableau pour un tableur',
  papers: "Papiers de l'école (registre, familles)",
  figures: 'En bref',
  right: 'de mots justes',
  errors: (errors: number, copies: number): string =>
    `${errors > 1 ? 'erreurs comptées' : 'erreur comptée'} dans la note, ${counted(copies, 'copie', 'copies')}`,
  firstCause: (need: string): string => `${need.toLocaleLowerCase('fr')}, la première cause`,
  needs: 'Qui a besoin de quoi',
  needsLead: "Par ordre alphabétique. Chacun n'est comparé qu'à lui-même.",
  needsNote: `Mots manqués, par sorte d'erreur${NBSP}: chacun une fois par copie, sans les mots en trop ni les phrases oubliées. Une erreur répétée y figure à chaque mot, alors que la note peut ne la compter qu'une fois. Le pourcentage est celui des copies.`,
  pupil: 'Élève',
  score: 'Mots justes',
  noCopyOf: 'Pas de copie',
  all: 'Ensemble',
  missed: (count: number, need: string): string => `${need}${NBSP}: ${count}`,
  words: 'Dix mots à reprendre',
  fewWords: 'Mots à reprendre',
  wordsLead: "Nombre d'élèves qui ont manqué le mot.",
  wordsLeadSpelled: "Nombre d'élèves qui ont manqué le mot, avec l'écriture la plus fréquente.",
  noWord: 'Aucun mot manqué',
  wordName: (word: string, pupils: number): string =>
    `${word}, ${counted(pupils, 'élève', 'élèves')}`,
  instead: (written: string): string => `souvent écrit${NBSP}: ${written}`,
  relaunch: 'Relancer sur ces mots',
  relaunchNote: (words: number, group: string | null): string => {
    const said = `Un nouveau texte, ${words > 1 ? `les ${words} mots cochés` : 'le mot coché'}`
    return group === null ? `${said}.` : `${said}, pour «${NBSP}${group}${NBSP}».`
  },
  weekly: (words: number): string =>
    `La dictée de la semaine (${counted(words, 'mot à revoir', 'mots à revoir')})`,
  chooseWords: 'Cochez au moins un mot.',
  board: 'Au tableau, sans les noms',
  boardText: `Un mot à la fois, les écritures rencontrées. Ni prénom, ni score, ni photo${NBSP}: la classe cherche ensemble.`,
  openBoard: 'Ouvrir la projection',
  groups: 'Groupes proposés',
  groupsLead:
    "Un élève, un seul groupe, celui de son besoin le plus net. Rien n'est montré aux élèves.",
  tooFew: `Il faut au moins cinq élèves avec une copie corrigée.`,
  noGroup: 'Aucun besoin commun ne se dégage encore.',
  changeGroups: 'Modifier les groupes',
  pupils: (count: number): string => counted(count, 'élève', 'élèves'),
  makeGroup: 'Créer ce groupe',
  makeGroupOf: (name: string): string => `Créer ce groupe${NBSP}: ${name}`,
  updateGroup: 'Mettre à jour ce groupe',
  updateGroupOf: (name: string): string => `Mettre à jour ce groupe${NBSP}: ${name}`,
  groupMade: (name: string): string => `Groupe «${NBSP}${name}${NBSP}» enregistré`,
  groupError: "Le groupe n'a pas pu être enregistré",
  groupWords: 'Ses mots à reprendre',
  groupWordsOf: (name: string): string => `Ses mots à reprendre${NBSP}: ${name}`,
} as const

interface ClassRow {
  readonly first_name: string
  readonly last_name: string
  readonly level: Level
  readonly copies: number
  readonly word_count: number
  readonly error_count: number
  readonly missed: readonly CountedError[]
}

/** «92 %» of the words of a pupil's copies; empty without one. */
export function rightWords({
  word_count,
  error_count,
}: Pick<ClassRow, 'word_count' | 'error_count'>): string {
  return word_count === 0 ? '' : percent(scorePercent(word_count, error_count))
}

export function csvFileName(day: CalendarDate): string {
  return `classe-${day}.csv`
}

function csvRow(row: ClassRow): string[] {
  const counts: NeedCounts = needCounts(row.missed)
  const known = row.word_count > 0
  return [
    row.first_name,
    row.last_name,
    row.level,
    String(row.copies),
    ...(known ? [String(row.word_count), String(row.error_count)] : ['', '']),
    known ? decimal(100 - (100 * row.error_count) / row.word_count) : '',
    ...NEEDS.map((need) => (known ? String(counts[need]) : '')),
  ]
}

/** For the «livret»: a row a pupil in the order of the list, figures a spreadsheet sums, no rank. */
export function classCsv(rows: readonly ClassRow[]): string {
  const headings = [
    'Prénom',
    'Nom',
    'Niveau',
    'Copies',
    'Mots dictés',
    'Erreurs',
    'Mots justes (%)',
    ...NEEDS.map((need) => NEED_NAMES[need]),
  ]
  return csvLines([headings, ...rows.map(csvRow)])
    .map((line) => `${line}\n`)
    .join('')
}
