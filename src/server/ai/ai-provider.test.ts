/** The client alone, against a server that speaks the protocol: what comes back, how often it is asked, what is sent. */
import { expect, test } from 'vitest'
import {
  type AiAnswer,
  type AiServer,
  cutsOff,
  drips,
  fails,
  floods,
  hangs,
  later,
  redirects,
  says,
  saysNothing,
  showsHtml,
  startAiServer,
} from '../../../test/support/ai-server.ts'
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts'
import type { OwnerId } from '../../domain/owner-id.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { parseOwnerId } from '../account/require-user.ts'
import { sql } from '../db/database.ts'
import { createLog } from '../log.ts'
import type { AiFailure } from './ai-failure.ts'
import { type AiLimits, type AiProvider, type AiTask, createAiProvider } from './ai-provider.ts'
import type { ChatMessage } from './chat-completions.ts'
import type { Quotas } from './quota.store.ts'

const KEY = 'sk-of-the-tests'
const MESSAGE: ChatMessage = {
  system: 'Tu es professeur.',
  user: 'Écris.',
  temperature: 0.5,
  maxTokens: 500,
  maxBytes: 10_000,
}

interface Office extends AsyncDisposable {
  readonly base: TestDatabase
  readonly server: AiServer
  readonly provider: AiProvider
  readonly owner: OwnerId
  readonly waits: number[]
  readonly logged: string[]
}

interface OfficeOptions {
  readonly answers: readonly AiAnswer[]
  readonly limits?: AiLimits
  readonly quotas?: Quotas
  readonly baseUrl?: string
  readonly now?: string
}

async function someone(base: TestDatabase, email: string): Promise<OwnerId> {
  const [user] = await base.asOwner((run) =>
    run<{ id: string }>(sql`
      insert into auth.users (name, email, email_verified) values ('', ${email}, true)
      returning id`),
  )
  return parseOwnerId(user?.id ?? '')
}

async function office(options: OfficeOptions): Promise<Office> {
  const base = await testDatabase()
  const server = await startAiServer(...options.answers)
  const waits: number[] = []
  const logged: string[] = []
  const provider = createAiProvider({
    settings: {
      name: 'Fabulia',
      baseUrl: options.baseUrl ?? server.baseUrl,
      apiKey: KEY,
      model: 'fable-1',
      visionModel: 'eye-1',
    },
    quotas: options.quotas ?? { user: 100, everyone: 100 },
    database: base.database,
    clock: () => new Date(options.now ?? '2026-11-21T12:00:00Z'),
    log: createLog('debug', (line) => logged.push(line)),
    ...(options.limits && { limits: options.limits }),
    pause: async (ms) => {
      waits.push(ms)
    },
  })
  return {
    base,
    server,
    provider,
    owner: await someone(base, 'claire@exemple.fr'),
    waits,
    logged,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await base[Symbol.asyncDispose]()
    },
  }
}

function ask(
  { provider, owner }: Office,
  task: Partial<AiTask<string>> = {},
): Promise<Result<string, AiFailure>> {
  const { signal } = new AbortController()
  return provider.complete({ owner, signal, message: () => MESSAGE, read: accept, ...task })
}

async function usedToday({ base }: Office): Promise<{ mine: number; everyone: number }> {
  const [row] = await base.asOwner((run) =>
    run<{ mine: number; everyone: number }>(sql`
      select coalesce((select sum(calls)::int from ai_calls), 0) as mine,
             coalesce((select sum(calls)::int from ai_calls_of_everyone), 0) as everyone`),
  )
  return row ?? { mine: -1, everyone: -1 }
}

/** For those that never end. One that answers is waited for: a busy machine makes nothing slow. */
const SHORT: AiLimits = { callMs: 250, totalMs: 27_000 }

