/** What no route of the contract answers: wrong methods, unknown addresses, the files of the web application. */
import type { Context } from 'hono'
import type { Route } from '../../contract/route.ts'
import { SERVICE_TEXTS } from '../../texts/service.ts'
import type { App } from './bind-route.ts'
import { problemResponse, unknownAddress } from './problem-response.ts'
import { APP_PAGE, type StaticFiles, serveStaticFile } from './static-files.ts'

function methodNotAllowed(allowed: readonly string[]): Response {
  return problemResponse({
    status: 405,
    error: SERVICE_TEXTS.methodNotAllowed,
    code: 'method-not-allowed',
    headers: { allow: allowed.join(', ') },
  })
}

/** After the routes themselves: the same addresses under another method. */
export function refuseOtherMethods({ hono }: App, routes: readonly Route[]): void {
  const methods = Map.groupBy(routes, (route) => route.path)
  for (const [path, entries] of methods) {
    const allowed = entries.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    hono.all(path, () => methodNotAllowed(allowed))
  }
}

function home(context: Context): Response {
  return context.redirect('/', 302)
}

/** Screens and files (NAV-01, NAV-02, NAV-04, NAV-07). */
export function serveWebApp({ hono }: App, files: StaticFiles): void {
  hono.all('/api/*', unknownAddress)
  hono.all('/functions/*', unknownAddress)
  const appPage = (context: Context): Response =>
    serveStaticFile(files, APP_PAGE, context.req.raw.headers) ?? home(context)
  hono.get('/app', appPage)
  hono.get('/app/*', appPage)
  hono.get('*', (context) => {
    const { path, raw } = context.req
    const file = serveStaticFile(files, path, raw.headers)
    if (file) return file
    // A page in the place of a script would be run as one.
    if (path.startsWith('/assets/')) return context.body(null, 404)
    return path === '/' ? unknownAddress() : home(context)
  })
  hono.notFound(unknownAddress)
}
