import { expect, test } from 'vitest'
import { claire, marc, PASSWORD } from '../../../../test/support/people/people.ts'
import {
  type SignedInCaller,
  type TestApp,
  testApp,
} from '../../../../test/support/product/test-app.ts'
import { codeIn, mailServer } from '../../../../test/support/services/mail-server.ts'
import { secondStep } from '../../../contract/account/account.ts'
import { routes } from '../../../contract/routes.ts'
import { sql } from '../../db/database.ts'
import { timeStepAt, totpAt } from './totp.ts'

const STEP = 30_000
const WRONG = 'trois tulipes rouges'

function bytesOf(base32: string): Buffer {
  const bits = [...base32]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

interface Phone {
  /** What the application shows now. */
  code(): string
}

function phoneWith(app: TestApp, secret: string): Phone {
  return { code: () => totpAt(bytesOf(secret), timeStepAt(app.clock.read().getTime())) }
}

async function turnOn(app: TestApp, caller: SignedInCaller) {
  const prepared = await caller.send(routes.enableTwoFactor, { body: { password: PASSWORD } })
  const phone = phoneWith(app, prepared.body.secret)
  const confirmed = await caller.send(routes.confirmTwoFactor, { body: { code: phone.code() } })
  expect(confirmed.status).toBe(200)
  app.clock.advance(STEP)
  return { phone, codes: confirmed.body.recovery_codes, uri: prepared.body.totp_uri }
}

async function challengeOf(app: TestApp): Promise<string> {
  const body = { email: claire.email, password: PASSWORD }
  const answer = await app.send(routes.signIn, { body })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([])
  return secondStep.parse(answer.body).challenge
}

test('AUT-04 with a second step the password alone opens nothing, the code of the application does, once', async () => {
  await using app = await testApp()
  const [caller, elsewhere] = [await app.as(claire), await app.as(claire)]
  const { phone, uri } = await turnOn(app, caller)
  expect(uri).toMatch(
    /^otpauth:\/\/totp\/L'Encrier:claire%40exemple\.fr\?secret=[A-Z2-7]{32}&issuer=/u,
  )
  expect((await caller.send(routes.getSession)).body?.user.two_factor).toBe(true)
  expect((await elsewhere.send(routes.listLearners)).status).toBe(401)

  const challenge = await challengeOf(app)
  const bearer = { authorization: `Bearer ${challenge}` }
  expect((await app.send(routes.listLearners, { headers: bearer })).status).toBe(401)
  const sessions = await app.asOwner((run) => run(sql`select from auth.sessions`))
  expect(sessions).toHaveLength(1)

  const code = phone.code()
  const opened = await app.send(routes.verifyTotp, { body: { challenge, code } })
  expect(opened.status).toBe(200)
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect((await app.send(routes.listLearners, { headers: { cookie } })).status).toBe(200)
  const headers = { authorization: `Bearer ${opened.body.token}` }
  expect((await app.send(routes.listLearners, { headers })).status).toBe(200)

  const used = await app.send(routes.verifyTotp, { body: { challenge, code } })
  expect([used.status, used.problem.code]).toEqual([401, 'challenge-over'])
  const replayed = await app.send(routes.verifyTotp, {
    body: { challenge: await challengeOf(app), code },
  })
  expect([replayed.status, replayed.problem.code]).toEqual([400, 'code-wrong'])
})

test('a challenge bears five wrong codes, an account ten, and it ends after ten minutes', async () => {
  await using app = await testApp()
  const { phone } = await turnOn(app, await app.as(claire))
  const wrong = phone.code() === '000000' ? '111111' : '000000'
  const enter = (challenge: string, code: string) =>
    app.send(routes.verifyTotp, { body: { challenge, code } })
  const first = await challengeOf(app)
  for (let i = 0; i < 5; i += 1) expect((await enter(first, wrong)).status).toBe(400)
  expect((await enter(first, phone.code())).status).toBe(401)
  const second = await challengeOf(app)
  for (let i = 0; i < 5; i += 1) expect((await enter(second, wrong)).status).toBe(400)
  const third = await challengeOf(app)
  expect((await enter(third, phone.code())).status).toBe(429)
  app.clock.advance(3 * 60_000)
  expect((await enter(third, phone.code())).status).toBe(200)
  const late = await challengeOf(app)
  app.clock.advance(11 * 60_000)
  expect((await enter(late, phone.code())).status).toBe(401)
})

test('a recovery code stands for the application once, however it is typed', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const { codes } = await turnOn(app, caller)
  expect(new Set(codes).size).toBe(10)
  const [one = '', two = '', three = ''] = codes
  const enter = async (code: string) =>
    app.send(routes.verifyRecoveryCode, { body: { challenge: await challengeOf(app), code } })
  expect((await enter(one.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await enter(one)).problem).toMatchObject({ code: 'code-wrong' })
  const renewed = await caller.send(routes.renewRecoveryCodes, {
    body: { password: PASSWORD, code: three },
  })
  expect(renewed.body.recovery_codes).toHaveLength(10)
  expect((await enter(two)).status).toBe(400)
  expect((await enter(renewed.body.recovery_codes[9] ?? '')).status).toBe(200)
})

test('a code of a mail never stands for the second step', async () => {
  await using mail = await mailServer()
  await using app = await testApp({ mailer: mail.mailer })
  const { phone } = await turnOn(app, await app.as(claire))
  await app.send(routes.sendOneTimeCode, { body: { email: claire.email } })
  const otp = codeIn((await mail.mails()).find((one) => codeIn(one) !== ''))
  const step = await app.send(routes.signInByCode, { body: { email: claire.email, otp } })
  expect(step.headers.getSetCookie()).toEqual([])
  const { challenge } = secondStep.parse(step.body)
  const opened = await app.send(routes.verifyTotp, { body: { challenge, code: phone.code() } })
  expect(opened.status).toBe(200)
})

test('the password is asked again to prepare, renew and turn off; a key that was not confirmed asks nobody', async () => {
  await using mail = await mailServer()
  await using app = await testApp({ mailer: mail.mailer })
  const caller = await app.as(claire)
  const wrong = { body: { password: WRONG } }
  for (const route of [
    routes.enableTwoFactor,
    routes.renewRecoveryCodes,
    routes.disableTwoFactor,
  ]) {
    const { status, problem } = await caller.send(route, wrong)
    expect([status, problem.code]).toEqual([400, 'wrong-password'])
    expect(problem.fields).toEqual({ password: 'Le mot de passe actuel est incorrect' })
  }
  await caller.send(routes.enableTwoFactor, { body: { password: PASSWORD } })
  const unconfirmed = await app.send(routes.signIn, {
    body: { email: claire.email, password: PASSWORD },
  })
  expect(unconfirmed.headers.getSetCookie()[0]).toMatch(/^encrier\.session=/u)
  expect(
    (await caller.send(routes.renewRecoveryCodes, { body: { password: PASSWORD } })).status,
  ).toBe(409)
  const bad = await caller.send(routes.confirmTwoFactor, { body: { code: '000000' } })
  expect(bad.problem).toMatchObject({
    code: 'code-wrong',
    fields: { code: "Ce code n'est pas le bon" },
  })

  const { phone } = await turnOn(app, caller)
  const twice = await caller.send(routes.enableTwoFactor, { body: { password: PASSWORD } })
  expect([twice.status, twice.problem.code]).toEqual([409, 'two-factor-on'])
  expect(
    (
      await caller.send(routes.disableTwoFactor, {
        body: { password: PASSWORD, code: phone.code() },
      })
    ).status,
  ).toBe(204)
  const alone = await app.send(routes.signIn, { body: { email: claire.email, password: PASSWORD } })
  expect(alone.headers.getSetCookie()[0]).toMatch(/^encrier\.session=/u)
  const subjects = (await mail.mails()).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('La validation'))).toEqual([
    'La validation en deux étapes est active',
    "La validation en deux étapes n'est plus active",
  ])
})

