/**
 * P1: words that stand nowhere else are put into every field of every route, into headers, addresses and broken requests,
 * while the database refuses, hangs and drops connections. Then everything that the server and PostgreSQL printed
 * or counted is read.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { startEmbeddedPostgres } from '../../src/server/db/supervisor/embedded-postgres.ts'
import type { SocketConnection } from '../../src/server/db/supervisor/lease.ts'
import { pickPort } from '../../src/server/http/http-server.ts'
import { SILENT_LOG } from '../../src/server/log.ts'
import {
  CANARIES,
  canaryCalls,
  disguises,
  EMAIL,
  NOISE,
  spoiltCalls,
  WRITTEN,
} from '../support/hostile/canaries.ts'
import { ROUTES } from '../support/house/route-schemas.ts'
import { raw } from '../support/load/raw-http.ts'
import { type CompleteAccount, completeAccountOf } from '../support/people/complete-account.ts'
import { PASSWORD } from '../support/people/people.ts'
import { sendCall } from '../support/people/valid-calls.ts'
import { initialisedFolder } from '../support/product/initialised-data-dir.ts'
import { type Product, startProduct } from '../support/product/product.ts'
import { type Caller, callerOf, type SignedInCaller } from '../support/product/test-app.ts'
import { type AiServer, fails, startAiServer, writes } from '../support/services/ai-server.ts'
import { mailServer, tokenIn } from '../support/services/mail-server.ts'

interface Scene {
  readonly url: string
  readonly adult: SignedInCaller
  readonly nobody: Caller
  readonly own: CompleteAccount
}

/** Leaves the session open and the account there. */
const LAST = [
  'signOut',
  'eraseAccount',
  'changePassword',
  'closeOneSession',
  'closeOtherSessions',
  'deleteLearner',
  'deleteDictation',
  'deleteResult',
]

async function askEverything({ adult, nobody, own }: Scene): Promise<void> {
  const calls = canaryCalls(own)
  for (const [name, route] of ROUTES.filter(([one]) => !LAST.includes(one))) {
    const caller = route.access === 'session' ? adult : nobody
    for (const call of [calls[name], ...spoiltCalls(calls[name])]) {
      await sendCall(caller, route, { ...call, headers: { ...NOISE, ...call.headers } })
    }
  }
}

async function askStrangely({ url, adult, nobody, own }: Scene): Promise<void> {
  const { signIn, joinWaitingList } = routes
  for (const email of [EMAIL, `${CANARIES['e-mail in other case']}@EXEMPLE.FR`]) {
    await nobody.send(signIn, { body: { email, password: CANARIES['wrong password'] ?? '' } })
  }
  for (let i = 0; i < 3; i += 1)
    await nobody.send(joinWaitingList, {
      body: { email: `${CANARIES['waiting list']}@exemple.fr` },
    })
  await adult.send(routes.generateDictation, {
    body: { words: [CANARIES['word of a list'] ?? ''], level: 'CE1', length: 3 },
  })
  await adult.send(routes.saveCorrection, {
    body: {
      learner_id: own.learner.id,
      dictation_id: own.dictation.id,
      content: CANARIES['text of a copy'] ?? '',
    },
  })
  await adult.fetch('/api/account/export', {
    headers: { 'x-password': CANARIES['x-password'] ?? '' },
  })
  const odd: readonly (readonly [string, RequestInit])[] = [
    [`/api/${CANARIES.address}`, {}],
    [`/app/${CANARIES.address}?${CANARIES.query}#x`, {}],
    [`/${CANARIES.address}.env`, {}],
    ['/api/learners', { headers: { cookie: `encrier.session=${CANARIES.cookie}` } }],
    ['/api/learners', { headers: { authorization: `Bearer ${CANARIES.bearer}` } }],
    [
      '/api/learners',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"${CANARIES['broken JSON']}`,
      },
    ],
    [
      '/api/learners',
      {
        method: 'POST',
        headers: { 'content-type': CANARIES['form body'] ?? '' },
        body: CANARIES['form body'] ?? '',
      },
    ],
    ['/api/learners', { method: 'PUT', body: CANARIES['form body'] ?? '' }],
  ]
  for (const [path, init] of odd) {
    await (await nobody.fetch(path, init)).arrayBuffer()
    await (await adult.fetch(path, init)).arrayBuffer()
  }
  const { hostname: host, port } = new URL(url)
  const at = { host, port: Number(port) }
  for (const bytes of [
    `GET /${CANARIES['broken HTTP']} HTTP/9.9\r\n\r\n`,
    `${CANARIES['broken HTTP']} / HTTP/1.1\r\n\r\n`,
    `POST /api/learners HTTP/1.1\r\nHost: x\r\n${CANARIES['broken HTTP']}\r\n\r\n`,
    `POST /api/learners HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${CANARIES['broken HTTP']}`,
  ]) {
    await raw(at, bytes)
  }
}

const TABLES = [
  'learners',
  'dictations',
  'results',
  'french_dictation_results',
  'auth.users',
  'auth.throttle',
  'early_access',
]

