/** data/adjectives.tsv, verbs.tsv, tools.tsv, names.tsv, homographs.tsv, h-aspire.txt */
import { isNature, type Nature } from '../../domain/grammar/nature.ts'
import type { Gender } from '../morphology/features.ts'
import {
  type DataFault,
  type DataFile,
  dataLines,
  parseLevelCell,
  parseListCell,
  type SourceLocation,
  type TableRow,
  tableRows,
  type WordLevel,
} from './data-file.ts'

export interface AdjectiveEntry {
  readonly lemma: string
  readonly level: WordLevel
  readonly before: boolean
  readonly classes: readonly string[]
  readonly predicativeOnly: boolean
  readonly free: boolean
  readonly source: SourceLocation
}

export type Aspect = 'événement' | 'état'

export interface VerbEntry {
  readonly lemma: string
  readonly level: WordLevel
  readonly aspect: Aspect
  readonly constructions: readonly string[]
  readonly source: SourceLocation
}

export interface FunctionWordEntry {
  readonly form: string
  readonly nature: Nature
  readonly level: WordLevel
  readonly constraints: string
  readonly source: SourceLocation
}

export interface NameEntry {
  readonly name: string
  readonly gender: Gender
  readonly level: WordLevel
}

export interface HomographEntry {
  readonly form: string
  readonly nature: Nature
  readonly lemma: string
}

export interface ParsedTable<Entry> {
  readonly entries: readonly Entry[]
  readonly faults: readonly DataFault[]
}

function parseRows<Entry extends object>(
  source: DataFile,
  parseRow: (row: TableRow) => Entry | string,
): ParsedTable<Entry> {
  const entries: Entry[] = []
  const faults: DataFault[] = []
  for (const row of tableRows(source)) {
    const entry = parseRow(row)
    if (typeof entry === 'string') faults.push({ file: row.file, line: row.line, message: entry })
    else entries.push(entry)
  }
  return { entries, faults }
}

function sourceOf({ file, line }: TableRow): SourceLocation {
  return { file, line }
}

export function parseAdjectives(source: DataFile): ParsedTable<AdjectiveEntry> {
  return parseRows(source, (row) => {
    const [lemma, level, position, classes, predicative, free] = row.cells
    const wordLevel = parseLevelCell(level)
    if (!lemma || wordLevel === null) return 'an adjective needs a lemma and a level 1 to 4'
    if (position !== 'avant' && position !== 'après')
      return `position of «${lemma}»: avant or après`
    return {
      lemma,
      level: wordLevel,
      before: position === 'avant',
      classes: parseListCell(classes),
      predicativeOnly: predicative === 'oui',
      free: free === 'oui',
      source: sourceOf(row),
    }
  })
}

export function parseVerbs(source: DataFile): ParsedTable<VerbEntry> {
  return parseRows(source, (row) => {
    const [lemma, level, aspect, constructions] = row.cells
    const wordLevel = parseLevelCell(level)
    if (!lemma || wordLevel === null) return 'a verb needs a lemma and a level 1 to 4'
    if (aspect !== 'événement' && aspect !== 'état')
      return `aspect of «${lemma}»: événement or état`
    return {
      lemma,
      level: wordLevel,
      aspect,
      constructions: parseListCell(constructions),
      source: sourceOf(row),
    }
  })
}

export function parseFunctionWords(source: DataFile): ParsedTable<FunctionWordEntry> {
  return parseRows(source, (row) => {
    const [form, nature, level, constraints = ''] = row.cells
    const wordLevel = parseLevelCell(level)
    if (!form || wordLevel === null) return 'a function word needs a form and a level 1 to 4'
    if (!isNature(nature)) return `unknown nature «${nature ?? ''}» of «${form}»`
    return { form, nature, level: wordLevel, constraints, source: sourceOf(row) }
  })
}

export function parseNames(source: DataFile): ParsedTable<NameEntry> {
  return parseRows(source, (row) => {
    const [name, gender, level] = row.cells
    const wordLevel = parseLevelCell(level)
    if (!name || wordLevel === null) return 'a name needs a level 1 to 4'
    if (gender !== 'm' && gender !== 'f') return `gender of «${name}»: m or f`
    return { name, gender, level: wordLevel }
  })
}

export function parseHomographs(source: DataFile): ParsedTable<HomographEntry> {
  return parseRows(source, (row) => {
    const [form, nature, lemma] = row.cells
    if (!form || !lemma) return 'a homograph needs a form and a lemma'
    return isNature(nature) ? { form, nature, lemma } : `unknown nature of «${form}»`
  })
}

export function parseAspirated(source: DataFile): ReadonlySet<string> {
  return new Set(dataLines(source).map(({ text }) => text.trim()))
}