test('a reply is what the model wrote, and the call carries the key, the model and a limit of tokens', async () => {
  await using at = await office({ answers: [says(' Le chat dort. ')] })
  expect(await ask(at)).toEqual({ ok: true, value: 'Le chat dort.' })
  const [call] = at.server.calls
  expect(call?.path).toBe('/v1/chat/completions')
  expect(call?.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(call?.body).toEqual({
    model: 'fable-1',
    messages: [
      { role: 'system', content: MESSAGE.system },
      { role: 'user', content: MESSAGE.user },
    ],
    max_tokens: 500,
    temperature: 0.5,
  })
})

test('an image goes to the model that sees, as the protocol shows images', async () => {
  await using at = await office({ answers: [says('chat')] })
  const image = 'data:image/png;base64,AAAA'
  await ask(at, { message: () => ({ ...MESSAGE, image }) })
  expect(at.server.calls[0]?.body).toMatchObject({
    model: 'eye-1',
    messages: [
      {},
      {
        content: [
          { type: 'text', text: MESSAGE.user },
          { type: 'image_url', image_url: { url: image } },
        ],
      },
    ],
  })
})

const DOWN = { kind: 'down', status: null, retryAfterS: null } as const

test.each<[name: string, answer: AiAnswer, failure: AiFailure, calls: number]>([
  ['500', fails(500), { kind: 'down', status: 500, retryAfterS: null }, 3],
  ['429', fails(429), { kind: 'limited', retryAfterS: null }, 3],
  ['a hang', hangs, { kind: 'slow' }, 3],
  ['one byte at a time', drips(60), { kind: 'slow' }, 3],
  ['a connection cut', cutsOff, DOWN, 3],
  ['50 MB', floods(50), { kind: 'too-large' }, 3],
  ['HTML', showsHtml, { kind: 'not-json' }, 3],
  ['no choices', saysNothing, { kind: 'no-content' }, 3],
  ['null', says(null), { kind: 'no-content' }, 3],
  ['an empty reply', says('  '), { kind: 'no-content' }, 3],
  ['thoughts only', says('<think>hmm</think>\n'), { kind: 'no-content' }, 3],
  ['400', fails(400), { kind: 'refused', status: 400, parameter: null }, 1],
  ['401', fails(401), { kind: 'refused', status: 401, parameter: null }, 1],
  ['403', fails(403), { kind: 'refused', status: 403, parameter: null }, 1],
  ['404', fails(404), { kind: 'refused', status: 404, parameter: null }, 1],
])('O5 O6 %s is named, and asked again only where that may help', async (...row) => {
  const [, answer, failure, calls] = row
  const limits = failure.kind === 'slow' && { limits: SHORT }
  await using at = await office({ answers: [answer], ...limits })
  expect(await ask(at)).toEqual({ ok: false, refusal: failure })
  expect(at.server.calls).toHaveLength(calls)
  expect(at.waits).toEqual(calls === 3 ? [1000, 2000] : [])
  expect(await usedToday(at)).toEqual({ mine: calls, everyone: calls })
  const log = at.logged.join('')
  for (const secret of [KEY, 'sk-12', MESSAGE.user, 'bla', 'claire', at.owner]) {
    expect(log).not.toContain(secret)
  }
})

test('O5 a server that is not there is asked three times', async () => {
  await using at = await office({ answers: [], baseUrl: 'http://127.0.0.1:9/v1' })
  expect(await ask(at)).toEqual({ ok: false, refusal: DOWN })
  expect(at.waits).toEqual([1000, 2000])
})

test('O5 a flood is cut off long before its end', async () => {
  await using at = await office({ answers: [floods(50)] })
  await ask(at)
  expect(await at.server.calls[0]?.over).toBe('left')
})

test('V15.3.2 a redirect is not followed', async () => {
  await using inside = await startAiServer(says('secret'))
  await using at = await office({ answers: [redirects(`${inside.baseUrl}/chat/completions`)] })
  const refusal = { kind: 'refused', status: 307, parameter: null }
  expect(await ask(at)).toEqual({ ok: false, refusal })
  expect([at.server.calls.length, inside.calls.length]).toEqual([1, 0])
})

test('a second call that succeeds is enough', async () => {
  await using at = await office({ answers: [fails(503), says('Le chat dort.')] })
  expect(await ask(at)).toEqual({ ok: true, value: 'Le chat dort.' })
  expect(at.waits).toEqual([1000])
})

test.each([
  [{ 'retry-after': '5' }, [5000, 5000], 3],
  [{ 'retry-after': '0' }, [1000, 2000], 3],
  [{ 'retry-after': '600' }, [], 1],
  [
    { date: 'Sat, 21 Nov 2026 12:00:00 GMT', 'retry-after': 'Sat, 21 Nov 2026 12:00:04 GMT' },
    [4000, 4000],
    3,
  ],
  [{ 'retry-after': 'soon' }, [1000, 2000], 3],
])(
  'a provider that asks for time is given it, within reason: %j',
  async (headers, waits, calls) => {
    await using at = await office({ answers: [fails(429, headers)] })
    expect(await ask(at)).toMatchObject({ ok: false, refusal: { kind: 'limited' } })
    expect(at.waits).toEqual(waits)
    expect(at.server.calls).toHaveLength(calls)
  },
)

test('no call starts that could only be cut off', async () => {
  await using at = await office({ answers: [hangs], limits: { callMs: 250, totalMs: 3500 } })
  expect(await ask(at)).toEqual({ ok: false, refusal: { kind: 'slow' } })
  expect([at.server.calls.length, at.waits]).toEqual([1, []])
})

test('what a task refuses is told to the model at the next call', async () => {
  await using at = await office({ answers: [says('non'), says('oui')] })
  const reasons: (string | null)[] = []
  const reply = await ask(at, {
    message: (attempt, reason) => {
      reasons.push(reason)
      return { ...MESSAGE, temperature: 0.5 - attempt / 10 }
    },
    read: (text) => (text === 'oui' ? accept(text) : refuse('Il manque un mot.')),
  })
  expect(reply).toEqual({ ok: true, value: 'oui' })
  expect(reasons).toEqual([null, 'Il manque un mot.'])
  expect(at.server.calls.map(({ body }) => body.temperature)).toEqual([0.5, 0.4])
})

test('a parameter that a model does not take is left out from then on', async () => {
  const refused = (param: string) => fails(400, {}, { error: { param } })
  await using at = await office({
    answers: [refused('max_tokens'), refused('temperature'), says('Le chat dort.')],
  })
  expect(await ask(at)).toEqual({ ok: true, value: 'Le chat dort.' })
  expect(at.waits).toEqual([])
  await ask(at)
  const { model, messages, ...parameters } = at.server.calls[3]?.body ?? {}
  expect(parameters).toEqual({ max_completion_tokens: 500 })
})

test('a reply in parts, or after thoughts aloud, is read', async () => {
  const parts = [
    { type: 'thinking', thinking: [] },
    { type: 'text', text: 'Le chat ' },
    { type: 'text', text: 'dort.' },
  ]
  await using at = await office({
    answers: [says(parts), says('<think>\nUn chat…\n</think>\n\nLe chat dort.')],
  })
  expect(await ask(at)).toEqual({ ok: true, value: 'Le chat dort.' })
  expect(await ask(at)).toEqual({ ok: true, value: 'Le chat dort.' })
})

test('O6 a browser that leaves ends the call at once, and there is no other', async () => {
  await using at = await office({ answers: [hangs] })
  const browser = new AbortController()
  const reply = ask(at, { signal: browser.signal })
  await at.server.called(1)
  browser.abort()
  expect(await reply).toEqual({ ok: false, refusal: { kind: 'cancelled' } })
  expect(await at.server.calls[0]?.over).toBe('left')
  expect(at.server.calls).toHaveLength(1)
})

test('O10 a server that ends gives its tasks back as if the provider were out of reach', async () => {
  await using at = await office({ answers: [hangs] })
  const reply = ask(at)
  await at.server.called(1)
  at.provider.stop()
  expect(await reply).toEqual({ ok: false, refusal: DOWN })
  expect(await at.server.calls[0]?.over).toBe('left')
  expect(await ask(at)).toEqual({ ok: false, refusal: DOWN })
  expect(at.server.calls).toHaveLength(1)
})

test('O7 for a browser that has left already nothing is called and nothing counted', async () => {
  await using at = await office({ answers: [says('oui')] })
  expect(await ask(at, { signal: AbortSignal.abort() })).toMatchObject({ ok: false })
  expect(at.server.calls).toEqual([])
  expect(await usedToday(at)).toEqual({ mine: 0, everyone: 0 })
})

test('O7 the quota of a user holds under parallel requests, and nothing else is counted', async () => {
  await using at = await office({ answers: [says('oui')], quotas: { user: 7, everyone: 100 } })
  const replies = await Promise.all(Array.from({ length: 30 }, () => ask(at)))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(7)
  const refused = replies.filter(({ ok }) => !ok)
  expect(new Set(refused.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(refused[0]).toEqual({ ok: false, refusal: { kind: 'quota', of: 'user' } })
  expect(at.server.calls).toHaveLength(7)
  expect(await usedToday(at)).toEqual({ mine: 7, everyone: 7 })
})

test('O7 the quota of everybody holds over several users, whose own counts stay what was called', async () => {
  await using at = await office({ answers: [says('oui')], quotas: { user: 5, everyone: 8 } })
  const owners = await Promise.all(
    ['marc', 'paul', 'roy'].map((name) => someone(at.base, `${name}@exemple.fr`)),
  )
  const replies = await Promise.all(
    owners.flatMap((owner) => Array.from({ length: 10 }, () => ask(at, { owner }))),
  )
  expect(replies.filter(({ ok }) => ok)).toHaveLength(8)
  expect(at.server.calls).toHaveLength(8)
  expect(await usedToday(at)).toEqual({ mine: 8, everyone: 8 })
})

test.each([
  [{ user: 0, everyone: 5 }, 'user'],
  [{ user: 5, everyone: 0 }, 'everyone'],
])('O7 a quota of zero forbids the first call: %j', async (quotas, of) => {
  await using at = await office({ answers: [says('oui')], quotas })
  expect(await ask(at)).toEqual({ ok: false, refusal: { kind: 'quota', of } })
  expect(at.server.calls).toEqual([])
  expect(await usedToday(at)).toEqual({ mine: 0, everyone: 0 })
})

test('O7 a new day in Paris, which is not yet one in UTC, has its own quota', async () => {
  const quotas = { user: 1, everyone: 1 }
  await using at = await office({ answers: [says('oui')], quotas, now: '2026-11-20T22:59:00Z' })
  expect(await ask(at)).toMatchObject({ ok: true })
  expect(await ask(at)).toMatchObject({ ok: false })
  const provider = createAiProvider({
    settings: {
      name: 'Fabulia',
      baseUrl: at.server.baseUrl,
      apiKey: undefined,
      model: 'fable-1',
      visionModel: undefined,
    },
    quotas,
    database: at.base.database,
    clock: () => new Date('2026-11-20T23:00:00Z'),
    log: createLog('error', () => undefined),
  })
  expect(await ask({ ...at, provider })).toMatchObject({ ok: true })
  expect(at.server.calls[1]?.headers.authorization).toBeUndefined()
  expect(provider.sees).toBe(false)
})

test('Z5 a user does not see the calls of another', async () => {
  await using at = await office({ answers: [says('oui')] })
  await ask(at)
  const other = await someone(at.base, 'marc@exemple.fr')
  const seen = (owner: OwnerId) => at.base.database.query(owner, sql`select calls from ai_calls`)
  expect([await seen(at.owner), await seen(other)]).toEqual([[{ calls: 1 }], []])
})

test('the time of all calls together is bounded too', async () => {
  await using at = await office({
    answers: [later(400, fails(500)), hangs],
    // Without the bound the second call would outlast the test.
    limits: { callMs: 600_000, totalMs: 8000 },
  })
  expect(await ask(at)).toEqual({ ok: false, refusal: { kind: 'slow' } })
  expect(at.server.calls).toHaveLength(2)
})
