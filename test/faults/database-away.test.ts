/** A server whose database is stopped, frozen, out of reach, slow or cut off, under fifty requests a second. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Route } from '../../src/contract/route.ts'
import { routes } from '../../src/contract/routes.ts'
import { askOwner, type OwnPostgres, ownPostgres } from '../support/database/own-postgres.ts'
import { type PostgresProxy, postgresProxy } from '../support/database/postgres-proxy.ts'
import {
  type Asked,
  msUntil,
  type Outcome,
  slowest,
  steadyLoad,
} from '../support/load/steady-load.ts'
import { ADDITIONS, THE_SQUIRREL } from '../support/people/class-work.ts'
import { lea, madameRoy, PASSWORD } from '../support/people/people.ts'
import { residentBytes } from '../support/product/process-figures.ts'
import type { Product } from '../support/product/product.ts'
import { signedIn, startOnDatabase } from '../support/product/served-product.ts'
import { type Caller, NO_ID, type SignedInCaller } from '../support/product/test-app.ts'

const EVERY_MS = 20
/** Of a person's wait, and of the return to work. */
const LIMIT_MS = 5000
/** The bar of 100 MB, and as much as a heap breathes between two collections: measured are 70 to 94. */
const GROWTH_MAX = 140e6
const SENTENCE = 'Service temporairement indisponible'

function asked(caller: Caller, name: string, route: Route, body?: object): Asked {
  return {
    name,
    ask: () =>
      caller.fetch(route.path.replace(/:\w+/, NO_ID), {
        method: route.method,
        ...(body && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      }),
  }
}

/** Requests that only look, of each noun. */
function readings(caller: Caller): Asked[] {
  return [
    asked(caller, 'learners', routes.listLearners),
    asked(caller, 'dictations', routes.listDictations),
    asked(caller, 'session', routes.getSession),
    asked(caller, 'results', routes.listResults),
    asked(caller, 'statistics', routes.getStatistics),
    asked(caller, 'subscription', routes.getSubscription),
  ]
}

function writings(caller: Caller): Asked[] {
  const signIn = { email: madameRoy.email, password: PASSWORD }
  const words = { words: ['chat'], level: 'CE1', length: 1 }
  const calculation = { ...ADDITIONS, learner_id: NO_ID }
  return [
    asked(caller, 'sign-in', routes.signIn, signIn),
    asked(caller, 'learner', routes.addLearner, lea()),
    asked(caller, 'dictation', routes.addDictation, THE_SQUIRREL),
    asked(caller, 'generation', routes.generateDictation, words),
    asked(caller, 'calculation', routes.saveCalculation, calculation),
    asked(caller, 'waiting list', routes.joinWaitingList, { email: 'nina@exemple.fr' }),
    asked(caller, 'ready', routes.ready),
  ]
}

interface Scene extends AsyncDisposable {
  readonly postgres: OwnPostgres
  readonly wire: PostgresProxy
  readonly product: Product
  readonly caller: SignedInCaller
  readonly url: string
}

/** A server warm from two seconds of work. */
async function scene(): Promise<Scene> {
  const postgres = await ownPostgres()
  const wire = await postgresProxy(postgres.connection)
  const product = startOnDatabase({ ...postgres.connection, host: wire.folder })
  const url = await product.ready()
  const caller = await signedIn(postgres.connection, url, madameRoy)
  const warm = steadyLoad(readings(caller), EVERY_MS)
  await wait(2000)
  const failed = (await warm.stop()).filter(
    ({ name, status }) => name !== 'results' && status !== 200,
  )
  expect(failed).toEqual([])
  return {
    postgres,
    wire,
    product,
    caller,
    url,
    [Symbol.asyncDispose]: async () => {
      await product[Symbol.asyncDispose]()
      await wire[Symbol.asyncDispose]()
      await postgres[Symbol.asyncDispose]()
    },
  }
}

interface Outage {
  readonly outcomes: readonly Outcome[]
  /** The longest that the server itself took, which a starved test does not lengthen. */
  readonly longestMs: number
  readonly recoveryMs: number
  readonly grownBytes: number
}

function longestAnswer(printed: string): number {
  const lines = printed.matchAll(/"event":"request".*"ms":(\d+)\}/gu)
  return Math.max(0, ...[...lines].map(([, ms]) => Number(ms)))
}

