/** How sessions end: at once, in all their uses, by whatever closes them; and how they live when five tabs use one. */
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { newSessionToken } from '../../src/server/account/sessions/session-token.ts'
import { claire, PASSWORD } from '../support/people/people.ts'
import { type SignedInCaller, type TestApp, testApp } from '../support/product/test-app.ts'

const TIMES = 20

async function twenty(app: TestApp): Promise<SignedInCaller[]> {
  return Promise.all(Array.from({ length: TIMES }, () => app.as(claire)))
}

/** By cookie and as a bearer. */
async function expectClosed(app: TestApp, sessions: readonly SignedInCaller[]): Promise<void> {
  for (const { cookie, token } of sessions) {
    for (const headers of [{ cookie }, { authorization: `Bearer ${token}` }]) {
      const { status } = await app.fetch('/api/learners', { headers })
      expect(status).toBe(401)
    }
  }
}

test('A7 twenty sessions are closed at once by signing out, by a new password, by the others and by erasure', async () => {
  await using app = await testApp()
  const left = await twenty(app)
  for (const one of left) {
    expect((await one.send(routes.signOut)).status).toBeLessThan(300)
    await expectClosed(app, [one])
  }

  const before = await twenty(app)
  const passwords = { currentPassword: PASSWORD, newPassword: 'quatre pivoines blanches' }
  const changed = await before[0]?.send(routes.changePassword, { body: passwords })
  expect(changed?.status).toBe(200)
  await expectClosed(app, before)

  const [kept, ...rest] = await twenty(app)
  expect((await kept?.send(routes.closeOtherSessions))?.status).toBeLessThan(300)
  await expectClosed(app, rest)
  expect((await kept?.send(routes.listLearners))?.status).toBe(200)

  const all = await twenty(app)
  const erased = await all[0]?.send(routes.eraseAccount, {
    body: { password: passwords.newPassword },
  })
  expect(erased?.status).toBeLessThan(300)
  await expectClosed(app, all)
})

test('A7 ten thousand tokens have nothing in common', () => {
  const tokens = Array.from({ length: 10_000 }, newSessionToken)
  expect(new Set(tokens).size).toBe(10_000)
  expect(new Set(tokens.map((token) => token.slice(0, 8))).size).toBeGreaterThan(9995)
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{32}$/u)
})

test('A8 a hundred times five requests at once near the end of a session prolong it and close nothing', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  for (let round = 0; round < 100; round += 1) {
    app.clock.advance(58 * 60_000)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => caller.send(routes.getSession)),
    )
    for (const { body } of answers) expect(body?.user.email).toBe(claire.email)
  }
})
