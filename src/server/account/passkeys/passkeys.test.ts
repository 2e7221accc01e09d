/** Passkeys of an account, added and removed as other ways in are. */
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
import {
  type MailServer,
  mailServer,
  tokenIn,
} from '../../../../test/support/services/mail-server.ts'
import { type PasskeyDevice, passkeyDevice } from '../../../../test/support/services/passkey.ts'
import { routes } from '../../../contract/routes.ts'
import { MAX_PASSKEYS } from '../../../domain/account/account-limits.ts'
import { sql } from '../../db/database.ts'

const ORIGIN = 'https://encrier.exemple.fr'

function openSite(mail?: MailServer): Promise<TestApp> {
  return testApp({ publicUrl: ORIGIN, registration: 'open', ...(mail && { mailer: mail.mailer }) })
}

/** Claire, in a session, with a passkey of the device. */
async function withPasskey(app: TestApp, device: PasskeyDevice): Promise<SignedInCaller> {
  const caller = await app.as(claire)
  expect((await addPasskeyOf(caller, device)).status).toBe(201)
  return caller
}

test('A16 a passkey of another origin, or one that did not ask who is there, is not added', async () => {
  await using app = await openSite()
  const caller = await app.as(claire)
  const wrong = [
    passkeyDevice({ origin: 'https://encrier.exemple.evil', rpId: 'encrier.exemple.fr' }),
    passkeyDevice({ origin: ORIGIN, rpId: 'exemple.evil' }),
    passkeyDevice({ origin: ORIGIN, verifiesUser: false }),
  ]
  for (const device of wrong) {
    expect((await addPasskeyOf(caller, device)).problem.code).toBe('passkey-refused')
  }
  expect((await caller.send(routes.listPasskeys)).body.passkeys).toEqual([])
})

test('A15 A16 a passkey is added and removed by the password and the second factor, others are signed out', async () => {
  await using app = await openSite()
  const caller = await app.as(claire)
  const { body } = await caller.send(routes.enableTwoFactor, { body: { password: PASSWORD } })
  const { body: on } = await caller.send(routes.confirmTwoFactor, {
    body: { code: codeFor(body.secret) },
  })
  const [one = '', two = ''] = on.recovery_codes
  for (const [sent, code] of [
    [{ password: 'trois tulipes rouges' }, 'wrong-password'],
    [{ password: PASSWORD }, 'second-factor-needed'],
    [{ password: PASSWORD, code: 'k7mq-vt3x-h9pd' }, 'code-wrong'],
  ] as const) {
    expect((await caller.send(routes.preparePasskey, { body: sent })).problem.code).toBe(code)
  }
  const elsewhere = await app.as(claire)
  const device = passkeyDevice({ origin: ORIGIN })
  const added = await addPasskeyOf(caller, device, one)
  expect([added.status, added.body.name]).toEqual([201, PASSKEY_NAME])
  expect((await elsewhere.send(routes.listLearners)).status).toBe(401)

  const params = { id: added.body.id }
  const renamed = await caller.send(routes.renamePasskey, { params, body: { name: 'Clé bleue' } })
  expect(renamed.body.name).toBe('Clé bleue')
  const other = await app.as(marc)
  const foreign = await other.send(routes.renamePasskey, { params, body: { name: 'À moi' } })
  expect(foreign.status).toBe(404)
  expect(
    (await other.send(routes.removePasskey, { params, body: { password: PASSWORD } })).status,
  ).toBe(404)

  const again = await app.as(claire)
  const bare = await caller.send(routes.removePasskey, { params, body: { password: PASSWORD } })
  expect(bare.problem.code).toBe('second-factor-needed')
  const removed = await caller.send(routes.removePasskey, {
    params,
    body: { password: PASSWORD, code: two },
  })
  expect(removed.status).toBe(204)
  expect((await again.send(routes.listLearners)).status).toBe(401)
  expect((await enterBy(app, device.sign(await signInOptions(app)))).problem.code).toBe(
    'passkey-unknown',
  )
})

test('A15 A16 the letter tells of a passkey at once and undoes it; a removed one comes back', async () => {
  await using mail = await mailServer()
  await using app = await openSite(mail)
  const device = passkeyDevice({ origin: ORIGIN })
  const stranger = await withPasskey(app, device)
  const told = (await mail.mails()).at(-1)
  expect([told?.to[0], told?.subject]).toEqual([claire.email, "Une clé d'accès ouvre votre compte"])
  expect(told?.text).toContain(PASSKEY_NAME)
  const undone = await app.send(routes.undoSecurityChange, { body: { token: tokenIn(told) } })
  expect(undone.body).toEqual({ undone: 'passkey-added', email: claire.email })
  expect((await stranger.send(routes.listLearners)).status).toBe(401)
  expect((await enterBy(app, device.sign(await signInOptions(app)))).status).toBe(401)

  const owner = await withPasskey(app, device)
  const [passkey] = (await owner.send(routes.listPasskeys)).body.passkeys
  app.clock.advance(1000)
  const params = { id: passkey?.id ?? '' }
  await owner.send(routes.removePasskey, { params, body: { password: PASSWORD } })
  const removal = (await mail.mails()).at(-1)
  expect(removal?.subject).toBe("Une clé d'accès n'ouvre plus votre compte")
  const back = await app.send(routes.undoSecurityChange, { body: { token: tokenIn(removal) } })
  expect(back.body.undone).toBe('passkey-removed')
  expect((await enterBy(app, device.sign(await signInOptions(app)))).status).toBe(200)
  const kinds = (await (await app.as(claire)).send(routes.listAccountEvents)).body
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['passkey-added', 'passkey-removed', 'change-undone']),
  )
})

