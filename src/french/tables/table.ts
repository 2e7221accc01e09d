/** Tables of data/: tab-separated, a first line that names the columns, comments with #. */

export interface SourceFile {
  /** Path from data/, for messages: `nouns/animal.tsv`. */
  readonly path: string
  readonly text: string
}

/** Where a unit of data was written. */
export interface Place {
  readonly file: string
  readonly line: number
}

export interface DataFault extends Place {
  readonly message: string
}

export interface TableRow extends Place {
  readonly cells: readonly string[]
}

/** Lines that carry data, with their numbers; comments and empty lines left out. */
export function dataLines(source: SourceFile): (Place & { readonly text: string })[] {
  return source.text.split('\n').flatMap((line, index) => {
    const text = line.replace(/\r$/u, '')
    if (text.trim() === '' || text.trimStart().startsWith('#')) return []
    return [{ file: source.path, line: index + 1, text }]
  })
}

/** Rows of a table, its heading line left out. */
export function tableRows(source: SourceFile): TableRow[] {
  return dataLines(source)
    .slice(1)
    .map(({ file, line, text }) => ({
      file,
      line,
      cells: text.split('\t').map((cell) => cell.trim()),
    }))
}

export function listCell(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

export type WordLevel = 1 | 2 | 3 | 4

/** A level column; null when it is not 1 to 4. */
export function levelCell(cell: string | undefined): WordLevel | null {
  const level = Number(cell)
  return level === 1 || level === 2 || level === 3 || level === 4 ? level : null
}
