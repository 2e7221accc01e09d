/** Which of a customer's paid subscriptions says what he has (Stripe keeps the ended ones). */
import { PLANS, type PlanKey } from './plan.ts'
import { TRIALING } from './subscription.ts'

export interface PaidSubscription {
  readonly plan: PlanKey
  /** As Stripe says it: active, trialing, past_due, canceled, incomplete … */
  readonly status: string
  /** Seconds since 1970; null without a trial. */
  readonly trialEnd: number | null
  /** Seconds since 1970. */
  readonly created: number
}

/** Better first: those that give rights, then those that could again, then the ended ones. */
const ORDER = ['active', TRIALING, 'past_due', 'unpaid', 'paused', 'incomplete']

function rank(status: string): number {
  const place = ORDER.indexOf(status)
  return place < 0 ? ORDER.length : place
}

/** Of several, the one with most rights; of equals the dearer plan, then the newer. undefined when there is none. */
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
/** Stripe takes no trial that ends sooner. */
const SHORTEST_TRIAL_DAYS = 2

export type CheckoutTrial =
  | { readonly trial_period_days: number }
  | { readonly trial_end: number }
  | Record<never, never>

/**
 * The trial that a first payment may start with: whole when the plan was never tried, what is left of it when that is
 * enough for Stripe, none afterwards. `trialEndsAt` in ISO 8601, `now` in ms.
 */
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
