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

export function frame(hono: Hono<AppVariables>, { publicUrl, log }: FrameOptions): void {
  const isHttps = publicUrl.startsWith('https:')

  hono.use(async (context, next) => {
    const start = performance.now()
    if (isOwnOrigin(context.req.raw, publicUrl)) await withPatience(next)
    else context.res = foreignOrigin()
    const { headers, status } = context.res
    secure(headers, isHttps)
    for (const cookie of context.get('cookies') ?? []) headers.append('set-cookie', cookie)
    const route = context.get('route') ?? '*'
    const write = QUIET.includes(route) && status < 500 ? log.debug : log.info
    const ms = Math.round(performance.now() - start)
    write('request', { method: context.req.method, route, status, ms })
  })

  hono.onError((error, context) => failure(error, context.get('route') ?? '*', log))
}
