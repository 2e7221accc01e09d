/** Session, subscription and counts of the signed-in user. */
import { openedSession } from '../../contract/account.ts'
import { routes } from '../../contract/routes.ts'
import { passwordProblem } from '../../domain/password.ts'
import { AUTHENTICATION_TEXTS } from '../../texts/authentication.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { type App, bind } from '../http/bind.ts'
import { problem, tooManyAttempts } from '../http/problem.ts'
import type { Auth } from './auth.ts'
import type { SessionRules } from './require-user.ts'
import { removeEndedSessions, removeSession, renameUser } from './session.store.ts'
import { findToken, hashToken, serializeCookie, signToken } from './session-token.ts'
import { admitAttempt, forgiveAttempt, removeOldAttempts } from './throttle.store.ts'

export interface AccountDependencies {
  readonly auth: Auth
  readonly session: SessionRules
}

function wrongPassword(): Response {
  return problem({
    status: 400,
    error: AUTHENTICATION_TEXTS.wrongPassword,
    code: 'wrong-password',
    fields: { currentPassword: AUTHENTICATION_TEXTS.wrongPassword },
  })
}

function weakPassword(code: string): Response {
  return problem({
    status: 400,
    error: AUTHENTICATION_TEXTS.weakPassword,
    code: 'weak-password',
    fields: { newPassword: fieldSentence(code) },
  })
}

/** Refused by Better Auth for what was typed; anything else that went wrong is no wrong password. */
function isRefused(response: Response): boolean {
  if (response.status >= 500) throw new Error(`authentication answered ${response.status}`)
  return !response.ok
}

function invalidCredentials(): Response {
  return problem({
    status: 401,
    error: AUTHENTICATION_TEXTS.invalidCredentials,
    code: 'invalid-credentials',
  })
}

/** A body of the contract with the cookies that Better Auth set. */
function withCookies(body: unknown, from: Response): Response {
  const response = Response.json(body)
  for (const cookie of from.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  return response
}

function bindSignIn(app: App, { auth }: AccountDependencies): void {
  const { database, secret } = app
  bind(app, routes.signIn, async ({ body, address, clock }) => {
    const attempt = { email: body.email, address }
    const admitted = await admitAttempt(database, secret, { ...attempt, now: clock() })
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const response = await auth.signIn(body)
    if (isRefused(response)) return invalidCredentials()
    const opened = openedSession.parse(await response.json())
    await Promise.all([
      forgiveAttempt(database, secret, attempt),
      removeOldAttempts(database, clock()),
      removeEndedSessions(database, opened.user.id, clock()),
    ])
    return withCookies(opened, response)
  })
}

function bindSession(app: App, { session }: AccountDependencies): void {
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

function bindUser(app: App, { auth, session }: AccountDependencies): void {
  const { database, secret } = app
  bind(app, routes.updateUser, async ({ user, body }) => {
    await renameUser(database, user.id, body.name)
    return { ...user, name: body.name }
  })

  bind(app, routes.changePassword, async ({ user, body, request, address, clock }) => {
    const weak = passwordProblem(body.newPassword, user.email)
    if (weak) return weakPassword(weak)
    const attempt = { email: user.email, address }
    const admitted = await admitAttempt(database, secret, { ...attempt, now: clock() })
    if (admitted !== 'admitted') return tooManyAttempts(admitted)
    const found = findToken(request.headers, session.cookie, session.secret)
    const value = found ? signToken(found.token, session.secret) : ''
    const response = await auth.changePassword(body, `${session.cookie.name}=${value}`)
    if (isRefused(response)) return wrongPassword()
    await forgiveAttempt(database, secret, attempt)
    return withCookies(routes.changePassword.reply.parse(await response.json()), response)
  })
}

export function accountRoutes(app: App, dependencies: AccountDependencies): void {
  bindSignIn(app, dependencies)
  bindSession(app, dependencies)
  bindUser(app, dependencies)
}
