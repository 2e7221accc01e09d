import { expect, test } from 'vitest'
import {
  addedDictation,
  addedLearner,
  NO_ID,
  savedCorrection,
} from '../../../test/support/people/class-work.ts'
import { claire, lea, marc } from '../../../test/support/people/people.ts'
import { save, workOf } from '../../../test/support/people/reviewed-copy.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'

test('PAG-01 a dictation keeps its words, and tells where its text has them, also once it was changed', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const dictation = await addedDictation(parent)
  expect(dictation.words).toEqual(['écureuil', 'noisette'])
  const first = await parent.send(routes.studyDictation, { params: dictation })
  expect(first.body).toEqual({
    words: [
      { word: 'écureuil', places: [{ sentence: 0, form: 'écureuil' }] },
      { word: 'noisette', places: [{ sentence: 0, form: 'noisette' }] },
    ],
    goals: [
      {
        word: 'présent',
        places: [
          { sentence: 0, form: 'mange' },
          { sentence: 1, form: 'dort' },
        ],
      },
    ],
  })
  const body = {
    content: 'Il dort. Il rêve de noisettes.',
    updated_at: dictation.updated_at,
  }
  await parent.send(routes.changeDictation, { params: dictation, body })
  const { body: then } = await parent.send(routes.studyDictation, { params: dictation })
  expect(then.words).toEqual([
    { word: 'écureuil', places: [] },
    { word: 'noisette', places: [{ sentence: 1, form: 'noisettes' }] },
  ])
})

test('PAG-01 the copies of a dictation: the newest of each learner, with the words it missed', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  const adam = await addedLearner(parent, { ...lea(), first_name: 'Adam' })
  await savedCorrection(parent, work.learner, work.dictation)
  app.clock.advance(1000)
  const { body: newest } = await save(parent, work)
  await savedCorrection(parent, adam, work.dictation)
  const { body: copies } = await parent.send(routes.listDictationCopies, {
    params: work.dictation,
  })
  expect(copies).toEqual([
    expect.objectContaining({
      learner: { id: adam.id, first_name: 'Adam', last_name: adam.last_name },
      score: 100,
      missed: [],
      same_text: true,
    }),
    {
      id: newest.id,
      learner: { id: work.learner.id, first_name: 'Léa', last_name: work.learner.last_name },
      part: 'whole',
      word_count: newest.word_count,
      error_count: 1,
      score: newest.score,
      missed: ['noisette'],
      same_text: true,
      created_at: newest.created_at,
    },
  ])
})

test('PAG-01 a copy of a text that was changed since says so', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  await save(parent, work)
  const body = { content: 'Il dort.', updated_at: work.dictation.updated_at }
  await parent.send(routes.changeDictation, { params: work.dictation, body })
  const { body: copies } = await parent.send(routes.listDictationCopies, {
    params: work.dictation,
  })
  expect(copies.map(({ same_text }) => same_text)).toEqual([false])
})

test("PAG-01 another's dictation does not exist, nor does one that nobody has", async () => {
  await using app = await testApp()
  const dictation = await addedDictation(await app.as(claire))
  const other = await app.as(marc)
  for (const id of [dictation.id, NO_ID]) {
    for (const route of [routes.studyDictation, routes.listDictationCopies]) {
      expect((await other.send(route, { params: { id } })).status).toBe(404)
    }
  }
})
