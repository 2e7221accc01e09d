/** F1: the headers of every answer there is, over a real socket, for a site that is reached through https. */
import { expect, test } from 'vitest'
import { SECRET } from '../../../../test/support/database/database.ts'
import { postgresProxy } from '../../../../test/support/database/postgres-proxy.ts'
import { raw, statusOf } from '../../../../test/support/load/raw-http.ts'
import { claire, lea, PASSWORD } from '../../../../test/support/people/people.ts'
import {
  appOn,
  callerOf,
  NO_ID,
  PUBLIC_URL,
  type TestApp,
  testApp,
} from '../../../../test/support/product/test-app.ts'
import { routes } from '../../../contract/routes.ts'
import { createDatabase, sql } from '../../db/database.ts'
import { migrate } from '../../db/migrations/migrate.ts'
import { openPools } from '../../db/pool.ts'
import { SILENT_LOG } from '../../log.ts'
import { type ListenAddress, listen, pickPort } from '../http-server.ts'
import { staticFile } from '../static-files.ts'

const HTTPS = 'https://dictees.exemple.fr'

const FILES = new Map(
  Object.entries({
    '/': 'index.html',
    '/login': 'login/index.html',
    '/__spa-fallback.html': '__spa-fallback.html',
    '/favicon.svg': 'favicon.svg',
    '/assets/app-1a2b.js': 'assets/app-1a2b.js',
  }).map(([path, name]) => [
    path,
    staticFile(name, new Map([['', new TextEncoder().encode('<svg/>')]]), {}),
  ]),
)

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

function expectProtected(headers: Headers, what: string): void {
  const got = Object.keys(EVERYWHERE).map((name) => [name, headers.get(name)])
  expect(Object.fromEntries(got), what).toEqual(EVERYWHERE)
  const policy = headers.get('content-security-policy') ?? ''
  for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
    expect(policy, what).toContain(`${directive} 'none'`)
  }
  expect(policy, what).toContain("connect-src 'self'")
  expect(policy, what).not.toMatch(/script-src[^;]*unsafe|\*|https?:|data:/u)
  const isPage = headers.get('content-type')?.startsWith('text/html') === true
  expect(policy.includes("require-trusted-types-for 'script'"), what).toBe(isPage)
  const kept = /^(no-cache|no-store|public, max-age=(86400|31536000, immutable))$/u
  expect(headers.get('cache-control'), what).toMatch(isPage ? kept : /./u)
}

async function onHttps(
  app: TestApp,
): Promise<AsyncDisposable & { readonly address: ListenAddress }> {
  const address = await pickPort({ host: '127.0.0.1', port: 0 })
  const listening = await listen(app.served.fetch, address, true)
  return { address, [Symbol.asyncDispose]: listening.close }
}

/** The headers of an answer as it came over the wire. */
function headersOf(answer: string): Headers {
  const [, ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n')
  return new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.split(': ')[1] ?? '']),
  )
}

test('F1 every route answers with the headers that protect, and nobody keeps what it says', async () => {
  await using app = await testApp({ publicUrl: HTTPS, files: FILES })
  const statuses = new Set<number>()
  for (const { method, path } of Object.values(routes)) {
    const address = path.replace(/:\w+/gu, NO_ID)
    const json = { 'content-type': 'application/json' }
    const bodies = method === 'GET' ? [{}] : [{ body: '{}', headers: json }, { body: 'a=b' }]
    for (const init of bodies) {
      // Some of the routes end the session that they are asked with.
      for (const caller of [app, await app.as(claire)]) {
        const answer = await caller.fetch(address, { method, ...init })
        expectProtected(answer.headers, `${method} ${path} ${answer.status}`)
        expect(answer.headers.get('cache-control'), path).toMatch(/^(private, )?no-store$/u)
        await answer.body?.cancel()
        statuses.add(answer.status)
      }
    }
  }
  expect(Array.from(statuses)).toEqual(expect.arrayContaining([200, 400, 401, 404, 415]))
})

