/** Tables of data/: tab-separated, a first line that names the columns, comments with #. */

export interface DataFile {
  /** Path from data/, for messages: `nouns/animal.tsv`. */
  readonly path: string
  readonly text: string
}

export interface SourceLocation {
  readonly file: string
  readonly line: number
}

export interface DataFault extends SourceLocation {
  readonly message: string
}

export interface TableRow extends SourceLocation {
  readonly cells: readonly string[]
}

const COMMENT_OR_EMPTY = /^\s*(#|$)/u

/** Lines that carry data, with their numbers; comments and empty lines left out. */
export function dataLines(source: DataFile): (SourceLocation & { readonly text: string })[] {
  const lines: (SourceLocation & { readonly text: string })[] = []
  source.text.split('\n').forEach((line, index) => {
    if (COMMENT_OR_EMPTY.test(line)) return
    const text = line.endsWith('\r') ? line.slice(0, -1) : line
    lines.push({ file: source.path, line: index + 1, text })
  })
  return lines
}

/** Rows of a table, its heading line left out. */
export function tableRows(source: DataFile): TableRow[] {
  return dataLines(source)
    .slice(1)
    .map(({ file, line, text }) => ({
      file,
      line,
      cells: text.split('\t').map((cell) => cell.trim()),
    }))
}

const NO_ITEM: readonly string[] = []

export function parseListCell(cell: string | undefined): readonly string[] {
  if (cell === undefined || cell === '') return NO_ITEM
  return cell
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

export type WordLevel = 1 | 2 | 3 | 4

/** A level column; null when it is not 1 to 4. */
export function parseLevelCell(cell: string | undefined): WordLevel | null {
  const level = Number(cell)
  return level === 1 || level === 2 || level === 3 || level === 4 ? level : null
}
