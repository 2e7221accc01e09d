/**
 * On a base with a full class among thousands of users, no request reads a whole table. Every statement of the sources is
 * explained under the role that sends it; then the routes are asked, and PostgreSQL's own count of sequential scans is read.
 */
import pg from 'pg'
import { expect, test } from 'vitest'
import { makeCursor } from '../../src/contract/paging.ts'
import { routes } from '../../src/contract/routes.ts'
import { createDatabase, sql } from '../../src/server/db/database.ts'
import { migrate } from '../../src/server/db/migrations/migrate.ts'
import { openPools } from '../../src/server/db/pool.ts'
import { errorCode } from '../../src/server/errors.ts'
import { createLog, SILENT_LOG } from '../../src/server/log.ts'
import { SECRET } from '../support/database/database.ts'
import { filesUnder } from '../support/house/sources.ts'
import { FULL_CLASS, seedGreatClass } from '../support/people/large-class.ts'
import { madameRoy, PASSWORD } from '../support/people/people.ts'
import { appOn, callerOf, type TestApp, testApp } from '../support/product/test-app.ts'

/** Once a day, in the background, a few hundred rows at a time. */
const DAILY_WORK = ['src/server/retention/retention.store.ts']

/** Rows from which on reading a whole table for one request is a fault. */
const MANY = 1000

const INSUFFICIENT_PRIVILEGE = '42501'

interface Written {
  readonly path: string
  readonly text: string
}

/** Where a statement takes a value; a value may hold one object. */
const VALUE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/u

/** The statements of the stores as they are sent: each `${value}` is a parameter. */
function statements(): Written[] {
  return filesUnder('src/server', /(\.store|idempotency-keys)\.ts$/u)
    .filter(({ path }) => !DAILY_WORK.includes(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/sql`([^`]*)`/gu), ([, template = '']) => ({
        path,
        text: template.split(VALUE).reduce((before, part, place) => `${before}$${place}${part}`),
      })),
    )
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

function nodes(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodes)]
}

type GreatApp = TestApp & { readonly teacherId: string; readonly cookie: string }

async function greatApp(): Promise<GreatApp> {
  const app = await testApp()
  const { id, cookie } = await app.as(madameRoy)
  const client = new pg.Client({ ...app.owner })
  await client.connect()
  await seedGreatClass(client, { ...FULL_CLASS, results: 500, teacherId: id })
  await client.end()
  return { ...app, teacherId: id, cookie }
}

async function bigTables(app: TestApp): Promise<Set<string>> {
  const rows = await app.asOwner((run) =>
    run<{ name: string }>(sql`
      select relname as name from pg_class where relkind = 'r' and reltuples >= ${MANY}`),
  )
  return new Set(rows.map(({ name }) => name))
}

function parsePlan(rows: readonly unknown[]): Plan {
  const [row] = rows as { 'QUERY PLAN': { Plan: Plan }[] }[]
  const plan = row?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error('no plan')
  return plan
}

type RoleKind = 'requests' | 'accounts'

/** Undefined when this role has no right to it. */
async function planUnder(
  { app, teacherId }: { readonly app: TestApp; readonly teacherId: string },
  role: RoleKind,
  text: string,
): Promise<Plan | undefined> {
  const client = await app.pools[role].connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.user_id', $1, true)`, [teacherId])
    return parsePlan((await client.query(`explain (generic_plan, format json) ${text}`)).rows)
  } catch (error) {
    if (errorCode(error) === INSUFFICIENT_PRIVILEGE) return undefined
    throw error
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The plan for any values, which is the one that a prepared statement keeps. */
async function explain(app: TestApp, { text }: Written, teacherId: string): Promise<Plan> {
  const asked = { app, teacherId }
  const plan =
    (await planUnder(asked, 'requests', text)) ?? (await planUnder(asked, 'accounts', text))
  if (!plan) throw new Error(`no role may send ${text}`)
  return plan
}

interface Scans {
  readonly name: string
  readonly scans: number
}

async function scansOf(app: TestApp): Promise<Map<string, number>> {
  const rows = await app.asOwner((run) =>
    run<Scans>(sql`select relname as name, seq_scan as scans from pg_stat_user_tables`),
  )
  return new Map(rows.map(({ name, scans }) => [name, scans]))
}

/** What a teacher's day asks for; nothing of it is new to the product. */
async function askEverything(app: GreatApp): Promise<void> {
  const pools = openPools(
    await migrate({ connection: app.owner, secret: SECRET, log: SILENT_LOG }),
    SILENT_LOG,
  )
  const database = createDatabase(pools)
  const log = createLog('error', () => undefined)
  const served = appOn({ database, reader: app.reader, log, clock: app.clock.read })
  const teacher = callerOf(served, { cookie: app.cookie })
  const asked = async (path: string): Promise<void> => {
    expect([path, (await teacher.fetch(path)).status]).toEqual([path, 200])
  }

  const learners = (await teacher.send(routes.listLearners)).body
  const [first, second] = learners
  if (!first || !second) throw new Error('there is no class')
  const results = routes.listResults.path.replace(':id', first.id)
  const { body } = await teacher.send(routes.listResults, { params: first })
  const [copy] = body.french_dictation
  if (!copy) throw new Error('there is no copy')
  await asked(`${results}?limit=20`)
  await asked(`${results}?limit=50&activity=dictation&before=${makeCursor(copy)}`)
  await asked(`${routes.searchDictations.path}?limit=25`)
  await asked(`${routes.searchDictations.path}?limit=25&search=foret&level=CE1`)
  for (const route of [
    routes.listDictations,
    routes.getSubscription,
    routes.getStatistics,
    routes.listSessions,
    routes.getSession,
  ])
    await asked(route.path)
  await asked(routes.getPractice.path.replace(':id', first.id))
  await asked(routes.getCorrection.path.replace(':id', copy.id))
  const { status } = await teacher.send(routes.signIn, {
    body: { email: madameRoy.email, password: PASSWORD },
    headers: { origin: 'http://localhost:3000' },
  })
  expect(status).toBe(200)
  // The cascades read too.
  const { body: found } = await teacher.send(routes.listDictations)
  const [dictation] = found
  if (!dictation) throw new Error('there is no dictation')
  expect((await teacher.send(routes.deleteResult, { params: copy })).status).toBe(204)
  expect((await teacher.send(routes.deleteDictation, { params: dictation })).status).toBe(204)
  expect((await teacher.send(routes.deleteLearner, { params: second })).status).toBe(204)
  // A connection that ends has told what it did.
  await database.close()
}

test('D8 on the base of a full class every statement of the stores finds its rows by an index', async () => {
  await using app = await greatApp()
  const big = await bigTables(app)
  expect([...big]).toEqual(
    expect.arrayContaining(['results', 'dictations', 'learners', 'users', 'sessions']),
  )
  const written = statements()
  expect(written.length).toBeGreaterThan(80)
  const found: string[] = []
  for (const statement of written) {
    const scans = nodes(await explain(app, statement, app.teacherId))
      .filter((node) => node['Node Type'] === 'Seq Scan' && big.has(node['Relation Name'] ?? ''))
      .map((node) => node['Relation Name'])
    if (scans.length > 0)
      found.push(`${statement.path}: ${scans} in ${statement.text.trim().slice(0, 100)}`)
  }
  expect(found).toEqual([])

  const before = await scansOf(app)
  await askEverything(app)
  const after = await scansOf(app)
  const scanned = [...big].filter((name) => (after.get(name) ?? 0) > (before.get(name) ?? 0))
  expect(scanned).toEqual([])
})
