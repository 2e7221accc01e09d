/** The history of an account, for its user. */
import { routes } from '../../../contract/routes.ts'
import { MAX_LISTED_EVENTS } from '../../../domain/account/account-event.ts'
import { type App, bindRoute } from '../../http/bind-route.ts'
import { findAccountEvents } from './account-event.store.ts'

export function historyRoutes(app: App): void {
  bindRoute(app, routes.listAccountEvents, async ({ user }) => {
    const events = await findAccountEvents(app.database, user.id, MAX_LISTED_EVENTS)
    return events.map(({ kind, userAgent, at }) => ({
      kind,
      user_agent: userAgent,
      created_at: at.toISOString(),
    }))
  })
}
