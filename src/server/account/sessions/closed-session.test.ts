/** Whoever knew the password, and is shut out of the account while his request still arrives, leaves no way in behind. */
import { expect, test } from 'vitest'
import {
  additionOptions,
  enterBy,
  PASSKEY_NAME,
  signInOptions,
} from '../../../../test/support/people/passkey-owner.ts'
import { claire, PASSWORD } from '../../../../test/support/people/people.ts'
import { sendSlowly } from '../../../../test/support/product/slow-request.ts'
import { type TestApp, testApp } from '../../../../test/support/product/test-app.ts'
import { codeFor } from '../../../../test/support/services/authenticator.ts'
import { passkeyDevice } from '../../../../test/support/services/passkey.ts'
import { secondStep } from '../../../contract/account/account.ts'
import { routes } from '../../../contract/routes.ts'

const ORIGIN = 'https://encrier.exemple.fr'
const NEW_PASSWORD = 'trois tulipes rouges'

/** The owner's own session gives the account another password, which closes all others. */
async function shutOut(app: TestApp): Promise<void> {
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  const changed = await (await app.as(claire)).send(routes.changePassword, { body })
  expect(changed.status).toBe(200)
}

test('A15 A16 a session that is closed while its request arrives adds no passkey', async () => {
  await using app = await testApp({ publicUrl: ORIGIN })
  const stranger = await app.as(claire)
  const device = passkeyDevice({ origin: ORIGIN })
  const credential = device.create(await additionOptions(stranger))
  const sent = { name: PASSKEY_NAME, credential }
  const added = await sendSlowly(stranger, routes.addPasskey, sent, () => shutOut(app))
  expect(added.status).toBe(401)
  expect((await enterBy(app, device.sign(await signInOptions(app)))).problem.code).toBe(
    'passkey-unknown',
  )
})

test('A15 a session that is closed while its request arrives turns no second step on', async () => {
  await using app = await testApp()
  const stranger = await app.as(claire)
  const { body } = await stranger.send(routes.enableTwoFactor, { body: { password: PASSWORD } })
  const sent = { code: codeFor(body.secret) }
  const turnedOn = await sendSlowly(stranger, routes.confirmTwoFactor, sent, () => shutOut(app))
  expect(turnedOn.status).toBe(401)
  const owner = { email: claire.email, password: NEW_PASSWORD }
  const entered = await app.send(routes.signIn, { body: owner })
  expect([entered.status, secondStep.safeParse(entered.body).success]).toEqual([200, false])
})
