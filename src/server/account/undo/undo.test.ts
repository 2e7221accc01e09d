/** What changes the ways in asks for the second factor, is told at once, and is undone by the letter. */
import { expect, test } from 'vitest'
import { claire, marc, PASSWORD } from '../../../../test/support/people/people.ts'
import { openApp, signIn } from '../../../../test/support/people/sign-up.ts'
import type { SignedInCaller, TestApp } from '../../../../test/support/product/test-app.ts'
import { codeFor } from '../../../../test/support/services/authenticator.ts'
import {
  type MailServer,
  mailServer,
  type ReceivedMail,
  tokenIn,
} from '../../../../test/support/services/mail-server.ts'
import { routes } from '../../../contract/routes.ts'
import { sql } from '../../db/database.ts'

const STEP = 30_000
const DAY = 86_400_000
const NEW_EMAIL = 'claire@neuf.exemple.fr'

interface TurnedOn {
  /** What the application shows after so many steps. */
  readonly code: (ahead: number) => string
  readonly recoveryCodes: readonly string[]
}

async function turnOn(app: TestApp, caller: SignedInCaller): Promise<TurnedOn> {
  const { body } = await caller.send(routes.enableTwoFactor, { body: { password: PASSWORD } })
  const confirmed = await caller.send(routes.confirmTwoFactor, {
    body: { code: codeFor(body.secret) },
  })
  app.clock.advance(STEP)
  return {
    code: (ahead) => codeFor(body.secret, ahead),
    recoveryCodes: confirmed.body.recovery_codes,
  }
}

async function lastLetterTo(mail: MailServer, email: string): Promise<ReceivedMail | undefined> {
  return (await mail.mails()).findLast(({ to }) => to[0] === email)
}

/** Of the second step, after Claire's password. */
async function challengeOf(app: TestApp): Promise<string> {
  return ((await signIn(app, claire.email, PASSWORD)).body as { challenge: string }).challenge
}

function undo(app: TestApp, token: string) {
  return app.send(routes.undoSecurityChange, { body: { token } })
}

test('A15 second factor off, new codes and a new address ask for the second factor again', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const caller = await app.as(claire)
  const { code, recoveryCodes } = await turnOn(app, caller)
  const password = PASSWORD
  const asks = [
    (more: object) => caller.send(routes.disableTwoFactor, { body: { password, ...more } }),
    (more: object) => caller.send(routes.renewRecoveryCodes, { body: { password, ...more } }),
    (more: object) =>
      caller.send(routes.changeEmail, { body: { password, newEmail: NEW_EMAIL, ...more } }),
  ]
  for (const ask of asks) {
    const alone = await ask({})
    expect([alone.status, alone.problem.code]).toEqual([403, 'second-factor-needed'])
    const wrong = await ask({ code: 'k7mq-vt3x-h9pd' })
    expect([wrong.status, wrong.problem.code]).toEqual([400, 'code-wrong'])
  }
  expect((await caller.send(routes.getSession)).body?.user.two_factor).toBe(true)
  expect(await lastLetterTo(mail, NEW_EMAIL)).toBeUndefined()
  expect((await asks[2]?.({ code: recoveryCodes[0] }))?.status).toBe(200)
  expect((await asks[2]?.({ code: recoveryCodes[0] }))?.status).toBe(400)
  expect((await asks[0]?.({ code: code(1) }))?.status).toBe(204)
})

test('A15 the second factor that a stranger turned off comes back by the letter, with its codes, and he is out', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const stranger = await app.as(claire)
  const { code, recoveryCodes } = await turnOn(app, stranger)
  const owner = await app.as(claire)
  const known = () => app.asOwner((run) => run(sql`select from auth.known_browsers`))
  await app.send(routes.verifyRecoveryCode, {
    body: { challenge: await challengeOf(app), code: recoveryCodes[1] ?? '' },
  })
  expect(await known()).toHaveLength(1)
  const used = code(1)
  await stranger.send(routes.disableTwoFactor, { body: { password: PASSWORD, code: used } })
  expect((await owner.send(routes.listLearners)).status).toBe(401)
  const letter = await lastLetterTo(mail, claire.email)
  expect(letter?.subject).toBe("La validation en deux étapes n'est plus active")
  const undone = await undo(app, tokenIn(letter))
  expect(undone.body).toEqual({ undone: 'second-factor-off', email: claire.email })
  expect((await stranger.send(routes.listLearners)).status).toBe(401)
  expect((await undo(app, tokenIn(letter))).problem.code).toBe('token-invalid')
  expect(await known()).toHaveLength(0)

  const challenge = await challengeOf(app)
  app.clock.advance(STEP)
  // The code that turned it off is not used again.
  const again = await app.send(routes.verifyTotp, { body: { challenge, code: used } })
  expect(again.status).toBe(400)
  const opened = await app.send(routes.verifyRecoveryCode, {
    body: { challenge, code: recoveryCodes[0] ?? '' },
  })
  expect(opened.status).toBe(200)
})

test('A15 recovery codes that a stranger renewed are told at once; undone, the former ones serve again and his do not', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const stranger = await app.as(claire)
  const { code, recoveryCodes } = await turnOn(app, stranger)
  const renewed = await stranger.send(routes.renewRecoveryCodes, {
    body: { password: PASSWORD, code: code(1) },
  })
  const letter = await lastLetterTo(mail, claire.email)
  expect(letter?.subject).toBe('Vos codes de secours ont été remplacés')
  const undone = await undo(app, tokenIn(letter))
  expect(undone.body).toEqual({ undone: 'codes-renewed', email: claire.email })
  expect((await stranger.send(routes.listLearners)).status).toBe(401)
  const challenge = await challengeOf(app)
  const pass = (recovery = '') =>
    app.send(routes.verifyRecoveryCode, { body: { challenge, code: recovery } })
  expect((await pass(renewed.body.recovery_codes[0])).status).toBe(400)
  expect((await pass(recoveryCodes[0])).status).toBe(200)
})

