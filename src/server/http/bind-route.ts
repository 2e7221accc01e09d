/**
 * Binds an entry of the contract's table to a handler:
 *
 *   bind(app, addLearner, ({ owner, body, write }) =>
 *     write((run) => insertLearner(owner, run, body)))
 *
 * The binder has checked session, path, size, type and schema. A handler returns the reply's value, a `Result` (its refusal
 * becomes the status and the sentence of texts/refusals.ts), or a `Response` of its own. `write` runs one transaction and
 * honours `Idempotency-Key`: the reply is stored with the row, and a refusal (`{ ok: false }`) rolls everything back. Work
 * inside `write` may run twice when transactions collide, so it does nothing but run statements.
 */
import type { Context, Hono } from 'hono'
import type { User } from '../../contract/account/account.ts'
import { id } from '../../contract/fields.ts'
import {
  type BodyOf,
  DEFAULT_BODY_LIMIT,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Route,
} from '../../contract/route.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import type { AuthenticatedUser } from '../account/sessions/authenticator.ts'
import type { Database, QueryRunner } from '../db/database.ts'
import type { Log } from '../log.ts'
import { type ConcurrencyLimiter, createConcurrencyLimiter } from './concurrency-limiter.ts'
import { isIdempotencyKey, writeIdempotently } from './idempotent-write.ts'
import {
  invalidRequest,
  refusalResponse,
  serviceUnavailable,
  sessionExpired,
} from './problem-response.ts'
import { readJsonBody } from './request-body.ts'

/** What a request carries from its route to the middleware. */
export interface AppVariables {
  readonly Variables: {
    /** Pattern for the log: an address may hold an identifier. */
    route?: string
    cookies?: readonly string[]
  }
}

type AppContext = Context<AppVariables>

export interface App {
  readonly hono: Hono<AppVariables>
  readonly database: Database
  readonly log: Log
  readonly clock: () => Date
  /** Keys that sign and encrypt are derived from it. */
  readonly secret: string
  /** Runs `work` as soon as the session is below its concurrency limit. */
  readonly limitSession: <T>(
    request: Request,
    work: () => Promise<T>,
    refused: () => T,
  ) => Promise<T>
  readonly authenticate: (request: Request) => Promise<AuthenticatedUser | undefined>
  /** Address of the client, through trusted proxies only. */
  readonly addressOf: (request: Request, environment: unknown) => string
}

type Caller<R extends Route> = R extends { readonly access: 'session' }
  ? { readonly owner: OwnerId; readonly user: User; readonly write: IdempotentWrite }
  : { readonly owner?: undefined; readonly user?: undefined }

export type IdempotentWrite = <T>(
  work: (run: QueryRunner) => Promise<T>,
) => Promise<
  T | { readonly ok: false; readonly refusal: { readonly kind: 'idempotency-conflict' } }
>

export type RouteCall<R extends Route> = Caller<R> & {
  readonly body: BodyOf<R>
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly request: Request
  readonly signal: AbortSignal
  readonly clock: () => Date
  readonly address: string
}

export type RouteAnswer<R extends Route> = ReplyOf<R> | Result<ReplyOf<R>> | Response

export type RouteHandler<R extends Route> = (
  call: RouteCall<R>,
) => RouteAnswer<R> | Promise<RouteAnswer<R>>

type Parsed<Value> = Result<Value, Response>

/** The first code of each wrong field. */
function fieldCodes(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Record<string, string> {
  const codes: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = path[0]
    if (typeof field === 'string') codes[field] ??= message
  }
  return codes
}

async function parseBody(route: Route, request: Request): Promise<Parsed<unknown>> {
  if (route.body === undefined) return accept(undefined)
  const json = await readJsonBody(request, route.bodyLimit ?? DEFAULT_BODY_LIMIT)
  if (!json.ok) return json
  const parsed = route.body.safeParse(json.value)
  if (parsed.success) return accept(parsed.data)
  return refuse(invalidRequest(fieldCodes(parsed.error.issues)))
}

function parseQuery(route: Route, request: Request): Parsed<unknown> {
  if (route.query === undefined) return accept(undefined)
  const parsed = route.query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (parsed.success) return accept(parsed.data)
  return refuse(invalidRequest(fieldCodes(parsed.error.issues)))
}

function parseKey(route: Route, request: Request): Parsed<string | undefined> {
  const key = route.idempotent ? request.headers.get('idempotency-key') : null
  if (key === null) return accept(undefined)
  return isIdempotencyKey(key) ? accept(key) : refuse(invalidRequest())
}

