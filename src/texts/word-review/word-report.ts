/** «Bilan» of a learner's words: on the screen, on paper, in a spreadsheet. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { csvLines } from '../../domain/csv.ts'
import { isAcquired, type ReviewedWord } from '../../domain/word-review/word-boxes.ts'
import { counted, longCalendarDate } from '../format.ts'
import { errorKind } from './word-review.ts'

export const WORD_REPORT = {
  pageTitle: "Bilan des mots - L'Encrier",
  crumb: 'Français',
  title: 'Bilan',
  back: 'Mots à revoir',
  lead: (learner: string, date: string): string => `${learner}, le ${date}`,
  print: 'Imprimer',
  download: 'Télécharger (CSV)',
  fileName: (date: CalendarDate): string => `mots-a-revoir-${date}.csv`,
  figures: 'En bref',
  acquired: (count: number): string => (count > 1 ? 'mots acquis' : 'mot acquis'),
  returning: (count: number): string => (count > 1 ? 'mots reviennent' : 'mot revient'),
  due: "à revoir aujourd'hui",
  kinds: "Par sorte d'erreur",
  kind: "Sorte d'erreur",
  acquiredWords: 'Acquis',
  returningWords: 'Revient',
  noWord: 'Aucun',
  repeated: 'La même dictée, avant et après',
  dictation: 'Dictée',
  before: 'La première fois',
  after: 'La dernière fois',
  noRepeated: "Aucune dictée n'a été faite deux fois.",
  errors: (errors: number, words: number, day: CalendarDate): string =>
    `${counted(errors, 'erreur', 'erreurs')} sur ${counted(words, 'mot', 'mots')}, le ${longCalendarDate(day)}`,
  none: 'Aucun mot à revoir',
  note: `Un mot est acquis quand il a été bien écrit trois jours différents où il devait revenir. Il est redemandé une fois, trois semaines plus tard.`,
} as const

const HEADINGS = [
  'Mot',
  'Lemme',
  'Forme dictée',
  "Sorte d'erreur",
  'Phrase',
  'Manqué (fois)',
  'Manqué le',
  'Jours réussis',
  'Acquis',
  'À revoir le',
] as const

/** The lines of a file that a spreadsheet opens: semicolons, UTF-8 with its mark, no cell a formula. */
export function wordReportCsv(words: readonly ReviewedWord[]): string {
  const rows = words.map((one) => [
    one.word,
    one.lemma,
    one.form,
    errorKind(one.error),
    one.sentence,
    String(one.misses),
    one.missedOn,
    String(one.successes),
    isAcquired(one) ? 'oui' : 'non',
    one.due ?? '',
  ])
  return csvLines([HEADINGS, ...rows])
    .map((line) => `${line}\n`)
    .join('')
}
