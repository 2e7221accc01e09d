/** Passkeys as a way in, and as a second step. */
import { expect, test } from 'vitest'
import {
  additionOptions,
  addPasskeyOf,
  enterBy,
  PASSKEY_NAME,
  signInOptions,
} from '../../../../test/support/people/passkey-owner.ts'
import { claire, marc, PASSWORD } from '../../../../test/support/people/people.ts'
import {
  type SignedInCaller,
  type TestApp,
  testApp,
} from '../../../../test/support/product/test-app.ts'
import { codeFor } from '../../../../test/support/services/authenticator.ts'
import { type PasskeyDevice, passkeyDevice } from '../../../../test/support/services/passkey.ts'
import { routes } from '../../../contract/routes.ts'
import { MAX_ENTRIES_PER_HOUR } from '../../../domain/account/account-limits.ts'
import { sql } from '../../db/database.ts'
import { findKey, spendChallenge } from './passkey.store.ts'

const ORIGIN = 'https://encrier.exemple.fr'
const HOUR = 3_600_000

function openSite(): Promise<TestApp> {
  return testApp({ publicUrl: ORIGIN })
}

/** Claire, in a session, with a passkey of the device. */
async function withPasskey(app: TestApp, device: PasskeyDevice): Promise<SignedInCaller> {
  const caller = await app.as(claire)
  expect((await addPasskeyOf(caller, device)).status).toBe(201)
  return caller
}

