import { expect, test } from 'vitest'
import { addedLearner, NO_ID } from '../../../test/support/people/class-work.ts'
import { claire, marc, paul } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import type { BodyInputOf } from '../../contract/route.ts'
import { routes } from '../../contract/routes.ts'
import { EXERCISE_TYPES } from '../../domain/grammar/exercise.ts'

const ANALYSIS = { level: 'CE2', type: 'analysis', count: 5 } as const

const TEST = {
  level: 'CE2',
  exercise_type: 'analysis',
  questions_count: 5,
  answers_count: 24,
  correct_answers: 18,
  total_time: 91_234.4,
} as const satisfies Omit<BodyInputOf<typeof routes.saveGrammar>, 'learner_id'>

test.each(EXERCISE_TYPES)(
  'GRA-09 an exercise of type %s is written by the engine',
  async (type) => {
    await using app = await testApp()
    const parent = await app.as(claire)
    const { status, body } = await parent.send(routes.generateExercise, {
      body: { level: 'CE1', type, count: 7 },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ type, source: 'engine' })
    expect(body.questions).toHaveLength(7)
    expect(body).not.toHaveProperty('debug')
  },
)

test('GRA-02 natures and functions are both asked unless told otherwise', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { body } = await parent.send(routes.generateExercise, { body: ANALYSIS })
  expect(body).toMatchObject({ analysisType: { nature: true, function: true } })
})

test('GRA-02 an analysis of nothing is refused', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { status, problem } = await parent.send(routes.generateExercise, {
    body: { ...ANALYSIS, analysisType: { nature: false, function: false } },
  })
  expect(status).toBe(400)
  expect(problem).toMatchObject({
    fields: { analysisType: "Sélectionnez au moins un type d'analyse" },
  })
})

test.each([
  [{ count: 0 }, 'count'],
  [{ count: 21 }, 'count'],
  [{ count: 2.5 }, 'count'],
  [{ count: '5' }, 'count'],
  [{ type: 'quiz' }, 'type'],
  [{ level: '6e' }, 'level'],
])('Z6 GRA-02 a request that no form could send is refused: %j', async (wrong, field) => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const response = await parent.fetch('/functions/v1/generate-exercise', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ANALYSIS, ...wrong }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
})

test('GRA-02 the free plan has exercises at its own levels only', async () => {
  await using app = await testApp()
  const parent = await app.as(paul)
  const allowed = await parent.send(routes.generateExercise, { body: { ...ANALYSIS, level: 'CP' } })
  expect(allowed.status).toBe(200)
  const { status, problem } = await parent.send(routes.generateExercise, { body: ANALYSIS })
  expect(status).toBe(403)
  expect(problem.error).toBe("Le niveau CE2 n'est pas disponible dans votre plan")
})

test('GRA-01 DAT-04 a test is stored with its score and stands in the results', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const { status, body } = await parent.send(routes.saveGrammar, {
    body: { ...TEST, learner_id: learner.id },
  })
  expect(status).toBe(201)
  expect(body).toEqual({
    ...TEST,
    id: body.id,
    user_id: parent.id,
    learner_id: learner.id,
    total_time: 91_234,
    mode: 'control',
    score: 75,
    created_at: body.created_at,
  })
  const { body: results } = await parent.send(routes.listResults, { params: learner })
  expect(results.french_grammar).toEqual([body])
  expect(results.results).toMatchObject([
    { id: body.id, subject: 'french', activity: 'grammar', score: 75 },
  ])
  await parent.send(routes.deleteResult, { params: { id: body.id } })
  const { body: after } = await parent.send(routes.listResults, { params: learner })
  expect([after.french_grammar, after.results]).toEqual([[], []])
})

test.each([
  [{ correct_answers: 25 }, 'correct_answers'],
  [{ answers_count: 0 }, 'answers_count'],
  [{ questions_count: 21 }, 'questions_count'],
  [{ total_time: -1 }, 'total_time'],
  [{ exercise_type: 'quiz' }, 'exercise_type'],
])('Z6 a grammar test that cannot be is refused: %j', async (wrong, field) => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const response = await parent.fetch('/api/french-grammar-results', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...TEST, learner_id: learner.id, ...wrong }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
})

test('DAT-02 a grammar test of the learner of another user is refused as one of nobody', async () => {
  await using app = await testApp()
  const theirs = await addedLearner(await app.as(marc))
  const parent = await app.as(claire)
  for (const learner_id of [theirs.id, NO_ID]) {
    const { status, problem } = await parent.send(routes.saveGrammar, {
      body: { ...TEST, learner_id },
    })
    expect([status, problem.code]).toEqual([404, 'not-found'])
  }
})

test('D1 one key stores one grammar test', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const headers = { 'idempotency-key': 'essai de grammaire' }
  const body = { ...TEST, learner_id: learner.id }
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => parent.send(routes.saveGrammar, { body, headers })),
  )
  expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1)
})
