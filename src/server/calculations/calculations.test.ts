import { expect, test } from 'vitest'
import { ADDITIONS, addedLearner, NO_ID } from '../../../test/support/people/class-work.ts'
import { claire, marc } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { makeSeriesAddress } from '../../domain/calculation/series/series-address.ts'
import { initialTest } from '../../domain/calculation/setup.ts'
import { LEVELS } from '../../domain/level.ts'

test('CAL-13 DAT-04 a test is stored with rounded times and the score computed here', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const { status, body } = await parent.send(routes.saveCalculation, {
    body: { ...ADDITIONS, operation: ['addition', 'division'], learner_id: learner.id },
  })
  expect(status).toBe(201)
  expect(body).toEqual({
    ...ADDITIONS,
    operation: ['addition', 'division'],
    id: body.id,
    user_id: parent.id,
    learner_id: learner.id,
    total_time: 61_235,
    average_time: 3062,
    score: 75,
    series: null,
    topic: null,
    created_at: body.created_at,
  })
  const { body: results } = await parent.send(routes.listResults, { params: learner })
  expect(results.math_calculation).toEqual([body])
  expect(results.results).toMatchObject([
    {
      id: body.id,
      subject: 'math',
      activity: 'calculation',
      score: 75,
      created_at: body.created_at,
    },
  ])
})

test('CAL-14 what the series was is stored with its result, and nothing else is taken for it', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const body = { ...ADDITIONS, operation: ['addition' as const], learner_id: learner.id }
  for (const level of LEVELS) {
    const series = makeSeriesAddress({ ...initialTest(level), programme: true, seed: 4711 })
    const saved = await parent.send(routes.saveCalculation, { body: { ...body, series } })
    expect(saved).toMatchObject({ status: 201, body: { series } })
  }
  const { body: results } = await parent.send(routes.listResults, { params: learner })
  expect(results.math_calculation.map(({ series }) => series?.slice(0, 10))).toEqual(
    LEVELS.toReversed().map((level) => `niveau=${level}`.padEnd(10, '&')),
  )
  for (const series of ['', 'Léa', 'niveau=CE1', `niveau=CE1&${'x'.repeat(400)}`]) {
    const { status } = await parent.send(routes.saveCalculation, { body: { ...body, series } })
    expect([series, status]).toEqual([series, 400])
  }
})

test.each([
  [3, 0, 0],
  [3, 1, 33],
  [3, 2, 67],
  [3, 3, 100],
  [8, 1, 13],
  [100, 99, 99],
])(
  'CAL-12 of %i questions %i right give %i percent',
  async (questions_count, correct_answers, score) => {
    await using app = await testApp()
    const parent = await app.as(claire)
    const learner = await addedLearner(parent)
    const { body } = await parent.send(routes.saveCalculation, {
      body: {
        ...ADDITIONS,
        operation: ['division'],
        questions_count,
        correct_answers,
        learner_id: learner.id,
      },
    })
    expect(body.score).toBe(score)
  },
)

test.each([
  [{ total_time: -1 }, 'total_time'],
  [{ total_time: 3_600_001 }, 'total_time'],
  [{ average_time: null }, 'average_time'],
  [{ questions_count: 0 }, 'questions_count'],
  [{ questions_count: 1e9 }, 'questions_count'],
  [{ questions_count: 2.5 }, 'questions_count'],
  [{ correct_answers: -1 }, 'correct_answers'],
  [{ correct_answers: 21 }, 'correct_answers'],
  [{ operation: [] }, 'operation'],
  [{ operation: ['modulo'] }, 'operation'],
  [{ operation: ['addition', 'addition'] }, 'operation'],
  [{ level: 'CE3' }, 'level'],
])('Z6 CAL-13 a test that cannot be is refused: %j', async (wrong, field) => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const response = await parent.fetch('/api/math-calculation-results', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ADDITIONS, learner_id: learner.id, ...wrong }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
  const { body } = await parent.send(routes.listResults, { params: learner })
  expect([body.math_calculation, body.results]).toEqual([[], []])
})

test('DAT-02 a test of the learner of another user is refused as one of nobody', async () => {
  await using app = await testApp()
  const theirs = await addedLearner(await app.as(marc))
  const parent = await app.as(claire)
  for (const learner_id of [theirs.id, NO_ID]) {
    const { status, problem } = await parent.send(routes.saveCalculation, {
      body: { ...ADDITIONS, operation: ['addition'], learner_id },
    })
    expect([status, problem.code]).toEqual([404, 'not-found'])
  }
})

test('D1 one key stores one test', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const body = { ...ADDITIONS, operation: ['addition' as const], learner_id: learner.id }
  const headers = { 'idempotency-key': 'essai' }
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => parent.send(routes.saveCalculation, { body, headers })),
  )
  expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1)
  const { body: results } = await parent.send(routes.listResults, { params: learner })
  expect(results.math_calculation).toHaveLength(1)
})
