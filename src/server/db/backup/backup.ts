/** Writes a whole database to one file and reads it back, while servers go on using it. */
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Run, type Statement, sql } from '../database.ts'
import type { OwnerDatabase } from '../owner-database.ts'
import {
  type Counts,
  countSlice,
  FORMAT,
  lineOf,
  type Migrations,
  readMigrations,
  readSlices,
  type Slice,
  UnsoundFile,
} from './backup-file.ts'
import { listMigrations, listTables, type Table } from './tables.ts'

const SLICE_ROWS = 500

/** A statement with names of tables and columns in it, which come from the catalogue. */
function named(text: string, values: readonly unknown[] = []): Statement {
  return { text, values }
}

async function* slicesOf(run: Run, { table, columns }: Table): AsyncGenerator<Slice> {
  await run(named(`declare backed_up cursor for select to_jsonb(t)::text as row from ${table} t`))
  for (;;) {
    const rows = await run<{ row: string }>(named(`fetch ${SLICE_ROWS} from backed_up`))
    if (rows.length === 0) break
    yield { table, columns: [...columns], rows: rows.map(({ row }) => row) }
  }
  await run(named('close backed_up'))
}

async function* contentOf(run: Run, onCounts: (counts: Counts) => void): AsyncGenerator<string> {
  yield lineOf({ format: FORMAT, migrations: await listMigrations(run) })
  const tables = await listTables(run)
  let counts: Counts = Object.fromEntries(tables.map(({ table }) => [table, 0]))
  for (const table of tables) {
    for await (const slice of slicesOf(run, table)) {
      counts = countSlice(counts, slice)
      yield lineOf(slice)
    }
  }
  onCounts(counts)
  yield lineOf({ counts })
}

/** On the disk before it takes its name: a file that is there is whole. */
async function settle(part: string, file: string): Promise<void> {
  const handle = await open(part, 'r+')
  await handle.sync()
  await handle.close()
  await rename(part, file)
}

/**
 * Writes all rows, as they were at one instant, to a file that only its owner may read. Resolves with the rows of each
 * table. Nothing is left behind when it fails.
 */
export async function backUp(database: OwnerDatabase, file: string): Promise<Counts> {
  const part = `${file}.part`
  let counts: Counts = {}
  try {
    await database.transaction(async (run) => {
      await run(sql`set transaction isolation level repeatable read, read only`)
      const content = contentOf(run, (all) => {
        counts = all
      })
      const target = createWriteStream(part, { mode: 0o600 })
      await pipeline(Readable.from(content), createGzip(), target)
    })
    await settle(part, file)
    return counts
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

export type RestoreOutcome =
  | { readonly kind: 'restored'; readonly counts: Counts }
  | { readonly kind: 'unsound' }
  /** Made by a version whose tables are not those of this one. */
  | { readonly kind: 'other-version' }

function insertion({ table, columns, rows }: Slice): Statement {
  const list = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ')
  return named(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1)`,
    [`[${rows.join(',')}]`],
  )
}

function isSame(one: Migrations, other: Migrations): boolean {
  return one.length === other.length && one.every(({ hash }, i) => hash === other[i]?.hash)
}

async function fill(run: Run, file: string): Promise<RestoreOutcome> {
  if (!isSame(await readMigrations(file), await listMigrations(run))) {
    return { kind: 'other-version' }
  }
  const tables = (await listTables(run)).map(({ table }) => table)
  let counts: Counts = Object.fromEntries(tables.map((table) => [table, 0]))
  await run(named(`truncate ${tables.join(', ')}`))
  for await (const slice of readSlices(file)) {
    // What is not in the catalogue must not become SQL.
    if (!tables.includes(slice.table)) throw new UnsoundFile('an unknown table')
    await run(insertion(slice))
    counts = countSlice(counts, slice)
  }
  return { kind: 'restored', counts }
}

/** Puts the rows of the file in the place of all those of the database: all of them, or nothing changes. */
export async function restore(database: OwnerDatabase, file: string): Promise<RestoreOutcome> {
  try {
    return await database.transaction((run) => fill(run, file))
  } catch (error) {
    if (error instanceof UnsoundFile) return { kind: 'unsound' }
    throw error
  }
}
