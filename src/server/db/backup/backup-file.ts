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

/** Rows by table. */
const ending = z.object({ counts: z.record(z.string(), z.number()) })

const lineSchema = z.union([header, slice, ending])

type Line = z.infer<typeof lineSchema>

export type Migrations = z.infer<typeof header>['migrations']
export type Slice = z.infer<typeof slice>
export type Counts = z.infer<typeof ending>['counts']

/** No back-up, or one that is damaged or cut short. */
export class UnsoundFile extends Error {
  override readonly name = 'UnsoundFile'
}

export function lineOf(value: Line): string {
  return `${JSON.stringify(value)}\n`
}

/** Counts as they grow with the rows of a slice. */
export function countSlice(counts: Counts, { table, rows }: Slice): Counts {
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
    throw new UnsoundFile('unreadable', { cause: error })
  } finally {
    source.destroy()
  }
}

/** The migrations that the file was made after. Throws `UnsoundFile`. */
export async function readMigrations(file: string): Promise<Migrations> {
  for await (const line of linesOf(file)) {
    if ('format' in line) return line.migrations
    break
  }
  throw new UnsoundFile('no header')
}

function isSame(said: Counts, found: Counts): boolean {
  return Object.keys({ ...said, ...found }).every((table) => said[table] === (found[table] ?? 0))
}

/** Every row of the file, some at a time, in its order. Throws `UnsoundFile`, at the latest at the end of the file. */
export async function* readSlices(file: string): AsyncGenerator<Slice> {
  let found: Counts = {}
  let isWhole = false
  for await (const line of linesOf(file)) {
    if ('rows' in line) {
      yield line
      found = countSlice(found, line)
    }
    isWhole = 'counts' in line && isSame(line.counts, found)
  }
  if (!isWhole) throw new UnsoundFile('cut short')
}
