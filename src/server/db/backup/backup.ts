/** Writes a whole database to one file and reads it back, while servers go on using it. */
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type ErasedAccount, eraseAccountRows } from '../account-erasure.ts'
import { type QueryRunner, type Statement, sql } from '../database.ts'
import type { OperatorDatabase } from '../operator-database.ts'
import {
  type AppliedMigrations,
  addCounts,
  backupLine,
  FORMAT,
  InvalidBackup,
  type RowCounts,
  readMigrations,
  readSlices,
  type TableSlice,
} from './backup-file.ts'

/** What a back-up holds: every table of the product but the list of migrations and the journal of erasures, referred ones before those that refer. */
interface BackupTable {
  /** Quoted and complete: `"auth"."users"`. */
  readonly table: string
  readonly columns: readonly string[]
}

interface TableRow extends BackupTable {
  readonly refers_to: readonly string[]
}

function inReferenceOrder(tables: readonly TableRow[]): TableRow[] {
  const placed = new Set<string>()
  const order: TableRow[] = []
  while (order.length < tables.length) {
    const ready = tables.filter(
      ({ table, refers_to }) => !placed.has(table) && refers_to.every((other) => placed.has(other)),
    )
    if (ready.length === 0) throw new Error('tables refer to each other in a circle')
    for (const { table } of ready) placed.add(table)
    order.push(...ready)
  }
  return order
}

export async function listTables(run: QueryRunner): Promise<readonly BackupTable[]> {
  const rows = await run<TableRow>(sql`
    select
      format('%I.%I', n.nspname, c.relname) as "table",
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct format('%I.%I', rn.nspname, r.relname)
        from pg_constraint k join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers_to
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not in ('migrations', 'journal') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
    order by 1`)
  return inReferenceOrder(rows)
}

/** Steps that this database has been through, without those that a version redoes at each start. */
function listMigrations(run: QueryRunner): Promise<{ name: string; hash: string }[]> {
  return run(sql`
    select name, hash from migrations.done where name like '%.sql' order by name collate "C"`)
}

const SLICE_ROWS = 500

/** A statement with names of tables and columns in it, which come from the catalogue. */
function catalogueStatement(text: string, values: readonly unknown[] = []): Statement {
  return { text, values }
}

async function* slicesOf(
  run: QueryRunner,
  { table, columns }: BackupTable,
): AsyncGenerator<TableSlice> {
  await run(
    catalogueStatement(
      `declare backed_up cursor for select to_jsonb(t)::text as row from ${table} t`,
    ),
  )
  for (;;) {
    const rows = await run<{ row: string }>(
      catalogueStatement(`fetch ${SLICE_ROWS} from backed_up`),
    )
    if (rows.length === 0) break
    yield { table, columns: [...columns], rows: rows.map(({ row }) => row) }
  }
  await run(catalogueStatement('close backed_up'))
}

async function* contentOf(
  run: QueryRunner,
  onCounts: (counts: RowCounts) => void,
): AsyncGenerator<string> {
  yield backupLine({ format: FORMAT, migrations: await listMigrations(run) })
  const tables = await listTables(run)
  let counts: RowCounts = Object.fromEntries(tables.map(({ table }) => [table, 0]))
  for (const table of tables) {
    for await (const slice of slicesOf(run, table)) {
      counts = addCounts(counts, slice)
      yield backupLine(slice)
    }
  }
  onCounts(counts)
  yield backupLine({ counts })
}

/** On the disk before it takes its name: a file that is there is whole. */
async function publishFile(part: string, file: string): Promise<void> {
  const handle = await open(part, 'r+')
  await handle.sync()
  await handle.close()
  await rename(part, file)
}

/**
 * Writes all rows, as they were at one instant, to a file that only its owner may read. Resolves with the rows of each
 * table. Nothing is left behind when it fails.
 */
export async function backUp(database: OperatorDatabase, file: string): Promise<RowCounts> {
  const part = `${file}.part`
  let counts: RowCounts = {}
  try {
    await database.transaction(async (run) => {
      await run(sql`set transaction isolation level repeatable read, read only`)
      const content = contentOf(run, (all) => {
        counts = all
      })
      const target = createWriteStream(part, { mode: 0o600 })
      await pipeline(Readable.from(content), createGzip(), target)
    })
    await publishFile(part, file)
    return counts
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

export type RestoreOutcome =
  | { readonly kind: 'restored'; readonly counts: RowCounts }
  | { readonly kind: 'unsound' }
  /** Made by a version whose tables are not those of this one. */
  | { readonly kind: 'other-version' }

function insertion({ table, columns, rows }: TableSlice): Statement {
  const list = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ')
  return catalogueStatement(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1)`,
    [`[${rows.join(',')}]`],
  )
}

function isSame(one: AppliedMigrations, other: AppliedMigrations): boolean {
  return one.length === other.length && one.every(({ hash }, i) => hash === other[i]?.hash)
}

/** What must not come back with its rows: sessions and addresses that were closed since, links and codes that were used. */
const DOORS = ['auth.sessions', 'auth.tickets', 'auth.verifications', 'public.listening_links']

async function closeDoors(run: QueryRunner): Promise<void> {
  for (const table of DOORS) await run(catalogueStatement(`delete from ${table}`))
}

/** Accounts that were erased after the back-up, by the journal that no back-up holds. */
async function eraseAgain(run: QueryRunner): Promise<void> {
  const erased = await run<ErasedAccount>(sql`
    select id, email from auth.users
    where sha256(convert_to(id::text, 'UTF8')) in (select user_hash from journal.erasures)`)
  for (const account of erased) await eraseAccountRows(run, account)
}

async function fill(run: QueryRunner, file: string): Promise<RestoreOutcome> {
  if (!isSame(await readMigrations(file), await listMigrations(run))) {
    return { kind: 'other-version' }
  }
  const tables = (await listTables(run)).map(({ table }) => table)
  let counts: RowCounts = Object.fromEntries(tables.map((table) => [table, 0]))
  await run(catalogueStatement(`truncate ${tables.join(', ')}`))
  for await (const slice of readSlices(file)) {
    // What is not in the catalogue must not become SQL.
    if (!tables.includes(slice.table)) throw new InvalidBackup('an unknown table')
    await run(insertion(slice))
    counts = addCounts(counts, slice)
  }
  await closeDoors(run)
  await eraseAgain(run)
  return { kind: 'restored', counts }
}

/** Puts the rows of the file in the place of all those of the database: all of them, or nothing changes. */
export async function restore(database: OperatorDatabase, file: string): Promise<RestoreOutcome> {
  try {
    return await database.transaction((run) => fill(run, file))
  } catch (error) {
    if (error instanceof InvalidBackup) return { kind: 'unsound' }
    throw error
  }
}
