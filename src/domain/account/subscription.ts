/** What a user has subscribed to, and the plan whose rights that gives (ACC-03, ACC-04). */
import { PLANS, type PlanKey } from './plan.ts'

/** A paid plan may be tried once (specification §9). */
export const TRIAL_DAYS = 5

const DAY_MS = 86_400_000

/** Status while a trial runs. */
export const TRIALING = 'trialing'

export interface Subscription {
  readonly plan: PlanKey
  /** `active`; anything else counts as inactive (specification §3), but a trial that still runs. */
  readonly status: string
  /** ISO 8601; null when there was no trial. */
  readonly trial_ends_at: string | null
}

/** A missing subscription is the free plan. */
export const NO_SUBSCRIPTION: Subscription = { plan: 'free', status: 'active', trial_ends_at: null }

/** The end, in ms, of the trial that starts at an instant in ms; null for the plan that needs none. */
export function trialEnd(plan: PlanKey, now: number): number | null {
  return PLANS[plan].price_cents === 0 ? null : now + TRIAL_DAYS * DAY_MS
}

/** Whether the rights of the plan hold at an instant in ms. */
export function isActive({ status, trial_ends_at }: Subscription, now: number): boolean {
  if (status === 'active') return true
  return status === TRIALING && trial_ends_at !== null && now < Date.parse(trial_ends_at)
}

/** An inactive subscription has the rights of the free plan; what is stored stays and comes back with it. */
export function effectivePlan(subscription: Subscription, now: number): PlanKey {
  return isActive(subscription, now) ? subscription.plan : 'free'
}
