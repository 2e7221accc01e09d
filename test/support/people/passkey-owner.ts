/** Somebody who has a passkey, and the requests that it takes. */
import { expect } from 'vitest'
import { routes } from '../../../src/contract/routes.ts'
import { PUBLIC_URL, type SignedInCaller, type TestApp } from '../product/test-app.ts'
import { type PasskeyDevice, passkeyDevice } from '../services/passkey.ts'
import { PASSWORD } from './people.ts'

export const PASSKEY_NAME = 'Téléphone de Claire'

const stranger = passkeyDevice({ origin: PUBLIC_URL })

const signed = stranger.sign({ challenge: 'AAAA' })

/** Requests that are right in their form alone: nobody has this passkey. */
export const PASSKEY_CALLS = {
  listPasskeys: {},
  preparePasskey: { body: { password: PASSWORD } },
  addPasskey: {
    body: { name: PASSKEY_NAME, credential: stranger.create({ challenge: 'AAAA' }) },
  },
  askPasskey: {},
  signInByPasskey: { body: { credential: signed } },
  verifyPasskey: { body: { challenge: 'x'.repeat(43), credential: signed } },
}

/** What the browser is asked to make a passkey. */
export async function additionOptions(caller: SignedInCaller, code?: string) {
  const { body, status } = await caller.send(routes.preparePasskey, {
    body: { password: PASSWORD, ...(code !== undefined && { code }) },
  })
  expect(status).toBe(200)
  return body.options
}

export async function addPasskeyOf(caller: SignedInCaller, device: PasskeyDevice, code?: string) {
  const credential = device.create(await additionOptions(caller, code))
  return caller.send(routes.addPasskey, { body: { name: PASSKEY_NAME, credential } })
}

/** The identifier of a new passkey; undefined where the site's address knows none. */
export async function ownPasskey(caller: SignedInCaller): Promise<string | undefined> {
  if (!(await caller.send(routes.listPasskeys)).body.is_available) return undefined
  const added = await addPasskeyOf(caller, passkeyDevice({ origin: PUBLIC_URL }))
  expect(added.status).toBe(201)
  return added.body.id
}

/** What the browser is asked to sign in. */
export async function signInOptions(app: TestApp) {
  return (await app.send(routes.askPasskey)).body.options
}

export function enterBy(app: TestApp, credential: ReturnType<PasskeyDevice['sign']>) {
  return app.send(routes.signInByPasskey, { body: { credential } })
}
