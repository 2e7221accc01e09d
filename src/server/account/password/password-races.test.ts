/** What happens to a password, or to this server, between the moment at which it is looked at and what follows from it. */
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { claire, PASSWORD } from '../../../../test/support/people/people.ts'
import { type Reply, type TestApp, testApp } from '../../../../test/support/product/test-app.ts'
import { routes } from '../../../contract/routes.ts'
import { type QueryRunner, sql } from '../../db/database.ts'
import { verifyPassword } from './password-hash.ts'

/** Who waits for a table of this database: other tests have their own, in the same PostgreSQL. */
const WAITING = `
  select pid from pg_locks where not granted and relation is not null
    and database = (select oid from pg_database where datname = current_database())`

type SignedIn = Promise<Reply<typeof routes.signIn>>

/** Signs in; when that comes to the table, which is held, `meanwhile` is done first. */
async function signIn(
  app: TestApp,
  table: 'sessions' | 'users',
  meanwhile: (run: QueryRunner) => Promise<unknown>,
): SignedIn {
  const signing = await app.asOwner(async (run) => {
    const hold = { sessions: 'auth.sessions', users: 'auth.users' }[table]
    await run({ text: `lock table ${hold} in access exclusive mode`, values: [] })
    const reply = app.send(routes.signIn, { body: { email: claire.email, password: PASSWORD } })
    await expect.poll(() => run({ text: WAITING, values: [] })).not.toHaveLength(0)
    await meanwhile(run)
    return { reply }
  })
  return signing.reply
}

function countedTries(app: TestApp): Promise<unknown[]> {
  return app.asOwner((run) => run(sql`select from auth.throttle where failures > 0`))
}

/** Keeps everybody else from having a password looked at. */
async function crowd(stored: string): Promise<() => Promise<unknown>> {
  let isOver = false
  const one = async (): Promise<void> => {
    while (!isOver) {
      await verifyPassword(stored, PASSWORD).catch(
        () => new Promise((resolve) => setImmediate(resolve)),
      )
    }
  }
  const all = Array.from({ length: 300 }, one)
  await Promise.resolve()
  return () => {
    isOver = true
    return Promise.all(all)
  }
}

test('A5 a sign-in that is told to come later, unlooked at, is no wrong password', async () => {
  await using app = await testApp()
  await app.as(claire)
  const cheap = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  let end = (): Promise<unknown> => Promise.resolve()
  const reply = await signIn(app, 'users', async () => {
    end = await crowd(cheap)
  })
  await end()
  expect(reply.status).toBe(503)
  await expect.poll(() => countedTries(app)).toHaveLength(0)
})

test('A7 a sign-in under way when the password changes opens nothing', async () => {
  await using app = await testApp()
  const { id } = await app.as(claire)
  const other = await hash('quatre tulipes bleues')
  const reply = await signIn(app, 'sessions', async (run) => {
    await run(sql`update auth.accounts set password = ${other} where user_id = ${id}`)
    await run(sql`delete from auth.sessions where user_id = ${id}`)
  })
  expect(reply.status).toBe(401)
  expect(await app.asOwner((run) => run(sql`select from auth.sessions`))).toHaveLength(0)
})

test('O4 a sign-in that loses its connection half-way is no wrong password', async () => {
  await using app = await testApp()
  await app.as(claire)
  const reply = await signIn(app, 'sessions', (run) =>
    run({ text: `select pg_terminate_backend(pid) from (${WAITING}) as waiting`, values: [] }),
  )
  expect(reply.status).toBe(503)
  // No try: what is left counts how often the account is entered.
  await expect.poll(() => countedTries(app)).toHaveLength(1)
})

test('A7 two changes of one password at once: one is made, the other was asked with a password that is no more', async () => {
  await using app = await testApp()
  const callers = [await app.as(claire), await app.as(claire)]
  const changes = await Promise.all(
    callers.map((caller, i) =>
      caller.send(routes.changePassword, {
        body: { currentPassword: PASSWORD, newPassword: `quatre tulipes bleues ${i}` },
      }),
    ),
  )
  const statuses = changes.map(({ status }) => status).sort()
  expect(statuses[0]).toBe(200)
  expect([400, 401]).toContain(statuses[1])
  expect(await app.asOwner((run) => run(sql`select from auth.sessions`))).toHaveLength(1)
})

test('A7 a sign-in waits for a change of the password that is not committed, and then opens nothing', async () => {
  await using app = await testApp()
  const { id } = await app.as(claire)
  const other = await hash('quatre tulipes bleues')
  const { reply } = await app.asOwner(async (run) => {
    await run(sql`delete from auth.sessions where user_id = ${id}`)
    await run(sql`update auth.accounts set password = ${other} where user_id = ${id}`)
    const reply = app.send(routes.signIn, { body: { email: claire.email, password: PASSWORD } })
    await expect
      .poll(() =>
        run(sql`
          select from pg_locks
          where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`),
      )
      .not.toHaveLength(0)
    return { reply }
  })
  expect((await reply).status).toBe(401)
  expect(await app.asOwner((run) => run(sql`select from auth.sessions`))).toHaveLength(0)
})