test('F1 pages, files, refusals and what is no request at all are answered with the same headers', async () => {
  await using app = await testApp({ publicUrl: HTTPS, files: FILES })
  await using server = await onHttps(app)
  const etag = (await app.fetch('/')).headers.get('etag')
  const signIn = `${routes.signIn.path} HTTP/1.1\r\nHost: x\r\n`
  const json = 'Content-Type: application/json'
  const asked: readonly (readonly [status: number, request: string])[] = [
    [200, 'GET / HTTP/1.1\r\nHost: x'],
    [200, 'HEAD /login HTTP/1.1\r\nHost: x'],
    [200, 'GET /app/resultats HTTP/1.1\r\nHost: x'],
    [200, 'GET /favicon.svg HTTP/1.1\r\nHost: x'],
    [200, 'GET /assets/app-1a2b.js HTTP/1.1\r\nHost: x'],
    [304, `GET / HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${etag}`],
    [302, 'GET /inconnue HTTP/1.1\r\nHost: x'],
    [404, 'GET /assets/absent.js HTTP/1.1\r\nHost: x'],
    [404, 'GET /api/inconnue HTTP/1.1\r\nHost: x'],
    [404, 'OPTIONS / HTTP/1.1\r\nHost: x'],
    [405, 'TRACE /api/learners HTTP/1.1\r\nHost: x'],
    [403, `POST ${signIn}${json}\r\nOrigin: https://autre.exemple.fr\r\nContent-Length: 0`],
    [413, `POST ${signIn}${json}\r\nContent-Length: 50000000`],
    [400, 'NONSENSE'],
    [400, 'GET / HTTP/1.1'],
    [400, 'GET / HTTP/1.1\r\nHost: a b'],
    [400, 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1'],
    [417, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: the unexpected'],
    [431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(70_000)}`],
  ]
  for (const [status, request] of asked) {
    const answer = await raw(server.address, `${request}\r\nConnection: close\r\n\r\n`)
    expect(statusOf(answer), `${request.slice(0, 80)}: ${answer.slice(0, 300)}`).toBe(status)
    expectProtected(headersOf(answer), request.slice(0, 80))
  }
})

test('F1 too many tries, a bug and a database that is away are answered with the same headers', async () => {
  await using app = await testApp({ publicUrl: HTTPS })
  const body = { email: claire.email, password: PASSWORD }
  let guess = await app.send(routes.signIn, { body })
  for (let i = 0; i < 30 && guess.status !== 429; i += 1) {
    guess = await app.send(routes.signIn, { body })
  }
  expect(guess.status).toBe(429)
  expectProtected(guess.headers, '429')

  const someone = await app.as(claire)
  await app.asOwner((run) => run(sql`alter table learners add check (first_name <> 'Léa')`))
  const bug = await someone.send(routes.addLearner, { body: lea() })
  expect(bug.status).toBe(500)
  expectProtected(bug.headers, '500')

  const wire = await postgresProxy(app.owner)
  const direct = await migrate({ connection: app.owner, secret: SECRET, log: SILENT_LOG })
  const pools = openPools(
    { requests: wire.through(direct.requests), accounts: wire.through(direct.accounts) },
    SILENT_LOG,
  )
  const database = createDatabase(pools)
  const parts = { pools, database, reader: app.reader, log: SILENT_LOG, clock: app.clock.read }
  const served = appOn(parts, { publicUrl: HTTPS })
  await wire[Symbol.asyncDispose]()
  const away = await callerOf(served, { cookie: someone.cookie }, HTTPS).send(routes.listLearners)
  expect(away.status).toBe(503)
  expectProtected(away.headers, '503')
  await database.close()
})

test('F1 on a plain home network nothing is locked to https', async () => {
  await using app = await testApp({ publicUrl: PUBLIC_URL, files: FILES })
  for (const path of ['/', '/favicon.svg', '/healthz', '/api/learners']) {
    expect((await app.fetch(path)).headers.has('strict-transport-security'), path).toBe(false)
  }
})
