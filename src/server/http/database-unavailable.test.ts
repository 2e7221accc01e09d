import { expect, test } from 'vitest'
import { SECRET } from '../../../test/support/database/database.ts'
import { postgresProxy } from '../../../test/support/database/postgres-proxy.ts'
import { claire, lea, PASSWORD } from '../../../test/support/people/people.ts'
import { appOn, callerOf, testApp, testReader } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { createDatabase } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { openPools } from '../db/pool.ts'
import { SILENT_LOG } from '../log.ts'

const DOWN = { error: 'Service temporairement indisponible', code: 'unavailable' }

test('O4 AUT-05 while the database hangs every route says so in French, then all is as before', async () => {
  await using app = await testApp()
  await using wire = await postgresProxy(app.owner)
  const direct = await migrate({ connection: app.owner, secret: SECRET, log: SILENT_LOG })
  const pools = openPools(
    { requests: wire.through(direct.requests), accounts: wire.through(direct.accounts) },
    SILENT_LOG,
  )
  const database = createDatabase(pools)
  const reader = testReader()
  const served = appOn({ database, reader, log: SILENT_LOG, clock: () => new Date() })
  const { cookie } = await app.as(claire)
  const caller = callerOf(served, { cookie })
  expect((await caller.send(routes.listLearners)).status).toBe(200)

  wire.freeze()
  const asked = [
    caller.send(routes.listLearners),
    caller.send(routes.addLearner, { body: lea() }),
    caller.send(routes.getSession),
    caller.send(routes.signOut),
    caller.send(routes.ready),
    caller.send(routes.signIn, { body: { email: claire.email, password: PASSWORD } }),
  ]
  for (const { status, problem, headers } of await Promise.all(asked)) {
    expect([status, problem]).toEqual([503, DOWN])
    expect(headers.get('retry-after')).toBe('5')
  }
  expect((await caller.send(routes.health)).status).toBe(200)

  wire.thaw()
  expect((await caller.send(routes.listLearners)).body).toEqual([])
  const signedIn = await caller.send(routes.signIn, {
    body: { email: claire.email, password: PASSWORD },
  })
  expect(signedIn.status).toBe(200)
  await database.close()
})
