/** D12: an account is erased in the middle of its own requests. They find nothing, or nobody: never a failure. */
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { eraseAccountRows } from '../../src/server/db/account-erasure.ts'
import { type Database, type QueryRunner, sql } from '../../src/server/db/database.ts'
import { createLog } from '../../src/server/log.ts'
import { ROUTES } from '../support/house/route-schemas.ts'
import { completeAccountOf } from '../support/people/complete-account.ts'
import { claire, lea, madameRoy, PASSWORD, type Person } from '../support/people/people.ts'
import { MANY_REQUESTS_MS, sendCall, validCalls } from '../support/people/valid-calls.ts'
import { appOn, callerOf, type TestApp, testApp } from '../support/product/test-app.ts'

/** A database that lets something happen before each statement of a user, one after the other. */
function interrupted(database: Database, before: () => Promise<void>): Database {
  return {
    ...database,
    query: async (owner, statement) => {
      await before()
      return database.query(owner, statement)
    },
    queries: async (owner, statements) => {
      await before()
      return database.queries(owner, statements)
    },
    transaction: (owner, work) =>
      database.transaction(owner, (run) => {
        const slowed: QueryRunner = async (statement) => {
          await before()
          return run(statement)
        }
        return work(slowed)
      }),
  }
}

/** False when a row that the request holds keeps the erasure waiting: then it comes after the request. */
async function erasedNow({ asOwner }: TestApp, user: { id: string; email: string }) {
  try {
    await asOwner(async (run) => {
      await run(sql`set local lock_timeout = '50ms'`)
      await eraseAccountRows(run, user)
    })
    return true
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== '55P03') throw error
    return false
  }
}

type Entry = (typeof ROUTES)[number]

/** Sends the request of a new account that is erased before the given statement. */
async function erasedBefore(app: TestApp, [name, route]: Entry, statement: number) {
  const person: Person = { ...madameRoy, email: `${name}-${statement}@exemple.fr`.toLowerCase() }
  const adult = await app.as(person)
  const own = await completeAccountOf(adult)
  let seen = 0
  let isErased = false
  const database = interrupted(app.database, async () => {
    seen += 1
    if (seen === statement) isErased = await erasedNow(app, { ...person, id: adult.id })
  })
  const logged: string[] = []
  const log = createLog('debug', (line) => logged.push(line))
  const served = appOn({ ...app, database, log, clock: app.clock.read })
  const caller = callerOf(served, { cookie: adult.cookie, 'idempotency-key': name })
  const { status, text } = await sendCall(caller, route, validCalls(own)[name])
  return { status, text, isErased, isOver: seen < statement, logged: logged.join('\n') }
}

const WRITING = ROUTES.filter(([, { method, access }]) => method !== 'GET' && access === 'session')

test(
  'D12 an account erased before any statement of any request that writes: the answer is that of nobody or of nothing',
  async () => {
    await using app = await testApp()
    const told = new Set<number>()
    for (const entry of WRITING) {
      for (let statement = 1; ; statement += 1) {
        const answer = await erasedBefore(app, entry, statement)
        const which = `${entry[0]}, statement ${statement}: ${answer.text}\n${answer.logged}`
        expect(answer.status, which).toBeLessThan(500)
        expect(answer.logged, which).not.toContain('"level":"error"')
        if (answer.isErased) told.add(answer.status)
        if (answer.isOver) break
      }
    }
    expect(told).toContain(401)
  },
  MANY_REQUESTS_MS,
)

const WRITERS = 8
const ROUNDS = 5

test('D12 writers during an erasure are told that the session is over, and nothing of them stays', async () => {
  await using app = await testApp()
  for (let round = 0; round < ROUNDS; round += 1) {
    const adult = await app.as(claire)
    const { learner } = await completeAccountOf(adult)
    const statuses = new Set<number>()
    const write = async (writer: number): Promise<void> => {
      for (let status = 0; status !== 401; statuses.add(status)) {
        const body = { content: 'Le castor ronge.', level: 'CE1' } as const
        const answer =
          writer % 2 === 0
            ? await adult.send(routes.addDictation, { body })
            : await adult.send(routes.addPractice, {
                params: { id: learner.id },
                body: { answers: [{ fact: '4x7', right: false }], badges: [], bests: [] },
              })
        status = answer.status
      }
    }
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
    const erased = await adult.send(routes.eraseAccount, { body: { password: PASSWORD } })
    await Promise.all(writers)
    expect(erased.status).toBe(204)
    expect([...statuses].filter((status) => ![201, 200, 204, 401, 404].includes(status))).toEqual(
      [],
    )
    const left = await app.asOwner((run) =>
      run(sql`select id from dictations where user_id = ${adult.id}`),
    )
    expect(left).toEqual([])
  }
  expect(app.logged.join('\n')).not.toContain('"level":"error"')
  expect((await (await app.as(claire)).send(routes.addLearner, { body: lea() })).status).toBe(201)
})
