/** Sign-in and sign-out, the session, name and password of its user. */

import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { routes } from '../../../contract/routes.ts'
import { attestation } from '../../../domain/account/attestation.ts'
import { passwordProblem } from '../../../domain/account/password.ts'
import { SECURITY_MAILS } from '../../../texts/mails.ts'
import type { Database } from '../../db/database.ts'
import { type App, bind } from '../../http/bind.ts'
import { tooManyAttempts } from '../../http/problem.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused, weakPassword } from '../account-refusals.ts'
import { type MailContext, resendConfirmation } from '../one-time-tokens/mailed-tokens.ts'
import { revokeOneTimeTokens } from '../one-time-tokens/one-time-token.store.ts'
import { refuseWhenHashQueueIsFull, verifyPassword } from '../password/password-hash.ts'
import { admitSignInAttempt, clearSignInAttempts, refundingOnFailure } from '../rate-limit.store.ts'
import { challengeSecondFactor, userAgentOf } from '../sessions/open-session.ts'
import {
  deleteSession,
  findPasswordHash,
  findPasswordHashByEmail,
  recordSignIn,
  setUserName,
} from '../sessions/session.store.ts'
import { findToken, hashToken, serializeCookie, signToken } from '../sessions/session-token.ts'
import { findPendingSignUp } from '../sign-up/sign-up.store.ts'
import { findUser, storeAttestation } from '../user.store.ts'

/**
 * A refusal leaves at a beat since its question came, so that its time does not tell which way it took: reading the row of an
 * account is a hundredth of hashing a password, which an idle machine lets whoever asks often enough see.
 */
/** Hashing fits in with room to spare, on slow machines too. */
const BEAT_MS = 100

/** Waits for the next beat; `cameAt` is an instant of `performance.now()`. */
async function untilBeat(cameAt: number): Promise<void> {
  await wait(BEAT_MS - ((performance.now() - cameAt) % BEAT_MS))
}

/** Refused by Better Auth for what was typed; anything else that went wrong is no wrong password. */
function isRefused(response: Response): boolean {
  if (response.status >= 500) throw new Error(`authentication answered ${response.status}`)
  return !response.ok
}

/** A body of the contract with the cookies that Better Auth set. */
function withCookies(body: unknown, from: Response): Response {
  const response = Response.json(body)
  for (const cookie of from.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  return response
}

/** What Better Auth says of the session that it opened; its user is read again, with what is ours. */
const opened = z.object({ token: z.string(), user: z.object({ id: z.string() }) })

/** A right password for an account that waits for its confirmation: the mail is sent again. */
async function refuseWaiting(
  { database, clock }: App,
  { email, password }: { readonly email: string; readonly password: string },
  work: MailContext | undefined,
): Promise<Response | undefined> {
  const waiting = work && (await findPendingSignUp(database, email, clock()))
  if (!waiting || !(await verifyPassword(waiting.passwordHash, password))) return undefined
  work.mailer.inBackground(() => resendConfirmation(work, email.toLowerCase()))
  return refused('emailNotVerified')
}

interface NewSession {
  readonly userId: string
  readonly token: string
  /** The password that was stored before it was looked at. */
  readonly before: string | undefined
}

/** Whether the password changed meanwhile, which closed the sessions that there were: what opened only then is closed here. */
async function isTooLate(
  database: Database,
  { userId, token, before }: NewSession,
): Promise<boolean> {
  if ((await findPasswordHash(database, userId)) === before) return false
  await deleteSession(database, hashToken(token))
  return true
}

function bindSignIn(app: App, { auth, mailer, publicUrl }: AccountDependencies): void {
  const { database, secret } = app
  const work = mailer && { app, mailer, publicUrl }
  bind(app, routes.signIn, async ({ body, request, address, clock }) => {
    const cameAt = performance.now()
    refuseWhenHashQueueIsFull()
    const now = clock()
    const attempt = { email: body.email, address }
    const [admitted, before] = await Promise.all([
      admitSignInAttempt(database, secret, { ...attempt, now }),
      findPasswordHashByEmail(database, body.email),
    ])
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const look = () => auth.signIn(body, userAgentOf(request))
    const response = await refundingOnFailure(database, secret, { attempt, look })
    if (isRefused(response)) {
      const refusal = await refuseWaiting(app, body, work)
      await untilBeat(cameAt)
      return refusal ?? refused('invalidCredentials')
    }
    const { token, user: found } = opened.parse(await response.json())
    const [user, isLate] = await Promise.all([
      findUser(database, found.id),
      isTooLate(database, { userId: found.id, before, token }),
    ])
    if (!user || isLate) return refused('invalidCredentials')
    await Promise.all([
      clearSignInAttempts(database, secret, attempt),
      user.two_factor
        ? deleteSession(database, hashToken(token))
        : recordSignIn(database, user.id, now),
    ])
    if (user.two_factor) return challengeSecondFactor(database, secret, { user, request, now })
    return withCookies({ token, user }, response)
  })
}

function bindSession(app: App, { sessionSettings }: AccountDependencies): void {
  const { database } = app
  bind(app, routes.signOut, async ({ request }) => {
    const found = findToken(request.headers, sessionSettings.cookie, sessionSettings.secret)
    if (found) await deleteSession(database, hashToken(found.token))
    const response = Response.json({ success: true })
    response.headers.append('set-cookie', serializeCookie(sessionSettings.cookie, '', 0))
    return response
  })

  bind(app, routes.getSession, async ({ request }) => {
    const signedIn = await app.findUser(request)
    if (!signedIn) return null
    const { expiresAt, user, cookies } = signedIn
    const response = Response.json({ expires_at: expiresAt.toISOString(), user })
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
    return response
  })
}

function bindUserRoutes(app: App, { auth, sessionSettings, mailer }: AccountDependencies): void {
  const { database, secret } = app
  bind(app, routes.updateUser, async ({ user, body }) => {
    await setUserName(database, user.id, body.name)
    return { ...user, name: body.name }
  })

  bind(app, routes.attest, async ({ user, body, clock }) => {
    await storeAttestation(database, user.id, attestation(body.attested_as, clock()))
    return { ...user, attested_as: body.attested_as }
  })

  bind(app, routes.changePassword, async ({ user, body, request, address, clock }) => {
    const weak = passwordProblem(body.newPassword, user.email)
    if (weak) return weakPassword('newPassword', weak)
    const attempt = { email: user.email, address }
    const admitted = await admitSignInAttempt(database, secret, { ...attempt, now: clock() })
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const found = findToken(request.headers, sessionSettings.cookie, sessionSettings.secret)
    const value = found ? signToken(found.token, sessionSettings.secret) : ''
    const cookie = `${sessionSettings.cookie.name}=${value}`
    const look = () => auth.changePassword(body, cookie, userAgentOf(request))
    const response = await refundingOnFailure(database, secret, { attempt, look })
    if (isRefused(response)) return refused('wrongPassword', 'currentPassword')
    await Promise.all([
      clearSignInAttempts(database, secret, attempt),
      revokeOneTimeTokens(database, user.id),
    ])
    mailer?.send(user.email, SECURITY_MAILS.passwordChanged())
    return withCookies(routes.changePassword.reply.parse(await response.json()), response)
  })
}

export function accountRoutes(app: App, parts: AccountDependencies): void {
  bindSignIn(app, parts)
  bindSession(app, parts)
  bindUserRoutes(app, parts)
}
