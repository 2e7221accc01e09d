/** What a back-up holds: every table of the product but the list of migrations, referred ones before those that refer. */
import { type Run, sql } from '../database.ts'

export interface Table {
  /** Quoted and complete: `"auth"."users"`. */
  readonly table: string
  readonly columns: readonly string[]
}

interface TableRow extends Table {
  readonly refers_to: readonly string[]
}

/** Each table after all those it refers to. */
function ordered(tables: readonly TableRow[]): TableRow[] {
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

/** Tables in the order in which their rows can be written. */
export async function listTables(run: Run): Promise<readonly Table[]> {
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
      and n.nspname <> 'migrations' and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
    order by 1`)
  return ordered(rows)
}

/** Steps that this database has been through, without those that a version redoes at each start. */
export function listMigrations(run: Run): Promise<{ name: string; hash: string }[]> {
  return run(sql`
    select name, hash from migrations.done where name like '%.sql' order by name collate "C"`)
}
