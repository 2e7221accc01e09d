/**
 * The file of a back-up: gzip, one JSON value a line. First a header, then slices of tables, last the number of rows of
 * each table: a file without that end was cut short.
 */
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'

export const FORMAT = 'encrier-backup-1'

/** The migrations that the database had been through tell which version of the product can read the file. */
const header = z.object({
  format: z.literal(FORMAT),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
})

const slice = z.object({
  /** Quoted and complete: `"auth"."users"`. */
  table: z.string(),
  columns: z.array(z.string()),
  /** Each the text of a JSON object: read as numbers, the long ones would lose digits. */
  rows: z.array(z.string()),
})

const ending = z.object({ counts: z.record(z.string(), z.number()) })

const lineSchema = z.union([header, slice, ending])

type Line = z.infer<typeof lineSchema>

export type AppliedMigrations = z.infer<typeof header>['migrations']
export type TableSlice = z.infer<typeof slice>
export type RowCounts = z.infer<typeof ending>['counts']

/** No back-up, or one that is damaged or cut short. */
export class InvalidBackup extends Error {
  override readonly name = 'UnsoundFile'
}

export function backupLine(value: Line): string {
  return `${JSON.stringify(value)}\n`
}

export function addCounts(counts: RowCounts, { table, rows }: TableSlice): RowCounts {
  return { ...counts, [table]: (counts[table] ?? 0) + rows.length }
}

function parseLine(text: string): Line {
  return lineSchema.parse(JSON.parse(text))
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip()).setEncoding('utf8')
  source.on('error', (error) => text.destroy(error))
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield parseLine(line)
    }
  } catch (error) {
    throw new InvalidBackup('unreadable', { cause: error })
  } finally {
    source.destroy()
  }
}

export async function readMigrations(file: string): Promise<AppliedMigrations> {
  for await (const line of linesOf(file)) {
    if ('format' in line) return line.migrations
    break
  }
  throw new InvalidBackup('no header')
}

function isSame(said: RowCounts, found: RowCounts): boolean {
  return Object.keys({ ...said, ...found }).every((table) => said[table] === (found[table] ?? 0))
}

/** Every row of the file, some at a time, in its order. Throws `InvalidBackup`, at the latest at the end of the file. */
export async function* readSlices(file: string): AsyncGenerator<TableSlice> {
  let found: RowCounts = {}
  let isWhole = false
  for await (const line of linesOf(file)) {
    if ('rows' in line) {
      yield line
      found = addCounts(found, line)
    }
    isWhole = 'counts' in line && isSame(line.counts, found)
  }
  if (!isWhole) throw new InvalidBackup('cut short')
}
