/** Z7: who has no session, or asks for what is not there, learns nothing. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { loadStaticFiles } from '../../src/server/http/static-files.ts'
import { ROUTES } from '../support/house/route-schemas.ts'
import { onSocket, raw, statusOf } from '../support/load/raw-http.ts'
import { completeAccountOf } from '../support/people/complete-account.ts'
import { claire } from '../support/people/people.ts'
import { sendCall, validCalls } from '../support/people/valid-calls.ts'
import { callerOf, testApp } from '../support/product/test-app.ts'

/** Who adds a route for everybody says so here. */
const PUBLIC = [
  'health',
  'ready',
  'openapi',
  'about',
  'joinWaitingList',
  'tryDictation',
  'getSampleCopy',
  'correctSampleCopy',
  'stripeWebhook',
  'signIn',
  'signOut',
  'getSession',
  'signUp',
  'hearDictation',
  'sendVerification',
  'verifyEmail',
  'undoSecurityChange',
  'requestPasswordReset',
  'resetPassword',
  'sendOneTimeCode',
  'signInByCode',
  'askPasskey',
  'signInByPasskey',
  'verifyPasskey',
  'verifyTotp',
  'verifyRecoveryCode',
]

const EXPIRED = { error: 'Session expirée', code: 'session-expired' }

test('Z7 every route that is not for everybody answers 401 without a session, and nothing else', async () => {
  await using app = await testApp()
  const her = await app.as(claire)
  const calls = validCalls(await completeAccountOf(her))
  const guarded = ROUTES.filter(([name]) => !PUBLIC.includes(name))
  expect(guarded.length).toBe(ROUTES.length - PUBLIC.length)
  const nobody: readonly Readonly<Record<string, string>>[] = [
    {},
    { cookie: 'encrier.session=' },
    { cookie: `encrier.session=${her.token}` },
    { cookie: `encrier.session=${her.token}.${'A'.repeat(43)}=` },
    { cookie: `${her.cookie.slice(0, -3)}AAA` },
    { cookie: `__Host-${her.cookie}` },
    { authorization: `Bearer ${'0'.repeat(32)}` },
    { authorization: `Basic ${her.token}` },
    { authorization: 'Bearer null' },
  ]
  for (const headers of nobody) {
    const caller = callerOf(app.served, headers)
    for (const [name, route] of guarded) {
      const { status, text } = await sendCall(caller, route, calls[name])
      expect(status, `${name} ${JSON.stringify(headers)}`).toBe(401)
      expect(JSON.parse(text)).toEqual(EXPIRED)
    }
  }
})

const MARK = 'a secret of the build'

/** A build into which files fell that nobody should see. */
async function careless(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'encrier-careless-'))
  const files = {
    'csp.json': '{}',
    'client/index.html': '<h1>Accueil</h1>',
    'client/__spa-fallback.html': '<div id="app"></div>',
    'client/assets/app-1a2b.js': 'console.log(1)',
    'client/assets/app-1a2b.js.map': MARK,
    'client/assets/app-1a2b.css.map': MARK,
    'client/.env': MARK,
    'client/.env.local': MARK,
    'client/.git/config': MARK,
    'client/.git/HEAD': MARK,
    'client/.well-known/.hidden': MARK,
    'server/index.js': MARK,
    '.env': MARK,
    'package.json': MARK,
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), content)
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

const PATHS = [
  '/.env',
  '/.env.local',
  '/.git/config',
  '/.git/HEAD',
  '/.well-known/.hidden',
  '/assets/app-1a2b.js.map',
  '/assets/app-1a2b.css.map',
  '/assets/../.env',
  '/assets/..%2f.env',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets//../../package.json',
  '/..%5c..%5cpackage.json',
  '/../server/index.js',
  '/server/index.js',
  '/csp.json',
  '/package.json',
  '/package-lock.json',
  '/src/server/boot/main.ts',
  '/node_modules/hono/package.json',
  '/data/secrets/auth-secret',
  '/proc/self/environ',
  '/etc/passwd',
  '//etc/passwd',
  '/%2fetc/passwd',
  '/api',
  '/api/',
  '/api/debug',
  '/api/debug/pprof',
  '/api/openapi',
  '/api/docs',
  '/swagger.json',
  '/graphql',
  '/debug',
  '/__inspect',
  '/__vite_ping',
  '/@fs/etc/passwd',
  '/server-status',
  '/actuator/env',
  '/phpinfo.php',
  '/wp-login.php',
  '/api/learners/../account',
  '/api/learners/%00',
  '/api/learners/%E0%A4%A',
  '/api/learners/%ff',
  '/api/learners/__proto__',
  '/api/learners/constructor/results',
  `/api/learners/${'a'.repeat(5000)}`,
  `/${'%2e%2e%2f'.repeat(200)}etc/passwd`,
  '/api/learners?__proto__[a]=1',
  '/api/learners;jsessionid=1',
  '/functions/v1/process-image/../..',
  '/\\..\\..',
]

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'OPTIONS',
  'HEAD',
  'get',
]

/** What a bug, a file or the machine would show. */
const LEAKS =
  /\bat \S+ \(|node_modules|\/src\/|\.ts:\d|\b\w*Error\b|postgres|\bselect \b|root:|AUTH_SECRET|a secret of the build/u

const BODIES = ['', '{', '{"email":', '\u0000', 'a=b', '[]']

test('Z7 five hundred odd requests get an answer each, no file and no trace of the program', async () => {
  await using build = await careless()
  await using app = await testApp({ files: await loadStaticFiles(build.path) })
  await using server = await onSocket(app)
  const asked = PATHS.flatMap((path, i) =>
    METHODS.map((method, k) => ({ method, path, body: BODIES[(i + k) % BODIES.length] ?? '' })),
  )
  expect(asked.length).toBeGreaterThan(500)
  for (const { method, path, body } of asked) {
    const answer = await raw(
      server.address,
      `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
    const status = statusOf(answer)
    expect(status, `${method} ${path}: ${answer}`).toBeGreaterThanOrEqual(200)
    expect(status, `${method} ${path}: ${answer}`).toBeLessThan(500)
    expect(answer, `${method} ${path}`).not.toMatch(LEAKS)
    if (method === 'TRACE') expect([400, 404, 405], path).toContain(status)
  }
  expect(app.logged.join()).not.toContain('"level":"error"')
})

test('Z7 what is no HTTP is told so in a word', async () => {
  await using app = await testApp()
  await using server = await onSocket(app)
  for (const bytes of [
    'GET / HTTP/9.9\r\n\r\n',
    'GET /\r\n\r\n',
    '\u0000\u0001\u0002\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/learners HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: identity, chunked, x\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`,
    'GET / HTTP/1.1\r\nHost: x\r\nX: a\nY: b\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    'GET http://[::::]/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ]) {
    const answer = await raw(server.address, bytes)
    expect([400, 431, 505], `${bytes.slice(0, 80)} ${answer}`).toContain(statusOf(answer))
    expect(answer).not.toMatch(LEAKS)
  }
})
