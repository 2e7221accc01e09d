import { expect, test } from 'vitest'
import { claire, PASSWORD } from '../../../../test/support/people/people.ts'
import { testApp } from '../../../../test/support/product/test-app.ts'
import { routes } from '../../../contract/routes.ts'
import { MAX_ENTRIES_PER_HOUR } from '../../../domain/account/account-limits.ts'
import { sql } from '../../db/database.ts'

test('O12 there is an end to what one password confirms in an hour: each is written down, and told by a letter', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const confirm = async () =>
    (await caller.send(routes.disableTwoFactor, { body: { password: PASSWORD } })).status
  expect(await confirm()).toBe(204)
  await app.asOwner((run) =>
    run(sql`update auth.throttle set failures = ${MAX_ENTRIES_PER_HOUR - 1} where failures = 1`),
  )
  expect([await confirm(), await confirm()]).toEqual([204, 429])
  app.clock.advance(3_600_000)
  const later = await app.as(claire)
  const body = { password: PASSWORD }
  expect((await later.send(routes.disableTwoFactor, { body })).status).toBe(204)
})
