/** Probes of whoever runs the server, and the description of its interface. */
import { routes } from '../../contract/routes.ts'
import type { About } from '../../contract/service.ts'
import { type App, bindRoute } from './bind-route.ts'
import { openApi } from './openapi.ts'
import { serviceUnavailable } from './problem-response.ts'

export function serviceRoutes(app: App, cookieName: string, about: About): void {
  bindRoute(app, routes.about, () => ({ ...about }))

  bindRoute(app, routes.health, () => ({ status: 'ok' }))

  bindRoute(app, routes.ready, async () => {
    const isReady = await app.database.ping().then(
      () => true,
      () => false,
    )
    return isReady ? { status: 'ok' } : serviceUnavailable()
  })

  let description: Readonly<Record<string, unknown>> | undefined
  bindRoute(app, routes.openapi, () => {
    description ??= openApi(Object.values(routes), cookieName)
    return { ...description }
  })
}
