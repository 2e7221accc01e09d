import { expect, test } from 'vitest'
import {
  addedDictation,
  addedLearner,
  savedCalculation,
} from '../../../test/support/people/class-work.ts'
import { claire, hugo, marc } from '../../../test/support/people/people.ts'
import { save, workOf } from '../../../test/support/people/reviewed-copy.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'

test('FIR-04 a new account has nothing due and no copy', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { body } = await parent.send(routes.getEvening)
  expect(body).toEqual({ learners: [], latest_dictation: null, has_copies: false })
})

test('FIR-04 each learner has the newest dictation of the class that is still to do, and the last result', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { learner, dictation } = await workOf(parent)
  const brother = await addedLearner(parent, hugo())
  const before = await parent.send(routes.getEvening)
  const named = { id: dictation.id, title: dictation.title }
  expect(before.body.learners.find(({ id }) => id === learner.id)?.dictation).toEqual(named)
  await savedCalculation(parent, learner)
  const copy = await save(parent, { learner, dictation })
  const { body } = await parent.send(routes.getEvening)
  expect(body).toMatchObject({ latest_dictation: named, has_copies: true })
  expect(body.learners.map(({ first_name }) => first_name)).toEqual(['Hugo', 'Léa'])
  expect(body.learners.find(({ id }) => id === learner.id)).toMatchObject({
    dictation: null,
    due_words: 0,
    last_result: {
      id: copy.body.id,
      activity: 'dictation',
      title: dictation.title,
      score: copy.body.score,
      trend: 'flat',
    },
  })
  expect(body.learners.find(({ id }) => id === brother.id)).toMatchObject({ last_result: null })
})

test('FIR-04 words and facts are counted on the day on which they are due; an old dictation is not waited for', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  const { learner } = work
  await save(parent, work)
  await parent.send(routes.addPractice, {
    params: { id: learner.id },
    body: { answers: [{ fact: '4x7', right: false }], badges: [], bests: [] },
  })
  await addedDictation(parent)
  await app.asOwner(async (run) => {
    await run(sql`update learner_word_answers set day = day - 1`)
    await run(sql`update dictations set created_at = created_at - make_interval(days => 22)`)
  })
  const { body } = await parent.send(routes.getEvening)
  expect(body.learners).toMatchObject([{ due_words: 1, due_facts: 1, dictation: null }])
})

test('DAT-02 what is due for the learners of somebody else is not told', async () => {
  await using app = await testApp()
  await save(await app.as(marc), await workOf(await app.as(marc)))
  const { body } = await (await app.as(claire)).send(routes.getEvening)
  expect(body).toEqual({ learners: [], latest_dictation: null, has_copies: false })
})
