/** What a provider is called for and told: not once more than the quotas, not after the browser has left, nothing of a person. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { parseCalendarDate } from '../../src/domain/calendar-date.ts'
import { sql } from '../../src/server/db/database.ts'
import type { TestDatabase } from '../support/database/database.ts'
import { dataUrl, sendPhoto, startReading, testPhoto } from '../support/hostile/photo-sending.ts'
import { addedDictation, addedLearner, savedCorrection } from '../support/people/class-work.ts'
import { madameRoy, type Person } from '../support/people/people.ts'
import { testFolder } from '../support/product/data-dir.ts'
import { internetSockets, readersOf } from '../support/product/process-figures.ts'
import type { SignedInCaller } from '../support/product/test-app.ts'
import { type WholeServer, wholeServer } from '../support/product/whole-server.ts'
import {
  type AiCall,
  type AiServer,
  hangs,
  later,
  says,
  startAiServer,
  writes,
} from '../support/services/ai-server.ts'

interface Quotas {
  readonly user: number
  readonly everyone: number
}

function envOf(provider: AiServer, { user, everyone }: Quotas): Record<string, string> {
  return {
    AI_NAME: 'Fabulia',
    AI_BASE_URL: provider.baseUrl,
    AI_API_KEY: 'sk-of-the-tests',
    AI_MODEL: 'fable-1',
    AI_VISION_MODEL: 'eye-1',
    AI_DAILY_QUOTA: String(user),
    AI_GLOBAL_DAILY_QUOTA: String(everyone),
  }
}

const PLENTY: Quotas = { user: 1000, everyone: 10_000 }

/** A text as asked, so that one call is enough. */
const GOOD = writes("L'écureuil dort.")
const WRITTEN = { words: ['écureuil'], level: 'CE1' as const, length: 1 }

/** An exercise as asked. */
const ANALYSED = says(
  JSON.stringify({
    questions: [
      {
        sentence: 'Le chat dort.',
        words: [
          { text: 'Le', nature: 'déterminant' },
          { text: 'chat', nature: 'nom', function: 'sujet' },
          { text: 'dort', nature: 'verbe', function: 'verbe' },
        ],
      },
    ],
  }),
)
const EXERCISE = { level: 'CE1', type: 'analysis', count: 1 } as const

type Door = (teacher: SignedInCaller, signal: AbortSignal) => Promise<unknown>

function posts(path: string, body: object): Door {
  return (teacher, signal) =>
    teacher.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    })
}

async function doors(): Promise<readonly (readonly [string, Door])[]> {
  const list = await testPhoto('word-list.jpg')
  return [
    ['a dictation', posts(routes.generateDictation.path, WRITTEN)],
    ['an exercise', posts(routes.generateExercise.path, EXERCISE)],
    ['a photo', posts(routes.processImage.path, { image: dataUrl(list) })],
    ['a photo watched', (teacher, signal) => startReading(teacher, list, { signal }).answer],
  ]
}

test('O6 a browser that leaves ends the call of its click within two seconds, and there is no other', async () => {
  await using provider = await startAiServer(hangs)
  await using server = await wholeServer(envOf(provider, PLENTY))
  const teacher = await server.as(madameRoy)
  for (const [i, [name, ask]] of (await doors()).entries()) {
    const browser = new AbortController()
    const asked = ask(teacher, browser.signal)
    await provider.called(i + 1)
    const from = performance.now()
    browser.abort()
    await expect(asked).rejects.toThrow()
    expect(await provider.calls[i]?.over, name).toBe('left')
    const ms = Math.round(performance.now() - from)
    console.log(`O6 ${name}: the call was ended ${ms} ms after the browser left`)
    expect(ms, name).toBeLessThan(2000)
  }
  // Longer than the waits between two tries.
  await wait(3500)
  expect(provider.calls).toHaveLength(4)
})

async function counted({ asOwner }: TestDatabase): Promise<{ users: number[]; everyone: number }> {
  return asOwner(async (run) => {
    const users = await run<{ calls: number }>(sql`select calls from ai_calls order by calls`)
    const all = await run<{ calls: number }>(sql`select calls from ai_calls_of_everyone`)
    return { users: users.map(({ calls }) => calls), everyone: all[0]?.calls ?? 0 }
  })
}

function hasLimit({ body }: AiCall): boolean {
  const tokens = body.max_tokens
  return typeof tokens === 'number' && tokens > 0 && tokens <= 11_000
}

