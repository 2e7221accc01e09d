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
import {
  type BodyOf,
  DEFAULT_BODY_LIMIT,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Route,
} from '../../contract/route.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { accept, type Refusal, type Result, refuse } from '../../domain/refusal.ts'
import type { StorageGuard, StorageRefusal } from '../account/data/storage-guard.ts'
import type { AuthenticatedUser } from '../account/sessions/authenticator.ts'
import type { Database, QueryRunner } from '../db/database.ts'
import { fromReserve } from '../db/disk-reserve.ts'
import { errorCode } from '../errors.ts'
import type { Log } from '../log.ts'
import { onBehalfOf } from '../request-owner.ts'
import {
  answerLeft,
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
  type HeldWork,
} from './concurrency-limiter.ts'
import { writeIdempotently } from './idempotent-write.ts'
import { hasBadId, type Parsed, parseBody, parseKey, parseQuery } from './parse-request.ts'
import { refusalResponse, serviceUnavailable, sessionExpired } from './problem-response.ts'

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
  /** Runs `work` as soon as the session is below its concurrency limit; what it holds counts until then. */
  readonly limitSession: <T>(request: Request, work: HeldWork<T>, refused: () => T) => Promise<T>
  /** What still fits in the storage of a user. */
  readonly storage: StorageGuard
  readonly authenticate: (request: Request) => Promise<AuthenticatedUser | undefined>
  /** Address of the client, through trusted proxies only. */
  readonly addressOf: (request: Request, environment: unknown) => string
}

type Caller<R extends Route> = R extends { readonly access: 'session' }
  ? { readonly owner: OwnerId; readonly user: User; readonly write: IdempotentWrite }
  : { readonly owner?: undefined; readonly user?: undefined }

type WriteRefusal = Extract<Refusal, { kind: 'idempotency-conflict' | StorageRefusal['kind'] }>

export type IdempotentWrite = <T>(
  work: (run: QueryRunner) => Promise<T>,
) => Promise<T | { readonly ok: false; readonly refusal: WriteRefusal }>

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

/** Of a body without a length, and beside every body: the row, and the key. */
const UNKNOWN_BYTES = DEFAULT_BODY_LIMIT
const BESIDE_BYTES = 1000

function writer(app: App, owner: OwnerId, sent: WriteRequest): IdempotentWrite {
  const { database, secret, storage } = app
  const { bytes, ...request } = sent
  return async (work) => {
    const refusal = await storage.refusalOf(owner, bytes + BESIDE_BYTES)
    if (refusal !== undefined) return refuse(refusal)
    const onStored = (stored: number): void => storage.count(owner, stored)
    return writeIdempotently(database, { owner, secret, ...request, onStored }, work)
  }
}

interface WriteRequest {
  readonly key: string | undefined
  readonly content: string
  /** Of its body. */
  readonly bytes: number
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
  const bytes = Number(request.headers.get('content-length') ?? UNKNOWN_BYTES)
  const call: unknown = {
    ...(signedIn && {
      owner: signedIn.owner,
      user: signedIn.user,
      write: writer(app, signedIn.owner, { key, content, bytes }),
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

/** Deleting may use the room that is left when others may not write, and makes room. */
async function handled<T>(
  { storage }: App,
  { method }: Route,
  work: () => T,
  owner: OwnerId | undefined,
): Promise<Awaited<T>> {
  if (method !== 'DELETE') return await onBehalfOf(owner, work)
  if (owner !== undefined) storage.forget(owner)
  return await onBehalfOf(owner, () => fromReserve(work))
}

/** The user, or what he meant, may be erased before a row that refers to it is written (23503). */
async function answerAfterErasure(app: App, request: Request, error: unknown): Promise<Response> {
  if (errorCode(error) !== '23503') throw error
  const signedIn = await app.authenticate(request)
  return signedIn === undefined ? sessionExpired() : refusalResponse({ kind: 'not-found' })
}

export function bindRoute<R extends Route>(app: App, route: R, handler: RouteHandler<R>): void {
  const uploads = uploadLimiter(route)
  app.hono.on(route.method, route.path, async (context) => {
    context.set('route', route.path)
    const { raw } = context.req
    const receive = () => parseRequest(app, route, { context, uploads })
    const answer = async (call: Parsed<RouteCall<R>>): Promise<Response> => {
      if (!call.ok) return call.refusal
      try {
        return responseOf(
          route,
          await handled(app, route, () => handler(call.value), call.value.owner),
        )
      } catch (error) {
        return answerAfterErasure(app, raw, error)
      }
    }
    if (route.access !== 'session') return answer(await receive())
    // Long work has a limiter of its own, and leaves the session's queue before it begins.
    if (route.longRunning) {
      return answer(await app.limitSession(raw, receive, () => refuse(serviceUnavailable())))
    }
    const work: HeldWork<Response> = async (hold) => {
      const answered = await answer(await receive())
      hold(answerLeft(context.env))
      return answered
    }
    return app.limitSession(raw, work, serviceUnavailable)
  })
}
