import { expect, test } from 'vitest'
import {
  addedDictation,
  addedLearner,
  savedCorrection,
} from '../../../test/support/people/class-work.ts'
import { madameRoy, marc, paul } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'

test('ACC-03 ACC-04 DAT-03 a subscription says plan, status and the rights of the moment', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  await savedCorrection(teacher, await addedLearner(teacher), await addedDictation(teacher))
  expect((await teacher.send(routes.getSubscription)).body).toMatchObject({
    plan: 'teacher',
    status: 'active',
    effective_plan: 'teacher',
    limits: { max_learners: 30, max_sentences: null, has_corrections: true },
  })
  const lapsed = await app.as({ ...marc, status: 'canceled' })
  expect((await lapsed.send(routes.getSubscription)).body).toEqual({
    plan: 'parent_plus',
    status: 'canceled',
    effective_plan: 'free',
    limits: {
      levels: ['CP', 'CE1'],
      max_sentences: 5,
      has_theme: false,
      has_goals: false,
      has_corrections: false,
      max_learners: 0,
      max_recording_bytes: 5 * 1024 * 1024,
    },
    is_active: false,
    trial_ends_at: null,
    billing: 'operator',
    has_portal: false,
    read_only_learner_ids: [],
  })
  const none = await app.as(paul)
  await app.asOwner((run) => run(sql`delete from subscriptions where user_id = ${none.id}`))
  expect((await none.send(routes.getSubscription)).body).toMatchObject({
    plan: 'free',
    status: 'active',
  })
  const counts = [teacher, lapsed].map(async (one) => (await one.send(routes.getStatistics)).body)
  expect(await Promise.all(counts)).toEqual([
    { learners: 1, max_learners: 30, corrections: 1 },
    { learners: 0, max_learners: 0, corrections: 0 },
  ])
})
