import { expect, test } from 'vitest'
import {
  addedDictation,
  addedLearner,
  NO_ID,
  savedCorrection,
} from '../../../test/support/people/class-work.ts'
import { claire, marc, paul } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'

test('COR-02 DAT-04 a correction is scored here and stands in results under the same id', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const [learner, dictation] = [await addedLearner(parent), await addedDictation(parent)]
  // Two of eight words are wrong: accents and capitals do not count.
  const content = "l'ecureuil mange une noisete il dor dans l’arbre"
  const { status, body } = await parent.send(routes.saveCorrection, {
    body: { learner_id: learner.id, dictation_id: dictation.id, content },
  })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: body.id,
    user_id: parent.id,
    learner_id: learner.id,
    dictation_id: dictation.id,
    dictation: { title: dictation.title, level: dictation.level },
    content,
    word_count: 8,
    error_count: 2,
    score: 75,
    created_at: body.created_at,
    updated_at: body.created_at,
  })
  const results = await parent.send(routes.listResults, { params: learner })
  expect(results.body.french_dictation).toEqual([{ ...body, summary: null }])
  expect(results.body.results).toEqual([
    {
      id: body.id,
      user_id: parent.id,
      learner_id: learner.id,
      subject: 'french',
      activity: 'dictation',
      score: 75,
      created_at: body.created_at,
    },
  ])
})

test('COR-02 an empty copy scores 0, the dictation itself 100', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const [learner, dictation] = [await addedLearner(parent), await addedDictation(parent)]
  const body = { learner_id: learner.id, dictation_id: dictation.id, content: '' }
  const empty = await parent.send(routes.saveCorrection, { body })
  expect([empty.status, empty.body.score, empty.body.error_count]).toEqual([201, 0, 8])
  expect((await savedCorrection(parent, learner, dictation)).score).toBe(100)
})

test('Z6 counts and score that are sent are not believed', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const [learner, dictation] = [await addedLearner(parent), await addedDictation(parent)]
  const response = await parent.fetch('/api/french-dictation-results', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      learner_id: learner.id,
      dictation_id: dictation.id,
      content: 'rien',
      score: 100,
      error_count: -1,
      word_count: 1e9,
    }),
  })
  expect(await response.json()).toMatchObject({ score: 0, error_count: 8, word_count: 8 })
})

test('COR-05 a dictation or a learner that is gone, or somebody else’s, is said to be missing', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const other = await app.as(marc)
  const [learner, dictation] = [await addedLearner(parent), await addedDictation(parent)]
  const [theirs, theirText] = [await addedLearner(other), await addedDictation(other)]
  for (const dictation_id of [theirText.id, NO_ID]) {
    const body = { learner_id: learner.id, dictation_id, content: 'x' }
    const { status, problem } = await parent.send(routes.saveCorrection, { body })
    expect([status, problem]).toEqual([
      404,
      { error: 'Dictée non trouvée', code: 'dictation-not-found' },
    ])
  }
  for (const learner_id of [theirs.id, NO_ID]) {
    const body = { learner_id, dictation_id: dictation.id, content: 'x' }
    const { status, problem } = await parent.send(routes.saveCorrection, { body })
    expect([status, problem.code]).toEqual([404, 'not-found'])
  }
  const [stored] = await app.asOwner((run) =>
    run<{ count: number }>(sql`select count(*) as count from results`),
  )
  expect(stored?.count).toBe(0)
})

test('COR-06 a plan without corrections is refused by the server', async () => {
  await using app = await testApp()
  const body = { learner_id: NO_ID, dictation_id: NO_ID, content: 'x' }
  const free = await (await app.as(paul)).send(routes.saveCorrection, { body })
  expect([free.status, free.problem.code]).toEqual([403, 'corrections-not-in-plan'])
  const parent = await app.as(claire)
  const [learner, dictation] = [await addedLearner(parent), await addedDictation(parent)]
  const saved = await savedCorrection(parent, learner, dictation)
  await app.asOwner((run) =>
    run(sql`update subscriptions set status = 'past_due' where user_id = ${parent.id}`),
  )
  const inactive = await parent.send(routes.saveCorrection, {
    body: { learner_id: learner.id, dictation_id: dictation.id, content: 'x' },
  })
  expect(inactive.status).toBe(403)
  // What was stored is still shown (ACC-04).
  const { body: results } = await parent.send(routes.listResults, { params: learner })
  expect(results.french_dictation).toEqual([{ ...saved, summary: null }])
})

test('COR-05 D1 a double click and a retry store one result', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const [learner, dictation] = [await addedLearner(parent), await addedDictation(parent)]
  const body = { learner_id: learner.id, dictation_id: dictation.id, content: 'Il dort.' }
  const headers = { 'idempotency-key': 'correction-1' }
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => parent.send(routes.saveCorrection, { body, headers })),
  )
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]))
  // A reply that was lost is given again, also when the dictation is gone by then.
  await parent.send(routes.deleteDictation, { params: dictation })
  const again = await parent.send(routes.saveCorrection, { body, headers })
  expect(again.body).toEqual(replies[0]?.body)
  const { body: results } = await parent.send(routes.listResults, { params: learner })
  expect([results.french_dictation.length, results.results.length]).toEqual([1, 1])
})

test('DIC-02 D3 results of a deleted or renamed dictation keep its title and level', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const [learner, dictation] = [await addedLearner(parent), await addedDictation(parent)]
  const saved = await savedCorrection(parent, learner, dictation)
  await parent.send(routes.changeDictation, {
    params: dictation,
    body: { title: 'Autre chose', level: 'CM2', updated_at: dictation.updated_at },
  })
  await parent.send(routes.deleteDictation, { params: dictation })
  const { body } = await parent.send(routes.listResults, { params: learner })
  expect(body.french_dictation).toEqual([{ ...saved, dictation_id: null, summary: null }])
  expect(body.french_dictation[0]?.dictation).toEqual({ title: "L'écureuil", level: 'CE1' })
})
