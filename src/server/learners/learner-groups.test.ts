import { expect, test } from 'vitest'
import { addedLearner } from '../../../test/support/people/class-work.ts'
import { claire, eloise, hugo, lea, marc } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { MAX_GROUPS } from '../../domain/class/learner-group.ts'

test('CLA-02 a group is made, changed and deleted, and its learners stay', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const one = await addedLearner(parent, lea())
  const two = await addedLearner(parent, hugo())
  const made = await parent.send(routes.addGroup, {
    body: { name: 'Le verbe', learner_ids: [one.id, one.id] },
  })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ name: 'Le verbe', learner_ids: [one.id] })
  const { updated_at } = made.body
  const body = { name: 'Lettres muettes', learner_ids: [two.id], updated_at }
  const changed = await parent.send(routes.changeGroup, { params: made.body, body })
  expect(changed.body).toMatchObject({ name: 'Lettres muettes', learner_ids: [two.id] })
  const stale = await parent.send(routes.changeGroup, { params: made.body, body })
  expect([stale.status, stale.problem.code]).toEqual([409, 'stale'])
  expect((await parent.send(routes.listGroups)).body).toEqual([changed.body])
  await parent.send(routes.endYear, { body: { promoted: [], archived: [two.id] } })
  expect((await parent.send(routes.listGroups)).body).toMatchObject([{ learner_ids: [] }])
  const gone = { name: 'Les grands', learner_ids: [two.id] }
  expect((await parent.send(routes.addGroup, { body: gone })).status).toBe(404)
  expect((await parent.send(routes.deleteGroup, { params: made.body })).status).toBe(204)
  expect((await parent.send(routes.listLearners)).body).toHaveLength(1)
})

test('CLA-02 DAT-02 a learner or a group of somebody else does not exist', async () => {
  await using app = await testApp()
  const [parent, other] = [await app.as(claire), await app.as(marc)]
  const hers = await addedLearner(parent, lea())
  const his = await addedLearner(other, eloise())
  const body = { name: 'Le verbe', learner_ids: [hers.id] }
  const { body: group } = await parent.send(routes.addGroup, { body })
  expect((await other.send(routes.addGroup, { body })).status).toBe(404)
  const change = { name: 'Pris', learner_ids: [his.id], updated_at: group.updated_at }
  const changed = await other.send(routes.changeGroup, { params: group, body: change })
  expect(changed.status).toBe(404)
  expect((await other.send(routes.deleteGroup, { params: group })).status).toBe(404)
  expect((await other.send(routes.listGroups)).body).toEqual([])
  expect((await parent.send(routes.listGroups)).body).toEqual([group])
})

test('CLA-02 there are only so many groups, also when they are made at once', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const add = (at: number) =>
    parent.send(routes.addGroup, { body: { name: `Groupe ${at}`, learner_ids: [] } })
  for (let at = 1; at < MAX_GROUPS; at += 1) expect((await add(at)).status).toBe(201)
  const replies = await Promise.all([add(30), add(31), add(32)])
  const refused = replies.filter(({ status }) => status !== 201)
  expect(refused.map(({ problem }) => problem.code)).toEqual(['group-limit', 'group-limit'])
})
