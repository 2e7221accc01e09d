import { expect, test } from 'vitest'
import { addedLearner } from '../../../test/support/people/class-work.ts'
import {
  claire,
  eloise,
  hugo,
  lea,
  madameRoy,
  marc,
  type Person,
  paul,
} from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { PLANS } from '../../domain/account/plan.ts'
import { sql } from '../db/database.ts'

test.each<[Person, number]>([
  [claire, 3],
  [marc, 6],
  [madameRoy, 30],
])('LEA-06 D4 of 30 additions at once %j keeps its maximum', async (person, maximum) => {
  expect(PLANS[person.plan].max_learners).toBe(maximum)
  await using app = await testApp()
  const adult = await app.as(person)
  const replies = await Promise.all(
    Array.from({ length: 32 }, (_, place) =>
      adult.send(routes.addLearner, { body: { ...lea(), first_name: `Léa ${place}` } }),
    ),
  )
  const refused = replies.filter(({ status }) => status !== 201)
  expect(replies.length - refused.length).toBe(maximum)
  for (const { status, problem } of refused) {
    expect(status).toBe(403)
    expect(problem).toEqual({
      error: `Votre plan est limité à ${maximum} apprenants`,
      code: 'learner-limit',
    })
  }
  expect((await adult.send(routes.listLearners)).body).toHaveLength(maximum)
})

test('D4 additions and deletions at once never exceed the maximum nor refuse falsely', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  for (let round = 0; round < 20; round += 1) {
    const [first, second] = await Promise.all([addedLearner(parent), addedLearner(parent, hugo())])
    if (!first || !second) throw new Error('two learners are needed')
    const replies = await Promise.all([
      parent.send(routes.addLearner, { body: eloise() }),
      parent.send(routes.deleteLearner, { params: first }),
      parent.send(routes.addLearner, { body: eloise() }),
      parent.send(routes.addLearner, { body: eloise() }),
    ])
    const statuses = replies.map(({ status }) => status)
    const { body: left } = await parent.send(routes.listLearners)
    expect(left.length).toBe(1 + statuses.filter((status) => status === 201).length)
    expect(left.length).toBeLessThanOrEqual(3)
    expect(left.length).toBeGreaterThanOrEqual(2)
    for (const learner of left) await parent.send(routes.deleteLearner, { params: learner })
  }
})

test('ACC-04 without an active plan learners stay and are shown, none is added', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  await app.asOwner((run) =>
    run(sql`update subscriptions set status = 'past_due' where user_id = ${parent.id}`),
  )
  const refused = await parent.send(routes.addLearner, { body: hugo() })
  expect(refused.problem.error).toBe('Passez à un plan supérieur pour ajouter des apprenants')
  expect((await parent.send(routes.listLearners)).body).toEqual([learner])
  const free = await app.as(paul)
  expect((await free.send(routes.addLearner, { body: lea() })).status).toBe(403)
})
