/** The whole server on a database of its own, called without a socket. */
import { randomBytes } from 'node:crypto'
import type { BodyInputOf, ParamsOf, ReplyOf, Route } from '../../../src/contract/route.ts'
import { createPhotoReader, type PhotoReader } from '../../../src/photos/pool/photo-reader.ts'
import {
  hashToken,
  sessionCookie,
  signToken,
} from '../../../src/server/account/sessions/session-token.ts'
import {
  type AiDependencies,
  createAiProvider,
} from '../../../src/server/ai/provider/ai-provider.ts'
import { createApp, type ServedApp } from '../../../src/server/app.ts'
import type { StripeSettings } from '../../../src/server/boot/env.ts'
import { type Database, sql } from '../../../src/server/db/database.ts'
import type { StaticFiles } from '../../../src/server/http/static-files.ts'
import { inProcessLanguage } from '../../../src/server/language-worker/in-process-language.ts'
import type { LanguageService } from '../../../src/server/language-worker/language-service.ts'
import { loadLanguage } from '../../../src/server/language-worker/load-language.ts'
import { createLog, type Log } from '../../../src/server/log.ts'
import type { Mailer } from '../../../src/server/mailer/mailer.ts'
import { createAccount, findAccount } from '../../../src/server/operator/operator-accounts.ts'
import { createBilling } from '../../../src/server/subscription/billing.ts'
import { SECRET, type TestDatabase, testDatabase } from '../database/database.ts'
import { PASSWORD_HASH, type Person } from '../people/people.ts'

/** Where browsers know passkeys without https too. */
export const PUBLIC_URL = 'http://localhost:3000'

/** Time that a test moves. */
export interface TestClock {
  readonly read: () => Date
  advance(milliseconds: number): void
}

function testClock(): TestClock {
  let ahead = 0
  return {
    read: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds
    },
  }
}

export interface Reply<R extends Route> {
  readonly status: number
  readonly headers: Headers
  /** The reply of a success, the problem otherwise; what the test does not expect fails on use. */
  readonly body: ReplyOf<R>
  readonly problem: { error: string; code: string; fields?: Record<string, string> }
}

export interface Sending<R extends Route> {
  readonly params?: ParamsOf<R>
  readonly body?: BodyInputOf<R>
  readonly headers?: Readonly<Record<string, string>>
}

export interface Caller {
  fetch(path: string, init?: RequestInit): Promise<Response>
  send<R extends Route>(route: R, sending?: Sending<R>): Promise<Reply<R>>
}

export interface SignedInCaller extends Caller {
  readonly id: string
  /** What `Authorization: Bearer` takes. */
  readonly token: string
  /** The `Cookie` header of this session. */
  readonly cookie: string
}

export interface TestApp extends TestDatabase, Caller {
  readonly clock: TestClock
  /** Lines that the server has logged. */
  readonly logged: string[]
  readonly served: ServedApp
  readonly reader: PhotoReader
  /** A new session of a person, whose account is made when there is none. */
  as(person: Person): Promise<SignedInCaller>
}

export interface TestAppOptions {
  readonly publicUrl?: string
  /** Where the operator is written to. */
  readonly contact?: string
  readonly files?: StaticFiles
  readonly trustedProxies?: readonly string[]
  readonly sessionTtlS?: number
  /** How the AI provider is reached; without it the engines do everything. */
  readonly ai?: Pick<AiDependencies, 'settings' | 'quotas' | 'limits' | 'pause'>
  readonly aiDebug?: boolean
  readonly registration?: 'closed' | 'open'
  /** Without it no mail can be sent. */
  readonly mailer?: Mailer
  /** Without it the operator sets the plans. */
  readonly stripe?: StripeSettings
  /** Default: in the thread of the test. */
  readonly french?: LanguageService
  /** Default: one of its own. Whoever gives one ends it: a process takes a second of processor before its first photo. */
  readonly reader?: PhotoReader
}