test('O7 five hundred generations at once of one user: the quota of the day to the call, then the engine and the sentences', async () => {
  await using provider = await startAiServer(later(20, GOOD))
  await using server = await wholeServer(envOf(provider, { user: 50, everyone: 1000 }))
  const teacher = await server.as(madameRoy)
  const ask = () => teacher.send(routes.generateDictation, { body: WRITTEN })
  const storm = await Promise.all(Array.from({ length: 500 }, ask))
  expect(new Set(storm.map(({ status }) => status))).toEqual(new Set([200, 503]))
  for (const { status, problem, headers } of storm) {
    if (status === 503)
      expect([problem.error, headers.get('retry-after')]).toEqual([
        'Service temporairement indisponible',
        '5',
      ])
  }
  // Whoever was told to come back does.
  while (provider.calls.length < 50) expect((await ask()).status).toBe(200)
  const after = await Promise.all(Array.from({ length: 5 }, ask))
  for (const { body } of after) {
    expect([body.source, body.warnings[0]]).toEqual([
      'engine',
      expect.stringContaining("Vous avez utilisé tous vos textes par IA d'aujourd'hui"),
    ])
  }
  const exercise = await teacher.send(routes.generateExercise, { body: EXERCISE })
  expect([exercise.status, exercise.problem.code]).toEqual([429, 'ai-quota'])
  const { last } = await sendPhoto(teacher, await testPhoto('word-list.jpg'))
  expect([last.reader, last.notice]).toEqual([
    'embedded',
    expect.stringContaining("vous avez utilisé toutes vos lectures par IA d'aujourd'hui"),
  ])
  expect(provider.calls).toHaveLength(50)
  expect(await counted(server.base)).toEqual({ users: [50], everyone: 50 })
  expect(provider.calls.filter(hasLimit)).toHaveLength(50)
})

test('O7 fifty free accounts on two servers: neither a quota nor the ceiling of the day is passed', async () => {
  await using provider = await startAiServer(later(20, ANALYSED))
  const env = envOf(provider, { user: 5, everyone: 100 })
  await using first = await wholeServer(env)
  await using second = await wholeServer(env, first.base)
  const free = (i: number): Person => ({ email: `libre-${i}@exemple.fr`, name: '', plan: 'free' })
  const callers = await Promise.all(
    Array.from({ length: 50 }, async (_, i) => [await first.as(free(i)), await second.as(free(i))]),
  )
  // As the screens do: whoever is told to come back does.
  const ask = async (caller: SignedInCaller): Promise<number> => {
    for (;;) {
      const { status } = await caller.send(routes.generateExercise, { body: EXERCISE })
      if (status !== 503) return status
      await wait(500)
    }
  }
  const statuses = await Promise.all(
    callers.flat().flatMap((caller) => Array.from({ length: 5 }, () => ask(caller))),
  )
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  const { users, everyone } = await counted(first.base)
  expect(everyone).toBe(100)
  expect(users.reduce((sum, calls) => sum + calls, 0)).toBe(100)
  expect(Math.max(...users)).toBeLessThanOrEqual(5)
  // A call is counted before it is sent: one whose count came too late for its click is never made.
  expect(provider.calls.length).toBeLessThanOrEqual(100)
  expect(provider.calls.length).toBeGreaterThan(90)
  expect(statuses.filter((status) => status === 200)).toHaveLength(provider.calls.length)
})

test('O7 clicks that are left and made again cost what was called, and no more than the quota', async () => {
  await using provider = await startAiServer(hangs)
  await using server = await wholeServer(envOf(provider, { user: 20, everyone: 1000 }))
  const teacher = await server.as(madameRoy)
  const leave = posts(routes.generateDictation.path, WRITTEN)
  for (let i = 0; i < 20; i += 1) {
    const browser = new AbortController()
    const asked = leave(teacher, browser.signal)
    await provider.called(i + 1)
    browser.abort()
    await expect(asked).rejects.toThrow()
    await provider.calls[i]?.over
  }
  const { body } = await teacher.send(routes.generateDictation, {
    body: WRITTEN,
  })
  expect(body.source).toBe('engine')
  expect(provider.calls).toHaveLength(20)
  expect(await counted(server.base)).toEqual({ users: [20], everyone: 20 })
})

test('O7 the largest demand that a plan allows is sent with a limit of tokens, and is a few kilobytes', async () => {
  await using provider = await startAiServer(says('non'))
  await using server = await wholeServer(envOf(provider, PLENTY))
  const teacher = await server.as(madameRoy)
  const words = Array.from({ length: 200 }, (_, i) => `m${'o'.repeat(35)}t${i}`)
  const goals = Array.from({ length: 10 }, (_, i) => `${'objectif '.repeat(10)}${i}`.slice(0, 100))
  const body = {
    words,
    level: 'CM2',
    length: 30,
    theme: 'forêt '.repeat(16),
    pedagogicalGoals: goals,
  } as const
  const dictation = await teacher.send(routes.generateDictation, {
    body: { ...body, words: [...words], pedagogicalGoals: [...goals] },
  })
  const exercise = await teacher.send(routes.generateExercise, {
    body: { level: 'CM2', type: 'analysis', count: 20, wide: true },
  })
  console.log(
    'O7 largest:',
    dictation.status,
    exercise.status,
    provider.calls.map(({ sent }) => sent.length).join(', '),
    'bytes',
  )
  expect(provider.calls.length).toBeGreaterThanOrEqual(4)
  expect(provider.calls.length).toBeLessThanOrEqual(6)
  expect(provider.calls.every(hasLimit)).toBe(true)
  for (const { sent } of provider.calls) expect(sent.length).toBeLessThan(30_000)
})

