/** A subscription, and the plan whose rights it grants (ACC-03, ACC-04). */
import { PLANS, type PlanKey } from './plan.ts'

/** A paid plan may be tried once (specification §9). */
export const TRIAL_DAYS = 5

const DAY_MS = 86_400_000

export const TRIALING = 'trialing'

export interface Subscription {
  readonly plan: PlanKey
  /** Only `active`, or a running trial, grants rights (specification §3). */
  readonly status: string
  /** ISO 8601; null without a trial. */
  readonly trial_ends_at: string | null
}

export const NO_SUBSCRIPTION: Subscription = { plan: 'free', status: 'active', trial_ends_at: null }

export function trialEnd(plan: PlanKey, now: number): number | null {
  return PLANS[plan].price_cents === 0 ? null : now + TRIAL_DAYS * DAY_MS
}

export function isActive({ status, trial_ends_at }: Subscription, now: number): boolean {
  if (status === 'active') return true
  return status === TRIALING && trial_ends_at !== null && now < Date.parse(trial_ends_at)
}

/** Days begun of a running trial that are left; 0 without one. */
export function trialDaysLeft(subscription: Subscription, now: number): number {
  const { status, trial_ends_at } = subscription
  if (status !== TRIALING || trial_ends_at === null) return 0
  return Math.max(0, Math.ceil((Date.parse(trial_ends_at) - now) / DAY_MS))
}

/** The free plan while the subscription is inactive. */
export function effectivePlan(subscription: Subscription, now: number): PlanKey {
  return isActive(subscription, now) ? subscription.plan : 'free'
}

/** The same of a person who had a trial with another account: none is left, a running one goes on. */
export function withoutTrial(subscription: Subscription): Subscription {
  const trial_ends_at = subscription.trial_ends_at ?? '1970-01-01T00:00:00.000Z'
  return { ...subscription, trial_ends_at }
}
