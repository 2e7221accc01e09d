/** Results that may wait: stored by the server, or kept on this device until there is a network (FIR-06). */
import type { BodyInputOf, ParamsOf, ReplyOf, Route } from '../../contract/route.ts'
import { currentUser } from '../session/session.ts'
import { call } from './client.ts'
import type { CallArguments } from './http.ts'

export type Saved<Reply> =
  | { readonly kind: 'stored'; readonly reply: Reply }
  | { readonly kind: 'kept' }

interface ResultToSave<R extends Route> {
  readonly params: ParamsOf<R>
  readonly body: BodyInputOf<R>
  readonly idempotencyKey: string
}

const NOTHING = { waiting: [] } as const

function asArguments<R extends Route>(options: unknown): CallArguments<R> {
  return [options] as CallArguments<R>
}

function asReplyOf<R extends Route>(reply: unknown): ReplyOf<R> {
  return reply as ReplyOf<R>
}

async function callNow<R extends Route>(
  route: R,
  result: ResultToSave<R>,
): Promise<Saved<ReplyOf<R>>> {
  return { kind: 'stored', reply: await call(route, ...asArguments<R>(result)) }
}

/** Throws an `ApiProblem` when the server refuses, or when it is away and this device keeps nothing. */
export async function saveOrKeep<R extends Route>(
  route: R,
  result: ResultToSave<R>,
): Promise<Saved<ReplyOf<R>>> {
  const { params, body, idempotencyKey: key } = result
  const user = currentUser()?.id
  const outbox = await import('../offline/device-outbox.ts').catch(() => null)
  if (outbox === null || user === undefined) return callNow(route, result)
  const write = { key, path: route.path, params, body, madeAt: Date.now() }
  const attempt = await outbox.saveOnDevice(user, route, write).catch(() => null)
  // A private window, or a full disk.
  if (attempt === null) return callNow(route, result)
  if (attempt.kind === 'refused') throw attempt.error
  if (attempt.kind === 'unreachable') return { kind: 'kept' }
  return { kind: 'stored', reply: asReplyOf<R>(attempt.reply) }
}

function asBodyOf<R extends Route>(body: unknown): BodyInputOf<R> {
  return body as BodyInputOf<R>
}

function isSame(one: Readonly<Record<string, string>>, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What waits on this device for a route and its parameters, oldest first: a reply that was kept does not know it. */
export async function waitingBodies<R extends Route>(
  route: R,
  params: ParamsOf<R>,
): Promise<BodyInputOf<R>[]> {
  const user = currentUser()?.id
  const outbox = await import('../offline/device-outbox.ts').catch(() => null)
  if (outbox === null || user === undefined) return []
  const { waiting } = await outbox.readWaiting(user).catch(() => NOTHING)
  return waiting
    .filter((write) => write.path === route.path && isSame(write.params, params))
    .map(({ body }) => asBodyOf<R>(body))
}