test('A16 a passkey opens the account of its owner without a password, each challenge once', async () => {
  await using app = await openSite()
  const device = passkeyDevice({ origin: ORIGIN })
  const caller = await withPasskey(app, device)
  const options = await signInOptions(app)
  expect(options).toMatchObject({ rpId: 'encrier.exemple.fr', userVerification: 'required' })
  expect(JSON.stringify(options)).not.toContain(device.credentialId)

  const signed = device.sign(options)
  const answers = await Promise.all([enterBy(app, signed), enterBy(app, signed)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  const opened = answers.find(({ status }) => status === 200)
  expect(opened?.body.user.email).toBe(claire.email)
  const headers = { authorization: `Bearer ${opened?.body.token}` }
  expect((await app.send(routes.listLearners, { headers })).status).toBe(200)
  expect((await enterBy(app, signed)).problem.code).toBe('passkey-unknown')

  const { body } = await caller.send(routes.listPasskeys)
  expect(body.passkeys.map(({ name }) => name)).toEqual([PASSKEY_NAME])
  expect(body.passkeys[0]?.last_used_at).not.toBeNull()
})

test('A16 what another site, another account, a stranger or a copied key signs opens nothing', async () => {
  await using app = await openSite()
  const device = passkeyDevice({ origin: ORIGIN, counter: 7 })
  await withPasskey(app, device)
  const other = await app.as(marc)
  const stranger = passkeyDevice({ origin: ORIGIN })
  const marcHandle = Buffer.from(other.id.replaceAll('-', ''), 'hex').toString('base64url')
  const good = device.sign(await signInOptions(app))
  const tampered = {
    ...good.response,
    authenticatorData: good.response.authenticatorData.replace(/^./u, 'A'),
  }
  const forged = { ...good, response: tampered }
  const wrong = [
    ['a key that nobody has', stranger.sign(await signInOptions(app))],
    [
      'the key of another',
      {
        ...stranger.sign(await signInOptions(app)),
        id: device.credentialId,
        rawId: device.credentialId,
      },
    ],
    ['another data', forged],
    ['the handle of another', device.sign(await signInOptions(app), { userHandle: marcHandle })],
    ['a copy that counts less', device.sign(await signInOptions(app), { counter: 3 })],
  ] as const
  for (const [name, credential] of wrong) {
    const { status, problem } = await enterBy(app, credential)
    expect([status, problem.code], name).toEqual([401, 'passkey-unknown'])
  }
  expect((await enterBy(app, device.sign(await signInOptions(app)))).status).toBe(200)
})

test('A16 of a key and its copy, looked at together and counting alike, one gets in', async () => {
  await using app = await openSite()
  const device = passkeyDevice({ origin: ORIGIN, counter: 7 })
  await withPasskey(app, device)
  const key = await findKey(app.database, Buffer.from(device.credentialId, 'base64url'))
  if (!key) throw new Error('nobody has the key')
  const now = app.clock.read()
  const spend = (n: number) => {
    const answered = { challengeHash: Buffer.alloc(32, n), expiresAt: now, counter: 9, now }
    return spendChallenge(app.database, key, answered)
  }
  expect([await spend(1), await spend(2)]).toEqual([true, false])
})

test('A16 a challenge serves what it was made for, in its session, as long as it lasts', async () => {
  await using app = await openSite()
  const device = passkeyDevice({ origin: ORIGIN })
  const caller = await withPasskey(app, device)
  const [elsewhere, other] = [await app.as(claire), await app.as(marc)]
  const fresh = passkeyDevice({ origin: ORIGIN })
  const options = await additionOptions(caller)
  for (const [who, asked] of [
    [elsewhere, options],
    [other, options],
    [caller, await signInOptions(app)],
    [caller, { challenge: 'AAAA' }],
    [caller, { challenge: { length: 4_000_000_000 } }],
  ] as const) {
    const body = { name: PASSKEY_NAME, credential: fresh.create(asked) }
    expect((await who.send(routes.addPasskey, { body })).problem.code).toBe('passkey-refused')
  }
  expect((await enterBy(app, device.sign(options))).problem.code).toBe('challenge-over')
  const asked = await signInOptions(app)
  app.clock.advance(HOUR + 1000)
  expect((await enterBy(app, device.sign(asked))).problem.code).toBe('challenge-over')
})

test('A16 at the second step a passkey of the account does instead of a code, another one does not', async () => {
  await using app = await openSite()
  const [device, foreign] = [passkeyDevice({ origin: ORIGIN }), passkeyDevice({ origin: ORIGIN })]
  const caller = await withPasskey(app, device)
  await addPasskeyOf(await app.as(marc), foreign)
  const { body } = await caller.send(routes.enableTwoFactor, { body: { password: PASSWORD } })
  await caller.send(routes.confirmTwoFactor, { body: { code: codeFor(body.secret) } })
  const answer = await app.send(routes.signIn, {
    body: { email: claire.email, password: PASSWORD },
  })
  expect(answer.body).toMatchObject({ second_factor: 'totp', has_passkey: true })
  const { challenge } = answer.body as { challenge: string }
  const step = async (by: PasskeyDevice) =>
    app.send(routes.verifyPasskey, {
      body: { challenge, credential: by.sign(await signInOptions(app)) },
    })
  const wrong = await step(foreign)
  expect([wrong.status, wrong.problem.code]).toEqual([401, 'passkey-unknown'])
  const opened = await step(device)
  expect([opened.status, opened.body.user.email]).toEqual([200, claire.email])
  expect((await step(device)).problem.code).toBe('challenge-over')
})

test('O12 A16 there is an end to the sessions that a passkey opens in an hour, each of which leaves lines behind', async () => {
  await using app = await openSite()
  const device = passkeyDevice({ origin: ORIGIN })
  await withPasskey(app, device)
  const left = () =>
    app.asOwner((run) =>
      run<{ lines: number }>(sql`
        select (select count(*) from auth.sessions) + (select count(*) from auth.account_events)
          + (select count(*) from auth.spent_challenges) as lines`),
    )
  const enter = async () => (await enterBy(app, device.sign(await signInOptions(app)))).status
  expect(await enter()).toBe(200)
  await app.asOwner((run) =>
    run(sql`update auth.throttle set failures = ${MAX_ENTRIES_PER_HOUR - 1} where failures = 1`),
  )
  expect(await enter()).toBe(200)
  const before = await left()
  expect(await enter()).toBe(429)
  expect(await left()).toEqual(before)
  app.clock.advance(HOUR)
  expect(await enter()).toBe(200)
})
