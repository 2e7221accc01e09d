/** I7: what is written as a moment and is none. */
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { completeAccountOf } from '../support/people/complete-account.ts'
import { madameRoy } from '../support/people/people.ts'
import { sendCall, validCalls } from '../support/people/valid-calls.ts'
import { testApp } from '../support/product/test-app.ts'

/** Written as moments are; PostgreSQL or JavaScript knows none of most of them. */
const MOMENTS = [
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-06-30T23:59:60.000Z',
  '2026-11-21T24:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '2026-11-21T08:00:00+23:59',
  '-000001-01-01T00:00:00.000Z',
]

test('I7 a moment that never was is stale or refused, and never a failure', async () => {
  await using app = await testApp()
  const caller = await app.as(madameRoy)
  const calls = validCalls(await completeAccountOf(caller))
  for (const name of ['changeLearner', 'changeDictation', 'changeCorrection'] as const) {
    for (const updated_at of MOMENTS) {
      const body = { ...calls[name].body, updated_at }
      const { status, text } = await sendCall(caller, routes[name], { ...calls[name], body })
      expect([400, 409], `${name} ${updated_at}: ${text}`).toContain(status)
    }
  }
  expect(app.logged.join()).not.toContain('"level":"error"')
})
