/** Where the user is signed in, and out of it again. */
import { routes } from '../../../contract/routes.ts'
import { accept, refuse } from '../../../domain/refusal.ts'
import { type App, bind } from '../../http/bind.ts'
import type { SessionSettings } from './authenticator.ts'
import { deleteOtherSessions, deleteSessionOfUser, listSessions } from './session.store.ts'
import { findToken, hashToken } from './session-token.ts'

export function sessionsRoutes(app: App, { cookie, secret }: SessionSettings): void {
  const { database } = app
  const currentHash = (request: Request): string =>
    hashToken(findToken(request.headers, cookie, secret)?.token ?? '')

  bind(app, routes.listSessions, async ({ user, request, clock }) => {
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

  bind(app, routes.closeOneSession, async ({ user, body }) =>
    (await deleteSessionOfUser(database, user.id, body.session_id))
      ? accept(undefined)
      : refuse({ kind: 'not-found' }),
  )

  bind(app, routes.closeOtherSessions, async ({ user, request }) => {
    await deleteOtherSessions(database, user.id, currentHash(request))
    return undefined
  })
}
