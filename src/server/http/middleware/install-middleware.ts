/** What surrounds every answer: its line in the log, the session's cookie, security headers, protection against CSRF, a deadline. */
import type { Hono, MiddlewareHandler } from 'hono'
import { SERVICE_TEXTS } from '../../../texts/service.ts'
import { withRequestDeadline } from '../../db/request-deadline.ts'
import type { Log } from '../../log.ts'
import type { AppVariables } from '../bind-route.ts'
import { problemResponse } from '../problem-response.ts'
import { errorResponse } from './error-handler.ts'
import { securityHeaders } from './security-headers.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/**
 * Whether a request that changes something comes from our own pages (OWASP: verifying the origin). Programs send neither header
 * and have no cookie to abuse. `hono/csrf` looks at form content types only; ours are JSON.
 */
function isOwnOrigin(request: Request, publicUrl: string): boolean {
  if (SAFE_METHODS.includes(request.method)) return true
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

function csrfProtection(publicUrl: string): MiddlewareHandler {
  return async (context, next) => {
    if (!isOwnOrigin(context.req.raw, publicUrl)) return foreignOrigin()
    return next()
  }
}

type AddressReader = (request: Request, environment: unknown) => string

function requestDeadline(addressOf: AddressReader): MiddlewareHandler {
  return ({ req, env }, next) => withRequestDeadline(next, () => addressOf(req.raw, env))
}

function cookieName(cookie: string): string | undefined {
  return cookie.split('=')[0]
}

/** Those cookies that the answer does not set itself: a session that it opened or closed counts, not the one that asked. */
function notSet(headers: Headers, cookies: readonly string[]): readonly string[] {
  if (cookies.length === 0) return cookies
  const names = headers.getSetCookie().map(cookieName)
  return cookies.filter((cookie) => !names.includes(cookieName(cookie)))
}

const sessionCookie: MiddlewareHandler<AppVariables> = async (context, next) => {
  await next()
  const { headers } = context.res
  const prolonged = context.get('cookies') ?? []
  for (const cookie of notSet(headers, prolonged)) headers.append('set-cookie', cookie)
}

/** Routes whose success is logged at debug level: probes and files. */
const QUIET = ['/healthz', '/readyz', '*']

function requestLog(log: Log): MiddlewareHandler<AppVariables> {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { status } = context.res
    const route = context.get('route') ?? '*'
    const write = QUIET.includes(route) && status < 500 ? log.debug : log.info
    const ms = Math.round(performance.now() - start)
    write('request', { method: context.req.method, route, status, ms })
  }
}

export interface MiddlewareOptions {
  readonly publicUrl: string
  readonly log: Log
  readonly addressOf: AddressReader
}

/** The first in the list sees the request first and its answer last. */
export function installMiddleware(
  hono: Hono<AppVariables>,
  { publicUrl, log, addressOf }: MiddlewareOptions,
): void {
  hono.use(
    requestLog(log),
    sessionCookie,
    securityHeaders(publicUrl.startsWith('https:')),
    csrfProtection(publicUrl),
    requestDeadline(addressOf),
  )
  hono.onError((error, context) => errorResponse(error, context.get('route') ?? '*', log))
}
