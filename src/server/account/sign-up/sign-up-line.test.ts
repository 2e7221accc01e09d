/** Sign-ups by the hundred stand in a line of their own, for the database as for the processor. */
import { expect, test } from 'vitest'
import { claire, marc, PASSWORD } from '../../../../test/support/people/people.ts'
import { NINA, openApp, signIn } from '../../../../test/support/people/sign-up.ts'
import { callerAt } from '../../../../test/support/product/caller-at.ts'
import { routes } from '../../../contract/routes.ts'

test('O15 three hundred sign-ups at once leave those their door who have an account', async () => {
  await using app = await openApp()
  await Promise.all([claire, marc].map((person) => app.as(person)))
  const stranger = callerAt(app, '203.0.113.9')
  const signUps = Array.from({ length: 300 }, (_, i) =>
    stranger.send(routes.signUp, { body: { ...NINA, email: `nina-${i}@exemple.fr` } }),
  )
  const entered = await Promise.all([claire, marc].map(({ email }) => signIn(app, email, PASSWORD)))
  expect(entered.map(({ status }) => status)).toEqual([200, 200])
  const statuses = (await Promise.all(signUps)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(new Set(statuses)).toEqual(new Set([200, 429, 503]))
})
