/**
 * A class list from a table: the export of ONDE, old or new, or any other with or without a line of headers (CLA-01). Columns
 * are found by their headers; INE, addresses and parents are left in the table.
 */
import { accept, type Result, refuse } from '../refusal.ts'
import { MAX_LISTED_PUPILS } from './learner-group.ts'
import { comparableText } from './learner-search.ts'
import {
  type ListedPupil,
  parseBirthDate,
  parseFullName,
  parseLevel,
  parsePupilLine,
  readableName,
} from './listed-pupil.ts'

export type ClassListRefusal =
  | { readonly kind: 'no-class-list' }
  | { readonly kind: 'too-many-pupils'; readonly count: number; readonly maximum: number }

type Row = readonly string[]

/** By the plain text of the header, where «Prénom(s)» is «prenom s»; the first that fits. */
const HEADERS = {
  usage: /^nom d ?usage\b/u,
  last: /^nom ?s?( de famille| de naissance| legal)?( (de l )?(eleve|enfant))?$/u,
  first: /^prenom ?s?( usuel| d usage| 1)?( (de l )?(eleve|enfant))?$/u,
  full: /^((nom|prenom) ?s?( et)? (pre)?nom ?s?|eleve ?s?|apprenant ?s?)( (de l )?eleve ?s?)?$/u,
  birth: /^(date( de)? naissance|nee? le|ne e le|naissance)\b/u,
  level: /^niveau/u,
  class: /^(libelle( de la)? classe|classe|division)$/u,
} as const

type Columns = Readonly<Record<keyof typeof HEADERS, number>>

/** Lines of a title that may stand before the headers. */
const LINES_BEFORE_HEADERS = 5

function columnsOf(row: Row): Columns | undefined {
  const headers = row.map(comparableText)
  const found = (name: keyof Columns): number =>
    headers.findIndex((header) => HEADERS[name].test(header))
  const columns: Columns = {
    usage: found('usage'),
    last: found('last'),
    first: found('first'),
    full: found('full'),
    birth: found('birth'),
    level: found('level'),
    class: found('class'),
  }
  const hasNames = columns.first >= 0 && (columns.last >= 0 || columns.usage >= 0)
  return hasNames || columns.full >= 0 ? columns : undefined
}

function cell(row: Row, column: number): string {
  return row[column]?.trim() ?? ''
}

function pupilOf(row: Row, columns: Columns): ListedPupil {
  const className = cell(row, columns.class)
  const name =
    columns.first >= 0
      ? {
          first_name: readableName(cell(row, columns.first)),
          last_name: readableName(cell(row, columns.usage) || cell(row, columns.last)),
        }
      : parseFullName(cell(row, columns.full))
  return {
    ...name,
    birth_date: parseBirthDate(cell(row, columns.birth)) ?? null,
    level: parseLevel(cell(row, columns.level)) ?? parseLevel(className),
    class_name: className,
  }
}

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u

function isShouted(text: string): boolean {
  return text.length > 1 && text === text.toUpperCase()
}

/** A line without headers: a cell of one name after the other, the first name first unless only the other is not in capitals. */
function pupilWithoutHeaders(row: Row): ListedPupil {
  const cells = row.map((text) => text.trim()).filter((text) => text !== '')
  if (cells.length === 1) return parsePupilLine(cells[0] ?? '')
  const names = cells.filter((text) => NAME.test(text) && parseLevel(text) === null)
  const [one = '', other = ''] = names
  const [first, last] = isShouted(one) && !isShouted(other) ? [other, one] : [one, other]
  const written =
    names.length === 1
      ? parseFullName(one)
      : { first_name: readableName(first), last_name: readableName(last) }
  return {
    ...written,
    birth_date: cells.map(parseBirthDate).find((date) => date !== undefined) ?? null,
    level: cells.map(parseLevel).find((level) => level !== null) ?? null,
    class_name: '',
  }
}

/** Words of the longest name that is one. */
const MOST_WORDS = 8
/** «Léa M.» is a name, «Merci de signer.» is not. */
const ENDED_SENTENCE = /\p{L}{3}\.$/u

function isPlausible({ first_name, last_name }: ListedPupil): boolean {
  const name = `${first_name} ${last_name}`.trim()
  return NAME.test(name) && !ENDED_SENTENCE.test(name) && name.split(' ').length <= MOST_WORDS
}

function isEmpty(row: Row): boolean {
  return row.every((text) => text.trim() === '')
}

/**
 * The pupils of a table, line by line. Refuses what has no column of names and reads like no list of names, and more lines
 * than `MAX_LISTED_PUPILS`. Under headers of names everything is one: some teachers write «Élève 12» there.
 */
export function readClassList(table: readonly Row[]): Result<ListedPupil[], ClassListRefusal> {
  const rows = table.filter((row) => !isEmpty(row))
  const at = rows.slice(0, LINES_BEFORE_HEADERS).findIndex((row) => columnsOf(row) !== undefined)
  const columns = columnsOf(rows[at] ?? [])
  const pupils = columns
    ? rows.slice(at + 1).map((row) => pupilOf(row, columns))
    : rows.map(pupilWithoutHeaders)
  const named = pupils.filter(({ first_name, last_name }) => `${first_name}${last_name}` !== '')
  const isList = columns !== undefined || named.filter(isPlausible).length * 2 >= named.length
  if (named.length === 0 || !isList) return refuse({ kind: 'no-class-list' })
  return named.length > MAX_LISTED_PUPILS
    ? refuse({ kind: 'too-many-pupils', count: named.length, maximum: MAX_LISTED_PUPILS })
    : accept(named)
}
