/** What every request meets before a route, and every answer after it. */
import { expect, test } from 'vitest'
import { claire, lea, PASSWORD } from '../../../../test/support/people/people.ts'
import { PUBLIC_URL, testApp } from '../../../../test/support/product/test-app.ts'
import { routes } from '../../../contract/routes.ts'
import { sql } from '../../db/database.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

test('A10 a page of another site changes nothing, whatever it sends', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:3001' },
    { origin: 'https://localhost:3000.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://evil.example', 'x-http-method-override': 'GET' },
  ]
  for (const headers of foreign) {
    const answer = await caller.send(routes.addLearner, { body: lea(), headers })
    expect(answer.status, JSON.stringify(headers)).toBe(403)
    expect(answer.problem).toEqual({
      error: "La demande vient d'un autre site",
      code: 'foreign-origin',
    })
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  }
  const signIn = await app.send(routes.signIn, {
    body: { email: claire.email, password: PASSWORD },
    headers: { origin: 'https://evil.example' },
  })
  expect(signIn.status).toBe(403)
  expect((await caller.send(routes.listLearners)).body).toEqual([])
})

test('A10 our own pages and programs are let through', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const own = [
    {},
    { origin: PUBLIC_URL },
    { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ]
  for (const headers of own) {
    const { status } = await caller.send(routes.updateUser, { body: { name: 'Claire' }, headers })
    expect(status, JSON.stringify(headers)).toBe(200)
  }
  const elsewhere = new Request('http://192.168.1.5:3000/api/auth/update-user', {
    method: 'POST',
    headers: { ...JSON_TYPE, cookie: caller.cookie, origin: 'http://192.168.1.5:3000' },
    body: '{"name":"Claire"}',
  })
  expect((await app.served.fetch(elsewhere)).status).toBe(200)
})

test('I6 a body is JSON and says so, in any spelling of it', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const send = (type: string | undefined, encoding?: string) =>
    caller.fetch('/api/learners', {
      method: 'POST',
      headers: {
        ...(type !== undefined && { 'content-type': type }),
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      },
      body: new Blob(['{"first_name":""}']).stream(),
      duplex: 'half',
    } as RequestInit)
  for (const type of [
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json ;charset=UTF-8',
    'application/json\t;charset=utf-8',
  ]) {
    const answer = await send(type)
    expect(answer.status, type).toBe(400)
    expect(await answer.json()).toMatchObject({
      fields: { first_name: 'Ce champ est obligatoire' },
    })
  }
  for (const type of [
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/plain; application/json',
  ]) {
    const answer = await send(type)
    expect(answer.status, type).toBe(415)
    expect(await answer.json()).toMatchObject({ code: 'unsupported-body' })
  }
  expect((await send('application/json', 'gzip')).status).toBe(415)
})

test('I1 a body above the limit is refused by its announced size, and while it arrives', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  let pulled = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1
      controller.enqueue(new Uint8Array(10_000).fill(32))
    },
  })
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    caller.fetch('/api/dictations', {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body,
      duplex: 'half',
    } as RequestInit)
  const chunked = await post(endless)
  expect(chunked.status).toBe(413)
  expect(await chunked.json()).toEqual({
    error: 'La demande est trop volumineuse',
    code: 'body-too-large',
  })
  expect(pulled).toBeLessThan(20)
  expect((await post('{}', { 'content-length': '50000000' })).status).toBe(413)
  expect((await post(`{"content":"${'a'.repeat(99_000)}"}`)).status).toBe(400)
})

test('Z7 other methods on a known address are refused with those that it has', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  for (const [method, path, allow] of [
    ['PUT', '/api/learners', 'GET, HEAD, POST'],
    ['DELETE', '/api/learners', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/learners', 'GET, HEAD, POST'],
    ['GET', '/api/auth/sign-out', 'POST'],
    ['GET', '/functions/v1/process-image', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/api/results/00000000-0000-4000-8000-000000000000', 'DELETE'],
  ] as const) {
    const answer = await caller.fetch(path, { method })
    expect(answer.status, `${method} ${path}`).toBe(405)
    expect(answer.headers.get('allow')).toBe(allow)
    expect(await answer.json()).toEqual({
      error: "Cette méthode n'est pas possible ici",
      code: 'method-not-allowed',
    })
  }
  const head = await caller.fetch('/api/learners', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('NAV-04 Z7 unknown addresses of the interface answer 404, and none stands beside the contract', async () => {
  await using app = await testApp()
  for (const path of [
    '/api',
    '/api/',
    '/api/users',
    '/api/learners/',
    '/functions/v1/other',
    '/api/auth/sign-in/social',
    '/api/auth/delete-user',
    '/api/auth/two-factor/get-totp-uri',
    '/api/auth/ok',
    '/api/../.env',
    '/api/%2e%2e/secret',
  ]) {
    for (const method of ['GET', 'POST']) {
      const answer = await app.fetch(path, { method })
      if (new URL(path, PUBLIC_URL).pathname.startsWith('/api')) {
        expect(answer.status, `${method} ${path}`).toBe(404)
        expect(await answer.json()).toMatchObject({ code: 'unknown-address' })
      } else {
        expect([302, 404]).toContain(answer.status)
      }
    }
  }
})

test('F1 every answer carries the headers that protect', async () => {
  await using app = await testApp()
  for (const path of ['/healthz', '/api/learners', '/api/none', '/', '/inconnue', '/assets/x.js']) {
    const { headers } = await app.fetch(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('script-src')
    for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect(policy).toContain(`${directive} 'none'`)
    }
    expect(headers.has('strict-transport-security')).toBe(false)
  }
})

test('P1 the log says what was asked, never of whom or what', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const { body } = await caller.send(routes.addLearner, { body: lea() })
  await caller.send(routes.listResults, { params: { id: body.id } })
  await caller.fetch(`/api/learners/${body.id}?email=claire@exemple.fr`, { method: 'DELETE' })
  const lines = app.logged.map((line) => JSON.parse(line))
  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', '/api/learners', 201],
    ['GET', '/api/learners/:id/results', 200],
    ['DELETE', '/api/learners/:id', 204],
  ])
  for (const secret of [body.id, 'claire', 'Léa', caller.id, caller.token]) {
    expect(app.logged.join()).not.toContain(secret)
  }
})

test('a bug is answered without its details and logged without what was sent', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  await app.asOwner((run) => run(sql`alter table learners add check (first_name <> 'Léa')`))
  const answer = await caller.send(routes.addLearner, { body: lea() })
  expect(answer.status).toBe(500)
  expect(answer.problem).toEqual({
    error: 'Une erreur inattendue est survenue',
    code: 'unexpected',
  })
  const failed = app.logged.map((line) => JSON.parse(line)).find(({ event }) => event === 'failed')
  expect(failed).toMatchObject({ level: 'error', route: '/api/learners', code: '23514' })
  expect(JSON.stringify(failed)).not.toContain('Léa')
})

test('probes answer, and the description names every route', async () => {
  await using app = await testApp()
  expect((await app.send(routes.health)).body).toEqual({ status: 'ok' })
  expect((await app.send(routes.ready)).body).toEqual({ status: 'ok' })
  const { body } = await app.send(routes.openapi)
  const described = Object.entries(Object(body.paths)).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const known = Object.values(routes).map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(described.sort()).toEqual(known.sort())
})
