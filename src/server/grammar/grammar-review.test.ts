import { expect, test } from 'vitest'
import { addedLearner, MISSED_GAP } from '../../../test/support/people/class-work.ts'
import { claire, marc } from '../../../test/support/people/people.ts'
import { type SignedInCaller, testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'

function review(adult: SignedInCaller, learner: { readonly id: string }, right: boolean) {
  return adult.send(routes.addGrammarReview, {
    params: { id: learner.id },
    body: { level: 'CE1', answers: [{ exercise: MISSED_GAP, right }] },
  })
}

test('GRA-15 a missed question is kept as it was asked, returns by boxes, and leaves', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  expect((await review(parent, learner, true)).body).toEqual({ questions: [] })
  const { status, body } = await review(parent, learner, false)
  expect(status).toBe(200)
  expect(body.questions).toMatchObject([{ exercise: MISSED_GAP, level: 'CE1', box: 1 }])
  const read = await parent.send(routes.getGrammarReview, { params: learner })
  expect(read.body).toEqual(body)
  expect((await parent.send(routes.getEvening)).body.learners).toMatchObject([{ due_questions: 1 }])
  for (const box of [2, 3, 4]) {
    expect((await review(parent, learner, true)).body.questions).toMatchObject([{ box }])
    await app.asOwner((run) => run(sql`update learner_grammar_questions set due = due - 10`))
  }
  expect((await review(parent, learner, true)).body).toEqual({ questions: [] })
  expect((await parent.send(routes.getEvening)).body.learners).toMatchObject([{ due_questions: 0 }])
})

test.each([
  [{ ...MISSED_GAP, questions: [] }],
  [{ ...MISSED_GAP, questions: [...MISSED_GAP.questions, ...MISSED_GAP.questions] }],
  [{ ...MISSED_GAP, type: 'algebra' }],
  [{ ...MISSED_GAP, questions: [{ ...MISSED_GAP.questions[0], sentence: 'NUL \u0000 ___' }] }],
  [{ ...MISSED_GAP, questions: [{ ...MISSED_GAP.questions[0], sentence: 'moitié \ud83d ___' }] }],
  [{ ...MISSED_GAP, questions: [{ ...MISSED_GAP.questions[0], sentence: 'x'.repeat(9000) }] }],
])('Z6 GRA-15 what is no question is refused (%#)', async (exercise) => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const reply = await parent.fetch(`/api/learners/${learner.id}/grammar-review`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ level: 'CE1', answers: [{ exercise, right: false }] }),
  })
  expect(reply.status).toBe(400)
})

test('DAT-02 GRA-15 the questions of somebody else do not exist', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  await review(parent, learner, false)
  const other = await app.as(marc)
  expect((await review(other, learner, false)).status).toBe(404)
  expect((await other.send(routes.getGrammarReview, { params: learner })).status).toBe(404)
})
