/** Four servers on one database: what one of them counts, keys or refuses holds for all. */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Learner } from '../../src/contract/learners.ts'
import { routes } from '../../src/contract/routes.ts'
import { PLANS } from '../../src/domain/account/plan.ts'
import { ROLE_KINDS, rolesOf } from '../../src/server/db/migrations/roles.ts'
import { SECRET } from '../support/database/database.ts'
import { askOwner, type OwnPostgres, ownPostgres } from '../support/database/own-postgres.ts'
import { addedLearner, savedCorrection, THE_SQUIRREL } from '../support/people/class-work.ts'
import { claire, lea, madameRoy, marc, type Person } from '../support/people/people.ts'
import type { Product } from '../support/product/product.ts'
import { callerAt, signedIn, startOnDatabase } from '../support/product/served-product.ts'
import type { Caller, SignedInCaller } from '../support/product/test-app.ts'

const SERVERS = 4
const PARALLEL = 32

let postgres: OwnPostgres
let products: Product[]
let urls: string[]

beforeAll(async () => {
  postgres = await ownPostgres()
  products = Array.from({ length: SERVERS }, () => startOnDatabase(postgres.connection))
  urls = await Promise.all(products.map((product) => product.ready()))
})

afterAll(async () => {
  await Promise.all(products.map((product) => product[Symbol.asyncDispose]()))
  await postgres[Symbol.asyncDispose]()
})

/** The same session at each server; the n-th request goes to the n-th of them in turn. */
async function everywhere(
  person: Person,
): Promise<{ adult: SignedInCaller; at: (n: number) => Caller }> {
  const adult = await signedIn(postgres.connection, urls[0] ?? '', person)
  const callers = urls.map((url) => callerAt(url, adult))
  return { adult, at: (n) => callers[n % SERVERS] ?? adult }
}

interface Additions {
  readonly added: readonly Learner[]
  readonly refused: number
}

/** Adds a learner as the browser does: an answer that says to come back later is taken at its word. */
async function addOne(at: (n: number) => Caller, n: number): ReturnType<typeof once> {
  const reply = await once(at, n)
  if (reply.status !== 503) return reply
  await wait(500)
  return addOne(at, n + 1)
}

function once(at: (n: number) => Caller, n: number) {
  return at(n).send(routes.addLearner, { body: lea() })
}

async function addInParallel(at: (n: number) => Caller, count: number): Promise<Additions> {
  const replies = await Promise.all(Array.from({ length: count }, (_, n) => addOne(at, n)))
  const added = replies.filter(({ status }) => status === 201).map(({ body }) => body)
  const refused = replies.filter(({ problem }) => problem.code === 'learner-limit').length
  expect(added.length + refused).toBe(count)
  return { added, refused }
}

async function removeInParallel(
  at: (n: number) => Caller,
  learners: readonly Learner[],
): Promise<void> {
  const replies = await Promise.all(
    learners.map((learner, n) => at(n).send(routes.deleteLearner, { params: learner })),
  )
  expect(replies.map(({ status }) => status)).toEqual(learners.map(() => 204))
}

test.each([claire, marc, madameRoy])(
  'D4 over four servers %j never has more learners than the plan allows, and none is refused in error',
  async (person) => {
    const maximum = PLANS[person.plan].max_learners
    const { adult, at } = await everywhere(person)
    const count = async () => (await adult.send(routes.listLearners)).body.length
    for (let round = 0; round < 7; round += 1) {
      const { added } = await addInParallel(at, PARALLEL)
      expect(added).toHaveLength(maximum)
      expect(await count()).toBe(maximum)

      const leaving = added.slice(0, Math.ceil(maximum / 2))
      const [mixed] = await Promise.all([
        addInParallel(at, PARALLEL),
        removeInParallel(at, leaving),
      ])
      const left = maximum - leaving.length + mixed.added.length
      expect(await count()).toBe(left)
      expect(left).toBeLessThanOrEqual(maximum)
      const filled = await addInParallel(at, PARALLEL)
      expect(filled.added).toHaveLength(maximum - left)

      const { body: all } = await adult.send(routes.listLearners)
      await removeInParallel(at, all)
    }
  },
)

