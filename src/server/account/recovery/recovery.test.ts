import { expect, test } from 'vitest'
import { claire, marc, PASSWORD } from '../../../../test/support/people/people.ts'
import {
  HOUR,
  NEW_PASSWORD,
  NINA,
  openApp,
  signIn,
} from '../../../../test/support/people/sign-up.ts'
import { callerAt } from '../../../../test/support/product/caller-at.ts'
import { codeFor } from '../../../../test/support/services/authenticator.ts'
import { codeIn, mailServer, tokenIn } from '../../../../test/support/services/mail-server.ts'
import { routes } from '../../../contract/routes.ts'

test('AUT-04 A7 a forgotten password is replaced once by the link of a mail, and every session is closed', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const [here, other] = [await app.as(claire), await app.as(marc)]
  await app.send(routes.requestPasswordReset, { body: { email: claire.email.toUpperCase() } })
  const token = tokenIn((await mail.mails())[0])
  const weak = await app.send(routes.resetPassword, { body: { token, newPassword: 'claire' } })
  expect(weak.problem.fields).toEqual({
    newPassword: 'Le mot de passe doit avoir au moins 12 caractères',
  })
  const tries = await Promise.all(
    Array.from({ length: 5 }, () =>
      app.send(routes.resetPassword, { body: { token, newPassword: NEW_PASSWORD } }),
    ),
  )
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  expect((await here.send(routes.listLearners)).status).toBe(401)
  expect((await other.send(routes.listLearners)).status).toBe(200)
  expect((await signIn(app, claire.email, PASSWORD)).status).toBe(401)
  expect((await signIn(app, claire.email, NEW_PASSWORD)).status).toBe(200)
  expect((await mail.mails()).map(({ subject }) => subject)).toContain(
    'Votre mot de passe a changé',
  )
})

test('a recovery link lives an hour, the newest one alone, and an account kept shut by guesses opens by it', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  await app.as(claire)
  const ask = () => app.send(routes.requestPasswordReset, { body: { email: claire.email } })
  const reset = (token: string) =>
    app.send(routes.resetPassword, { body: { token, newPassword: NEW_PASSWORD } })
  await ask()
  const old = tokenIn((await mail.mails())[0])
  await ask()
  const newest = tokenIn((await mail.mails())[1])
  expect((await reset(old)).status).toBe(400)
  for (let i = 0; i < 12; i += 1) await signIn(app, claire.email, 'trois tulipes rouges')
  expect((await signIn(app, claire.email, PASSWORD)).status).toBe(429)
  expect((await reset(newest)).status).toBe(200)
  expect((await signIn(app, claire.email, NEW_PASSWORD)).status).toBe(200)
  await ask()
  const late = tokenIn((await mail.mails()).at(-1))
  app.clock.advance(HOUR + 1000)
  expect((await reset(late)).status).toBe(400)
})

test('AUT-04 a code of a mail opens a session once, within ten minutes and five tries', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  await app.as(claire)
  const ask = () => app.send(routes.sendOneTimeCode, { body: { email: claire.email } })
  const enter = (otp: string, email = claire.email) =>
    app.send(routes.signInByCode, { body: { email, otp } })
  await ask()
  const code = codeIn((await mail.mails())[0])
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await enter(wrong)).problem).toMatchObject({ code: 'code-wrong' })
  expect((await enter(code, marc.email)).problem).toMatchObject({ code: 'code-wrong' })
  const opened = await enter(`${code.slice(0, 3)} ${code.slice(3)}`)
  expect(opened.status).toBe(200)
  expect(opened.headers.getSetCookie()[0]).toMatch(/^encrier\.session=/u)
  expect((await enter(code)).status).toBe(400)

  await ask()
  const next = codeIn((await mail.mails()).at(-1))
  // One address may try four of them, all together five.
  for (let i = 0; i < 5; i += 1) {
    const body = { email: claire.email, otp: next === wrong ? code : wrong }
    const entered = await callerAt(app, `203.0.113.${i % 2}`).send(routes.signInByCode, { body })
    expect(entered.status).toBe(400)
  }
  expect((await enter(next)).status).toBe(400)

  await ask()
  const late = codeIn((await mail.mails()).at(-1))
  app.clock.advance(11 * 60_000)
  expect((await enter(late)).status).toBe(400)
})

