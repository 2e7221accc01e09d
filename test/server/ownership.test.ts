/** Z1: what belongs to somebody else answers exactly as what does not exist, on every route that takes an identifier. */
import { expect, test } from 'vitest'
import type { Route } from '../../src/contract/route.ts'
import { routes } from '../../src/contract/routes.ts'
import { NO_ID, type SignedInCaller, testApp } from '../support/database.ts'
import { claire, lea, marc } from '../support/people.ts'

interface Belongings {
  readonly learner: string
  readonly dictation: string
  readonly correction: string
  readonly calculation: string
  readonly session: string
  readonly updatedAt: string
}

const CALCULATION = {
  operation: ['addition' as const],
  level: 'CE1' as const,
  questions_count: 10,
  correct_answers: 8,
  total_time: 60_000,
  average_time: 6000,
}

const REVIEW = {
  original: 'Le chat dort.',
  faults: [],
  extras: [],
  choices: [],
  scale: 'specified',
  weights: { grammatical: 1, homophone: 1, lexical: 0.5, presentation: 0.25 },
  switches: { accents: true, capitals: true, punctuation: true },
}

async function belongingsOf(caller: SignedInCaller): Promise<Belongings> {
  const learner = (await caller.send(routes.addLearner, { body: lea() })).body
  const dictation = (
    await caller.send(routes.addDictation, { body: { content: 'Le chat dort.', level: 'CE1' } })
  ).body
  const correction = (
    await caller.send(routes.saveCorrection, {
      body: { learner_id: learner.id, dictation_id: dictation.id, content: 'Le chat dor.' },
    })
  ).body
  const calculation = (
    await caller.send(routes.saveCalculation, { body: { learner_id: learner.id, ...CALCULATION } })
  ).body
  return {
    learner: learner.id,
    dictation: dictation.id,
    correction: correction.id,
    calculation: calculation.id,
    session: (await caller.send(routes.listSessions)).body[0]?.id ?? '',
    updatedAt: learner.updated_at,
  }
}

async function everythingOf(
  caller: SignedInCaller,
  { learner, correction }: Belongings,
): Promise<unknown> {
  return [
    (await caller.send(routes.listLearners)).body,
    (await caller.send(routes.listDictations)).body,
    (await caller.send(routes.listResults, { params: { id: learner } })).body,
    (await caller.send(routes.getPractice, { params: { id: learner } })).body,
    (await caller.send(routes.getCorrection, { params: { id: correction } })).body,
  ]
}

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Bodies that refer to rows, by the path of their route; identifiers that are not named are one's own. */
function bodiesFor(theirs: Belongings, own: Belongings): Record<string, readonly object[]> {
  return {
    [routes.changeLearner.path]: [{ updated_at: theirs.updatedAt, level: 'CM2' }],
    [routes.changeDictation.path]: [{ updated_at: theirs.updatedAt, content: 'Autre.' }],
    [routes.saveCorrection.path]: [
      { learner_id: theirs.learner, dictation_id: own.dictation, content: 'Le chat.' },
      { learner_id: own.learner, dictation_id: theirs.dictation, content: 'Le chat.' },
    ],
    [routes.nameCopyErrors.path]: [{ pieces: [] }],
    [routes.closeOneSession.path]: [{ session_id: theirs.session }],
    [routes.changeCorrection.path]: [{ updated_at: theirs.updatedAt, review: REVIEW }],
    [routes.addPractice.path]: [
      { answers: [{ fact: '4x7', right: false }], badges: [], bests: [] },
    ],
    [routes.saveCalculation.path]: [{ learner_id: theirs.learner, ...CALCULATION }],
    [routes.saveGrammar.path]: [{ learner_id: theirs.learner, ...GRAMMAR }],
    [routes.processImage.path]: [
      { image: PIXEL, purpose: 'dictation', dictation_id: theirs.dictation },
    ],
  }
}

const GRAMMAR = {
  level: 'CE1',
  exercise_type: 'fill',
  questions_count: 5,
  answers_count: 5,
  correct_answers: 4,
  total_time: 60_000,
} as const

const TABLE: readonly Route[] = Object.values(routes)

/** Names of fields in a schema that hold an identifier. */
function refersToRows(route: Route): boolean {
  const fields = Object.keys(Object(Object(route.body)._zod?.def?.shape))
  return route.path.includes(':id') || fields.some((name) => name.endsWith('_id'))
}

interface Question {
  readonly route: Route
  readonly id: string
  readonly body: object | undefined
}

/** Every route that refers to rows, with each of the identifiers. */
function questions(theirs: Belongings, own: Belongings): Question[] {
  const bodies = bodiesFor(theirs, own)
  const { updatedAt: _, ...ids } = theirs
  return TABLE.filter(refersToRows).flatMap((route) =>
    Object.values(ids).flatMap((id) =>
      (bodies[route.path] ?? [undefined]).map((body) => ({
        route,
        id,
        body: route.body && body,
      })),
    ),
  )
}

async function answerTo(caller: SignedInCaller, { route, id, body }: Question) {
  const response = await caller.fetch(route.path.replace(':id', id), {
    method: route.method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  return {
    asked: `${route.method} ${route.path}`,
    status: response.status,
    text: await response.text(),
    headers: [...response.headers],
  }
}

async function askAll(caller: SignedInCaller, theirs: Belongings, own: Belongings) {
  const answers = []
  for (const question of questions(theirs, own)) answers.push(await answerTo(caller, question))
  return answers
}

test('DAT-02 Z1 rows of somebody else answer as rows that do not exist, and stay as they were', async () => {
  await using app = await testApp()
  const [hers, his] = [await app.as(claire), await app.as(marc)]
  const belongings = await belongingsOf(hers)
  const own = await belongingsOf(his)
  const before = await everythingOf(hers, belongings)
  const missing = Object.fromEntries(Object.keys(belongings).map((name) => [name, NO_ID]))
  const nothing = { ...belongings, ...missing, updatedAt: belongings.updatedAt }

  const foreign = await askAll(his, belongings, own)
  expect(foreign).toEqual(await askAll(his, nothing, own))
  for (const { asked, status } of foreign) expect(status, asked).toBe(404)
  expect(new Set(foreign.map(({ asked }) => asked)).size).toBeGreaterThanOrEqual(9)
  expect(await everythingOf(hers, belongings)).toEqual(before)
  expect(await everythingOf(his, own)).toHaveLength(5)
})

test('DAT-02 lists hold rows of their owner only', async () => {
  await using app = await testApp()
  const [hers, his] = [await app.as(claire), await app.as(marc)]
  await belongingsOf(hers)
  expect((await his.send(routes.listLearners)).body).toEqual([])
  expect((await his.send(routes.listDictations)).body).toEqual([])
  expect((await his.send(routes.getStatistics)).body).toMatchObject({ learners: 0, corrections: 0 })
})
