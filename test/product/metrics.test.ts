/** What Prometheus sees of a whole server: a real scrape after real requests, nothing of anybody in it. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { pickPort, urlOf } from '../../src/server/http/http-server.ts'
import { readPrometheus, type Sample } from '../support/house/prometheus-text.ts'
import { productFiles } from '../support/house/sources.ts'
import { hugo, madameRoy } from '../support/people/people.ts'
import { type WholeServer, wholeServer } from '../support/product/whole-server.ts'
import { startAiServer, writes } from '../support/services/ai-server.ts'

interface Scraped {
  readonly text: string
  /** The value of a sample that has at least these labels; undefined when there is none. */
  figure(name: string, labels?: Sample['labels']): number | undefined
  readonly samples: readonly Sample[]
}

async function scrape(url: string): Promise<Scraped> {
  const response = await fetch(url)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await response.text()
  const samples = readPrometheus(text)
  return {
    text,
    samples,
    figure: (name, labels = {}) =>
      samples.find(
        (one) =>
          one.name === name &&
          Object.entries(labels).every(([label, value]) => one.labels[label] === value),
      )?.value,
  }
}

async function watched(
  env: Readonly<Record<string, string>> = {},
): Promise<{ server: WholeServer; url: string }> {
  const address = await pickPort({ host: '127.0.0.1', port: 0 })
  const server = await wholeServer({ METRICS_PORT: String(address.port), ...env })
  return { server, url: `${urlOf(address)}/metrics` }
}

test('every request, reading, call and connection is counted, by route and never by address', async () => {
  await using ai = await startAiServer(writes('Le chat dort.'))
  const { server, url } = await watched({
    AI_BASE_URL: ai.baseUrl,
    AI_MODEL: 'fable-1',
    AI_NAME: 'Fabulia',
  })
  await using _ended = server
  const roy = await server.as(madameRoy)
  const learner = await roy.send(routes.addLearner, { body: hugo() })
  const id = learner.body.id
  await roy.send(routes.listResults, { params: { id } })
  await roy.send(routes.generateDictation, {
    body: { words: ['chat'], level: 'CE1', length: 1 },
  })
  await roy.send(routes.processImage, {
    body: { purpose: 'words', image: `data:image/png;base64,${btoa('Hugo')}` },
  })
  await roy.fetch(`/api/inconnu/${id}`)
  await roy.fetch('/app/apprenants/Hugo', { method: 'PURGE' })
  const refused = { email: madameRoy.email, password: 'quatre souris grises' }
  await roy.send(routes.signIn, { body: refused })

  const { text, figure, samples } = await scrape(url)
  const requests = 'encrier_http_requests_total'
  const listed = { method: 'GET', route: routes.listResults.path, status: '200' }
  expect(figure(requests, listed)).toBe(1)
  expect(figure(requests, { route: routes.addLearner.path, status: '201' })).toBe(1)
  expect(figure(requests, { route: routes.signIn.path, status: '401' })).toBe(1)
  expect(figure(requests, { method: 'other', route: '*' })).toBe(1)
  const long = { route: routes.listResults.path, le: '+Inf' }
  expect(figure('encrier_http_request_duration_seconds_bucket', long)).toBe(1)
  expect(figure('encrier_http_requests_in_flight')).toBe(0)
  expect(figure('encrier_ai_calls_total', { outcome: 'ok' })).toBe(1)
  expect(figure('encrier_photo_readings_total', { outcome: 'photo-type-unknown' })).toBe(1)
  expect(figure('encrier_photos_waiting')).toBe(0)
  expect(figure('encrier_database_connections', { pool: 'requests' })).toBeGreaterThan(0)
  expect(figure('encrier_database_waiting', { pool: 'accounts' })).toBe(0)
  expect(figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(figure('process_resident_memory_bytes')).toBeGreaterThan(0)

  for (const canary of ['Hugo', 'roy', id, roy.id, 'souris', 'PURGE', 'inconnu']) {
    expect(text).not.toContain(canary)
  }
  const patterns = new Set<string>(['*', ...Object.values(routes).map(({ path }) => path)])
  expect(
    samples.flatMap(({ labels }) => labels.route ?? []).filter((one) => !patterns.has(one)),
  ).toEqual([])
})

test('figures have a port of their own: the public one has none, and theirs has nothing else', async () => {
  const { server, url } = await watched()
  await using _ended = server
  const open = await fetch(`${server.url}/metrics`, { redirect: 'manual' })
  expect(await open.text()).not.toContain('encrier_')
  expect((await fetch(new URL('/api/learners', url))).status).toBe(404)
  expect((await fetch(url, { method: 'POST' })).status).toBe(405)
  expect(await server.product.stop('SIGTERM')).toBe(0)
  await expect(fetch(url)).rejects.toThrow()
})

test('what the alarms look at is there from the start, whatever the level of the log', async () => {
  const { server, url } = await watched({ LOG_LEVEL: 'error' })
  await using _ended = server
  await server.as(madameRoy)
  await fetch(`${server.url}/healthz`)
  const { figure } = await scrape(url)
  expect(figure('encrier_http_requests_total', { route: '/healthz', status: '200' })).toBe(1)
  expect(server.product.printed()).not.toContain('"event":"request"')
  const alarms = await readFile('deploy/alarms.yaml', 'utf8')
  const names = new Set(alarms.match(/\b(?:encrier|nodejs)_[a-z0-9_]+/gu))
  expect(names.size).toBeGreaterThan(5)
  expect([...names].filter((name) => figure(name) === undefined)).toEqual([])
  const events = Array.from(alarms.matchAll(/event=~?"([a-z|-]+)"/gu), ([, list = '']) =>
    list.split('|'),
  )
  const wanted = new Set(events.flat())
  expect(wanted.size).toBeGreaterThan(4)
  for (const event of wanted) expect(figure('encrier_events_total', { event }), event).toBe(0)
  const sources = productFiles()
    .map(({ text }) => text)
    .join('\n')
  expect([...wanted].filter((event) => !sources.includes(`('${event}'`))).toEqual([])
})
