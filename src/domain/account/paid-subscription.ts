/** Picks the subscription in force among those of a Stripe customer, ended ones included. */
import { PLANS, type PlanKey } from './plan.ts'
import { TRIALING } from './subscription.ts'

export interface PaidSubscription {
  readonly plan: PlanKey
  /** Stripe's: active, trialing, past_due, canceled, incomplete … */
  readonly status: string
  /** Epoch seconds; null without a trial. */
  readonly trialEnd: number | null
  /** Epoch seconds. */
  readonly created: number
}

/** Statuses that grant rights, then those that may again; ended ones rank last. */
const ORDER = ['active', TRIALING, 'past_due', 'unpaid', 'paused', 'incomplete']

function rank(status: string): number {
  const place = ORDER.indexOf(status)
  return place < 0 ? ORDER.length : place
}

/** By status, then by price, then the newest. */
export function effectiveSubscription<One extends PaidSubscription>(
  subscriptions: readonly One[],
): One | undefined {
  return subscriptions.toSorted(
    (one, other) =>
      rank(one.status) - rank(other.status) ||
      PLANS[other.plan].price_cents - PLANS[one.plan].price_cents ||
      other.created - one.created,
  )[0]
}

const DAY_S = 86_400
/** Stripe refuses a trial that ends sooner. */
const SHORTEST_TRIAL_DAYS = 2

export type CheckoutTrial =
  | { readonly trial_period_days: number }
  | { readonly trial_end: number }
  | Record<never, never>

/** The full trial if there was none yet, what is left of a running one, nothing otherwise. `trialEndsAt` in ISO 8601, `now` in ms. */
export function checkoutTrial(
  trialEndsAt: string | null,
  now: number,
  days: number,
): CheckoutTrial {
  if (trialEndsAt === null) return { trial_period_days: days }
  const end = Math.floor(Date.parse(trialEndsAt) / 1000)
  const left = end - now / 1000
  return left > SHORTEST_TRIAL_DAYS * DAY_S ? { trial_end: end } : {}
}