test('A15 a second factor that a stranger turned on is told at once; undone, the password alone opens', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const stranger = await app.as(claire)
  await turnOn(app, stranger)
  const letter = await lastLetterTo(mail, claire.email)
  expect(letter?.subject).toBe('La validation en deux étapes est active')
  const undone = await undo(app, tokenIn(letter))
  expect(undone.body).toEqual({ undone: 'second-factor-on', email: claire.email })
  expect((await stranger.send(routes.listLearners)).status).toBe(401)
  const entered = await signIn(app, claire.email, PASSWORD)
  expect(entered.body).toMatchObject({ token: expect.any(String) })
})

test('A15 a new address is told to the old one at the request, which undoes it before and after it is confirmed', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  for (const isConfirmed of [false, true]) {
    const stranger = await app.as(claire)
    const owner = await app.as(claire)
    await stranger.send(routes.changeEmail, { body: { password: PASSWORD, newEmail: NEW_EMAIL } })
    const told = await lastLetterTo(mail, claire.email)
    expect(told?.subject).toBe('Une nouvelle adresse est demandée pour votre compte')
    expect(told?.text).toContain(NEW_EMAIL)
    const token = tokenIn(await lastLetterTo(mail, NEW_EMAIL))
    if (isConfirmed) {
      expect((await stranger.send(routes.verifyEmail, { body: { token } })).status).toBe(200)
      expect((await owner.send(routes.listLearners)).status).toBe(401)
      app.clock.advance(6 * DAY)
    }
    const undone = await undo(app, tokenIn(told))
    expect(undone.body).toEqual({ undone: 'new-address', email: claire.email })
    expect((await stranger.send(routes.listLearners)).status).toBe(401)
    expect(
      (await app.send(routes.verifyEmail, { body: { token, password: PASSWORD } })).status,
    ).toBe(400)
    expect((await signIn(app, claire.email, PASSWORD)).status).toBe(200)
    expect((await signIn(app, NEW_EMAIL, PASSWORD)).status).toBe(401)
  }
})

test('A15 an address that somebody else has confirmed since stays his, and who undoes it keeps the new one', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const [caller, other] = [await app.as(claire), await app.as(marc)]
  const ask = (one: SignedInCaller, newEmail: string) =>
    one.send(routes.changeEmail, { body: { password: PASSWORD, newEmail } })
  const confirm = async (one: SignedInCaller, newEmail: string) => {
    const token = tokenIn(await lastLetterTo(mail, newEmail))
    expect((await one.send(routes.verifyEmail, { body: { token } })).status).toBe(200)
  }
  await ask(caller, NEW_EMAIL)
  const told = tokenIn(await lastLetterTo(mail, claire.email))
  await confirm(caller, NEW_EMAIL)
  await ask(other, claire.email)
  await confirm(other, claire.email)
  expect((await undo(app, told)).body).toEqual({ undone: 'new-address', email: NEW_EMAIL })
  expect((await other.send(routes.getSession)).body?.user.email).toBe(claire.email)
})

test('A15 after a week a change stays', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const caller = await app.as(claire)
  await caller.send(routes.changeEmail, { body: { password: PASSWORD, newEmail: NEW_EMAIL } })
  const token = tokenIn(await lastLetterTo(mail, claire.email))
  app.clock.advance(7 * DAY + 1000)
  expect((await undo(app, token)).problem.code).toBe('token-invalid')
})

test('A15 undoing a change undoes all that was changed since: a stranger leaves no second step behind', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const stranger = await app.as(claire)
  await stranger.send(routes.changeEmail, { body: { password: PASSWORD, newEmail: NEW_EMAIL } })
  const told = await lastLetterTo(mail, claire.email)
  const token = tokenIn(await lastLetterTo(mail, NEW_EMAIL))
  expect((await stranger.send(routes.verifyEmail, { body: { token } })).status).toBe(200)
  app.clock.advance(STEP)
  // The letter that undoes this one goes to the stranger.
  await turnOn(app, stranger)
  expect((await undo(app, tokenIn(told))).body).toMatchObject({ undone: 'new-address' })
  const entered = await signIn(app, claire.email, PASSWORD)
  expect(entered.body).toMatchObject({ token: expect.any(String) })
})

test.each(['first', 'last'] as const)(
  "A15 a second step turned on and off again: undone from the %s letter, a stranger's does not come back",
  async (order) => {
    await using mail = await mailServer()
    await using app = await openApp(mail)
    const stranger = await app.as(claire)
    const { code } = await turnOn(app, stranger)
    const on = tokenIn(await lastLetterTo(mail, claire.email))
    await stranger.send(routes.disableTwoFactor, { body: { password: PASSWORD, code: code(1) } })
    const off = tokenIn(await lastLetterTo(mail, claire.email))
    for (const token of order === 'first' ? [on, off] : [off, on]) await undo(app, token)
    const entered = await signIn(app, claire.email, PASSWORD)
    expect(entered.body).toMatchObject({ token: expect.any(String) })
  },
)

test('A15 undoing a change of one account leaves the others as they are', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const stranger = await app.as(claire)
  await turnOn(app, stranger)
  const told = tokenIn(await lastLetterTo(mail, claire.email))
  const neighbour = await app.as(marc)
  await turnOn(app, neighbour)
  await undo(app, told)
  expect((await neighbour.send(routes.getSession)).body?.user.two_factor).toBe(true)
  const own = await undo(app, tokenIn(await lastLetterTo(mail, marc.email)))
  expect(own.body).toEqual({ undone: 'second-factor-on', email: marc.email })
})
