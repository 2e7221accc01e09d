import { expect, test } from 'vitest'
import { checkoutTrial, effectiveSubscription, type PaidSubscription } from './paid-subscription.ts'

function paid(status: string, plan: PaidSubscription['plan'], created = 1): PaidSubscription {
  return { status, plan, trialEnd: null, created }
}

test.each([
  [[paid('canceled', 'teacher', 9), paid('active', 'parent', 1)], 'active', 'parent'],
  [[paid('past_due', 'teacher'), paid('trialing', 'parent')], 'trialing', 'parent'],
  [[paid('active', 'parent'), paid('active', 'teacher')], 'active', 'teacher'],
  [
    [paid('incomplete_expired', 'parent', 2), paid('canceled', 'parent', 1)],
    'incomplete_expired',
    'parent',
  ],
  [[paid('incomplete', 'parent'), paid('past_due', 'parent')], 'past_due', 'parent'],
])('of %j the %s one of plan %s counts', (subscriptions, status, plan) => {
  expect(effectiveSubscription(subscriptions)).toMatchObject({ status, plan })
  expect(effectiveSubscription(subscriptions.toReversed())).toMatchObject({ status, plan })
})

test('a customer without a subscription has none that counts', () => {
  expect(effectiveSubscription([])).toBeUndefined()
})

const NOW = Date.parse('2026-11-21T12:00:00Z')

test.each([
  [null, { trial_period_days: 5 }],
  ['2026-11-25T12:00:00.000Z', { trial_end: Date.parse('2026-11-25T12:00:00Z') / 1000 }],
  ['2026-11-23T11:00:00.000Z', {}],
  ['2026-11-01T12:00:00.000Z', {}],
])('a trial that ends at %s leaves %j to the first payment', (end, trial) => {
  expect(checkoutTrial(end, NOW, 5)).toEqual(trial)
})