/** An identifier that cannot be one belongs to nobody. */
function hasBadId(params: Readonly<Record<string, string>>): boolean {
  return Object.values(params).some((value) => !id.safeParse(value).success)
}

function isResult(value: unknown): value is Result<unknown> {
  return typeof value === 'object' && value !== null && 'ok' in value
}

function responseOf(route: Route, answer: unknown): Response {
  if (answer instanceof Response) return answer
  if (isResult(answer)) {
    return answer.ok ? responseOf(route, answer.value) : refusalResponse(answer.refusal)
  }
  return route.reply === undefined
    ? new Response(null, { status: route.status })
    : Response.json(answer ?? null, { status: route.status })
}

function writer(app: App, owner: OwnerId, request: { key: string | undefined; content: string }) {
  const { database, secret } = app
  return <T>(work: (run: QueryRunner) => Promise<T>) =>
    writeIdempotently(database, { owner, secret, ...request }, work)
}

interface Parts {
  readonly signedIn: AuthenticatedUser | undefined
  readonly key: string | undefined
  readonly body: unknown
  readonly query: unknown
}

function asRouteCall<R extends Route>(app: App, route: R, context: AppContext, parts: Parts) {
  const { signedIn, key, body, query } = parts
  const request = context.req.raw
  // Serialising a photo costs too much to do it without need.
  const content = key === undefined ? '' : JSON.stringify([route.method, context.req.path, body])
  const call: unknown = {
    ...(signedIn && {
      owner: signedIn.owner,
      user: signedIn.user,
      write: writer(app, signedIn.owner, { key, content }),
    }),
    body,
    params: context.req.param(),
    query,
    request,
    clock: app.clock,
    // Lazy: most handlers read neither, and `signal` makes @hono/node-server build a whole Request.
    get signal(): AbortSignal {
      return request.signal
    },
    get address(): string {
      return app.addressOf(request, context.env)
    },
  }
  return call as RouteCall<R>
}

/** Large bodies received at once: each may lie half sent in memory for as long as a slow client takes. */
const UPLOADS = { total: 64, perOwner: 2 } as const

function uploadLimiter(route: Route): ConcurrencyLimiter | undefined {
  return (route.bodyLimit ?? 0) > DEFAULT_BODY_LIMIT ? createConcurrencyLimiter(UPLOADS) : undefined
}

/** Everything between the arrival of a request and the handler; the answer to send when it does not get that far. */
async function parseRequest<R extends Route>(
  app: App,
  route: R,
  { context, uploads }: { context: AppContext; uploads: ConcurrencyLimiter | undefined },
): Promise<Parsed<RouteCall<R>>> {
  const request = context.req.raw
  const signedIn = route.access === 'session' ? await app.authenticate(request) : undefined
  if (route.access === 'session' && signedIn === undefined) return refuse(sessionExpired())
  // Whatever the answer will be: the stored session has been prolonged.
  context.set('cookies', signedIn?.cookies ?? [])
  if (hasBadId(context.req.param())) return refuse(refusalResponse({ kind: 'not-found' }))
  const key = parseKey(route, request)
  if (!key.ok) return key
  const query = parseQuery(route, request)
  if (!query.ok) return query
  const readBody = () => parseBody(route, request)
  const body = await (uploads && signedIn
    ? uploads.run(signedIn.owner, readBody, () => refuse(serviceUnavailable()))
    : readBody())
  if (!body.ok) return body
  const parts = { signedIn, key: key.value, body: body.value, query: query.value }
  return accept(asRouteCall(app, route, context, parts))
}

export function bindRoute<R extends Route>(app: App, route: R, handler: RouteHandler<R>): void {
  const uploads = uploadLimiter(route)
  app.hono.on(route.method, route.path, async (context) => {
    context.set('route', route.path)
    const { raw } = context.req
    const receive = () => parseRequest(app, route, { context, uploads })
    const answer = async (call: Parsed<RouteCall<R>>): Promise<Response> =>
      call.ok ? responseOf(route, await handler(call.value)) : call.refusal
    if (route.access !== 'session') return answer(await receive())
    // Long work has a limiter of its own, and leaves the session's queue before it begins.
    if (route.longRunning) {
      return answer(await app.limitSession(raw, receive, () => refuse(serviceUnavailable())))
    }
    return app.limitSession(raw, async () => answer(await receive()), serviceUnavailable)
  })
}
