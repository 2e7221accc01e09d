/** The end of every sign-in: the proofs were right, now the second step is asked for or the session opens. */
import type { SecondStep, User } from '../../../contract/account.ts'
import type { Database } from '../../db/database.ts'
import { storeOneTimeToken } from '../one-time-tokens/one-time-token.store.ts'
import { keyedHash, newOneTimeToken, newSessionToken } from '../one-time-tokens/one-time-token.ts'
import type { SessionSettings } from './authenticator.ts'
import { insertSession, recordSignIn } from './session.store.ts'
import { hashToken, serializeCookie, signToken } from './session-token.ts'

/** Time to fetch a phone. */
const CHALLENGE_LIFE_MS = 10 * 60_000

/** How a browser names itself is worth a line, no more. */
const MAX_USER_AGENT_LENGTH = 200

export function userAgentOf(request: Request): string | null {
  const name =
    request.headers
      .get('user-agent')
      ?.replace(/\p{Cc}/gu, '')
      .trim() ?? ''
  return name === '' ? null : name.slice(0, MAX_USER_AGENT_LENGTH)
}

export interface ProvenSignIn {
  readonly user: User
  readonly request: Request
  readonly now: Date
}

/** Opens a session: the answer with its token and its cookie. */
export async function openSession(
  database: Database,
  rules: SessionSettings,
  { user, request, now }: ProvenSignIn,
): Promise<Response> {
  const token = newSessionToken()
  const expiresAt = new Date(now.getTime() + rules.ttlS * 1000)
  await insertSession(database, user.id, {
    tokenHash: hashToken(token),
    userAgent: userAgentOf(request),
    expiresAt,
    now,
  })
  await recordSignIn(database, user.id, now)
  const response = Response.json({ token, user })
  const value = signToken(token, rules.secret)
  response.headers.append('set-cookie', serializeCookie(rules.cookie, value, rules.ttlS))
  return response
}

export function challengeHash(secret: string, challenge: string): Buffer {
  return keyedHash(secret, 'second-step', challenge)
}

/** Asks for the second step: what comes back with the code stands for the proofs of the first. */
export async function challengeSecondFactor(
  database: Database,
  secret: string,
  { user, now }: ProvenSignIn,
): Promise<SecondStep> {
  const challenge = newOneTimeToken()
  await storeOneTimeToken(database, {
    kind: 'second-step',
    userId: user.id,
    tokenHash: challengeHash(secret, challenge),
    expiresAt: new Date(now.getTime() + CHALLENGE_LIFE_MS),
  })
  return { second_factor: 'totp', challenge }
}

/** What follows a right password or a right code of a mail. */
export function finishSignIn(
  database: Database,
  rules: SessionSettings,
  opening: ProvenSignIn,
): Promise<Response | SecondStep> {
  return opening.user.two_factor
    ? challengeSecondFactor(database, rules.secret, opening)
    : openSession(database, rules, opening)
}