test('A15 A4 a code that is asked again before a change counts like any other', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const { codes } = await turnOn(app, caller)
  const renew = (code: string) =>
    caller.send(routes.renewRecoveryCodes, { body: { password: PASSWORD, code } })
  for (let i = 0; i < 10; i += 1) expect((await renew('k7mq-vt3x-h9pd')).status).toBe(400)
  expect((await renew(codes[0] ?? '')).status).toBe(429)
})

test('neither the key nor a recovery code can be read in the database', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const prepared = await caller.send(routes.enableTwoFactor, { body: { password: PASSWORD } })
  const phone = phoneWith(app, prepared.body.secret)
  const { body } = await caller.send(routes.confirmTwoFactor, { body: { code: phone.code() } })
  const [row] = await app.asOwner((run) =>
    run<{ secret: Buffer; codes: Buffer[] }>(sql`
      select secret, array(select code_hash from auth.recovery_codes) as codes
      from auth.second_factors`),
  )
  expect(row?.secret.includes(bytesOf(prepared.body.secret))).toBe(false)
  expect(row?.codes).toHaveLength(10)
  expect(JSON.stringify(row)).not.toContain(body.recovery_codes[0])
  expect(app.logged.join()).not.toContain(prepared.body.secret)
})

test('A7 sessions are listed, this one first, and closed one by one or all the others', async () => {
  await using app = await testApp()
  const [here, there, third] = [await app.as(claire), await app.as(claire), await app.as(claire)]
  const stranger = await app.as(marc)
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
  await app.send(routes.signIn, {
    body: { email: claire.email, password: PASSWORD },
    headers: agent,
  })
  const listed = (await here.send(routes.listSessions)).body
  expect(listed.map(({ is_current }) => is_current)).toEqual([true, false, false, false])
  expect(listed.map(({ user_agent }) => user_agent)).toContain(agent['user-agent'])
  expect(JSON.stringify(listed)).not.toMatch(/[0-9a-f]{32}/u)

  const own = (await there.send(routes.listSessions)).body[0]?.id ?? ''
  const foreign = await stranger.send(routes.closeOneSession, { body: { session_id: own } })
  expect(foreign.status).toBe(404)
  expect((await here.send(routes.closeOneSession, { body: { session_id: own } })).status).toBe(204)
  expect((await there.send(routes.listLearners)).status).toBe(401)
  expect((await here.send(routes.closeOtherSessions)).status).toBe(204)
  expect((await third.send(routes.listLearners)).status).toBe(401)
  expect((await here.send(routes.listSessions)).body).toHaveLength(1)
  expect((await stranger.send(routes.listLearners)).status).toBe(200)
})

test('a key that does not open any more is a wrong code, and the recovery codes are there for it', async () => {
  await using app = await testApp()
  const { phone, codes } = await turnOn(app, await app.as(claire))
  await app.asOwner((run) =>
    run(
      sql`update auth.second_factors set secret = set_byte(secret, 40, 255 - get_byte(secret, 40))`,
    ),
  )
  const challenge = await challengeOf(app)
  const answer = await app.send(routes.verifyTotp, { body: { challenge, code: phone.code() } })
  expect([answer.status, answer.problem.code]).toEqual([400, 'code-wrong'])
  expect(app.logged.join()).toContain('second-factor-sealed-otherwise')
  const recovered = await app.send(routes.verifyRecoveryCode, {
    body: { challenge, code: codes[0] ?? '' },
  })
  expect(recovered.status).toBe(200)
})
