/** The browser of one teacher of a morning: it keeps the cookie, loads what a first screen needs, and tells every outcome. */
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { type Answered, type Asked, ask } from '../server/latency.ts'
import type { Kind, MixOrder, Outcome } from './mix-outcome.ts'

/** Of a browser to one host. */
const SOCKETS = 6

/** What a first visit loads beside its page. */
const FILES = 6

export type Sent = Omit<Asked, 'headers'> & Partial<Pick<Asked, 'headers'>>

export interface Desk {
  /** `due`: when it should have left, from which its latency counts. */
  send(kind: Kind, request: Sent, due: number): Promise<Answered>
  keep(cookie: string): void
  leave(): void
}

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/gu

function whatOf({ method = 'GET', path }: Sent): string {
  return `${method} ${path.replace(ID, ':id')}`
}

export function openDesk(
  { host, port }: MixOrder,
  address: string,
  tell: (outcome: Outcome) => void,
): Desk {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
  let cookie = ''
  return {
    send: async (kind, request, due) => {
      const headers = { ...request.headers, cookie, 'x-forwarded-for': address }
      const answered = await ask(port, agent, { ...request, host, headers })
      const { status, retryAfter } = answered
      const hasRetryAfter = retryAfter !== undefined
      tell({ kind, what: whatOf(request), status, ms: performance.now() - due, hasRetryAfter })
      return answered
    },
    keep: (value) => {
      cookie = value
    },
    leave: () => agent.destroy(),
  }
}

async function loadScreen({ send }: Desk): Promise<void> {
  const { text } = await send('page', { path: '/login' }, performance.now())
  const found = Array.from(text.matchAll(/"(\/assets\/[^"]+)"/gu), ([, path]) => path ?? '')
  const files = [...new Set(found)].slice(0, FILES)
  await Promise.all(files.map((path) => send('page', { path }, performance.now())))
}

export interface ListedLearner {
  readonly id: string
  readonly updated_at: string
}

function parseLearners(text: string): ListedLearner[] {
  return JSON.parse(text) as ListedLearner[]
}

/** Signs in and loads what the first screen shows; the learners, none when it failed. */
export async function arrive(
  desk: Desk,
  person: { readonly email: string; readonly password: string },
): Promise<readonly ListedLearner[]> {
  await loadScreen(desk)
  const signIn = { method: 'POST', path: '/api/auth/sign-in/email', body: person } as const
  const { status, cookie } = await desk.send('login', signIn, performance.now())
  if (status !== 200 || cookie === undefined) return []
  desk.keep(cookie)
  const now = performance.now()
  const [learners] = await Promise.all(
    ['/api/learners', '/api/subscription', '/api/account/statistics', '/api/dictations'].map(
      (path) => desk.send('read', { path }, now),
    ),
  )
  return learners?.status === 200 ? parseLearners(learners.text) : []
}

function parseId(text: string): string {
  return (JSON.parse(text) as ListedLearner).id
}

export interface Saving {
  readonly due: number
  /** Whether a second sending leaves with the first one, as after a double click. */
  readonly isTwice: boolean
}

/** Sends one row under one key; the identifiers that were answered. */
export async function save(
  { send }: Desk,
  { path, body }: Sent,
  { due, isTwice }: Saving,
): Promise<readonly string[]> {
  const headers = { 'idempotency-key': randomUUID() }
  const sending = (): Promise<Answered> =>
    send('write', { method: 'POST', path, headers, body }, due)
  const answers = await Promise.all(isTwice ? [sending(), sending()] : [sending()])
  return answers.filter(({ status }) => status === 201).map(({ text }) => parseId(text))
}
