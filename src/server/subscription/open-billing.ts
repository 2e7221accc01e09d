/** Opens what speaks to Stripe; its library is loaded only where plans are paid online. */
import type { Env } from '../boot/env.ts'
import type { Billing, BillingOptions } from './billing.ts'

/** undefined: the environment names no Stripe, and the operator sets the plans. */
export async function openBilling(
  { stripe }: Env,
  around: Omit<BillingOptions, 'settings'>,
): Promise<Billing | undefined> {
  if (stripe === undefined) return undefined
  const { createBilling } = await import('./billing.ts')
  return createBilling({ ...around, settings: stripe })
}