test('A15 A16 undoing a change closes the passkeys that were added since it was made', async () => {
  await using mail = await mailServer()
  await using app = await openSite(mail)
  const owners = passkeyDevice({ origin: ORIGIN })
  await withPasskey(app, owners)
  app.clock.advance(1000)
  const stranger = await app.as(claire)
  const newEmail = 'claire@neuf.exemple.fr'
  await stranger.send(routes.changeEmail, { body: { password: PASSWORD, newEmail } })
  const told = (await mail.mails()).findLast(({ to }) => to[0] === claire.email)
  const strangers = passkeyDevice({ origin: ORIGIN })
  expect((await addPasskeyOf(stranger, strangers)).status).toBe(201)
  await app.send(routes.undoSecurityChange, { body: { token: tokenIn(told) } })
  expect((await enterBy(app, strangers.sign(await signInOptions(app)))).status).toBe(401)
  expect((await enterBy(app, owners.sign(await signInOptions(app)))).status).toBe(200)
})

test('A15 A16 a passkey added and removed again opens nothing, though both letters are followed', async () => {
  await using mail = await mailServer()
  await using app = await openSite(mail)
  const device = passkeyDevice({ origin: ORIGIN })
  const stranger = await withPasskey(app, device)
  const added = tokenIn((await mail.mails()).at(-1))
  app.clock.advance(1000)
  const id = (await stranger.send(routes.listPasskeys)).body.passkeys[0]?.id ?? ''
  await stranger.send(routes.removePasskey, { params: { id }, body: { password: PASSWORD } })
  const removed = tokenIn((await mail.mails()).at(-1))
  for (const token of [added, removed])
    await app.send(routes.undoSecurityChange, { body: { token } })
  expect((await enterBy(app, device.sign(await signInOptions(app)))).status).toBe(401)
})

test('A16 one password and one code add one passkey: what was signed for it adds none again', async () => {
  await using app = await openSite()
  const caller = await app.as(claire)
  const options = await additionOptions(caller)
  const [one, other] = [passkeyDevice({ origin: ORIGIN }), passkeyDevice({ origin: ORIGIN })]
  const send = (device: PasskeyDevice) =>
    caller.send(routes.addPasskey, {
      body: { name: PASSKEY_NAME, credential: device.create(options) },
    })
  const answers = await Promise.all([send(one), send(other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
  const added = answers.find(({ status }) => status === 201)
  await caller.send(routes.removePasskey, {
    params: { id: added?.body.id ?? '' },
    body: { password: PASSWORD },
  })
  for (const device of [one, other]) {
    expect((await send(device)).problem.code).toBe('passkey-refused')
  }
  expect((await caller.send(routes.listPasskeys)).body.passkeys).toEqual([])
})

test('A16 an account has twenty passkeys at most, and a device makes one a site', async () => {
  await using app = await openSite()
  const device = passkeyDevice({ origin: ORIGIN })
  const caller = await withPasskey(app, device)
  expect((await additionOptions(caller)).excludeCredentials).toEqual([
    expect.objectContaining({ id: device.credentialId }),
  ])
  expect((await addPasskeyOf(caller, device)).problem.code).toBe('passkey-known')
  await app.asOwner((run) =>
    run(sql`
      insert into auth.passkeys (user_id, credential_id, public_key, counter, name, created_at)
      select ${caller.id}, int4send(n), '\\x01', 0, 'Une autre', now()
      from generate_series(3, ${MAX_PASSKEYS}) as n`),
  )
  const last = await Promise.all(
    [1, 2].map(() => addPasskeyOf(caller, passkeyDevice({ origin: ORIGIN }))),
  )
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('A16 where browsers know no passkeys it is said, and nothing is asked', async () => {
  await using app = await testApp({ publicUrl: 'http://192.168.1.20:3000' })
  const caller = await app.as(claire)
  expect((await caller.send(routes.listPasskeys)).body).toEqual({
    is_available: false,
    passkeys: [],
  })
  for (const answer of [
    await caller.send(routes.preparePasskey, { body: { password: PASSWORD } }),
    await app.send(routes.askPasskey),
  ]) {
    expect([answer.status, answer.problem.code]).toEqual([409, 'passkeys-unavailable'])
  }
})
