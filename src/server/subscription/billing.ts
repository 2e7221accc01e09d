/**
 * Plans paid by Stripe, through Stripe's own library. Whatever an event says, what the customer has is asked of Stripe again
 * and written as it is now: events may come twice, late and in any order. What fails is not answered 200, so that Stripe sends
 * it again.
 */
import Stripe from 'stripe'
import type { User } from '../../contract/account/account.ts'
import {
  checkoutTrial,
  effectiveSubscription,
  type PaidSubscription,
} from '../../domain/account/paid-subscription.ts'
import { PLANS, type PlanKey } from '../../domain/account/plan.ts'
import { type Subscription, TRIAL_DAYS } from '../../domain/account/subscription.ts'
import type { StripeSettings } from '../boot/env.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import {
  findCustomer,
  findUserOfCustomer,
  storeCustomer,
  storePaidSubscription,
} from './billing.store.ts'

export type PaidPlanKey = Exclude<PlanKey, 'free'>

export interface Billing {
  /** A page of Stripe where the user subscribes to a plan, or changes to it. */
  checkout(
    user: User,
    wanted: { readonly plan: PaidPlanKey; readonly current: Subscription },
  ): Promise<string>
  /** Stripe's page for cards, invoices and cancelling; undefined for who is no customer yet. */
  portal(user: User): Promise<string | undefined>
  isCustomer(userId: string): Promise<boolean>
  /** `body` byte for byte as it was sent; false when the signature is not Stripe's. */
  handleEvent(body: string, signature: string): Promise<boolean>
  updateEmail(userId: string, email: string): Promise<void>
  /** Ends the subscription too. */
  eraseCustomer(userId: string): Promise<void>
}

export interface BillingOptions {
  readonly settings: StripeSettings
  readonly database: Database
  readonly clock: () => Date
  readonly log: Log
  readonly publicUrl: string
}

const STRIPE_TIMEOUT_MS = 10_000
/** A customer has one subscription that runs; some ended ones do no harm. */
const MAX_SUBSCRIPTIONS_READ = 20
const ACCOUNT_PATH = '/app/compte'

function clientOf({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase)
  return new Stripe(secretKey, {
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? '80' : '443'),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
    timeout: STRIPE_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

function priceOf({ prices }: StripeSettings, plan: PaidPlanKey): string {
  const byPlan = { parent: prices.parent, parent_plus: prices.parentPlus, teacher: prices.teacher }
  return byPlan[plan]
}

interface StripeSubscription extends PaidSubscription {
  readonly id: string
  readonly itemId: string
}

interface BillingContext extends BillingOptions {
  readonly stripe: Stripe
}

async function subscriptionsOf(
  { stripe, settings }: BillingContext,
  customer: string,
): Promise<StripeSubscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: MAX_SUBSCRIPTIONS_READ,
  })
  return data.flatMap(({ id, status, created, trial_end, items }) =>
    items.data.flatMap((item) => {
      const plan = (['parent', 'parent_plus', 'teacher'] as const).find(
        (key) => priceOf(settings, key) === item.price.id,
      )
      if (plan === undefined) return []
      return [{ id, itemId: item.id, plan, status, created, trialEnd: trial_end }]
    }),
  )
}

async function findOrCreateCustomer(context: BillingContext, user: User): Promise<string> {
  const { stripe, database } = context
  const known = await findCustomer(database, user.id)
  if (known !== undefined) return known
  const customer = await stripe.customers.create(
    { email: user.email, metadata: { user_id: user.id }, preferred_locales: ['fr'] },
    { idempotencyKey: `customer-${user.id}` },
  )
  return storeCustomer(database, { userId: user.id, customerId: customer.id })
}

/** A subscription that runs changes its plan on Stripe's page, which shows the price. */
async function planChangePage(
  context: BillingContext,
  customer: string,
  to: { running: StripeSubscription; plan: PaidPlanKey },
) {
  const { stripe, settings, publicUrl } = context
  const { running, plan } = to
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    locale: 'fr',
    return_url: publicUrl + ACCOUNT_PATH,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: running.id,
        items: [{ id: running.itemId, price: priceOf(settings, plan), quantity: 1 }],
      },
    },
  })
  return url
}

