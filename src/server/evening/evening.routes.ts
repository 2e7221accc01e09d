import { routes } from '../../contract/routes.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { accept } from '../../domain/refusal.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { readEvening } from './evening.store.ts'

export function eveningRoutes(app: App): void {
  bindRoute(app, routes.getEvening, async ({ owner, clock }) =>
    accept(await readEvening(owner, app.database, dayInParis(clock().getTime()))),
  )
}
