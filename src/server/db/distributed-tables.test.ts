/** What Citus asks of tables that are distributed by `user_id` (docs/operations.md, «Beyond one PostgreSQL»), asked of the real catalogue. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/support/database/database.ts'
import { sql } from './database.ts'

interface Index {
  readonly table: string
  readonly index: string
  readonly columns: readonly string[]
}

interface Reference {
  readonly table: string
  readonly to: string
  readonly from_columns: readonly string[]
  readonly to_columns: readonly string[]
  /** Columns that the deletion of the other row empties; null: it empties none. */
  readonly emptied: readonly string[] | null
}

const UNIQUE_INDEXES = sql`
  select c.relname as table, i.relname as index,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum = any(x.indkey) order by a.attnum) as columns
  from pg_index x
    join pg_class c on c.oid = x.indrelid
    join pg_class i on i.oid = x.indexrelid
  where c.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion)`

const REFERENCES = sql`
  select f.conrelid::regclass::text as table, f.confrelid::regclass::text as to,
    array(select a.attname::text from unnest(f.conkey) with ordinality k(n, i)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.n order by k.i) as from_columns,
    array(select a.attname::text from unnest(f.confkey) with ordinality k(n, i)
      join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.n order by k.i) as to_columns,
    case when f.confdeltype in ('n', 'd') then array(select a.attname::text
      from unnest(coalesce(f.confdelsetcols, f.conkey)) k(n)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.n) end as emptied
  from pg_constraint f
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace`

/** Found by a secret before anybody knows whose it is: it cannot be distributed by its owner, as the page says. */
const FOUND_BY_SECRET = 'listening_links'

const OWNED = sql`
  select table_name::text as name from information_schema.columns
  where table_schema = 'public' and column_name = 'user_id' and table_name <> ${FOUND_BY_SECRET}
  order by 1`

test('DAT-02 each unique key of a family and each reference within it carries the user, at the same place', async () => {
  await using base = await testDatabase()
  const { owned, indexes, references } = await base.asOwner(async (run) => ({
    owned: (await run<{ name: string }>(OWNED)).map(({ name }) => name),
    indexes: await run<Index>(UNIQUE_INDEXES),
    references: await run<Reference>(REFERENCES),
  }))
  expect(owned.length).toBeGreaterThan(15)
  const ofOwned = indexes.filter(({ table }) => owned.includes(table))
  expect(ofOwned.length).toBeGreaterThanOrEqual(owned.length)
  expect(ofOwned.filter(({ columns }) => !columns.includes('user_id'))).toEqual([])

  const within = references.filter(({ table, to }) => owned.includes(table) && owned.includes(to))
  expect(within.length).toBeGreaterThan(10)
  const astray = within.filter(({ from_columns, to_columns }) => {
    const place = from_columns.indexOf('user_id')
    return place < 0 || to_columns[place] !== 'user_id'
  })
  expect(astray).toEqual([])
  expect(within.filter(({ emptied }) => emptied?.includes('user_id'))).toEqual([])
  // Outside the family only what Citus would hold on every node.
  const outside = references.filter(({ table, to }) => owned.includes(table) && !owned.includes(to))
  expect([...new Set(outside.map(({ to }) => to))]).toEqual(['auth.users'])
})

test('DAT-02 the tables that docs/operations.md would distribute are those of a family, all of them', async () => {
  await using base = await testDatabase()
  const owned = await base.asOwner((run) => run<{ name: string }>(OWNED))
  const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const statements = page.slice(page.indexOf('create_distributed_table'))
  const named = [...statements.slice(0, statements.indexOf('```')).matchAll(/'(\w+)'/gu)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'user_id')
  expect([...new Set(named)].sort()).toEqual(owned.map(({ name }) => name).sort())
})
