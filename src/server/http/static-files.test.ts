/** The files of the web application, in a small build made for the test. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/support/product/test-app.ts'
import { loadStaticFiles } from './static-files.ts'

const SCRIPT = 'console.log("bonjour")'.repeat(50)

async function built(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'encrier-build-'))
  const files: Record<string, string | Buffer> = {
    'csp.json': JSON.stringify({
      'index.html': { scripts: ['sha256-abc='], styles: ['sha256-def='] },
    }),
    'client/index.html': '<h1>Accueil</h1>',
    'client/plans/index.html': '<h1>Tarifs</h1>',
    'client/login/index.html': '<h1>Connexion</h1>',
    'client/__spa-fallback.html': '<div id="app"></div>',
    'client/favicon.svg': '<svg/>',
    'client/assets/app-1a2b.js': SCRIPT,
    'client/assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
    'client/assets/app-1a2b.js.gz': gzipSync(SCRIPT),
    'client/assets/app-1a2b.js.map': '{}',
    'client/assets/andika.woff2': Buffer.from([1, 2, 3]),
    'client/.env': 'AUTH_SECRET=x',
    'server/secret.txt': 'x',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), content)
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

async function served(): Promise<TestApp> {
  await using build = await built()
  return testApp({ files: await loadStaticFiles(build.path) })
}

test('NAV-01 the public pages are answered without a session', async () => {
  await using app = await served()
  for (const [path, text] of [
    ['/', '<h1>Accueil</h1>'],
    ['/plans', '<h1>Tarifs</h1>'],
    ['/plans/', '<h1>Tarifs</h1>'],
    ['/login', '<h1>Connexion</h1>'],
    ['/login?retour=%2Fapp%2Fapprenants', '<h1>Connexion</h1>'],
  ] as const) {
    const answer = await app.fetch(path)
    expect(answer.status, path).toBe(200)
    expect(await answer.text()).toBe(text)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  }
})

test('NAV-07 every /app address gets the page of the application', async () => {
  await using app = await served()
  for (const path of ['/app', '/app/', '/app/francais/dictee/creer', '/app/inconnue/encore']) {
    const answer = await app.fetch(path)
    expect([answer.status, await answer.text()], path).toEqual([200, '<div id="app"></div>'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('NAV-02 NAV-04 registration and unknown addresses lead to the first page', async () => {
  await using app = await served()
  for (const path of [
    '/register',
    '/inconnue',
    '/a/b/c',
    '/.git/config',
    '/.env',
    '/server/secret.txt',
    '/csp.json',
    '/..%2fcsp.json',
    '/%2e%2e/csp.json',
  ]) {
    const answer = await app.fetch(path)
    expect([answer.status, answer.headers.get('location')], path).toEqual([302, '/'])
  }
})

test('a missing asset is missing, and a source map is not given away', async () => {
  await using app = await served()
  for (const path of [
    '/assets/none.js',
    '/assets/app-1a2b.js.map',
    '/assets/',
    '/assets/..%2findex.html',
  ]) {
    const answer = await app.fetch(path)
    expect([answer.status, await answer.text()], path).toEqual([404, ''])
  }
})

test('files are sent compressed to whoever takes it, and kept for good when their name says what is in them', async () => {
  await using app = await served()
  const get = (accepted: string) =>
    app.fetch('/assets/app-1a2b.js', { headers: { 'accept-encoding': accepted } })
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ] as const) {
    const { headers } = await get(accepted)
    expect(headers.get('content-encoding'), accepted).toBe(encoding)
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  expect(await (await get('')).text()).toBe(SCRIPT)
  const font = await app.fetch('/assets/andika.woff2')
  expect(font.headers.get('content-type')).toBe('font/woff2')
  expect(new Uint8Array(await font.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
})

test('a page that has not changed is not sent again', async () => {
  await using app = await served()
  const etag = (await app.fetch('/')).headers.get('etag') ?? ''
  const again = await app.fetch('/', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await app.fetch('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('F1 a page names what stands in it, and lets no text become a script', async () => {
  await using app = await served()
  const policy = async (path: string): Promise<string> =>
    (await app.fetch(path)).headers.get('content-security-policy') ?? ''
  expect(await policy('/')).toContain("script-src 'self' 'sha256-abc=';")
  expect(await policy('/')).toContain("style-src-elem 'self' 'sha256-def=';")
  expect(await policy('/app')).toContain("script-src 'self';")
  for (const path of ['/', '/app', '/plans']) {
    expect(await policy(path)).not.toMatch(/script-src[^;]*unsafe/)
    expect(await policy(path)).toContain(
      "require-trusted-types-for 'script'; trusted-types default",
    )
  }
})

test('without a built application the interface is served alone', async () => {
  await using app = await testApp({ files: await loadStaticFiles('/nowhere') })
  expect((await app.fetch('/healthz')).status).toBe(200)
  expect((await app.fetch('/')).status).toBe(404)
  expect((await app.fetch('/app')).status).toBe(302)
})
