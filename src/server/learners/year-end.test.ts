import { expect, test } from 'vitest'
import { addedLearner } from '../../../test/support/people/class-work.ts'
import { claire, eloise, hugo, lea, marc } from '../../../test/support/people/people.ts'
import { type SignedInCaller, testApp } from '../../../test/support/product/test-app.ts'
import type { Learner } from '../../contract/learners.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'

const CALCULATION = {
  operation: ['addition'],
  level: 'CE1',
  questions_count: 10,
  correct_answers: 8,
  total_time: 60_000,
  average_time: 6000,
} as const

/** Léa of CE1, Hugo of CM1, Éloïse of CP. */
async function threeOf(parent: SignedInCaller): Promise<readonly [Learner, Learner, Learner]> {
  return [
    await addedLearner(parent, lea()),
    await addedLearner(parent, hugo()),
    await addedLearner(parent, eloise()),
  ]
}

async function firstNames(parent: SignedInCaller): Promise<string[]> {
  const { body } = await parent.send(routes.listLearners)
  return body.map(({ first_name, level }) => `${first_name} ${level}`)
}

test('CLA-02 at the end of a year some go to the next class and some are archived', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const [one, two, three] = await threeOf(parent)
  const { body: done } = await parent.send(routes.endYear, {
    body: { promoted: [one.id], archived: [two.id] },
  })
  expect(done).toEqual({ promoted: 1, archived: 1 })
  expect(await firstNames(parent)).toEqual(['Éloïse CP', 'Léa CE2'])
  const archived = (await parent.send(routes.listArchived)).body
  expect(archived).toMatchObject([{ id: two.id, first_name: 'Hugo', level: 'CM1' }])
  expect((await parent.send(routes.getStatistics)).body.learners).toBe(2)
  const evening = (await parent.send(routes.getEvening)).body
  expect(evening.learners.map(({ id }) => id)).toEqual([three.id, one.id])
})

test('CLA-02 an archived learner is read and erased, and nothing is added', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const [one] = await threeOf(parent)
  await parent.send(routes.endYear, { body: { promoted: [], archived: [one.id] } })
  const body = { learner_id: one.id, ...CALCULATION, operation: ['addition' as const] }
  const refused = await parent.send(routes.saveCalculation, { body })
  expect([refused.status, refused.problem.code]).toEqual([403, 'learner-archived'])
  const change = { level: 'CM2', updated_at: one.updated_at } as const
  const changed = await parent.send(routes.changeLearner, { params: one, body: change })
  expect(changed.problem.code).toBe('learner-archived')
  expect((await parent.send(routes.listResults, { params: one })).status).toBe(200)
  expect((await parent.send(routes.deleteLearner, { params: one })).status).toBe(204)
  expect((await parent.send(routes.listArchived)).body).toEqual([])
})

test('CLA-02 LEA-06 archived learners leave their places, and come back while there is room', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const [one, two] = await threeOf(parent)
  await parent.send(routes.endYear, { body: { promoted: [], archived: [one.id, two.id] } })
  await addedLearner(parent, { ...lea(), first_name: 'Zoé' })
  const body = { learners: [one.id, two.id] }
  const full = await parent.send(routes.restoreLearners, { body })
  expect([full.status, full.problem.code]).toEqual([403, 'learner-limit'])
  const back = await parent.send(routes.restoreLearners, { body: { learners: [two.id] } })
  expect(back.body).toMatchObject([{ id: two.id }])
  expect(await firstNames(parent)).toEqual(['Éloïse CP', 'Hugo CM1', 'Zoé CE1'])
})

test('CLA-02 LEA-06 D4 of those who come back at once, as many as there is room for', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const archived = (await threeOf(parent)).map(({ id }) => id)
  await parent.send(routes.endYear, { body: { promoted: [], archived } })
  await addedLearner(parent, { ...lea(), first_name: 'Zoé' })
  const replies = await Promise.all(
    archived.map((id) => parent.send(routes.restoreLearners, { body: { learners: [id] } })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 403])
  expect((await parent.send(routes.listLearners)).body).toHaveLength(3)
})

test('CLA-02 ACC-04 one learner above a smaller plan keeps all from going up, until one is archived', async () => {
  await using app = await testApp()
  const parent = await app.as({ ...claire, plan: 'parent_plus' })
  const [one, two] = await threeOf(parent)
  await addedLearner(parent, { ...lea(), first_name: 'Zoé' })
  await app.asOwner((run) =>
    run(sql`update subscriptions set plan = 'parent' where user_id = ${parent.id}`),
  )
  const end = (archived: string[]) =>
    parent.send(routes.endYear, { body: { promoted: [one.id], archived } })
  const refused = await end([])
  expect([refused.status, refused.problem.code]).toEqual([403, 'learner-read-only'])
  expect((await end([two.id])).body).toEqual({ promoted: 1, archived: 1 })
})

test('CLA-02 DAT-02 nobody ends the year of somebody else', async () => {
  await using app = await testApp()
  const [parent, other] = [await app.as(claire), await app.as(marc)]
  const [one, two] = await threeOf(parent)
  for (const body of [
    { promoted: [one.id], archived: [] },
    { promoted: [], archived: [two.id] },
  ]) {
    expect((await other.send(routes.endYear, { body })).status).toBe(404)
  }
  const taken = await other.send(routes.restoreLearners, { body: { learners: [one.id] } })
  expect(taken.status).toBe(404)
  expect(await firstNames(parent)).toEqual(['Éloïse CP', 'Hugo CM1', 'Léa CE1'])
})

test('CLA-03 a learner has the smallest free number and keeps it until archived', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const [one, two, three] = await threeOf(parent)
  expect([one, two, three].map(({ number }) => number)).toEqual([1, 2, 3])
  await parent.send(routes.endYear, { body: { promoted: [one.id], archived: [two.id] } })
  expect((await parent.send(routes.listArchived)).body).toMatchObject([{ number: null }])
  const next = await addedLearner(parent, { ...lea(), first_name: 'Zoé' })
  expect(next.number).toBe(2)
  await parent.send(routes.deleteLearner, { params: one })
  const back = await parent.send(routes.restoreLearners, { body: { learners: [two.id] } })
  expect(back.body).toMatchObject([{ number: 1 }])
})