function parseReply<R extends Route>(response: Response, text: string): Reply<R> {
  const body = text === '' ? undefined : JSON.parse(text)
  const { status, headers } = response
  return { status, headers, body: body as ReplyOf<R>, problem: body as Reply<R>['problem'] }
}

/** The identifier of no row. */
export const NO_ID = '00000000-0000-4000-8000-000000000000'

function pathOf(route: Route, params: Readonly<Record<string, string>> = {}): string {
  return route.path.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? NO_ID)
}

/** Calls an app as one client, with the headers that this client always sends. */
export function callerOf(
  served: ServedApp,
  always: Readonly<Record<string, string>> = {},
  publicUrl: string = PUBLIC_URL,
): Caller {
  const fetch: Caller['fetch'] = async (path, init = {}) => {
    const headers = new Headers(always)
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    return served.fetch(new Request(new URL(path, publicUrl), { ...init, headers }))
  }
  return {
    fetch,
    send: async <R extends Route>(route: R, { params, body, headers }: Sending<R> = {}) => {
      const response = await fetch(pathOf(route, params), {
        method: route.method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return parseReply<R>(response, await response.text())
    },
  }
}

/** A session that ends then, of a person whose account is made when there is none. */
export async function openSession(
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  person: Person,
  expiresAt: Date,
): Promise<{ id: string; token: string }> {
  const token = randomBytes(16).toString('hex')
  return asOwner(async (run) => {
    const status = person.status ?? 'active'
    const { passwordHash = PASSWORD_HASH } = person
    const made = await createAccount(run, { ...person, status, passwordHash })
    const id = made ?? (await findAccount(run, person.email))?.id ?? ''
    await run(sql`
      insert into auth.sessions (user_id, token, expires_at, updated_at)
      values (${id}, ${hashToken(token)}, ${expiresAt}, now())`)
    return { id, token }
  })
}

interface Parts {
  readonly database: Database
  readonly reader: PhotoReader
  readonly log: Log
  readonly clock: () => Date
}

/** The server itself on these pools, as start-up puts it together. */
export function appOn(parts: Parts, options: TestAppOptions = {}): ServedApp {
  const { publicUrl = PUBLIC_URL, sessionTtlS = 3600, trustedProxies = [], files, ai } = options
  const { log } = parts
  const settings = { secret: SECRET, publicUrl, sessionTtlS, log }
  return createApp({
    ...parts,
    ...settings,
    registration: options.registration ?? 'closed',
    mailer: options.mailer,
    billing: options.stripe && createBilling({ ...parts, settings: options.stripe, publicUrl }),
    contact: options.contact,
    provider: ai && createAiProvider({ ...parts, ...ai }),
    french: options.french ?? inProcessLanguage(loadLanguage),
    aiDebug: options.aiDebug ?? false,
    files: files ?? new Map(),
    trustedProxies,
  })
}

/** The real reader of photos; its process starts with the first photo. */
export function testReader(): PhotoReader {
  return createPhotoReader({ processes: 1, maxQueue: 1, maxWaitMs: 60_000 })
}

/** The whole server on a database of its own. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { publicUrl = PUBLIC_URL, sessionTtlS = 3600 } = options
  const base = await testDatabase()
  const clock = testClock()
  const logged: string[] = []
  const log = createLog('debug', (line) => logged.push(line))
  const reader = options.reader ?? testReader()
  const served = appOn({ ...base, reader, log, clock: clock.read }, options)
  return {
    ...base,
    ...callerOf(served, {}, publicUrl),
    clock,
    logged,
    served,
    reader,
    as: async (person) => {
      const expiresAt = new Date(clock.read().getTime() + sessionTtlS * 1000)
      const { id, token } = await openSession(base, person, expiresAt)
      const cookie = `${sessionCookie(publicUrl).name}=${signToken(token, SECRET)}`
      return { ...callerOf(served, { cookie }, publicUrl), id, token, cookie }
    },
    [Symbol.asyncDispose]: async () => {
      if (options.reader === undefined) await reader.close()
      await base[Symbol.asyncDispose]()
    },
  }
}
