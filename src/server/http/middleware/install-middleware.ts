/** What surrounds every answer: where the request comes from, headers, the session's cookie, one line in the log. */
import type { Hono } from 'hono'
import { SERVICE_TEXTS } from '../../../texts/service.ts'
import { withRequestDeadline } from '../../db/request-deadline.ts'
import type { Log } from '../../log.ts'
import type { AppVariables } from '../bind-route.ts'
import { problemResponse } from '../problem-response.ts'
import { errorResponse } from './error-handler.ts'
import { setSecurityHeaders } from './security-headers.ts'

/** Requests that change something come from our own pages, or from a program that is no browser. */
const READING = ['GET', 'HEAD', 'OPTIONS']

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** Whether the page that sent the request is ours. Programs send neither header and have no cookie to abuse. */
function isOwnOrigin(request: Request, publicUrl: string): boolean {
  if (READING.includes(request.method)) return true
  const origin = request.headers.get('origin')
  if (origin === publicUrl) return true
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  // Another name of the same server, as in a home network.
  return origin === null || hostOf(origin) === new URL(request.url).host
}

function foreignOrigin(): Response {
  return problemResponse({
    status: 403,
    error: SERVICE_TEXTS.foreignOrigin,
    code: 'foreign-origin',
  })
}

export interface MiddlewareOptions {
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

export function installMiddleware(
  hono: Hono<AppVariables>,
  { publicUrl, log }: MiddlewareOptions,
): void {
  const isHttps = publicUrl.startsWith('https:')

  hono.use(async (context, next) => {
    const start = performance.now()
    if (isOwnOrigin(context.req.raw, publicUrl)) await withRequestDeadline(next)
    else context.res = foreignOrigin()
    const { headers, status } = context.res
    setSecurityHeaders(headers, isHttps)
    const prolonged = context.get('cookies') ?? []
    for (const cookie of notSet(headers, prolonged)) headers.append('set-cookie', cookie)
    const route = context.get('route') ?? '*'
    const write = QUIET.includes(route) && status < 500 ? log.debug : log.info
    const ms = Math.round(performance.now() - start)
    write('request', { method: context.req.method, route, status, ms })
  })

  hono.onError((error, context) => errorResponse(error, context.get('route') ?? '*', log))
}
