import { expect, test } from 'vitest'
import {
  effectivePlan,
  isActive,
  NO_SUBSCRIPTION,
  trialDaysLeft,
  trialEnd,
} from './subscription.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const DAY = 86_400_000

test.each([
  ['active', 'teacher', true],
  ['past_due', 'free', false],
  ['canceled', 'free', false],
  ['trialing', 'free', false],
  ['', 'free', false],
])('ACC-04 status «%s» without a trial gives the rights of %s', (status, plan, active) => {
  const subscription = { plan: 'teacher', status, trial_ends_at: null } as const
  expect(effectivePlan(subscription, NOON)).toBe(plan)
  expect(isActive(subscription, NOON)).toBe(active)
})

test('a trial gives the rights of its plan for five days to the millisecond, then those of the free plan', () => {
  const end = trialEnd('parent_plus', NOON)
  expect(end).toBe(NOON + 5 * DAY)
  const trial_ends_at = '2026-11-26T12:00:00.000Z'
  const trial = { plan: 'parent_plus', status: 'trialing', trial_ends_at } as const
  expect(effectivePlan(trial, NOON + 5 * DAY - 1)).toBe('parent_plus')
  expect(effectivePlan(trial, NOON + 5 * DAY)).toBe('free')
})

test('a trial that was paid for does not end, one that was cancelled does at once', () => {
  const trial = { plan: 'parent', trial_ends_at: '2026-11-26T12:00:00.000Z' } as const
  expect(effectivePlan({ ...trial, status: 'active' }, NOON + 60 * DAY)).toBe('parent')
  expect(effectivePlan({ ...trial, status: 'canceled' }, NOON)).toBe('free')
})

test('the free plan is not tried', () => {
  expect(trialEnd('free', NOON)).toBeNull()
})

test('ACC-03 a missing subscription is the free plan', () => {
  expect(effectivePlan(NO_SUBSCRIPTION, NOON)).toBe('free')
})

test.each([
  ['trialing', '2026-11-26T12:00:00.000Z', 5],
  ['trialing', '2026-11-22T13:00:00.000Z', 2],
  ['trialing', '2026-11-21T12:00:00.001Z', 1],
  ['trialing', '2026-11-21T12:00:00.000Z', 0],
  ['trialing', null, 0],
  ['active', '2026-11-26T12:00:00.000Z', 0],
])('FIR-02 a trial that is %s until %s has %i days left', (status, trial_ends_at, days) => {
  expect(trialDaysLeft({ plan: 'parent', status, trial_ends_at }, NOON)).toBe(days)
})
