/** Requests of the contract over `fetch`, without a session; see `client.ts`. */
import * as z from 'zod/mini'
import type { BodyInputOf, ParamsOf, QueryInputOf, ReplyOf, Route } from '../../contract/route.ts'
import { CONNECTION } from '../../texts/shell.ts'
import { ApiProblem, networkProblem, RETRYABLE_STATUSES } from './api-problem.ts'
import { noteReply } from './network.ts'

interface CommonOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** A retry with the same key and body creates nothing twice. */
  readonly idempotencyKey?: string
}

type WithParams<R extends Route> = keyof ParamsOf<R> extends never
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<R> }

type WithBody<R extends Route> =
  BodyInputOf<R> extends undefined
    ? { readonly body?: undefined }
    : { readonly body: BodyInputOf<R> }

type WithQuery<R extends Route> =
  QueryInputOf<R> extends undefined
    ? { readonly query?: undefined }
    : { readonly query?: QueryInputOf<R> }

type CallOptions<R extends Route> = CommonOptions & WithParams<R> & WithQuery<R> & WithBody<R>

/** Optional where the route needs nothing. */
export type CallArguments<R extends Route> =
  Record<never, never> extends CallOptions<R>
    ? [options?: CallOptions<R>]
    : [options: CallOptions<R>]

interface AnyOptions extends CommonOptions {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, string | undefined>> | undefined
  readonly body?: unknown
}

/** For GET only: writes, generation and photos may take longer. */
const READ_TIMEOUT_MS = 30_000

/** Empty query fields are left out. */
function address({ path }: Route, { params = {}, query = {} }: AnyOptions): string {
  const filled = path.replace(/:([a-z_]+)/gu, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const asked = Object.entries(query).filter((field): field is [string, string] => !!field[1])
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled
}

function requestOf(route: Route, options: AnyOptions): RequestInit {
  const headers = new Headers(options.headers)
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey)
  const request: RequestInit = { method: route.method, headers, credentials: 'same-origin' }
  if (options.body !== undefined) {
    headers.set('content-type', 'application/json')
    request.body = JSON.stringify(options.body)
  }
  const signals = options.signal ? [options.signal] : []
  if (route.method === 'GET') signals.push(AbortSignal.timeout(READ_TIMEOUT_MS))
  if (signals.length > 0) request.signal = AbortSignal.any(signals)
  return request
}

const refusal = z.object({
  error: z.string(),
  code: z._default(z.string(), ''),
  fields: z.optional(z.record(z.string(), z.string())),
})

async function problemOf(response: Response): Promise<ApiProblem> {
  const { status, statusText } = response
  const ownSentence = RETRYABLE_STATUSES.includes(status) ? CONNECTION.unavailable : ''
  const read = refusal.safeParse(await response.json().catch(() => undefined))
  if (!read.success)
    return new ApiProblem({ status, code: `http-${status}`, sentence: ownSentence, statusText })
  const { error, code, fields } = read.data
  return new ApiProblem({
    status,
    code: code || `http-${status}`,
    sentence: error || ownSentence,
    statusText,
    fields,
  })
}

/** Throws an `ApiProblem` unless the status is 2xx; an abort by the caller is rethrown unchanged. */
export async function request(route: Route, options: AnyOptions = {}): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address(route, options), requestOf(route, options))
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw networkProblem()
  }
  noteReply(response)
  if (!response.ok) throw await problemOf(response)
  return response
}

export async function parseReply<R extends Route>(
  route: R,
  response: Response,
): Promise<ReplyOf<R>> {
  if (!route.reply) return undefined as ReplyOf<R>
  const parsed = route.reply.safeParse(await response.json().catch(() => undefined))
  if (parsed.success) return parsed.data as ReplyOf<R>
  throw new ApiProblem({
    status: response.status,
    code: 'invalid-reply',
    sentence: CONNECTION.invalidReply,
  })
}

/** Reads the reply even where it is not used: an unread body keeps the connection open. */
export async function callPublic<R extends Route>(
  route: R,
  ...[options]: CallArguments<R>
): Promise<ReplyOf<R>> {
  return parseReply(route, await request(route, options))
}
