/** What the database holds of a morning, beside what its teachers were told. */
import pg from 'pg'
import type { MixReport, Written } from './mix-outcome.ts'

export interface MixRows {
  /** Acknowledged rows that are not there. */
  readonly lost: number
  /** Rows of one key that were answered as two, and rows that nobody was told of although every sending was answered. */
  readonly twice: number
}

async function storedOf(
  client: pg.Client,
  table: Written['table'],
  emails: readonly string[],
): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select id from ${table} where user_id in (select id from auth.users where email = any($1))`,
    [emails],
  )
  return new Set(rows.map(({ id }) => id))
}

/** `emails`: of the teachers, who wrote nothing before. */
export async function rowsOf(
  connection: pg.ClientConfig,
  emails: readonly string[],
  { written }: MixReport,
): Promise<MixRows> {
  const client = new pg.Client(connection)
  await client.connect()
  let lost = 0
  let twice = 0
  for (const [table, rows] of Map.groupBy(written, (row) => row.table)) {
    const there = await storedOf(client, table, emails)
    const kept = rows.filter(({ isDeleted }) => isDeleted === false)
    lost += kept.filter(({ ids }) => ids.some((id) => !there.has(id))).length
    const answeredAsTwo = rows.filter(({ ids }) => new Set(ids).size > 1).length
    const unanswered = rows.filter(
      ({ ids, isDeleted }) => ids.length === 0 || isDeleted === undefined,
    ).length
    const told = new Set(kept.flatMap(({ ids }) => ids.slice(0, 1)))
    twice += Math.max(answeredAsTwo, there.size - told.size - unanswered)
  }
  await client.end()
  return { lost, twice }
}
