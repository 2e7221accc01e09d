/** How often a provider that fails is asked, and for how long. */
import { expect, test } from 'vitest'
import {
  ask,
  DOWN,
  MESSAGE,
  SHORT,
  startAiClient,
  usedToday,
} from '../../../../test/support/services/ai-client.ts'
import {
  type AiAnswer,
  cutsOff,
  drips,
  fails,
  floods,
  hangs,
  later,
  says,
  saysNothing,
  showsHtml,
} from '../../../../test/support/services/ai-server.ts'
import { KEY } from '../../../../test/support/services/app-with-ai.ts'
import type { AiFailure } from './ai-failure.ts'

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
  await using at = await startAiClient({ answers: [answer], ...limits })
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
  await using at = await startAiClient({ answers: [], baseUrl: 'http://127.0.0.1:9/v1' })
  expect(await ask(at)).toEqual({ ok: false, refusal: DOWN })
  expect(at.waits).toEqual([1000, 2000])
})

test('O5 a flood is cut off long before its end', async () => {
  await using at = await startAiClient({ answers: [floods(50)] })
  await ask(at)
  expect(await at.server.calls[0]?.over).toBe('left')
})

test('a second call that succeeds is enough', async () => {
  await using at = await startAiClient({ answers: [fails(503), says('Le chat dort.')] })
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
    await using at = await startAiClient({ answers: [fails(429, headers)] })
    expect(await ask(at)).toMatchObject({ ok: false, refusal: { kind: 'limited' } })
    expect(at.waits).toEqual(waits)
    expect(at.server.calls).toHaveLength(calls)
  },
)

test('no call starts that could only be cut off', async () => {
  await using at = await startAiClient({ answers: [hangs], limits: { callMs: 250, totalMs: 3500 } })
  expect(await ask(at)).toEqual({ ok: false, refusal: { kind: 'slow' } })
  expect([at.server.calls.length, at.waits]).toEqual([1, []])
})

test('the time of all calls together is bounded too', async () => {
  await using at = await startAiClient({
    answers: [later(400, fails(500)), hangs],
    // Without the bound the second call would outlast the test.
    limits: { callMs: 600_000, totalMs: 8000 },
  })
  expect(await ask(at)).toEqual({ ok: false, refusal: { kind: 'slow' } })
  expect(at.server.calls).toHaveLength(2)
})
