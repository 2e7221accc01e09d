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

test('FIR-03 a free user starts the one trial, once, also with two clicks at once', async () => {
  await using app = await testApp()
  const free = await app.as(paul)
  const body = { plan: 'parent' } as const
  const both = await Promise.all([
    free.send(routes.startTrial, { body }),
    free.send(routes.startTrial, { body: { plan: 'teacher' } }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { body: tried } = await free.send(routes.getSubscription)
  expect([tried.status, tried.is_active, tried.effective_plan === 'free']).toEqual([
    'trialing',
    true,
    false,
  ])
  app.clock.advance(6 * 86_400_000)
  const again = await (await app.as(paul)).send(routes.startTrial, { body })
  expect([again.status, again.problem.code]).toEqual([409, 'trial-used'])
})

test('FIR-03 who has a plan starts no trial', async () => {
  await using app = await testApp()
  const paying = await app.as(madameRoy)
  const refused = await paying.send(routes.startTrial, { body: { plan: 'parent' } })
  expect([refused.status, refused.problem.code]).toEqual([409, 'trial-used'])
  expect((await paying.send(routes.getSubscription)).body.plan).toBe('teacher')
})
