import { expect, test } from 'vitest'
import { SECRET } from '../../../../test/support/database/database.ts'
import { claire, marc, PASSWORD } from '../../../../test/support/people/people.ts'
import {
  bytesOf,
  NEW_PASSWORD,
  NINA,
  openApp,
  signIn,
} from '../../../../test/support/people/sign-up.ts'
import { callerAt } from '../../../../test/support/product/caller-at.ts'
import { codeIn, mailServer, tokenIn } from '../../../../test/support/services/mail-server.ts'
import { routes } from '../../../contract/routes.ts'
import { sql } from '../../db/database.ts'

test('A9 sign-up, recovery, confirmation and code answer the same bytes for a known and for an unknown address', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  await app.as(claire)
  const { password } = NINA
  for (const route of [
    routes.signUp,
    routes.requestPasswordReset,
    routes.sendVerification,
    routes.sendOneTimeCode,
  ]) {
    const known = await bytesOf(app, route.path, { email: claire.email, password })
    const unknown = await bytesOf(app, route.path, { email: 'personne@exemple.fr', password })
    expect(known.status, route.path).toBe(200)
    expect(known, route.path).toEqual(unknown)
  }
  // Nor does a sign-in with the password of the sign-up tell which of the two has an account.
  const known = await bytesOf(app, routes.signIn.path, { email: claire.email, password })
  const unknown = await bytesOf(app, routes.signIn.path, { email: 'personne@exemple.fr', password })
  expect(known.status).toBe(403)
  expect(known).toEqual(unknown)
  // Her own password still opens her account, and she was told.
  expect((await signIn(app, claire.email, PASSWORD)).status).toBe(200)
  const told = (await mail.mails()).filter(({ to }) => to[0] === claire.email)
  expect(told.map(({ subject }) => subject)).toContain("Vous avez déjà un compte L'Encrier")
})

test('A9 nobody fills a letter box from here, nor makes accounts by the hundred', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  await app.as(claire)
  for (let i = 0; i < 10; i += 1) {
    const asked = await app.send(routes.requestPasswordReset, { body: { email: claire.email } })
    expect(asked.status).toBe(200)
  }
  expect(await mail.mails()).toHaveLength(5)
  const statuses: number[] = []
  for (let i = 0; i < 22; i += 1) {
    const body = { ...NINA, email: `nina-${i}@exemple.fr` }
    statuses.push((await app.send(routes.signUp, { body })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})

test('A9 a sixth request of the hour, which no letter answers, leaves the link and the code of the fifth alive', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  for (const person of [claire, marc]) await app.as(person)
  await app.send(routes.signUp, { body: NINA })
  const lastOfSix = async (
    route:
      | typeof routes.requestPasswordReset
      | typeof routes.sendVerification
      | typeof routes.sendOneTimeCode,
    email: string,
  ) => {
    for (let i = 0; i < 6; i += 1) {
      await app.send(route, { body: { email } })
      // One after the other: the work behind an answer is done after it.
      await mail.mails()
    }
    return (await mail.mails()).findLast(({ to }) => to[0] === email.toLowerCase())
  }
  const token = tokenIn(await lastOfSix(routes.requestPasswordReset, claire.email))
  const reset = await app.send(routes.resetPassword, { body: { token, newPassword: NEW_PASSWORD } })
  expect(reset.status).toBe(200)
  const otp = codeIn(await lastOfSix(routes.sendOneTimeCode, marc.email))
  const opened = await app.send(routes.signInByCode, { body: { email: marc.email, otp } })
  expect(opened.status).toBe(200)
  const confirmation = tokenIn(await lastOfSix(routes.sendVerification, NINA.email))
  const { password } = NINA
  const confirmed = await app.send(routes.verifyEmail, { body: { token: confirmation, password } })
  expect(confirmed.body).toEqual({ email: 'nina@exemple.fr', signed_in: true })
})

test('neither a token nor a code nor an address can be read in the database or in the log', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  await app.as(claire)
  await app.send(routes.signUp, { body: NINA })
  await app.send(routes.requestPasswordReset, { body: { email: claire.email } })
  await app.send(routes.sendOneTimeCode, { body: { email: claire.email } })
  const mails = await mail.mails()
  const secrets = mails.map((one) => tokenIn(one) || codeIn(one))
  expect(secrets.every((one) => one.length >= 6)).toBe(true)
  const rows = await app.asOwner((run) =>
    run(sql`
      select (select json_agg(tickets) from auth.tickets)::text as tickets,
        (select json_agg(sign_ups) from auth.sign_ups)::text as sign_ups`),
  )
  for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
  expect(app.logged.join()).not.toMatch(/nina|claire|exemple|souris/iu)
  expect(JSON.stringify(rows)).not.toContain(SECRET)
})

test('A13 whatever a stranger has sent to an address, its owner gets the letters that lead back, and his code counts', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  await app.as(claire)
  const { email } = claire
  const stranger = callerAt(app, '203.0.113.9')
  const owner = callerAt(app, '198.51.100.7')
  const lettersTo = async (): Promise<number> =>
    (await mail.mails()).filter(({ to }) => to[0] === email).length
  for (let i = 0; i < 8; i += 1) {
    await stranger.send(routes.signUp, { body: { ...NINA, email } })
    await stranger.send(routes.sendVerification, { body: { email } })
    await stranger.send(routes.requestPasswordReset, { body: { email } })
    await stranger.send(routes.sendOneTimeCode, { body: { email } })
  }
  const before = await lettersTo()
  expect(before).toBeLessThanOrEqual(15)
  await owner.send(routes.requestPasswordReset, { body: { email } })
  expect(await lettersTo()).toBe(before + 1)
  await owner.send(routes.sendOneTimeCode, { body: { email } })
  expect(await lettersTo()).toBe(before + 2)

  const otp = codeIn((await mail.mails()).at(-1))
  for (let i = 0; i < 6; i += 1) {
    const guess = otp === '000000' ? '000001' : '000000'
    await stranger.send(routes.signInByCode, { body: { email, otp: guess } })
  }
  expect((await owner.send(routes.signInByCode, { body: { email, otp } })).status).toBe(200)
})
