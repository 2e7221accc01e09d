import { expect, test } from 'vitest'
import { ADDITIONS, addedLearner, NO_ID } from '../../../test/support/people/class-work.ts'
import { claire, hugo, lea, marc } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { makeSeriesAddress } from '../../domain/calculation/series/series-address.ts'
import { initialTest } from '../../domain/calculation/setup.ts'
import { sql } from '../db/database.ts'

const SERIES = makeSeriesAddress({ ...initialTest('CE1'), programme: true, seed: 4711 })

test('CAL-18 a series is given once to a group; who did it is told by the results', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const [one, two] = [await addedLearner(parent, lea()), await addedLearner(parent, hugo())]
  const given = await parent.send(routes.giveWeeklySeries, {
    body: { learner_ids: [one.id, two.id, one.id], series: SERIES },
  })
  expect(given.status).toBe(200)
  expect(given.body.map(({ series, done }) => [series, done])).toEqual([
    [SERIES, null],
    [SERIES, null],
  ])
  const evening = async () => (await parent.send(routes.getEvening)).body.learners
  expect((await evening()).map(({ series }) => series)).toEqual([SERIES, SERIES])
  const other = makeSeriesAddress({ ...initialTest('CE1'), programme: true, seed: 1 })
  for (const series of [other, SERIES]) {
    await parent.send(routes.saveCalculation, {
      body: { ...ADDITIONS, operation: ['addition'], learner_id: one.id, series },
    })
  }
  const { body } = await parent.send(routes.listWeeklySeries)
  const done = { questions_count: 20, correct_answers: 15, total_time: 61_235 }
  expect(body.find(({ learner_id }) => learner_id === one.id)?.done).toMatchObject(done)
  expect(body.find(({ learner_id }) => learner_id === two.id)?.done).toBeNull()
  expect((await evening()).find(({ id }) => id === one.id)?.series).toBeNull()
  expect((await evening()).find(({ id }) => id === two.id)?.series).toBe(SERIES)
})

test('CAL-18 a new series takes the place of the last one; one that is older than ten days is waited for no more', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const give = (series: string) =>
    parent.send(routes.giveWeeklySeries, { body: { learner_ids: [learner.id], series } })
  await give(SERIES)
  // As an address may be typed by hand: stored as results will say it.
  const { body } = await give('niveau=CE2&nombre=500')
  expect(body).toMatchObject([{ series: expect.stringMatching(/^niveau=CE2&.*nombre=100&/u) }])
  await app.asOwner((run) =>
    run(sql`update learner_weekly_series set given_at = given_at - interval '11 days'`),
  )
  const { body: evening } = await parent.send(routes.getEvening)
  expect(evening.learners).toMatchObject([{ series: null }])
  expect((await parent.send(routes.withdrawWeeklySeries, { params: learner })).status).toBe(204)
  expect((await parent.send(routes.withdrawWeeklySeries, { params: learner })).status).toBe(404)
  expect((await parent.send(routes.listWeeklySeries)).body).toEqual([])
})

test.each([
  [{ series: 'Léa' }, 'series'],
  [{ series: `niveau=CE1&${'x'.repeat(400)}` }, 'series'],
  [{ learner_ids: [] }, 'learner_ids'],
  [{ learner_ids: Array(200).fill(NO_ID) }, 'learner_ids'],
])('Z6 CAL-18 what cannot be given is refused (%#)', async (wrong, field) => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const { status, problem } = await parent.send(routes.giveWeeklySeries, {
    body: { learner_ids: [learner.id], series: SERIES, ...wrong },
  })
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]])
})

test('DAT-02 CAL-18 the learners of somebody else get nothing, and nothing of theirs is shown', async () => {
  await using app = await testApp()
  const [parent, other] = [await app.as(claire), await app.as(marc)]
  const hers = await addedLearner(parent)
  const his = await addedLearner(other)
  await parent.send(routes.giveWeeklySeries, { body: { learner_ids: [hers.id], series: SERIES } })
  const stolen = await other.send(routes.giveWeeklySeries, {
    body: { learner_ids: [his.id, hers.id], series: SERIES },
  })
  expect(stolen.status).toBe(404)
  expect((await other.send(routes.withdrawWeeklySeries, { params: hers })).status).toBe(404)
  expect((await other.send(routes.listWeeklySeries)).body).toEqual([])
})
