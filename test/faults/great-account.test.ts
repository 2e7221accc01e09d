/** An account with years of a full class goes out whole and goes away whole, although no statement may be long. */
import pg from 'pg'
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { type QueryRunner, sql } from '../../src/server/db/database.ts'
import { FULL_CLASS, type GreatClass, seedGreatClass } from '../support/people/large-class.ts'
import { madameRoy, marc, PASSWORD } from '../support/people/people.ts'
import { testApp } from '../support/product/test-app.ts'

const JSON_BODY = {
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ password: PASSWORD }),
}

async function seeded(owner: pg.ClientConfig, great: GreatClass): Promise<void> {
  const client = new pg.Client({ ...owner })
  await client.connect()
  await seedGreatClass(client, great)
  await client.end()
}

/** How many rows each table with an owner has, of one user and of all others. */
async function counted(run: QueryRunner, id: string): Promise<Record<string, [number, number]>> {
  const tables = await run<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where column_name = 'user_id' and table_schema = 'public'`)
  const counts: Record<string, [number, number]> = {}
  for (const { name } of tables) {
    const text = `
      select count(*) filter (where user_id = $1)::int as hers,
        count(*) filter (where user_id <> $1)::int as others from ${name}`
    const [row] = await run<{ hers: number; others: number }>({ text, values: [id] })
    counts[name] = [row?.hers ?? 0, row?.others ?? 0]
  }
  return counts
}

function parseTables(text: string): Record<string, { id: string }[]> {
  return JSON.parse(text) as Record<string, { id: string }[]>
}

test('P4 P5 30 learners with 2,000 results each and 1,000 dictations are exported whole within a minute, and erased whole', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const other = await app.as(marc)
  await seeded(app.owner, { ...FULL_CLASS, others: 24, teacherId: teacher.id })
  const before = await app.asOwner((run) => counted(run, teacher.id))
  expect(before.results?.[0]).toBe(FULL_CLASS.learners * FULL_CLASS.results)

  const begun = performance.now()
  const exported = await teacher.fetch(routes.exportAccount.path, { method: 'POST', ...JSON_BODY })
  const text = await exported.text()
  const seconds = (performance.now() - begun) / 1000
  const tables = parseTables(text)
  for (const [name, [hers]] of Object.entries(before)) {
    const rows = tables[name] ?? []
    expect(rows.length, name).toBe(hers)
    const ids = rows.map(({ id }) => id).filter((id) => id !== undefined)
    expect(new Set(ids).size, name).toBe(ids.length)
  }
  expect(seconds).toBeLessThan(60)

  const erased = await teacher.fetch(routes.eraseAccount.path, { method: 'DELETE', ...JSON_BODY })
  expect(erased.status).toBe(204)
  const after = await app.asOwner((run) => counted(run, teacher.id))
  for (const [name, [hers, others]] of Object.entries(after)) {
    expect([name, hers, others]).toEqual([name, 0, before[name]?.[1]])
  }
  expect((await teacher.send(routes.listLearners)).status).toBe(401)
  expect((await other.send(routes.listLearners)).status).toBe(200)
})
