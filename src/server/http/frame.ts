/** What surrounds every answer: where the request comes from, headers, the session's cookie, one line in the log. */
import type { Hono } from 'hono'
import { withPatience } from '../db/patience.ts'
import type { Log } from '../log.ts'
import type { AppVariables } from './bind.ts'
import { failure } from './failures.ts'
import { foreignOrigin, isOwnOrigin } from './origin.ts'
import { secure } from './security-headers.ts'

export interface FrameOptions {
  readonly publicUrl: string
  readonly log: Log
}

/** Routes that say nothing when they succeed: probes and files. */
const QUIET = ['/healthz', '/readyz', '*']

function cookieName(cookie: string): string | undefined {
  return cookie.split('=')[0]
}

/** Those cookies that the answer does not set itself: a session that it opened or closed counts, not the one that asked. */
function notSet(headers: Headers, cookies: readonly string[]): readonly string[] {
  if (cookies.length === 0) return cookies
  const names = headers.getSetCookie().map(cookieName)
  return cookies.filter((cookie) => !names.includes(cookieName(cookie)))
}

export function frame(hono: Hono<AppVariables>, { publicUrl, log }: FrameOptions): void {
  const isHttps = publicUrl.startsWith('https:')

  hono.use(async (context, next) => {
    const start = performance.now()
    if (isOwnOrigin(context.req.raw, publicUrl)) await withPatience(next)
    else context.res = foreignOrigin()
    const { headers, status } = context.res
    secure(headers, isHttps)
    const prolonged = context.get('cookies') ?? []
    for (const cookie of notSet(headers, prolonged)) headers.append('set-cookie', cookie)
    const route = context.get('route') ?? '*'
    const write = QUIET.includes(route) && status < 500 ? log.debug : log.info
    const ms = Math.round(performance.now() - start)
    write('request', { method: context.req.method, route, status, ms })
  })

  hono.onError((error, context) => failure(error, context.get('route') ?? '*', log))
}
