/** Sign-in and sign-out, the session, name and password of its user. */
import * as z from 'zod/mini'
import { routes } from '../../contract/routes.ts'
import { attestation } from '../../domain/account/attestation.ts'
import { passwordProblem } from '../../domain/account/password.ts'
import { SECURITY_MAILS } from '../../texts/mails.ts'
import type { Database } from '../db/database.ts'
import { type App, bind } from '../http/bind.ts'
import { tooManyAttempts } from '../http/problem.ts'
import type { AccountParts } from './account-parts.ts'
import { refused, weakPassword } from './account-refusals.ts'
import { untilBeat } from './beat.ts'
import { type MailWork, remindConfirmation } from './mail-work.ts'
import { refuseBusyPasswords, verifyPassword } from './password-hash.ts'
import {
  findPasswordHash,
  findPasswordHashOf,
  noteSignIn,
  removeSession,
  renameUser,
} from './session.store.ts'
import { askSecondStep, userAgentOf } from './session-opening.ts'
import { findToken, hashToken, serializeCookie, signToken } from './session-token.ts'
import { findSignUp } from './sign-up.store.ts'
import { admitAttempt, forgiveAttempt, lookAt } from './throttle.store.ts'
import { removeTicketsOf } from './ticket.store.ts'
import { attest, findUser } from './user.store.ts'

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
  work: MailWork | undefined,
): Promise<Response | undefined> {
  const waiting = work && (await findSignUp(database, email, clock()))
  if (!waiting || !(await verifyPassword(waiting.passwordHash, password))) return undefined
  work.post.inBackground(() => remindConfirmation(work, email.toLowerCase()))
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
  await removeSession(database, hashToken(token))
  return true
}

function bindSignIn(app: App, { auth, post, publicUrl }: AccountParts): void {
  const { database, secret } = app
  const work = post && { app, post, publicUrl }
  bind(app, routes.signIn, async ({ body, request, address, clock }) => {
    const cameAt = performance.now()
    refuseBusyPasswords()
    const now = clock()
    const attempt = { email: body.email, address }
    const [admitted, before] = await Promise.all([
      admitAttempt(database, secret, { ...attempt, now }),
      findPasswordHashOf(database, body.email),
    ])
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const look = () => auth.signIn(body, userAgentOf(request))
    const response = await lookAt(database, secret, { attempt, look })
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
      forgiveAttempt(database, secret, attempt),
      user.two_factor
        ? removeSession(database, hashToken(token))
        : noteSignIn(database, user.id, now),
    ])
    if (user.two_factor) return askSecondStep(database, secret, { user, request, now })
    return withCookies({ token, user }, response)
  })
}

function bindSession(app: App, { session }: AccountParts): void {
  const { database } = app
  bind(app, routes.signOut, async ({ request }) => {
    const found = findToken(request.headers, session.cookie, session.secret)
    if (found) await removeSession(database, hashToken(found.token))
    const response = Response.json({ success: true })
    response.headers.append('set-cookie', serializeCookie(session.cookie, '', 0))
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

function bindUser(app: App, { auth, session, post }: AccountParts): void {
  const { database, secret } = app
  bind(app, routes.updateUser, async ({ user, body }) => {
    await renameUser(database, user.id, body.name)
    return { ...user, name: body.name }
  })

  bind(app, routes.attest, async ({ user, body, clock }) => {
    await attest(database, user.id, attestation(body.attested_as, clock()))
    return { ...user, attested_as: body.attested_as }
  })

  bind(app, routes.changePassword, async ({ user, body, request, address, clock }) => {
    const weak = passwordProblem(body.newPassword, user.email)
    if (weak) return weakPassword('newPassword', weak)
    const attempt = { email: user.email, address }
    const admitted = await admitAttempt(database, secret, { ...attempt, now: clock() })
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const found = findToken(request.headers, session.cookie, session.secret)
    const value = found ? signToken(found.token, session.secret) : ''
    const cookie = `${session.cookie.name}=${value}`
    const look = () => auth.changePassword(body, cookie, userAgentOf(request))
    const response = await lookAt(database, secret, { attempt, look })
    if (isRefused(response)) return refused('wrongPassword', 'currentPassword')
    await Promise.all([
      forgiveAttempt(database, secret, attempt),
      removeTicketsOf(database, user.id),
    ])
    post?.send(user.email, SECURITY_MAILS.passwordChanged())
    return withCookies(routes.changePassword.reply.parse(await response.json()), response)
  })
}

export function accountRoutes(app: App, parts: AccountParts): void {
  bindSignIn(app, parts)
  bindSession(app, parts)
  bindUser(app, parts)
}