test('AUT-04 an address changes once the new one is confirmed, and the old one is told', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const caller = await app.as(claire)
  await app.as(marc)
  const change = (newEmail: string, password = PASSWORD) =>
    caller.send(routes.changeEmail, { body: { newEmail, password } })
  expect((await change('claire@neuf.exemple.fr', 'trois tulipes rouges')).problem).toMatchObject({
    code: 'wrong-password',
    fields: { password: 'Le mot de passe actuel est incorrect' },
  })
  expect((await change('CLAIRE@exemple.fr')).problem.code).toBe('same-email')
  const free = await change('Claire@Neuf.exemple.fr')
  await mail.mails()
  const taken = await change(marc.email)
  expect(free.body).toEqual(taken.body)
  const mails = await mail.mails()
  expect(mails.map(({ to, subject }) => [to[0], subject])).toEqual([
    ['claire@neuf.exemple.fr', 'Confirmez votre nouvelle adresse'],
    [claire.email, 'Une nouvelle adresse est demandée pour votre compte'],
    [marc.email, "Vous avez déjà un compte L'Encrier"],
    [claire.email, 'Une nouvelle adresse est demandée pour votre compte'],
  ])
  expect((await caller.send(routes.getSession)).body?.user.email).toBe(claire.email)
  const elsewhere = await app.as(claire)
  const moved = await caller.send(routes.verifyEmail, { body: { token: tokenIn(mails[0]) } })
  expect((await elsewhere.send(routes.listLearners)).status).toBe(401)
  expect(moved.body).toEqual({ email: 'claire@neuf.exemple.fr', signed_in: false })
  expect((await caller.send(routes.getSession)).body?.user.email).toBe('claire@neuf.exemple.fr')
  expect((await signIn(app, 'claire@neuf.exemple.fr', PASSWORD)).status).toBe(200)
  const told = (await mail.mails()).findLast(({ to }) => to[0] === claire.email)
  expect(told?.subject).toBe("L'adresse de votre compte a changé")
})

test('A7 a link sent before opens nothing after a change of password or of address', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const caller = await app.as(claire)
  const ask = () => app.send(routes.requestPasswordReset, { body: { email: claire.email } })
  const reset = (token: string) =>
    app.send(routes.resetPassword, { body: { token, newPassword: 'six renards blancs' } })
  await ask()
  const before = tokenIn((await mail.mails()).at(-1))
  const changed = await caller.send(routes.changePassword, {
    body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
  })
  expect((await reset(before)).status).toBe(400)

  const headers = { authorization: `Bearer ${changed.body.token}` }
  const body = { newEmail: 'claire@neuf.exemple.fr', password: NEW_PASSWORD }
  await app.send(routes.changeEmail, { headers, body })
  const move = tokenIn((await mail.mails()).findLast(({ to }) => to[0] === body.newEmail))
  await ask()
  const sentToOld = tokenIn((await mail.mails()).at(-1))
  const confirmed = { token: move, password: NEW_PASSWORD }
  expect((await app.send(routes.verifyEmail, { body: confirmed })).status).toBe(200)
  expect((await reset(sentToOld)).status).toBe(400)
  expect((await signIn(app, 'claire@neuf.exemple.fr', NEW_PASSWORD)).status).toBe(200)
})

test('A7 a code and a second step that waited open nothing once the password was forgotten and replaced', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const caller = await app.as(claire)
  const { body: key } = await caller.send(routes.enableTwoFactor, { body: { password: PASSWORD } })
  const { body: on } = await caller.send(routes.confirmTwoFactor, {
    body: { code: codeFor(key.secret) },
  })
  const waiting = (await signIn(app, claire.email, PASSWORD)).body as { challenge: string }
  await app.send(routes.sendOneTimeCode, { body: { email: claire.email } })
  const otp = codeIn((await mail.mails()).at(-1))
  await app.send(routes.requestPasswordReset, { body: { email: claire.email } })
  const token = tokenIn((await mail.mails()).at(-1))
  const reset = await app.send(routes.resetPassword, { body: { token, newPassword: NEW_PASSWORD } })
  expect(reset.status).toBe(200)
  const code = on.recovery_codes[0] ?? ''
  const step = await app.send(routes.verifyRecoveryCode, {
    body: { challenge: waiting.challenge, code },
  })
  const entered = await app.send(routes.signInByCode, { body: { email: claire.email, otp } })
  expect([step.status, entered.status]).toEqual([401, 400])
})

test('AUT-04 a link opens only what it was sent for', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const caller = await app.as(claire)
  await app.as(marc)
  const reset = (token: string) =>
    app.send(routes.resetPassword, { body: { token, newPassword: NEW_PASSWORD } })
  const confirm = (token: string) => caller.send(routes.verifyEmail, { body: { token } })
  await app.send(routes.requestPasswordReset, { body: { email: marc.email } })
  const forPassword = tokenIn((await mail.mails()).at(-1))
  const body = { newEmail: 'claire@neuf.exemple.fr', password: PASSWORD }
  await caller.send(routes.changeEmail, { body })
  const forAddress = tokenIn((await mail.mails()).findLast(({ to }) => to[0] === body.newEmail))
  expect((await confirm(forPassword)).problem.code).toBe('token-invalid')
  expect((await reset(forAddress)).problem.code).toBe('token-invalid')
  // Neither was used up by the wrong door.
  expect((await confirm(forAddress)).status).toBe(200)
  expect((await reset(forPassword)).status).toBe(200)
})

test('AUT-04 links that confirm an address live for a day', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const caller = await app.as(claire)
  const confirm = (token: string) => caller.send(routes.verifyEmail, { body: { token } })
  const body = { newEmail: 'claire@neuf.exemple.fr', password: PASSWORD }
  await caller.send(routes.changeEmail, { body })
  await app.send(routes.signUp, { body: NINA })
  const confirmations = (await mail.mails()).filter(({ to }) => to[0] !== claire.email)
  const tokens = confirmations.map(tokenIn)
  expect(tokens).toHaveLength(2)
  app.clock.advance(24 * HOUR + 1000)
  for (const token of tokens) expect((await confirm(token)).problem.code).toBe('token-invalid')
})
