import { expect, test } from 'vitest'
import { PLANS } from './plan.ts'
import { effectivePlan, isActive, NO_SUBSCRIPTION } from './subscription.ts'

test.each([
  ['free', 0, 0, ['CP', 'CE1'], 5, false],
  ['parent', 399, 3, ['CP', 'CE1', 'CE2', 'CM1', 'CM2'], null, true],
  ['parent_plus', 699, 6, ['CP', 'CE1', 'CE2', 'CM1', 'CM2'], null, true],
  ['teacher', 999, 30, ['CP', 'CE1', 'CE2', 'CM1', 'CM2'], null, true],
] as const)('PUB-04 plan %s as specified', (key, cents, learners, levels, sentences, features) => {
  expect(PLANS[key]).toEqual({
    key,
    price_cents: cents,
    max_learners: learners,
    levels,
    max_sentences: sentences,
    has_theme: features,
    has_goals: features,
    has_corrections: features,
  })
})

test.each([
  ['active', 'teacher', true],
  ['past_due', 'free', false],
  ['canceled', 'free', false],
  ['', 'free', false],
])('ACC-04 status «%s» gives the rights of %s', (status, plan, active) => {
  expect(effectivePlan({ plan: 'teacher', status })).toBe(plan)
  expect(isActive({ plan: 'teacher', status })).toBe(active)
})

test('ACC-03 a missing subscription is the free plan', () => {
  expect(effectivePlan(NO_SUBSCRIPTION)).toBe('free')
})
