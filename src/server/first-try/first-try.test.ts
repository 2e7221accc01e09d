import { expect, test } from 'vitest'
import {
  type Caller,
  callerOf,
  type TestApp,
  testApp,
} from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import {
  MAX_TRIES_OF_ALL_PER_HOUR,
  MAX_TRIES_PER_HOUR,
} from '../../domain/account/account-limits.ts'
import { FIRST_TRY, SAMPLE_COPY } from '../../texts/first-try.ts'
import { sql } from '../db/database.ts'

function from(app: TestApp, address: string): Caller {
  const environment = { incoming: { socket: { remoteAddress: address } } }
  return callerOf({ fetch: (request) => app.served.fetch(request, environment) })
}

test('FIR-01 three words become a dictation without an account, without a cookie and without a trace', async () => {
  await using app = await testApp()
  const words = ['écureuil', 'noisette', 'forêt']
  const visitor = from(app, '203.0.113.9')
  const { status, body, headers } = await visitor.send(routes.tryDictation, {
    body: { words, level: 'CE1' },
  })
  expect([status, headers.get('set-cookie'), body.missing]).toEqual([200, null, []])
  expect(body.sentences).toHaveLength(3)
  const text = body.sentences.map((one) => one.text).join(' ')
  for (const word of words) expect(text.toLowerCase()).toContain(word)
  for (const { text: sentence, forms } of body.sentences) {
    for (const form of forms) expect(sentence).toContain(form)
  }
  expect(app.logged.join()).not.toContain('noisette')
  expect(await app.asOwner((run) => run(sql`select from dictations`))).toEqual([])
  expect(await app.asOwner((run) => run(sql`select from ai_calls`))).toEqual([])
})

test('FIR-01 what is no word, too long or a fourth one is refused before anything is written', async () => {
  await using app = await testApp()
  for (const words of [[], [' '], ['a'.repeat(41)], ['un', 'deux', 'trois', 'quatre']]) {
    const answer = await app.send(routes.tryDictation, { body: { words, level: 'CP' } })
    expect([answer.status, answer.problem.error]).toEqual([400, expect.stringMatching(/\S/u)])
  }
})

const ANSWERS = { body: { answers: ['read', 'read', 'read'] as const } }

function tryAll(caller: Caller, count: number): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { status } = await caller.send(routes.correctSampleCopy, {
        body: { answers: [...ANSWERS.body.answers] },
      })
      return status
    }),
  )
}

test('FIR-01 O13 the tries of an address are bounded, and another address still tries', async () => {
  await using app = await testApp()
  const school = from(app, '203.0.113.9')
  const statuses = await tryAll(school, MAX_TRIES_PER_HOUR + 3)
  expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_TRIES_PER_HOUR)
  const refused = await school.send(routes.tryDictation, { body: { words: ['nid'], level: 'CP' } })
  expect([refused.status, refused.problem.error]).toEqual([429, FIRST_TRY.spent])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(await tryAll(from(app, '203.0.113.10'), 1)).toEqual([200])
  app.clock.advance(61 * 60_000)
  expect(await tryAll(school, 1)).toEqual([200])
})

test('FIR-01 O13 two texts are written for visitors at once, whoever comes in the same instant', async () => {
  await using app = await testApp()
  const body = { words: ['nid'], level: 'CP' } as const
  const replies = await Promise.all(
    Array.from({ length: 5 }, (_, i) =>
      from(app, `203.0.113.${i}`).send(routes.tryDictation, { body: { ...body, words: ['nid'] } }),
    ),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503, 503])
  const later = await app.send(routes.tryDictation, { body: { ...body, words: ['nid'] } })
  expect(later.status).toBe(200)
})

test('FIR-01 O13 all visitors together have a budget too, and are told so', async () => {
  await using app = await testApp()
  await tryAll(from(app, '203.0.113.1'), 1)
  await app.asOwner((run) =>
    run(sql`update auth.throttle set failures = ${MAX_TRIES_OF_ALL_PER_HOUR}::float8`),
  )
  const refused = await from(app, '203.0.113.2').send(routes.tryDictation, {
    body: { words: ['nid'], level: 'CP' },
  })
  expect([refused.status, refused.problem.error]).toEqual([429, FIRST_TRY.allSpent])
})

test('FIR-01 the sample copy asks what its reader left open, and is marked as it was answered', async () => {
  await using app = await testApp()
  const { body: copy } = await app.send(routes.getSampleCopy)
  expect(copy.text).toBe(SAMPLE_COPY.text)
  expect(copy.questions.map(({ expected, read }) => [expected, read])).toEqual([
    ['noisette', 'noisète'],
    ['feuilles', 'feuille'],
    ["l'hiver", "l'iver"],
  ])
  for (const { box } of copy.questions) {
    const [x, y, width, height] = box
    expect(
      Math.min(x, y, width, height, copy.width - x - width, copy.height - y - height),
    ).toBeGreaterThan(0)
  }
  const correct = (answers: ('read' | 'expected' | 'illegible')[]) =>
    app.send(routes.correctSampleCopy, { body: { answers } })
  const { body: marked } = await correct(['read', 'read', 'read'])
  expect([marked.word_count, marked.error_count, marked.score]).toEqual([22, 3, 86])
  expect(marked.pieces.filter(({ state }) => state === 'wrong')).toEqual([
    { text: 'noisète', state: 'wrong', expected: 'noisette' },
    { text: 'feuille', state: 'wrong', expected: 'feuilles' },
    { text: "l'iver", state: 'wrong', expected: "l'hiver" },
  ])
  for (const { explanation } of marked.errors) expect(explanation).toMatch(/\S.{20}/u)
  const { body: settled } = await correct(['expected', 'illegible', 'read'])
  expect([settled.word_count, settled.error_count]).toEqual([21, 1])
  expect((await correct(['read'])).status).toBe(400)
})
