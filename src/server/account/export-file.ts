/** The file of an export, written while it is read: JSON with a row a line. */
import type { TableSlice } from './export.store.ts'

/** Raised when the form of the file changes. */
const FORMAT = 'encrier-export-1'

function member(name: string, value: unknown): string {
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`
}

/** The rows of all tables; slices of one table follow each other. */
async function* tableLines(tables: AsyncIterable<TableSlice>): AsyncGenerator<string> {
  let open: string | undefined
  let comma = ''
  for await (const { table, rows } of tables) {
    if (table !== open) {
      yield `${open === undefined ? '' : '\n]'},\n${JSON.stringify(table)}: [`
      open = table
      comma = ''
    }
    if (rows.length === 0) continue
    yield comma + rows.map((row) => `\n${JSON.stringify(row)}`).join(',')
    comma = ','
  }
  if (open !== undefined) yield '\n]'
}

async function* pieces(
  account: Readonly<Record<string, unknown>>,
  tables: AsyncIterable<TableSlice>,
  exportedAt: string,
): AsyncGenerator<string> {
  const head = { format: FORMAT, exported_at: exportedAt, ...account }
  yield `{\n${Object.entries(head)
    .map(([name, value]) => member(name, value))
    .join(',\n')}`
  yield* tableLines(tables)
  yield '\n}\n'
}

/** `account`: what is not behind row-level security. */
export function exportFile(
  account: Readonly<Record<string, unknown>>,
  tables: AsyncIterable<TableSlice>,
  exportedAt: string,
): ReadableStream<Uint8Array> {
  return ReadableStream.from(pieces(account, tables, exportedAt)).pipeThrough(
    new TextEncoderStream(),
  )
}
