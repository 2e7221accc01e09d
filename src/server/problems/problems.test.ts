import { expect, test } from 'vitest'
import { addedLearner, NO_ID } from '../../../test/support/people/class-work.ts'
import { claire, hugo, marc } from '../../../test/support/people/people.ts'
import { type SignedInCaller, testApp } from '../../../test/support/product/test-app.ts'
import type { Learner } from '../../contract/learners.ts'
import type { ShownProblemWeek } from '../../contract/problems.ts'
import { routes } from '../../contract/routes.ts'
import { daysAfter } from '../../domain/calendar-date.ts'
import type { ProblemOutcome } from '../../domain/problem/problem-week.ts'

const WEEK_MS = 7 * 86_400_000

async function weekOf(adult: SignedInCaller, learner: Learner): Promise<ShownProblemWeek> {
  return (await adult.send(routes.getProblemWeek, { params: learner })).body
}

async function answer(
  adult: SignedInCaller,
  learner: Learner,
  {
    week,
    rank,
    outcome,
  }: { week: ShownProblemWeek['week']; rank: number; outcome: ProblemOutcome },
) {
  const body = { week, rank, outcome, time_spent: 30_000 }
  return (await adult.send(routes.answerProblem, { params: learner, body })).body
}

test('CAL-16 ten problems of the class are the same ones until they are done, then a result stands among the calculations', async () => {
  await using app = await testApp()
  let parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const first = await weekOf(parent, learner)
  expect(first.problems).toHaveLength(10)
  expect(new Set(first.problems.map(({ reference }) => reference.split(':')[0])).size).toBe(10)
  expect(first).toMatchObject({ level: learner.level, outcomes: [] })
  expect(await weekOf(parent, learner)).toEqual(first)

  const { week } = first
  await answer(parent, learner, { week, rank: 0, outcome: 'first' })
  app.clock.advance(WEEK_MS)
  parent = await app.as(claire)
  const later = await weekOf(parent, learner)
  expect(later).toEqual({ ...first, outcomes: ['first'] })

  for (let rank = 1; rank < 10; rank += 1) {
    await answer(parent, learner, { week, rank, outcome: rank % 4 === 0 ? 'missed' : 'second' })
  }
  const { body: results } = await parent.send(routes.listResults, { params: learner })
  expect(results.math_calculation).toMatchObject([
    {
      topic: 'problems',
      level: learner.level,
      questions_count: 10,
      correct_answers: 8,
      total_time: 300_000,
      average_time: 30_000,
      score: 80,
    },
  ])
  expect(results.math_calculation[0]?.operation.length).toBeGreaterThan(1)

  // The week that has begun meanwhile has ten others.
  const next = await weekOf(parent, learner)
  expect(next.week > week).toBe(true)
  const names = (one: ShownProblemWeek) =>
    one.problems.map(({ reference }) => reference.split(':')[0])
  expect(names(next).filter((name) => names(first).includes(name))).toEqual([])
})

test('CAL-16 an answer that is repeated, comes too soon or is for another week changes nothing', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const { week } = await weekOf(parent, learner)
  const one = await answer(parent, learner, { week, rank: 0, outcome: 'missed' })
  expect(one.outcomes).toEqual(['missed'])
  expect(await answer(parent, learner, { week, rank: 0, outcome: 'first' })).toEqual(one)
  expect(await answer(parent, learner, { week, rank: 5, outcome: 'first' })).toEqual(one)
})

test('CAL-16 each learner has problems of her own; those of somebody else do not exist', async () => {
  await using app = await testApp()
  const [parent, other] = [await app.as(claire), await app.as(marc)]
  const learner = await addedLearner(parent)
  const brother = await addedLearner(parent, hugo())
  const [hers, his] = [await weekOf(parent, learner), await weekOf(parent, brother)]
  expect(hers.problems).not.toEqual(his.problems)
  expect((await other.send(routes.getProblemWeek, { params: learner })).status).toBe(404)
  expect((await parent.send(routes.getProblemWeek, { params: { id: NO_ID } })).status).toBe(404)
})

test('CAL-16 a class has ten problems for nobody in particular, the same ones for a seed', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const draw = async (seed: string) =>
    (await (await parent.fetch(`/api/problems?level=CM2&seed=${seed}`)).json()).problems
  expect(await draw('3')).toHaveLength(10)
  expect(await draw('3')).toEqual(await draw('3'))
  expect(await draw('3')).not.toEqual(await draw('4'))
})

test('CAL-17 fractions and measures are stored for what they are, with no operation', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const body = {
    learner_id: learner.id,
    operation: [],
    level: 'CE2' as const,
    questions_count: 10,
    correct_answers: 9,
    total_time: 80_000,
    average_time: 8000,
  }
  const saved = await parent.send(routes.saveCalculation, {
    body: { ...body, topic: 'fractions' },
  })
  expect(saved).toMatchObject({
    status: 201,
    body: { topic: 'fractions', score: 90, operation: [] },
  })
  expect((await parent.send(routes.saveCalculation, { body })).status).toBe(400)
})

test('CAL-16 FIR-06 answers that waited on a device for a network count for the week that they were given in', async () => {
  await using app = await testApp()
  let parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const shown = await weekOf(parent, learner)
  app.clock.advance(2 * WEEK_MS)
  parent = await app.as(claire)
  const next = await weekOf(parent, learner)
  await answer(parent, learner, { week: next.week, rank: 0, outcome: 'second' })
  const { week } = shown
  for (let rank = 0; rank < 3; rank += 1) {
    const after = await answer(parent, learner, { week, rank, outcome: 'first' })
    expect(after).toMatchObject({ week, outcomes: Array(rank + 1).fill('first') })
    expect(after.problems).toEqual(shown.problems)
  }
  // Sent a second time after its answer was lost.
  const again = await answer(parent, learner, { week, rank: 2, outcome: 'missed' })
  expect(again.outcomes).toEqual(['first', 'first', 'first'])
  // The oldest goes on first; the other one has lost nothing.
  expect(await weekOf(parent, learner)).toEqual(again)
  for (let rank = 3; rank < 10; rank += 1) {
    await answer(parent, learner, { week, rank, outcome: 'first' })
  }
  expect(await weekOf(parent, learner)).toEqual({ ...next, outcomes: ['second'] })
})

test('CAL-16 FIR-06 no answer opens a week of long ago, of days to come, or that begins on a Tuesday', async () => {
  await using app = await testApp()
  let parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const { week: old } = await weekOf(parent, learner)
  app.clock.advance(6 * WEEK_MS)
  parent = await app.as(claire)
  const shown = await weekOf(parent, learner)
  for (const days of [0, 36, 43, 49]) {
    const week = daysAfter(old, days)
    expect(await answer(parent, learner, { week, rank: 0, outcome: 'first' })).toEqual(shown)
  }
  expect(await weekOf(parent, learner)).toEqual(shown)
})
