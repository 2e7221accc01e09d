/** Passkeys of a user: added by a name, renamed, removed. What changes the ways in needs what other such changes need (A15). */
import type { ListedPasskey } from '../../../contract/account/passkeys.ts'
import { routes } from '../../../contract/routes.ts'
import { accept, refuse } from '../../../domain/refusal.ts'
import { SECURITY_MAILS } from '../../../texts/mails.ts'
import { PRODUCT } from '../../../texts/shell.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import { sessionExpired } from '../../http/problem-response.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused } from '../account-refusals.ts'
import { recordAccountEvent } from '../history/account-history.ts'
import { waysInRefusal } from '../second-factor/second-factor-code.ts'
import { currentSessionHash } from '../sessions/session-token.ts'
import { newUndoLink, undoUrl } from '../undo/undo-link.ts'
import {
  deletePasskey,
  findPasskeys,
  insertPasskey,
  type Passkey,
  renamePasskey,
} from './passkey.store.ts'
import {
  type ChallengeUse,
  challengeEnd,
  newChallenge,
  passkeyChallengeHash,
} from './passkey-challenge.ts'
import { relyingPartyOf } from './relying-party.ts'
import { claimedChallenge, creationOptions, verifiedKey } from './webauthn.ts'

/** Time to find a key, and to give it a name. */
const CHALLENGE_LIFE_MS = 15 * 60_000

function listed({ id, name, createdAt, lastUsedAt }: Passkey): ListedPasskey {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}

/** A challenge of this use is given after password and second factor alone, to this session. */
function additionBy(userId: string, session: string): ChallengeUse {
  return `add ${userId} ${session}`
}

const NOT_ADDED = {
  'too-many': () => refused('tooManyPasskeys'),
  known: () => refused('passkeyKnown'),
  spent: () => refused('passkeyRefused'),
  'session-over': sessionExpired,
} as const

function bindAddition(app: App, dependencies: AccountDependencies): void {
  const { database, secret } = app
  const { mailer, sessionSettings } = dependencies
  const site = relyingPartyOf(dependencies.publicUrl)
  const sessionOf = (request: Request): string =>
    currentSessionHash(request, sessionSettings.cookie, sessionSettings.secret)

  bindRoute(app, routes.preparePasskey, async ({ user, body, request, address, clock }) => {
    if (!site) return refused('passkeysUnavailable')
    const refusal = await waysInRefusal(app, { user, body, address })
    if (refusal) return refusal
    const end = new Date(clock().getTime() + CHALLENGE_LIFE_MS)
    const options = await creationOptions({
      site,
      siteName: PRODUCT,
      user,
      challenge: newChallenge(secret, additionBy(user.id, sessionOf(request)), end),
      known: (await findPasskeys(database, user.id)).map(({ credentialId }) =>
        credentialId.toString('base64url'),
      ),
    })
    return { options: { ...options } }
  })

  bindRoute(app, routes.addPasskey, async ({ user, body, request, clock }) => {
    if (!site) return refused('passkeysUnavailable')
    const now = clock()
    const keptSession = sessionOf(request)
    const challenge = claimedChallenge(body.credential.response.clientDataJSON) ?? ''
    const use = additionBy(user.id, keptSession)
    const expiresAt = challengeEnd(secret, use, { challenge, now })
    if (!expiresAt) return refused('passkeyRefused')
    const key = await verifiedKey(body.credential, { site, challenge })
    if (!key) return refused('passkeyRefused')
    const undo = newUndoLink(secret, now)
    const change = { userId: user.id, keptSession, undo }
    const spent = { challengeHash: passkeyChallengeHash(secret, challenge), expiresAt }
    const added = await insertPasskey(database, { ...change, ...spent, key, name: body.name, now })
    if (typeof added === 'string') return NOT_ADDED[added]()
    await recordAccountEvent(app, user.id, { kind: 'passkey-added', request })
    const url = undoUrl(dependencies, undo.token)
    mailer?.send(user.email, SECURITY_MAILS.passkeyAdded(body.name, url))
    return listed(added)
  })
}

export function passkeysRoutes(app: App, dependencies: AccountDependencies): void {
  const { database, secret } = app
  const { mailer, sessionSettings } = dependencies
  bindRoute(app, routes.listPasskeys, async ({ user }) => ({
    is_available: relyingPartyOf(dependencies.publicUrl) !== undefined,
    passkeys: (await findPasskeys(database, user.id)).map(listed),
  }))

  bindAddition(app, dependencies)

  bindRoute(app, routes.renamePasskey, async ({ user, params, body }) => {
    const renamed = await renamePasskey(database, {
      userId: user.id,
      id: params.id,
      name: body.name,
    })
    return renamed ? accept(listed(renamed)) : refuse({ kind: 'not-found' })
  })

  bindRoute(app, routes.removePasskey, async ({ user, params, body, request, address, clock }) => {
    const refusal = await waysInRefusal(app, { user, body, address })
    if (refusal) return refusal
    const undo = newUndoLink(secret, clock())
    const { cookie } = sessionSettings
    const keptSession = currentSessionHash(request, cookie, sessionSettings.secret)
    const name = await deletePasskey(database, {
      userId: user.id,
      id: params.id,
      keptSession,
      undo,
    })
    if (name === undefined) return refuse({ kind: 'not-found' })
    await recordAccountEvent(app, user.id, { kind: 'passkey-removed', request })
    const url = undoUrl(dependencies, undo.token)
    mailer?.send(user.email, SECURITY_MAILS.passkeyRemoved(name, url))
    return accept(undefined)
  })
}