async function checkout(
  context: BillingContext,
  user: User,
  { plan, current }: { readonly plan: PaidPlanKey; readonly current: Subscription },
): Promise<string> {
  const { stripe, settings, publicUrl, clock } = context
  const customer = await findOrCreateCustomer(context, user)
  const running = effectiveSubscription(await subscriptionsOf(context, customer))
  if (running && ['active', 'trialing', 'past_due'].includes(running.status)) {
    return running.plan === plan
      ? portalPage(context, customer)
      : planChangePage(context, customer, { running, plan })
  }
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: user.id,
    locale: 'fr',
    line_items: [{ price: priceOf(settings, plan), quantity: 1 }],
    subscription_data: checkoutTrial(current.trial_ends_at, clock().getTime(), TRIAL_DAYS),
    success_url: `${publicUrl}${ACCOUNT_PATH}?paiement=fait`,
    cancel_url: `${publicUrl}${ACCOUNT_PATH}?paiement=annule`,
  })
  if (url === null) throw new Error('a checkout came without its page')
  return url
}

async function portalPage(
  { stripe, publicUrl }: BillingContext,
  customer: string,
): Promise<string> {
  const return_url = publicUrl + ACCOUNT_PATH
  return (await stripe.billingPortal.sessions.create({ customer, locale: 'fr', return_url })).url
}

async function refreshSubscription(context: BillingContext, customer: string): Promise<void> {
  const { database, clock, log } = context
  const userId = await findUserOfCustomer(database, customer)
  if (userId === undefined) return
  const askedAt = clock()
  const counting = effectiveSubscription(await subscriptionsOf(context, customer))
  if (!counting) return
  const { plan, status, trialEnd } = counting
  const trialEndsAt = trialEnd === null ? null : new Date(trialEnd * 1000)
  await storePaidSubscription(database, userId, { plan, status, trialEndsAt, askedAt })
  log.info('subscription-stored', { plan: PLANS[plan].key, status })
}

/** What an event is about; undefined for a body that is no event. */
function subjectOf(event: unknown): object | undefined {
  const data: unknown = Reflect.get(Object(event), 'data')
  const subject: unknown = Reflect.get(Object(data), 'object')
  return typeof subject === 'object' && subject !== null ? subject : undefined
}

function customerIn(subject: object): string | undefined {
  const customer: unknown = Reflect.get(subject, 'customer')
  const id: unknown = typeof customer === 'string' ? customer : Reflect.get(Object(customer), 'id')
  return typeof id === 'string' ? id : undefined
}

/** The subject of an event that Stripe has signed; undefined for anything else. */
async function verifiedSubject(
  { stripe, settings }: BillingContext,
  body: string,
  signature: string,
): Promise<object | undefined> {
  try {
    const { webhooks } = stripe
    return subjectOf(await webhooks.constructEventAsync(body, signature, settings.webhookSecret))
  } catch {
    // It asks nobody, and throws errors of three kinds for a wrong signature, an empty one, and a body that is no JSON.
    return undefined
  }
}

/** Stripe may have the customer no more, after an erasure cut short or by the operator's hand. */
async function deleteCustomer({ stripe }: BillingContext, customer: string): Promise<void> {
  try {
    await stripe.customers.del(customer)
  } catch (error) {
    const isGone =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
    if (!isGone) throw error
  }
}

export function createBilling(options: BillingOptions): Billing {
  const context: BillingContext = { ...options, stripe: clientOf(options.settings) }
  const { database, stripe } = context
  return {
    checkout: (user, wanted) => checkout(context, user, wanted),
    portal: async (user) => {
      const customer = await findCustomer(database, user.id)
      return customer === undefined ? undefined : portalPage(context, customer)
    },
    isCustomer: async (userId) => (await findCustomer(database, userId)) !== undefined,
    handleEvent: async (body, signature) => {
      const subject = await verifiedSubject(context, body, signature)
      const customer = subject && customerIn(subject)
      if (customer !== undefined) await refreshSubscription(context, customer)
      return subject !== undefined
    },
    updateEmail: async (userId, email) => {
      const customer = await findCustomer(database, userId)
      if (customer !== undefined) await stripe.customers.update(customer, { email })
    },
    eraseCustomer: async (userId) => {
      const customer = await findCustomer(database, userId)
      if (customer !== undefined) await deleteCustomer(context, customer)
    },
  }
}
