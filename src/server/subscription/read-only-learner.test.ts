import { expect, test } from 'vitest'
import { addedDictation } from '../../../test/support/people/class-work.ts'
import { eloise, hugo, lea, madameRoy } from '../../../test/support/people/people.ts'
import { REVIEW, save } from '../../../test/support/people/reviewed-copy.ts'
import { type SignedInCaller, testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'
import { setPlan } from '../operator/operator-accounts.ts'

const CALCULATION = {
  operation: ['addition' as const],
  level: 'CE1' as const,
  questions_count: 10,
  correct_answers: 8,
  total_time: 60_000,
  average_time: 6000,
}
const GRAMMAR = {
  level: 'CE1' as const,
  exercise_type: 'fill' as const,
  questions_count: 5,
  answers_count: 5,
  correct_answers: 4,
  total_time: 60_000,
}
const ANSWER = { week: '2026-11-23', rank: 0, outcome: 'first' as const, time_spent: 1000 }
const PRACTICE = { answers: [{ fact: '4x7', right: false }], badges: [], bests: [] }

/** A teacher's five learners, oldest first. */
async function classOf(teacher: SignedInCaller) {
  const made = []
  for (const learner of [lea(), hugo(), eloise(), lea(), hugo()]) {
    made.push((await teacher.send(routes.addLearner, { body: learner })).body)
  }
  return made
}

/** Every write about a learner: its status. */
async function writesAbout(caller: SignedInCaller, learner_id: string, updated_at: string) {
  const dictation = await caller.send(routes.addDictation, {
    body: { content: 'Le chat dort.', level: 'CE1' },
  })
  const params = { id: learner_id }
  const replies = [
    await caller.send(routes.saveCorrection, {
      body: { learner_id, dictation_id: dictation.body.id, content: 'Le chat dor.' },
    }),
    await caller.send(routes.saveCalculation, { body: { learner_id, ...CALCULATION } }),
    await caller.send(routes.saveGrammar, { body: { learner_id, ...GRAMMAR } }),
    await caller.send(routes.addPractice, { params, body: PRACTICE }),
    await caller.send(routes.addWordPractice, { params, body: { answers: [] } }),
    await caller.send(routes.addGrammarReview, { params, body: { level: 'CE1', answers: [] } }),
    await caller.send(routes.answerProblem, { params, body: ANSWER }),
    await caller.send(routes.giveWeeklySeries, {
      body: { learner_ids: [learner_id], series: 'niveau=CE1&nombre=20' },
    }),
    await caller.send(routes.noteAbsences, {
      params: dictation.body,
      body: { learner_ids: [learner_id], absent: true },
    }),
    await caller.send(routes.changeLearner, { params, body: { level: 'CM2', updated_at } }),
  ]
  return replies.map(({ status, problem }) => (status < 300 ? 'done' : problem.code))
}

test('Z4 after a change to a smaller plan the oldest learners stay writable, the others can be read and deleted', async () => {
  await using app = await testApp()
  const caller = await app.as(madameRoy)
  const learners = await classOf(caller)
  await app.asOwner((run) => setPlan(run, caller.id, { plan: 'parent', status: 'active' }))

  const { body } = await caller.send(routes.getSubscription)
  expect(body.read_only_learner_ids).toEqual(learners.slice(3).map(({ id }) => id))
  const outcomes = []
  for (const { id, updated_at } of learners)
    outcomes.push(await writesAbout(caller, id, updated_at))
  expect(outcomes).toEqual([
    ...Array(3).fill(Array(10).fill('done')),
    ...Array(2).fill(Array(10).fill('learner-read-only')),
  ])
  const refused = await caller.send(routes.saveCalculation, {
    body: { learner_id: learners[4]?.id ?? '', ...CALCULATION },
  })
  expect(refused.status).toBe(403)
  expect(refused.problem.error).toBe(
    "Votre plan ne permet plus de modifier cet apprenant. Rien n'est perdu\u00a0: vous pouvez toujours le consulter.",
  )
  // Nothing is lost, and a place that becomes free is taken by the next one.
  expect((await caller.send(routes.listLearners)).body).toHaveLength(5)
  const params = { id: learners[4]?.id ?? '' }
  expect((await caller.send(routes.listResults, { params })).status).toBe(200)
  const oldest = { id: learners[0]?.id ?? '' }
  expect((await caller.send(routes.deleteLearner, { params: oldest })).status).toBe(204)
  const after = (await caller.send(routes.getSubscription)).body
  expect(after.read_only_learner_ids).toEqual([learners[4]?.id])
  expect((await caller.send(routes.deleteLearner, { params })).status).toBe(204)

  await app.asOwner((run) => setPlan(run, caller.id, { plan: 'teacher', status: 'active' }))
  expect((await caller.send(routes.getSubscription)).body.read_only_learner_ids).toEqual([])
})

test('ACC-04 a subscription that is not active any more leaves every learner readable', async () => {
  await using app = await testApp()
  const caller = await app.as(madameRoy)
  const [learner] = await classOf(caller)
  await app.asOwner((run) => setPlan(run, caller.id, { plan: 'teacher', status: 'past_due' }))
  expect((await caller.send(routes.getSubscription)).body.read_only_learner_ids).toHaveLength(5)
  expect(await writesAbout(caller, learner?.id ?? '', learner?.updated_at ?? '')).toEqual([
    'corrections-not-in-plan',
    ...Array(9).fill('learner-read-only'),
  ])
  const rows = await app.asOwner((run) => run(sql`select from learners`))
  expect(rows).toHaveLength(5)
})

test('Z4 a correction of a learner beyond the maximum opens and is not changed', async () => {
  await using app = await testApp()
  const caller = await app.as(madameRoy)
  const [, , , beyond] = await classOf(caller)
  if (!beyond) throw new Error('no learner')
  const { body: saved } = await save(caller, {
    learner: beyond,
    dictation: await addedDictation(caller),
  })
  await app.asOwner((run) => setPlan(run, caller.id, { plan: 'parent', status: 'active' }))
  const params = { id: saved.id }
  const { updated_at } = (await caller.send(routes.getCorrection, { params })).body
  const body = { review: { ...REVIEW, faults: [] }, updated_at }
  const changed = await caller.send(routes.changeCorrection, { params, body })
  expect([changed.status, changed.problem.code]).toEqual([403, 'learner-read-only'])
  expect((await caller.send(routes.getCorrection, { params })).body.updated_at).toBe(updated_at)
})
