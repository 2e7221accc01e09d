/** The session of a request, the others of its user, and the end of each. */
import { routes } from '../../../contract/routes.ts'
import { accept, refuse } from '../../../domain/refusal.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import type { SessionSettings } from './authenticator.ts'
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionOfUser,
  listSessions,
} from './session.store.ts'
import { currentSessionHash, findToken, hashToken, serializeCookie } from './session-token.ts'

function bindCurrentSession(app: App, { cookie, secret }: SessionSettings): void {
  bindRoute(app, routes.signOut, async ({ request }) => {
    const found = findToken(request.headers, cookie, secret)
    if (found) await deleteSession(app.database, hashToken(found.token))
    const headers = { 'set-cookie': serializeCookie(cookie, '', 0) }
    return Response.json({ success: true }, { headers })
  })

  bindRoute(app, routes.getSession, async ({ request }) => {
    const authenticated = await app.authenticate(request)
    if (!authenticated) return null
    const { expiresAt, user, cookies } = authenticated
    const response = Response.json({ expires_at: expiresAt.toISOString(), user })
    for (const one of cookies) response.headers.append('set-cookie', one)
    return response
  })
}

export function sessionsRoutes(app: App, settings: SessionSettings): void {
  bindCurrentSession(app, settings)
  const { database } = app
  const { cookie, secret } = settings
  const currentHash = (request: Request): string => currentSessionHash(request, cookie, secret)

  bindRoute(app, routes.listSessions, async ({ user, request, clock }) => {
    const current = currentHash(request)
    const sessions = await listSessions(database, user.id, clock())
    const listed = sessions.map((one) => ({
      id: one.id,
      is_current: one.tokenHash === current,
      user_agent: one.userAgent,
      created_at: one.createdAt.toISOString(),
      last_seen_at: one.seenAt.toISOString(),
    }))
    return listed.sort((one, other) => Number(other.is_current) - Number(one.is_current))
  })

  bindRoute(app, routes.closeOneSession, async ({ user, body }) =>
    (await deleteSessionOfUser(database, user.id, body.session_id))
      ? accept(undefined)
      : refuse({ kind: 'not-found' }),
  )

  bindRoute(app, routes.closeOtherSessions, async ({ user, request }) => {
    await deleteOtherSessions(database, user.id, currentHash(request))
    return undefined
  })
}
