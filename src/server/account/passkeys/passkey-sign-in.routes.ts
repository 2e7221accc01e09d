/** Sign-in by a passkey. It asks who is there itself (finger, face, code), so no second step follows. */
import { routes } from '../../../contract/routes.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused } from '../account-refusals.ts'
import { enter } from '../sessions/open-session.ts'
import { findUser } from '../user.store.ts'
import { newChallenge } from './passkey-challenge.ts'
import { provePasskey } from './passkey-proof.ts'
import { relyingPartyOf } from './relying-party.ts'
import { requestOptions } from './webauthn.ts'

/** A field that offers passkeys by itself waits as long as its page is open. */
const CHALLENGE_LIFE_MS = 60 * 60_000

export function passkeySignInRoutes(app: App, dependencies: AccountDependencies): void {
  const { database, secret } = app
  const site = relyingPartyOf(dependencies.publicUrl)

  bindRoute(app, routes.askPasskey, async ({ clock }) => {
    if (!site) return refused('passkeysUnavailable')
    const end = new Date(clock().getTime() + CHALLENGE_LIFE_MS)
    const options = await requestOptions(site, newChallenge(secret, 'sign-in', end))
    return { options: { ...options } }
  })

  bindRoute(app, routes.signInByPasskey, async ({ body, request, clock }) => {
    const proven = await provePasskey(app, dependencies, body.credential)
    if (!proven.ok) return proven.refusal
    const user = await findUser(database, proven.value)
    const entered = user && (await enter(app, dependencies, { user, request, now: clock() }))
    return entered ?? refused('passkeyUnknown')
  })
}
