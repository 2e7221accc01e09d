import { expect, test } from 'vitest'
import {
  addedDictation,
  addedLearner,
  NO_ID,
  savedCorrection,
} from '../../../test/support/people/class-work.ts'
import { hugo, lea, madameRoy, marc } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'

test('CLA-04 CLA-06 an absence is known wherever its teacher signs in, until a copy comes', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const [learner, other] = [await addedLearner(teacher, lea()), await addedLearner(teacher, hugo())]
  const dictation = await addedDictation(teacher)
  const note = (learner_ids: string[], absent: boolean) =>
    teacher.send(routes.noteAbsences, { params: dictation, body: { learner_ids, absent } })
  const absentOf = async () => {
    const { body } = await teacher.send(routes.listAbsences, { params: dictation })
    return body.map(({ learner_id }) => learner_id)
  }
  await note([learner.id, other.id], true)
  expect(await absentOf()).toEqual([learner.id, other.id].sort())
  await app.asOwner((run) =>
    run(sql`update dictation_absences set created_at = created_at - interval '20 days'`),
  )
  const [before] = (await teacher.send(routes.listAbsences, { params: dictation })).body
  // A dictation that comes back: said again, it is of now.
  const again = (await note([learner.id, other.id], true)).body
  expect(Date.parse(again[0]?.created_at ?? '')).toBeGreaterThan(
    Date.parse(before?.created_at ?? '') + 1000,
  )
  await note([other.id], false)
  expect(await absentOf()).toEqual([learner.id])

  await savedCorrection(teacher, other, dictation)
  const { body: results } = await teacher.send(routes.getClassResults)
  expect(results.pupils.map(({ id, absent_at }) => [id, absent_at])).toEqual([
    [other.id, null],
    [learner.id, again.find(({ learner_id }) => learner_id === learner.id)?.created_at],
  ])
  await savedCorrection(teacher, learner, dictation)
  expect(await absentOf()).toEqual([])
})

test('CLA-04 an absence of an archived learner is refused, and nothing is noted of the others', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const [learner, gone] = [await addedLearner(teacher, lea()), await addedLearner(teacher, hugo())]
  const dictation = await addedDictation(teacher)
  await teacher.send(routes.endYear, { body: { promoted: [], archived: [gone.id] } })
  const body = { learner_ids: [learner.id, gone.id], absent: true }
  const refused = await teacher.send(routes.noteAbsences, { params: dictation, body })
  expect(refused.status).toBe(403)
  const unknown = { learner_ids: [learner.id, NO_ID], absent: true }
  const missing = await teacher.send(routes.noteAbsences, { params: dictation, body: unknown })
  expect(missing.status).toBe(404)
  const listed = await teacher.send(routes.listAbsences, { params: dictation })
  expect(listed.body).toEqual([])
  const stranger = await app.as(marc)
  expect((await stranger.send(routes.listAbsences, { params: dictation })).status).toBe(404)
})
