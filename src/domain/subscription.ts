/** What a user has subscribed to, and the plan whose rights that gives (ACC-03, ACC-04). */
import type { PlanKey } from './plan.ts'

export interface Subscription {
  readonly plan: PlanKey
  /** `active`; anything else counts as inactive (specification §3). */
  readonly status: string
}

/** A missing subscription is the free plan. */
export const NO_SUBSCRIPTION: Subscription = { plan: 'free', status: 'active' }

export function isActive(subscription: Subscription): boolean {
  return subscription.status === 'active'
}

/** An inactive subscription has the rights of the free plan; what is stored stays and comes back with it. */
export function effectivePlan(subscription: Subscription): PlanKey {
  return isActive(subscription) ? subscription.plan : 'free'
}