/** Puts the load on, breaks the database for some seconds, and waits for all to be well again. */
async function outage(
  { caller, product, url }: Scene,
  fault: { begin(): Promise<void> | void; end(): Promise<void> | void; seconds: number },
): Promise<Outage> {
  const pid = product.child.pid ?? 0
  const before = await residentBytes(pid)
  const printedBefore = product.printed().length
  await fault.begin()
  const load = steadyLoad([...readings(caller), ...writings(caller)], EVERY_MS)
  let most = before
  for (let second = 0; second < fault.seconds; second += 1) {
    await wait(1000)
    most = Math.max(most, await residentBytes(pid))
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/login`)).status).toBe(200)
  }
  const outcomes = await load.stop()
  most = Math.max(most, await residentBytes(pid))
  await fault.end()
  const isWell = async (): Promise<boolean> =>
    (await fetch(`${url}/readyz`)).status === 200 &&
    (await caller.send(routes.listLearners)).status === 200
  const recoveryMs = await msUntil(isWell, LIMIT_MS)
  expect(product.child.exitCode).toBeNull()
  const longestMs = longestAnswer(product.printed().slice(printedBefore))
  return { outcomes, longestMs, recoveryMs, grownBytes: most - before }
}

function tell(name: string, { outcomes, longestMs, recoveryMs, grownBytes }: Outage): void {
  const figures = {
    requests: outcomes.length,
    longest_ms: longestMs,
    slowest_ms: slowest(outcomes),
    recovery_ms: Math.round(recoveryMs),
    grown_mb: Math.round(grownBytes / 1e6),
  }
  process.stdout.write(`O4 ${name}: ${JSON.stringify(figures)}\n`)
}

function expectBounds({ longestMs, grownBytes }: Outage): void {
  expect(longestMs).toBeLessThanOrEqual(LIMIT_MS)
  expect(grownBytes).toBeLessThan(GROWTH_MAX)
}

/** Every request was told to come back, in French. */
function expectRefusals({ outcomes }: Outage): void {
  expect(outcomes.length).toBeGreaterThan(100)
  const others = outcomes.filter(
    ({ status, error, retryAfter }) => status !== 503 || error !== SENTENCE || retryAfter !== '5',
  )
  expect(others).toEqual([])
}

test('O4 a database that is stopped: each request is told so at once, and all is well when it is back', async () => {
  await using it = await scene()
  await it.postgres.stop()
  const over = await outage(it, {
    begin: () => undefined,
    end: () => it.postgres.start(),
    seconds: 6,
  })
  tell('stopped', over)
  expectRefusals(over)
  expectBounds(over)
  expect(await it.product.stop('SIGTERM')).toBe(0)
})

test.each([
  [
    'a frozen PostgreSQL',
    60,
    (it: Scene) => it.postgres.freeze(),
    (it: Scene) => it.postgres.thaw(),
  ],
  [
    'a network that swallows everything',
    8,
    (it: Scene) => it.wire.freeze(),
    (it: Scene) => it.wire.thaw(),
  ],
] as const)(
  'O4 %s for %i s: each request is given up within 5 s, and all is well afterwards',
  async (name, seconds, begin, end) => {
    await using it = await scene()
    const over = await outage(it, { begin: () => begin(it), end: () => end(it), seconds })
    tell(name, over)
    expectRefusals(over)
    expectBounds(over)
  },
)

test('O4 a database that answers everything 1.5 s late: each request is answered or given up within 5 s', async () => {
  await using it = await scene()
  const over = await outage(it, {
    begin: () => it.wire.slow(1500),
    end: () => it.wire.slow(0),
    seconds: 8,
  })
  tell('slow', over)
  const others = over.outcomes.filter(({ status, error }) => status >= 500 && error !== SENTENCE)
  expect(others).toEqual([])
  expect(over.outcomes.filter(({ status }) => status === 0)).toEqual([])
  // A slow database makes no password wrong and ends no session.
  const refused = over.outcomes.filter(({ status }) => status === 401 || status === 403)
  expect(refused).toEqual([])
  expectBounds(over)
})

test('O4 connections cut by PostgreSQL or on the way, again and again: the server goes on with new ones', async () => {
  await using it = await scene()
  const load = steadyLoad(readings(it.caller), EVERY_MS)
  const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'encrier-%'`
  for (let time = 0; time < 5; time += 1) {
    await askOwner(it.postgres.connection, terminate)
    await wait(500)
    it.wire.cut()
    await wait(500)
  }
  load.take()
  await wait(500)
  const later = load.take().filter(({ name }) => name !== 'results')
  const outcomes = await load.stop()
  expect(later.filter(({ status }) => status !== 200)).toEqual([])
  // Whoever was in the middle of a question was told to come back.
  const others = outcomes.filter(({ status }) => ![200, 404, 503].includes(status))
  expect(others).toEqual([])
  expect(it.product.child.exitCode).toBeNull()
})
