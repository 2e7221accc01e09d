import * as z from 'zod/mini'
import { PLAN_KEYS } from '../../domain/account/plan.ts'
import { route } from '../route.ts'
import { subscription } from './account.ts'

const PAID_PLANS = PLAN_KEYS.filter((key) => key !== 'free')

/** A page of Stripe to go to. */
const page = z.object({ url: z.string() })

export const startCheckout = route({
  method: 'POST',
  path: '/api/billing/checkout',
  access: 'session',
  body: z.object({ plan: z.enum(PAID_PLANS, 'invalid') }),
  reply: page,
  status: 200,
  summary: "Subscribe to a plan, or change to it, on Stripe's own page; one trial a user",
})

export const startTrial = route({
  method: 'POST',
  path: '/api/subscription/trial',
  access: 'session',
  body: z.object({ plan: z.enum(PAID_PLANS, 'invalid') }),
  reply: z.pick(subscription, { plan: true, status: true, trial_ends_at: true }),
  status: 200,
  summary: 'Try a paid plan from the free one, without a card; 409 after the one trial of a person',
})

export const openPortal = route({
  method: 'POST',
  path: '/api/billing/portal',
  access: 'session',
  reply: page,
  status: 200,
  summary: "Stripe's page for cards, invoices and cancelling",
})

export const stripeWebhook = route({
  method: 'POST',
  path: '/api/billing/webhook',
  access: 'public',
  reply: z.object({ received: z.boolean() }),
  status: 200,
  summary: 'What Stripe tells, under its signature',
})
