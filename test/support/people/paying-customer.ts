/** A server with Stripe, somebody who pays there, and the events that Stripe sends. */
import { routes } from '../../../src/contract/routes.ts'
import { sql } from '../../../src/server/db/database.ts'
import { type SignedInCaller, type TestApp, testApp } from '../product/test-app.ts'
import type { StripeServer } from '../services/stripe-server.ts'

export const DAY_S = 86_400

export function withStripe(stripe: StripeServer): Promise<TestApp> {
  return testApp({ stripe: stripe.settings })
}

/** Sends an event as Stripe does. */
export async function deliver(
  app: TestApp,
  { body, signature }: { body: string; signature: string },
) {
  const response = await app.fetch(routes.stripeWebhook.path, {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
    body,
  })
  return response.status
}

/** A customer, after a first checkout. */
export async function customer(app: TestApp, caller: SignedInCaller): Promise<string> {
  await caller.send(routes.startCheckout, { body: { plan: 'parent' } })
  const [row] = await app.asOwner((run) =>
    run<{ customer_id: string }>(sql`
      select customer_id from auth.stripe_customers where user_id = ${caller.id}`),
  )
  return row?.customer_id ?? ''
}

export async function stateOf(caller: SignedInCaller) {
  const { plan, status, effective_plan, is_active, has_portal } = (
    await caller.send(routes.getSubscription)
  ).body
  return { plan, status, effective_plan, is_active, has_portal }
}
