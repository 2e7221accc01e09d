import { expect, test } from 'vitest'
import { routes } from '../../contract/routes.ts'
import { testApp } from '../../../test/support/database.ts'
import { claire, lea, PASSWORD } from '../../../test/support/people.ts'

test('AUT-04 sign-in opens a session, sign-out closes it', async () => {
  await using app = await testApp()
  await app.as(claire)
  const opened = await app.send(routes.signIn, { body: { email: claire.email, password: PASSWORD } })
  console.log(opened.status, opened.body, [...opened.headers])
  expect(opened.status).toBe(200)
})
test('x', async () => {
  await using app = await testApp()
  const t = await app.as(claire)
  const a = await t.send(routes.addLearner, { body: lea() })
  console.log(a.status, a.body, app.logged)
  console.log((await t.send(routes.getStatistics)).body)
})
