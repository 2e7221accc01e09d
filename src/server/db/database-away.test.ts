import { expect, test } from 'vitest'
import { SECRET, testDatabase } from '../../../test/support/database/database.ts'
import { postgresProxy } from '../../../test/support/database/postgres-proxy.ts'
import { someone } from '../../../test/support/people/owned-rows.ts'
import { SILENT_LOG } from '../log.ts'
import { createDatabase, sql } from './database.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { migrate } from './migrations/migrate.ts'
import { openPools } from './pool.ts'

const ALL = sql`select first_name from learners order by first_name`

test('O4 a database that is not there is unavailable, at once', async () => {
  const nowhere = { host: '/nowhere', port: 5432, user: 'x', password: 'x', database: 'x' }
  const database = createDatabase(openPools({ requests: nowhere, accounts: nowhere }, SILENT_LOG))
  await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailable)
  await expect(database.anonymous.query(sql`select 1`)).rejects.toBeInstanceOf(DatabaseUnavailable)
  await database.close()
})

test('O4 a database that hangs is given up, and is back when it is back', async () => {
  await using base = await testDatabase()
  await using wire = await postgresProxy(base.owner)
  const owner = await someone(base, 'claire@exemple.fr')
  const { requests, accounts } = await migrate({
    connection: base.owner,
    secret: SECRET,
    log: SILENT_LOG,
  })
  const pools = openPools(
    { requests: wire.through(requests), accounts: wire.through(accounts) },
    SILENT_LOG,
  )
  const database = createDatabase(pools)
  expect(await database.query(owner, ALL)).toEqual([])
  wire.freeze()
  // The first meets a connection that was open, the second one that can't be opened.
  await expect(database.query(owner, ALL)).rejects.toBeInstanceOf(DatabaseUnavailable)
  await expect(database.query(owner, ALL)).rejects.toBeInstanceOf(DatabaseUnavailable)
  wire.thaw()
  expect(await database.query(owner, ALL)).toEqual([])
  await database.close()
})

test('O4 connections that the server cuts are replaced', async () => {
  await using base = await testDatabase()
  const owner = await someone(base, 'claire@exemple.fr')
  await Promise.all(Array.from({ length: 8 }, () => base.database.query(owner, ALL)))
  await base.asOwner((run) =>
    run(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`),
  )
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, () => base.database.query(owner, ALL)),
  )
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(DatabaseUnavailable)
  }
  await expect.poll(() => base.database.query(owner, ALL)).toEqual([])
})
