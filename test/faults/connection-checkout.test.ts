import { expect, test } from 'vitest'
import { asOwnerId } from '../../src/server/account/sessions/authenticator.ts'
import { createDatabase, sql } from '../../src/server/db/database.ts'
import { DatabaseUnavailable } from '../../src/server/db/database-unavailable.ts'
import { migrate } from '../../src/server/db/migrations/migrate.ts'
import { openPools } from '../../src/server/db/pool.ts'
import { withRequestDeadline } from '../../src/server/db/request-deadline.ts'
import { SILENT_LOG } from '../../src/server/log.ts'
import { SECRET, testDatabase } from '../support/database/database.ts'
import { postgresProxy } from '../support/database/postgres-proxy.ts'

const COUNT = sql`select count(*) as count from auth.throttle`

function addition(name: string) {
  return sql`insert into auth.throttle (key_hash, failures, updated_at)
    values (sha256(convert_to(${name}, 'UTF8')), 1, now())`
}

test('O4 a request gives up on a database that answers each of its questions slowly, and writes nothing', async () => {
  await using base = await testDatabase()
  await using wire = await postgresProxy(base.owner)
  const direct = await migrate({ connection: base.owner, secret: SECRET, log: SILENT_LOG })
  const database = createDatabase(
    openPools(
      { requests: wire.through(direct.requests), accounts: wire.through(direct.accounts) },
      SILENT_LOG,
    ),
  )
  const asked: string[] = []
  const save = () =>
    database.anonymous.transaction(async (run) => {
      for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
        asked.push(name)
        await run(addition(name))
      }
    })
  await withRequestDeadline(save)
  expect(await base.database.anonymous.query(COUNT)).toEqual([{ count: 6 }])
  await base.asOwner((run) => run(sql`delete from auth.throttle`))

  wire.slow(1200)
  asked.splice(0)
  await expect(withRequestDeadline(save)).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(asked.length).toBeLessThan(6)
  wire.slow(0)
  await expect.poll(() => base.database.anonymous.query(COUNT)).toEqual([{ count: 0 }])
  await withRequestDeadline(save)
  await database.close()
})

test('what a request does besides costs it no patience, and each request has its own', async () => {
  await using base = await testDatabase()
  const owner = asOwnerId('00000000-0000-4000-8000-000000000001')
  const question = () => base.database.query(owner, sql`select 1 as one`)
  const replies = await Promise.all(
    Array.from({ length: 40 }, () =>
      withRequestDeadline(async () => {
        await question()
        await new Promise((resolve) => setTimeout(resolve, 5000))
        return question()
      }),
    ),
  )
  expect(replies).toEqual(Array.from({ length: 40 }, () => [{ one: 1 }]))
})

test('O3 who would wait too long for a connection is refused at once, the others are served', async () => {
  await using base = await testDatabase()
  await base.database.ping()
  const settled = await Promise.allSettled(
    Array.from({ length: 400 }, () => base.database.anonymous.query(sql`select 1`)),
  )
  const refused = settled.filter((one) => one.status === 'rejected')
  // The connections, and 256 places in the queue.
  expect(refused).toHaveLength(400 - (base.pools.accounts.options.max ?? 0) - 256)
  for (const one of refused) expect(one.reason).toBeInstanceOf(DatabaseUnavailable)
  expect(await base.database.anonymous.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
})

test('O8 while nothing may be written, reading goes on, and no connection keeps the ban', async () => {
  await using base = await testDatabase()
  let isShort = false
  const database = createDatabase(base.pools, () => (isShort ? 'none' : 'enough'))
  const write = () => database.anonymous.query(addition('one'))
  const read = () => database.anonymous.query(COUNT)
  await read()
  isShort = true
  await expect(write()).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(await Promise.all(Array.from({ length: 12 }, read))).toHaveLength(12)
  const save = () => database.anonymous.transaction((run) => run(addition('two')))
  await expect(save()).rejects.toBeInstanceOf(DatabaseUnavailable)
  isShort = false
  for (const name of ['three', 'four', 'five', 'six', 'seven']) {
    await database.anonymous.query(addition(name))
  }
  expect(await read()).toEqual([{ count: 5 }])
})
