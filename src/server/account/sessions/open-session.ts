/**
 * The one way to open a session, whatever proved who signs in: password, mailed code, second factor, passkey, changed
 * password (decision 34).
 */
import type { SecondFactorChallenge, User } from '../../../contract/account/account.ts'
import type { Database } from '../../db/database.ts'
import type { App } from '../../http/bind-route.ts'
import { tooManyAttempts } from '../../http/problem-response.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { tellNewDevice } from '../history/account-history.ts'
import { storeOneTimeToken } from '../one-time-tokens/one-time-token.store.ts'
import { keyedHash, newOneTimeToken } from '../one-time-tokens/one-time-token.ts'
import { hasPasskey } from '../passkeys/passkey.store.ts'
import { findPasswordHash } from '../password/password.store.ts'
import { admitEntry } from '../rate-limit.store.ts'
import type { SessionSettings } from './authenticator.ts'
import { browserHash, browserToken, userAgentOf } from './known-browser.ts'
import { insertSession, recordSignIn, type SessionOpening } from './session.store.ts'
import { hashToken, newSessionToken, serializeCookie, signToken } from './session-token.ts'

/** Time to fetch a phone. */
const CHALLENGE_LIFE_MS = 10 * 60_000

export interface ProvenSignIn {
  readonly user: User
  readonly request: Request
  readonly now: Date
  /** Hash that the password was verified against; undefined where something else was the proof. */
  readonly verifiedHash?: string
}

export interface IssuedSession {
  readonly token: string
  /** `Set-Cookie`: the same token, and what makes the browser known. */
  readonly cookies: readonly string[]
  /** Whether this user never signed in with the browser, as far as it is remembered. */
  readonly isNewBrowser: boolean
}

/** undefined when the password has changed since it was verified, or the user was erased. */
export async function openSession(
  database: Database,
  { cookie, secret, ttlS }: SessionSettings,
  { event, user, request, now, verifiedHash }: ProvenSignIn & { readonly event: SessionOpening },
): Promise<IssuedSession | undefined> {
  const token = newSessionToken()
  const userAgent = userAgentOf(request)
  const isOpen = await insertSession(database, user.id, {
    tokenHash: hashToken(token),
    userAgent,
    now,
    expiresAt: new Date(now.getTime() + ttlS * 1000),
    verifiedHash,
  })
  if (!isOpen) return undefined
  const browser = browserToken(request, cookie, secret)
  const isNewBrowser = await recordSignIn(database, user.id, {
    event,
    browserHash: browserHash(secret, browser.token),
    userAgent,
    now,
  })
  return {
    token,
    isNewBrowser,
    cookies: [serializeCookie(cookie, signToken(token, secret), ttlS), browser.cookie],
  }
}

export function challengeHash(secret: string, challenge: string): Buffer {
  return keyedHash(secret, 'second-step', challenge)
}

/** Asks for the second factor: the challenge that comes back with its code stands for the first proof. */
async function challengeSecondFactor(
  database: Database,
  secret: string,
  { user, now, verifiedHash }: ProvenSignIn,
): Promise<SecondFactorChallenge | undefined> {
  const isStale =
    verifiedHash !== undefined && (await findPasswordHash(database, user.id)) !== verifiedHash
  if (isStale) return undefined
  const challenge = newOneTimeToken()
  await storeOneTimeToken(database, {
    kind: 'second-step',
    userId: user.id,
    tokenHash: challengeHash(secret, challenge),
    expiresAt: new Date(now.getTime() + CHALLENGE_LIFE_MS),
  })
  return { second_factor: 'totp', challenge, has_passkey: await hasPasskey(database, user.id) }
}

/** An answer that hands a session over. */
export function sessionResponse(body: object, { cookies }: IssuedSession): Response {
  return Response.json(body, { headers: cookies.map((cookie) => ['set-cookie', cookie]) })
}

/** Opens a session for whoever signs in: it stands in the history (A16), so there is an end to how often. undefined as for `openSession`. */
export async function enter(
  app: App,
  { sessionSettings, mailer }: AccountDependencies,
  signIn: ProvenSignIn,
): Promise<Response | undefined> {
  const { user, now } = signIn
  const entry = { action: 'enter', userId: user.id, now }
  const admitted = await admitEntry(app.database, app.secret, entry)
  if (admitted !== 'admitted') return tooManyAttempts(admitted)
  const session = await openSession(app.database, sessionSettings, {
    ...signIn,
    event: 'signed-in',
  })
  if (!session) return undefined
  if (mailer && session.isNewBrowser) tellNewDevice(app, mailer, signIn)
  return sessionResponse({ token: session.token, user }, session)
}

/** What follows a right password or a right mailed code; undefined when it holds no more. */
export async function finishSignIn(
  app: App,
  dependencies: AccountDependencies,
  signIn: ProvenSignIn,
): Promise<Response | SecondFactorChallenge | undefined> {
  return signIn.user.two_factor
    ? challengeSecondFactor(app.database, app.secret, signIn)
    : enter(app, dependencies, signIn)
}