const CANARY_ADULT: Person = {
  email: 'zephirine.quatremer@canari.exemple.fr',
  name: 'Zéphirine Quatremer',
  plan: 'teacher',
}

const CANARIES = [
  'zephirine',
  'Zéphirine',
  'quatremer',
  'canari',
  'Théodule',
  'Grandjean',
  '2017-09-13',
  '13 septembre',
  'Enquête-du-canari',
  'sous-marin',
]

/** A child with work of his own, so that everything a server knows of him is there to be told. */
async function knownChild(teacher: SignedInCaller): Promise<readonly string[]> {
  const birth_date = parseCalendarDate('2017-09-13')
  if (!birth_date) throw new Error('no date')
  const learner = await addedLearner(teacher, {
    first_name: 'Théodule',
    last_name: 'Grandjean',
    birth_date,
    level: 'CE1',
  })
  const dictation = await addedDictation(teacher, {
    title: 'Enquête-du-canari',
    content: 'Le sous-marin dort.',
    level: 'CE1',
  })
  const result = await savedCorrection(teacher, learner, dictation)
  return [learner.id, dictation.id, result.id, teacher.id, teacher.token, teacher.cookie]
}

async function everyDoor(teacher: SignedInCaller, dictation_id: string): Promise<void> {
  const themed = {
    ...WRITTEN,
    theme: 'La forêt',
    pedagogicalGoals: ['présent'],
  }
  expect((await teacher.send(routes.generateDictation, { body: themed })).status).toBe(200)
  for (const type of ['analysis', 'fill', 'reorder'] as const) {
    await teacher.send(routes.generateExercise, { body: { level: 'CE1', type, count: 2 } })
  }
  for (const purpose of ['words', 'dictation'] as const) {
    const image = dataUrl(await testPhoto('word-list.jpg'))
    const body = purpose === 'words' ? { image, purpose } : { image, purpose, dictation_id }
    expect((await teacher.send(routes.processImage, { body })).status).toBe(200)
  }
}

function expectNothingOfAPerson(provider: AiServer, secrets: readonly string[]): void {
  for (const { path, headers, sent } of provider.calls) {
    const told = `${path}\n${JSON.stringify(headers)}\n${sent}`.toLocaleLowerCase('fr')
    for (const secret of secrets) expect(told).not.toContain(secret.toLocaleLowerCase('fr'))
    expect(Object.keys(headers)).not.toContain('cookie')
  }
}

function expectOnlyTheProvider(outbound: string, { baseUrl }: AiServer): void {
  const { host } = new URL(baseUrl)
  const lines = outbound.trim().split('\n')
  expect(lines).toContain('loaded')
  expect(lines).toContain(`connect ${host}`)
  expect(new Set(lines)).toEqual(new Set(['loaded', `connect ${host}`]))
}

async function expectReadersWithoutNetwork({ pid }: WholeServer): Promise<void> {
  const readers = await readersOf(pid)
  expect(readers.length).toBeGreaterThan(0)
  for (const reader of readers) expect(await internetSockets(reader)).toEqual([])
}

test('P2 nothing of a child or an adult reaches a provider, and the server connects to nobody else', async () => {
  await using provider = await startAiServer(GOOD)
  await using folder = await testFolder()
  const file = join(folder.path, 'outbound')
  const hook = new URL('../support/product/outbound-hook.ts', import.meta.url).href
  await using server = await wholeServer({
    ...envOf(provider, PLENTY),
    NODE_OPTIONS: `--import=${hook}`,
    OUTBOUND: file,
  })
  const teacher = await server.as(CANARY_ADULT)
  const ids = await knownChild(teacher)
  await everyDoor(teacher, ids[1] ?? '')
  expect(provider.calls.length).toBeGreaterThanOrEqual(6)
  expectNothingOfAPerson(provider, [...CANARIES, ...ids])
  expect(provider.calls.every(hasLimit)).toBe(true)
  expectOnlyTheProvider(await readFile(file, 'utf8'), provider)
  await expectReadersWithoutNetwork(server)
})
