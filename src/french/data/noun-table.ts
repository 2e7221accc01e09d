/** data/nouns/*.tsv */
import type { Gender, GrammarNumber } from '../morphology/features.ts'
import {
  type DataFault,
  type DataFile,
  parseLevelCell,
  parseListCell,
  type SourceLocation,
  type TableRow,
  tableRows,
  type WordLevel,
} from './data-file.ts'

export const DETERMINER_KINDS = ['défini', 'indéfini', 'partitif', 'possessif', 'aucun'] as const

export type DeterminerKind = (typeof DETERMINER_KINDS)[number]

export interface NounEntry {
  readonly lemma: string
  readonly gender: Gender
  /** Dotted, from general to particular: `animal.ferme`. */
  readonly nounClass: string
  readonly level: WordLevel
  readonly themes: readonly string[]
  readonly determiners: readonly DeterminerKind[]
  readonly fixedNumber: GrammarNumber | null
  readonly plural: string | null
  readonly feminine: string | null
  /** The only adjectives that the engine adds by itself. */
  readonly adjectives: readonly string[]
  /** Ready phrase: «au bord de la mer», «le matin». */
  readonly place: string | null
  readonly source: SourceLocation
}

const USUAL_DETERMINERS: readonly DeterminerKind[] = ['défini', 'indéfini', 'possessif']

function isDeterminerKind(value: string): value is DeterminerKind {
  return DETERMINER_KINDS.some((kind) => kind === value)
}

function nonEmpty(cell: string | undefined): string | null {
  return cell === undefined || cell === '' ? null : cell
}

export function parseNounRow(row: TableRow): NounEntry | DataFault {
  const [
    lemma,
    gender,
    nounClass,
    level,
    themes,
    dets,
    number,
    plural,
    feminine,
    adjectives,
    place,
  ] = row.cells
  const fault = (message: string): DataFault => ({ file: row.file, line: row.line, message })
  if (!lemma || !nounClass) return fault('a noun needs a lemma and a class')
  if (gender !== 'm' && gender !== 'f') return fault(`gender of «${lemma}» must be m or f`)
  const wordLevel = parseLevelCell(level)
  if (wordLevel === null) return fault(`level of «${lemma}» must be 1 to 4`)
  if (number && number !== 's' && number !== 'p') return fault(`number of «${lemma}»: s or p`)
  const kinds = parseListCell(dets)
  const unknown = kinds.find((kind) => !isDeterminerKind(kind))
  if (unknown !== undefined) return fault(`unknown determiner «${unknown}» of «${lemma}»`)
  return {
    lemma,
    gender,
    nounClass,
    level: wordLevel,
    themes: parseListCell(themes),
    determiners: kinds.length === 0 ? USUAL_DETERMINERS : kinds.filter(isDeterminerKind),
    fixedNumber: number === 's' || number === 'p' ? number : null,
    plural: nonEmpty(plural),
    feminine: nonEmpty(feminine),
    adjectives: parseListCell(adjectives),
    place: nonEmpty(place),
    source: { file: row.file, line: row.line },
  }
}

export function parseNouns(sources: readonly DataFile[]): {
  readonly nouns: readonly NounEntry[]
  readonly faults: readonly DataFault[]
} {
  const rows = sources.flatMap(tableRows).map(parseNounRow)
  return {
    nouns: rows.filter((row): row is NounEntry => 'lemma' in row),
    faults: rows.filter((row): row is DataFault => 'message' in row),
  }
}

/** `animal.ferme` fits a slot that asks for `animal` or `animal.ferme`. */
export function fitsClass(nounClass: string, asked: string): boolean {
  return nounClass === asked || nounClass.startsWith(`${asked}.`)
}
