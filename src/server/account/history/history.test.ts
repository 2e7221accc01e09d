/** Who came in and what was changed of the ways in: written down for its user, and a letter tells of a new device. */
import { expect, test } from 'vitest'
import { claire, marc, PASSWORD } from '../../../../test/support/people/people.ts'
import { NEW_PASSWORD, openApp, signIn } from '../../../../test/support/people/sign-up.ts'
import { callerAt } from '../../../../test/support/product/caller-at.ts'
import { type SignedInCaller, testApp } from '../../../../test/support/product/test-app.ts'
import { codeFor } from '../../../../test/support/services/authenticator.ts'
import { mailServer, tokenIn } from '../../../../test/support/services/mail-server.ts'
import { routes } from '../../../contract/routes.ts'
import { sql } from '../../db/database.ts'

const ADDRESS = '203.0.113.9'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const NEW_DEVICE = 'Nouvel appareil connecté à votre compte'

async function kindsOf(caller: SignedInCaller): Promise<readonly string[]> {
  return (await caller.send(routes.listAccountEvents)).body.map(({ kind }) => kind)
}

test('A16 a browser that was never there is told by one letter, without its address, and known from then on', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const owner = await app.as(claire)
  const other = await app.as(marc)
  const first = await signIn(
    callerAt(app, ADDRESS, { 'user-agent': FIREFOX }),
    claire.email,
    PASSWORD,
  )
  const letters = await mail.mails()
  expect(letters.map(({ to, subject }) => [to[0], subject])).toEqual([[claire.email, NEW_DEVICE]])
  expect(letters[0]?.text).toContain('Firefox sur Windows')
  expect(letters[0]?.raw).not.toContain(ADDRESS)

  const cookie = first.headers.getSetCookie().find((one) => one.startsWith('encrier.browser='))
  const known = callerAt(app, ADDRESS, {
    'user-agent': FIREFOX,
    cookie: cookie?.split(';')[0] ?? '',
  })
  app.clock.advance(1000)
  expect((await signIn(known, claire.email, PASSWORD)).status).toBe(200)
  expect(await mail.mails()).toHaveLength(1)
  // To somebody else the same browser is new.
  await signIn(known, marc.email, PASSWORD)
  expect((await mail.mails()).at(-1)?.to).toEqual([marc.email])

  const { body } = await owner.send(routes.listAccountEvents)
  expect(body.map(({ kind }) => kind)).toEqual(['signed-in', 'new-device'])
  expect(new Set(body.map(({ user_agent }) => user_agent))).toEqual(new Set([FIREFOX]))
  expect(await kindsOf(other)).toEqual(['new-device'])
})

test('A16 O12 the twenty browsers last used are known, however many there were', async () => {
  await using app = await testApp()
  const owner = await app.as(claire)
  await app.asOwner((run) =>
    run(sql`
      insert into auth.known_browsers (user_id, token_hash, first_seen_at, last_seen_at)
      select ${owner.id}, sha256(int4send(n)), last_seen_at, last_seen_at - n * interval '1 day'
      from auth.users, generate_series(1, 30) as n where users.id = ${owner.id}`),
  )
  await signIn(app, claire.email, PASSWORD)
  const known = await app.asOwner((run) =>
    run(sql`
      select count(*) as all, count(*) filter (where token_hash = any (
        select sha256(int4send(n)) from generate_series(1, 19) as n)) as former
      from auth.known_browsers`),
  )
  expect(known).toEqual([{ all: 20, former: 19 }])
})

test('A16 who is new each time gets few letters, and each entry is written down', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const owner = await app.as(claire)
  for (let i = 0; i < 5; i += 1) await signIn(app, claire.email, PASSWORD)
  expect(await mail.mails()).toHaveLength(3)
  expect(await kindsOf(owner)).toEqual(Array.from({ length: 5 }, () => 'new-device'))
})

test('A16 a wrong password, or a right one without its second step, writes nothing and tells nobody', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const owner = await app.as(claire)
  await signIn(app, claire.email, 'trois tulipes rouges')
  const { body } = await owner.send(routes.enableTwoFactor, { body: { password: PASSWORD } })
  await owner.send(routes.confirmTwoFactor, { body: { code: codeFor(body.secret) } })
  const { challenge } = (await signIn(app, claire.email, PASSWORD)).body as { challenge: string }
  expect(await kindsOf(owner)).toEqual(['second-factor-on'])
  app.clock.advance(30_000)
  const code = codeFor(body.secret, 1)
  expect((await app.send(routes.verifyTotp, { body: { challenge, code } })).status).toBe(200)
  expect(await kindsOf(owner)).toEqual(['new-device', 'second-factor-on'])
  expect((await mail.mails()).at(-1)?.subject).toBe(NEW_DEVICE)
})

test('A16 the history tells each change of the ways in, the newest first', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const caller = await app.as(claire)
  const password = PASSWORD
  const step = (): void => app.clock.advance(30_000)
  const { body } = await caller.send(routes.enableTwoFactor, { body: { password } })
  const turnedOn = await caller.send(routes.confirmTwoFactor, {
    body: { code: codeFor(body.secret) },
  })
  const [one = '', ...rest] = turnedOn.body.recovery_codes
  expect(rest).toHaveLength(9)
  step()
  const renewed = await caller.send(routes.renewRecoveryCodes, { body: { password, code: one } })
  step()
  const off = { password, code: renewed.body.recovery_codes[0] ?? '' }
  await caller.send(routes.disableTwoFactor, { body: off })
  step()
  const newEmail = 'claire@neuf.exemple.fr'
  await caller.send(routes.changeEmail, { body: { password, newEmail } })
  step()
  const told = await mail.mails()
  const token = tokenIn(told.findLast(({ to }) => to[0] === newEmail))
  await caller.send(routes.verifyEmail, { body: { token } })
  expect(await kindsOf(caller)).toEqual([
    'address-changed',
    'address-asked',
    'second-factor-off',
    'codes-renewed',
    'second-factor-on',
  ])

  step()
  const undo = tokenIn(told.find(({ subject }) => subject.startsWith('Une nouvelle adresse')))
  await app.send(routes.undoSecurityChange, { body: { token: undo } })
  step()
  await app.send(routes.requestPasswordReset, { body: { email: claire.email } })
  const letters = await mail.mails()
  const reset = tokenIn(letters.find(({ subject }) => subject.startsWith('Choisissez')))
  await app.send(routes.resetPassword, { body: { token: reset, newPassword: NEW_PASSWORD } })
  const again = await app.as(claire)
  expect((await kindsOf(again)).slice(0, 3)).toEqual([
    'password-changed',
    'change-undone',
    'address-changed',
  ])
})
