/**
 * The one way to open a session, whatever proved who signs in: password, mailed code, second factor, changed password
 * (decision 34).
 */
import type { SecondFactorChallenge, User } from '../../../contract/account/account.ts'
import type { Database } from '../../db/database.ts'
import { storeOneTimeToken } from '../one-time-tokens/one-time-token.store.ts'
import { keyedHash, newOneTimeToken } from '../one-time-tokens/one-time-token.ts'
import { findPasswordHash } from '../password/password.store.ts'
import type { SessionSettings } from './authenticator.ts'
import { insertSession, recordSignIn } from './session.store.ts'
import { hashToken, newSessionToken, serializeCookie, signToken } from './session-token.ts'

/** Time to fetch a phone. */
const CHALLENGE_LIFE_MS = 10 * 60_000

const MAX_USER_AGENT_LENGTH = 200

export interface ProvenSignIn {
  readonly user: User
  readonly request: Request
  readonly now: Date
  /** Hash that the password was verified against; undefined where something else was the proof. */
  readonly verifiedHash?: string
}

export interface IssuedSession {
  readonly token: string
  /** The `Set-Cookie` that carries the same token. */
  readonly cookie: string
}

function userAgentOf(request: Request): string | null {
  const name =
    request.headers
      .get('user-agent')
      ?.replace(/\p{Cc}/gu, '')
      .trim() ?? ''
  return name === '' ? null : name.slice(0, MAX_USER_AGENT_LENGTH)
}

/** undefined when the password has changed since it was verified, or the user was erased. */
export async function openSession(
  database: Database,
  { cookie, secret, ttlS }: SessionSettings,
  { user, request, now, verifiedHash }: ProvenSignIn,
): Promise<IssuedSession | undefined> {
  const token = newSessionToken()
  const isOpen = await insertSession(database, user.id, {
    tokenHash: hashToken(token),
    userAgent: userAgentOf(request),
    now,
    expiresAt: new Date(now.getTime() + ttlS * 1000),
    verifiedHash,
  })
  if (!isOpen) return undefined
  await recordSignIn(database, user.id, now)
  return { token, cookie: serializeCookie(cookie, signToken(token, secret), ttlS) }
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
  return { second_factor: 'totp', challenge }
}

/** An answer that hands a session over. */
export function sessionResponse(body: object, { cookie }: IssuedSession): Response {
  return Response.json(body, { headers: { 'set-cookie': cookie } })
}

/** What follows a right password or a right mailed code; undefined when it holds no more. */
export async function finishSignIn(
  database: Database,
  settings: SessionSettings,
  signIn: ProvenSignIn,
): Promise<Response | SecondFactorChallenge | undefined> {
  const { user } = signIn
  if (user.two_factor) return challengeSecondFactor(database, settings.secret, signIn)
  const session = await openSession(database, settings, signIn)
  return session && sessionResponse({ token: session.token, user }, session)
}
