/** The whole database as text, read by its own catalogue: a table that is new is in it. */
import type { QueryRunner } from '../../../src/server/db/database.ts'
import { sql } from '../../../src/server/db/database.ts'

export interface StoredRow {
  /** With its schema. */
  readonly table: string
  /** JSON of all columns. */
  readonly text: string
}

interface Table {
  readonly schema: string
  readonly name: string
}

/** Every row of every table, in an order of their own. For the role that sees all of them. */
export async function allRows(run: QueryRunner): Promise<readonly StoredRow[]> {
  const tables = await run<Table>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`)
  const rows: StoredRow[] = []
  for (const { schema, name } of tables) {
    const table = `${schema}.${name}`
    const text = `select to_jsonb(one)::text as text from ${schema}."${name}" as one order by 1`
    const found = await run<{ text: string }>({ text, values: [] })
    rows.push(...found.map((row) => ({ table, text: row.text })))
  }
  return rows
}

/** Those in which an identifier, or another word, stands. */
export function rowsWith(rows: readonly StoredRow[], word: string): readonly StoredRow[] {
  return rows.filter(({ text }) => readable(text).includes(word))
}

/** With the bytes that columns hold read as text, behind their hexadecimal form. */
function readable(text: string): string {
  const bytes = Array.from(text.matchAll(/\\\\x([0-9a-f]+)/gu), ([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('utf8'),
  )
  return [text, ...bytes].join('\n')
}