/** The database refuses what it is told, misses a column, hangs, and ends every connection. */
async function askWhileItFails(scene: Scene, owner: Owner): Promise<void> {
  const { adult, own } = scene
  for (const table of TABLES) {
    await owner.query(`alter table ${table} add constraint canary check (false) not valid`)
  }
  await askEverything(scene)
  for (const table of TABLES) await owner.query(`alter table ${table} drop constraint canary`)
  await owner.query('alter table learners rename column first_name to first')
  await adult.send(routes.listLearners)
  await sendCall(adult, routes.addLearner, canaryCalls(own).addLearner)
  await owner.query('alter table learners rename column first to first_name')
  await owner.query('begin; lock table learners')
  const hanging = sendCall(adult, routes.addLearner, canaryCalls(own).addLearner)
  await owner.query('select pg_sleep(1)')
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name like 'encrier-%'`,
  )
  expect((await hanging).status).toBe(503)
  await owner.query('rollback')
}

interface Owner extends AsyncDisposable {
  query(text: string): Promise<unknown>
}

async function connected(connection: SocketConnection): Promise<Owner> {
  const client = new pg.Client(connection)
  await client.connect()
  let open = true
  return {
    query: (text) => client.query(text),
    [Symbol.asyncDispose]: async () => {
      if (open) await client.end()
      open = false
    },
  }
}

async function openScene(product: Product, mails: () => Promise<string>): Promise<Scene> {
  const url = await product.ready()
  const nobody = callerOf({ fetch: (request) => fetch(request) }, NOISE, url)
  const account = {
    email: EMAIL,
    password: PASSWORD,
    name: CANARIES['adult’s name'] ?? '',
    plan: 'parent' as const,
  }
  expect((await nobody.send(routes.signUp, { body: account })).status).toBe(200)
  const confirmed = await nobody.send(routes.verifyEmail, {
    body: { token: await mails(), password: PASSWORD },
  })
  expect(confirmed.status).toBe(200)
  const { body, headers } = await nobody.send(routes.signIn, {
    body: { email: EMAIL, password: PASSWORD },
  })
  if (!('token' in body)) throw new Error('no session')
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const caller = callerOf({ fetch: (request) => fetch(request) }, { ...NOISE, cookie }, url)
  const adult = { ...caller, id: body.user.id, token: body.token, cookie }
  return { url, nobody, adult, own: await completeAccountOf(adult, WRITTEN) }
}

function answerBadly(provider: AiServer): void {
  provider.answer(
    fails(
      400,
      {},
      {
        error: { message: `${CANARIES['refusal of a provider']} ${CANARIES['key of a provider']}` },
      },
    ),
    writes(`Le ${CANARIES['text of a provider']} dort.`),
    fails(500, {}, CANARIES['refusal of a provider']),
  )
}

async function logsOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  expect(names).toContain('postgres.log')
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}

test('P1 nothing that people write or prove themselves with is in any log, whatever goes wrong', async () => {
  await using folder = await initialisedFolder()
  await using mail = await mailServer()
  await using provider = await startAiServer()
  answerBadly(provider)
  const figures = await pickPort({ host: '127.0.0.1', port: 0 })
  await using product = startProduct({
    env: {
      DATA_DIR: folder.path,
      METRICS_PORT: String(figures.port),
      DEMO: 'off',
      LOG_LEVEL: 'debug',
      REGISTRATION: 'open',
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: mail.url,
      MAIL_FROM: 'bonjour@exemple.fr',
      AI_BASE_URL: provider.baseUrl,
      AI_API_KEY: CANARIES['key of a provider'] ?? '',
      AI_MODEL: 'fable-1',
    },
  })
  const token = async (): Promise<string> => {
    await expect
      .poll(async () => (await mail.mails()).length, { timeout: 20_000 })
      .toBeGreaterThan(0)
    return tokenIn((await mail.mails()).at(-1))
  }
  const scene = await openScene(product, token)
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: SILENT_LOG })
  await using owner = await connected(postgres.connection)
  await askEverything(scene)
  await askStrangely(scene)
  await askWhileItFails(scene, owner)
  const calls = canaryCalls(scene.own)
  for (const name of LAST) {
    const [, route] = ROUTES.find(([one]) => one === name) ?? []
    if (route) await sendCall(scene.adult, route, Object(calls)[name])
  }
  await owner[Symbol.asyncDispose]()
  await postgres.stop()
  const counted = await (await fetch(`http://127.0.0.1:${figures.port}/metrics`)).text()
  await product.stop('SIGTERM')

  const printed = `${product.printed()}\n${counted}\n${await logsOf(folder.path)}`
  expect(counted).toContain('/api/learners')
  expect(printed).toContain('"event":"failed"')
  expect(printed).toContain('"event":"database-unavailable"')
  expect(printed).toContain('"event":"ai-call"')
  const canaries = {
    ...CANARIES,
    token: scene.adult.token,
    'signed cookie': scene.adult.cookie.split('=')[1] ?? '',
    'token of a mail': await token(),
  }
  expect(Object.keys(canaries).length).toBeGreaterThanOrEqual(40)
  for (const [place, canary] of Object.entries(canaries)) {
    for (const word of disguises(canary)) expect(printed, place).not.toContain(word)
  }
})
