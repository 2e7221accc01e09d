/** Plans paid online. Without Stripe the operator sets them, and these routes answer 409. */
import { routes } from '../../contract/routes.ts'
import { withoutTrial } from '../../domain/account/subscription.ts'
import { refused } from '../account/account-refusals.ts'
import { trialKey } from '../account/trial-key.ts'
import type { Statement } from '../db/database.ts'
import { hasHadTrial } from '../db/trials.ts'
import { errorCode } from '../errors.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { readRawBody } from '../http/request-body.ts'
import type { Log } from '../log.ts'
import type { Billing } from './billing.ts'
import { findSubscription } from './subscription.store.ts'

/** Stripe's largest events have some tens of kB. */
const MAX_EVENT_BYTES = 1_000_000

/** 502 when Stripe is away or refuses; anything else is a bug of ours. */
async function tellingStripeFailures(log: Log, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const isStripes = error instanceof Error && 'rawType' in error
    if (!isStripes) throw error
    log.warn('billing-failed', { code: errorCode(error), name: error.name })
    return refused('billingFailed')
  }
}

export function billingRoutes(app: App, billing: Billing | undefined): void {
  const { database, log } = app
  const off = (): Response => refused('billingNotConfigured')

  bindRoute(app, routes.startCheckout, ({ user, owner, body }) =>
    billing
      ? tellingStripeFailures(log, async () => {
          const subscription = await findSubscription(owner, database)
          const ask = <T>(statement: Statement) => database.anonymous.query<T>(statement)
          const hadTrial = await hasHadTrial(ask, trialKey(app.secret, user.email))
          const current = hadTrial ? withoutTrial(subscription) : subscription
          return Response.json({ url: await billing.checkout(user, { plan: body.plan, current }) })
        })
      : off(),
  )

  bindRoute(app, routes.openPortal, ({ user }) =>
    billing
      ? tellingStripeFailures(log, async () => {
          const url = await billing.portal(user)
          return url === undefined ? refused('noBillingAccount') : Response.json({ url })
        })
      : off(),
  )

  bindRoute(app, routes.stripeWebhook, async ({ request }) => {
    if (!billing) return off()
    const body = await readRawBody(request, MAX_EVENT_BYTES)
    if (!body.ok) return body.refusal
    const signature = request.headers.get('stripe-signature') ?? ''
    return tellingStripeFailures(log, async () =>
      (await billing.handleEvent(body.value, signature))
        ? Response.json({ received: true })
        : refused('badSignature'),
    )
  })
}