test('D1 one key sent twenty times at once to four servers is one row and one answer, ten times over', async () => {
  const { adult, at } = await everywhere({ ...madameRoy, email: 'cle@ecole.exemple.fr' })
  for (let round = 0; round < 10; round += 1) {
    const headers = { 'idempotency-key': `round-${round}` }
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => at(n).send(routes.addLearner, { body: lea(), headers })),
    )
    for (const { status, body } of replies) {
      expect(status).toBe(201)
      expect(body).toEqual(replies[0]?.body)
    }
  }
  expect((await adult.send(routes.listLearners)).body).toHaveLength(10)
})

test('D1 a save whose answer nobody heard is one row when it is sent again to another server', async () => {
  const { adult, at } = await everywhere({ ...madameRoy, email: 'reprise@ecole.exemple.fr' })
  const body = { ...THE_SQUIRREL, goals: ['présent'] }
  for (let trial = 0; trial < 50; trial += 1) {
    const headers = { 'idempotency-key': `trial-${trial}` }
    const giveUp = new AbortController()
    const unheard = at(trial).fetch(routes.addDictation.path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, title: `Essai ${trial}` }),
      signal: giveUp.signal,
    })
    unheard.catch(() => undefined)
    await wait(trial % 10)
    giveUp.abort()
    const again = await at(trial + 1).send(routes.addDictation, {
      body: { ...body, title: `Essai ${trial}` },
      headers,
    })
    expect(again.status).toBe(201)
  }
  const { body: dictations } = await adult.send(routes.listDictations)
  expect(dictations).toHaveLength(50)
  expect(new Set(dictations.map(({ title }) => title)).size).toBe(50)
})

test('D3 a learner and a dictation deleted at one server while four save fifty results leave no orphan', async () => {
  const { adult, at } = await everywhere({ ...madameRoy, email: 'orphelins@ecole.exemple.fr' })
  for (let round = 0; round < 5; round += 1) {
    const learner = await addedLearner(adult)
    const kept = await addedLearner(adult)
    const { body: dictation } = await adult.send(routes.addDictation, {
      body: { ...THE_SQUIRREL, goals: ['présent'] },
    })
    await savedCorrection(adult, kept, dictation)
    const body = { learner_id: learner.id, dictation_id: dictation.id, content: 'Il dort.' }
    const [saves, ...deletions] = await Promise.all([
      Promise.all(
        Array.from({ length: 50 }, (_, n) => at(n).send(routes.saveCorrection, { body })),
      ),
      at(1).send(routes.deleteLearner, { params: learner }),
      at(2).send(routes.deleteDictation, { params: dictation }),
    ])
    expect(saves.map(({ status }) => status).filter((one) => one !== 201 && one !== 404)).toEqual(
      [],
    )
    expect(deletions.map(({ status }) => status)).toEqual([204, 204])
    const [left] = await askOwner<Record<string, number>>(
      postgres.connection,
      `select
        (select count(*)::int from results where learner_id = $1) as results,
        (select count(*)::int from french_dictation_results where learner_id = $1) as details,
        (select count(*)::int from french_dictation_results where dictation_id = $2) as pointing,
        (select count(*)::int from results full join french_dictation_results using (user_id, id)
          where subject is null or dictation_title is null) as halves`,
      [learner.id, dictation.id],
    )
    expect(left).toEqual({ results: 0, details: 0, pointing: 0, halves: 0 })
    const { body: results } = await adult.send(routes.listResults, { params: kept })
    expect(results.french_dictation.map((one) => one.dictation.title)).toEqual([THE_SQUIRREL.title])
  }
})

// Side by side: each does nothing but wait for the ends.
test.concurrent.each(ROLE_KINDS)(
  'D6 PostgreSQL itself ends what the role of %s leaves running or open, behind DATABASE_URL too',
  async (kind) => {
    const { name: user, password } = rolesOf(postgres.connection.database, SECRET)[kind]
    const client = new pg.Client({ ...postgres.connection, user, password })
    const broken = new Promise<unknown>((resolve) => client.once('error', resolve))
    await client.connect()
    await expect(client.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
    await client.query('begin')
    expect(await broken).toMatchObject({ code: '25P03' })
    await client.end()
  },
)
