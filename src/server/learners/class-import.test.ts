import { expect, test } from 'vitest'
import { addedLearner } from '../../../test/support/people/class-work.ts'
import { claire, lea, madameRoy, paul } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import type { ImportedLearner } from '../../contract/class/class-import.ts'
import { routes } from '../../contract/routes.ts'

function pupils(count: number): ImportedLearner[] {
  return Array.from({ length: count }, (_, at) => ({
    ...lea(),
    first_name: `Élève ${String(at).padStart(2, '0')}`,
    birth_date: at % 2 === 0 ? null : lea().birth_date,
  }))
}

test('CLA-01 a class of 28 is added at once, with and without birth dates', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const learners = pupils(28)
  const { status, body } = await teacher.send(routes.importLearners, { body: { learners } })
  expect(status).toBe(201)
  expect(body.map(({ first_name, birth_date }) => [first_name, birth_date])).toEqual(
    learners.map(({ first_name, birth_date }) => [first_name, birth_date]),
  )
  expect((await teacher.send(routes.listLearners)).body).toEqual(body)
  // In the order of the list, which is the teacher's own.
  expect(body.map(({ number }) => number)).toEqual(learners.map((_, at) => at + 1))
})

test('CLA-01 LEA-06 a class beyond the plan is refused whole', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  await addedLearner(parent)
  const three = await parent.send(routes.importLearners, { body: { learners: pupils(3) } })
  expect([three.status, three.problem.code]).toEqual([403, 'learner-limit'])
  expect((await parent.send(routes.listLearners)).body).toHaveLength(1)
  const two = await parent.send(routes.importLearners, { body: { learners: pupils(2) } })
  expect(two.status).toBe(201)
  const none = await app.as(paul)
  const refused = await none.send(routes.importLearners, { body: { learners: pupils(1) } })
  expect([refused.status, refused.problem.code]).toEqual([403, 'learner-limit'])
})

test('CLA-01 a pupil without a birth date is changed, and gets one', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const imported = await teacher.send(routes.importLearners, { body: { learners: pupils(1) } })
  const [learner] = imported.body
  if (!learner) throw new Error('nobody was imported')
  const { updated_at } = learner
  const changed = await teacher.send(routes.changeLearner, {
    params: learner,
    body: { level: 'CM2', updated_at },
  })
  expect(changed.body).toMatchObject({ level: 'CM2', birth_date: null })
  const dated = await teacher.send(routes.changeLearner, {
    params: learner,
    body: { birth_date: lea().birth_date, updated_at: changed.body.updated_at },
  })
  expect(dated.body.birth_date).toBe('2018-02-23')
})

test('CLA-01 a class sent twice under one key is one class, and a wrong pupil refuses all', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const headers = { 'idempotency-key': 'importer-ce1' }
  const body = { learners: pupils(3) }
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => teacher.send(routes.importLearners, { body, headers })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect((await teacher.send(routes.listLearners)).body).toHaveLength(3)
  const wrong = [...pupils(1), { ...lea(), birth_date: '2026-01-01' as never }]
  const refused = await teacher.send(routes.importLearners, { body: { learners: wrong } })
  expect(refused.problem).toMatchObject({
    code: 'invalid-request',
    fields: { birth_date: "L'apprenant doit avoir au moins 3 ans" },
  })
  expect((await teacher.send(routes.listLearners)).body).toHaveLength(3)
})
