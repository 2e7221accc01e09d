/** One pupil of a class list as it was read: what an adult looks at and mends before anything is sent (CLA-01). */
import { type CalendarDate, parseCalendarDate } from '../calendar-date.ts'
import { isLevel, LEVELS, type Level } from '../level.ts'
import { comparableText } from './learner-search.ts'

export interface ListedPupil {
  readonly first_name: string
  readonly last_name: string
  /** Null where the list has none. */
  readonly birth_date: CalendarDate | null
  /** Null where the list names none of the five, or several. */
  readonly level: Level | null
  /** «Libellé classe»; empty where the list has none. */
  readonly class_name: string
}

/** The long names of ONDE, in full or with «1ère», «2ème». */
const LONG_NAMES: readonly (readonly [RegExp, Level])[] = [
  [/^cours preparatoire/u, 'CP'],
  [/^cours elementaire (1|premiere)/u, 'CE1'],
  [/^cours elementaire (2|deuxieme)/u, 'CE2'],
  [/^cours moyen (1|premiere)/u, 'CM1'],
  [/^cours moyen (2|deuxieme)/u, 'CM2'],
]

/** «CE1», «ce1 B», «COURS ELEMENTAIRE 1ERE ANNEE»; null for another year, for none and for a class of two levels. */
export function parseLevel(text: string): Level | null {
  const plain = comparableText(text)
  const short = LEVELS.filter((level) =>
    new RegExp(`(^| )${level.toLowerCase()}( |$)`, 'u').test(plain),
  )
  if (short.length === 1) return short[0] ?? null
  return short.length > 1 ? null : (LONG_NAMES.find(([name]) => name.test(plain))?.[1] ?? null)
}

const FRENCH_DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/u

/** «23/02/2018», «23/2/18», «2018-02-23»; undefined for what is no day. */
export function parseBirthDate(text: string): CalendarDate | undefined {
  const match = FRENCH_DATE.exec(text.trim())
  if (!match) return parseCalendarDate(text.trim())
  const [, day = '', month = '', year = ''] = match
  const full = year.length === 2 ? `20${year}` : year
  return parseCalendarDate(`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase()
}

/** Names of official lists stand in capitals: «DE LA TOUR» becomes «De La Tour», «Léa» stays. */
export function readableName(text: string): string {
  const trimmed = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (!isCapitals(trimmed) || trimmed.length < 2) return trimmed
  return trimmed.toLowerCase().replace(/(^|[ '’-])(\p{L})/gu, (found) => found.toUpperCase())
}

type FullName = Pick<ListedPupil, 'first_name' | 'last_name'>

/** «Léa Martin», «MARTIN Léa»: capitals are the last name; otherwise the first word is the first name. */
export function parseFullName(text: string): FullName {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  const capitals = words.filter((word) => word.length > 1 && isCapitals(word))
  const isSplit = capitals.length > 0 && capitals.length < words.length
  const last = isSplit ? capitals : words.slice(1)
  const first = isSplit ? words.filter((word) => !capitals.includes(word)) : words.slice(0, 1)
  return { first_name: readableName(first.join(' ')), last_name: readableName(last.join(' ')) }
}

/** «Léa Martin CE1», «MARTIN Léa 23/02/2018»: what is neither a level nor a day is the name. */
export function parsePupilLine(line: string): ListedPupil {
  const words = line.split(/[\s,]+/u).filter((word) => word !== '')
  const level = words.findLast((word) => isLevel(word.toUpperCase()))
  const day = words.find((word) => parseBirthDate(word) !== undefined)
  const name = words.filter((word) => word !== level && word !== day).join(' ')
  return {
    ...parseFullName(name),
    birth_date: parseBirthDate(day ?? '') ?? null,
    level: level === undefined ? null : parseLevel(level),
    class_name: '',
  }
}
