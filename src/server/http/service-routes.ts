/** Probes of whoever runs the server, and the description of its interface. */
import { routes } from '../../contract/routes.ts'
import type { About } from '../../contract/service.ts'
import { type App, bind } from './bind.ts'
import { openApi } from './openapi.ts'
import { unavailable } from './problem.ts'

export function serviceRoutes(app: App, cookieName: string, about: About): void {
  bind(app, routes.about, () => ({ ...about }))

  bind(app, routes.health, () => ({ status: 'ok' }))

  bind(app, routes.ready, async () => {
    const isReady = await app.database.ping().then(
      () => true,
      () => false,
    )
    return isReady ? { status: 'ok' } : unavailable()
  })

  let description: Readonly<Record<string, unknown>> | undefined
  bind(app, routes.openapi, () => {
    description ??= openApi(Object.values(routes), cookieName)
    return { ...description }
  })
}
