import { expect, test } from 'vitest'
import {
  customer,
  DAY_S,
  deliver,
  stateOf,
  withStripe,
} from '../../../test/support/people/paying-customer.ts'
import { claire, madameRoy, PASSWORD, paul } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { mailServer, tokenIn } from '../../../test/support/services/mail-server.ts'
import { stripeServer } from '../../../test/support/services/stripe-server.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'
import { findCustomer, storeCustomer } from './billing.store.ts'

test('without Stripe the addresses of billing say so, and the operator sets the plans', async () => {
  await using app = await testApp()
  const caller = await app.as(paul)
  for (const reply of [
    await caller.send(routes.startCheckout, { body: { plan: 'parent' } }),
    await caller.send(routes.openPortal),
    await app.send(routes.stripeWebhook),
  ]) {
    expect([reply.status, reply.problem.code]).toEqual([409, 'billing-not-configured'])
  }
  const { billing, has_portal } = (await caller.send(routes.getSubscription)).body
  expect([billing, has_portal]).toEqual(['operator', false])
})

test('a first checkout tries the plan for five days, in French, and the next ones no more', async () => {
  await using stripe = await stripeServer()
  await using app = await withStripe(stripe)
  const caller = await app.as(paul)
  const none = await caller.send(routes.openPortal)
  expect([none.status, none.problem.code]).toEqual([409, 'no-billing-account'])
  const first = await caller.send(routes.startCheckout, { body: { plan: 'parent_plus' } })
  expect(first.body).toEqual({ url: 'https://checkout.stripe.test/cs_1' })
  const created = stripe.calls.find(({ path }) => path === '/v1/customers')
  expect(created).toMatchObject({
    fields: { email: paul.email },
    idempotencyKey: `customer-${caller.id}`,
  })
  expect(stripe.calls.at(-1)?.fields).toMatchObject({
    mode: 'subscription',
    locale: 'fr',
    client_reference_id: caller.id,
    'line_items[0][price]': 'price_pp',
    'subscription_data[trial_period_days]': '5',
    success_url: 'http://localhost:3000/app/compte?paiement=fait',
  })
  const end = Math.floor(app.clock.read().getTime() / 1000) + 5 * DAY_S
  const id = await customer(app, caller)
  stripe.sell(id, { id: 'sub_1', price: 'price_pp', status: 'trialing', trialEnd: end })
  expect(await deliver(app, stripe.event('customer.subscription.created', { customer: id }))).toBe(
    200,
  )
  expect(await stateOf(caller)).toEqual({
    plan: 'parent_plus',
    status: 'trialing',
    effective_plan: 'parent_plus',
    is_active: true,
    has_portal: true,
  })
  stripe.sell(id, { id: 'sub_1', price: 'price_pp', status: 'canceled', trialEnd: end })
  await deliver(app, stripe.event('customer.subscription.deleted', { customer: id }))
  app.clock.advance(6 * DAY_S * 1000)
  const later = await app.as(paul)
  await later.send(routes.startCheckout, { body: { plan: 'parent_plus' } })
  expect(Object.keys(stripe.calls.at(-1)?.fields ?? {}).join()).not.toContain('trial')
  expect(stripe.calls.filter(({ path }) => path === '/v1/customers')).toHaveLength(1)
})

test('what is left of the trial of the sign-up is left to the payment', async () => {
  await using stripe = await stripeServer()
  await using app = await withStripe(stripe)
  const caller = await app.as({ ...claire, status: 'trialing' })
  const end = Math.floor(app.clock.read().getTime() / 1000) + 4 * DAY_S
  await app.asOwner((run) =>
    run(sql`update subscriptions set trial_ends_at = ${new Date(end * 1000)}`),
  )
  await caller.send(routes.startCheckout, { body: { plan: 'parent' } })
  expect(stripe.calls.at(-1)?.fields).toMatchObject({ 'subscription_data[trial_end]': String(end) })
})

test('a living subscription changes its plan on a page of Stripe, and is never bought twice', async () => {
  await using stripe = await stripeServer()
  await using app = await withStripe(stripe)
  const caller = await app.as(paul)
  const id = await customer(app, caller)
  stripe.sell(id, { id: 'sub_1', price: 'price_p', status: 'active' })
  const changed = await caller.send(routes.startCheckout, { body: { plan: 'teacher' } })
  expect(changed.body.url).toBe('https://billing.stripe.test/bps_1')
  expect(stripe.calls.at(-1)?.fields).toMatchObject({
    'flow_data[type]': 'subscription_update_confirm',
    'flow_data[subscription_update_confirm][subscription]': 'sub_1',
    'flow_data[subscription_update_confirm][items][0][id]': 'si_sub_1',
    'flow_data[subscription_update_confirm][items][0][price]': 'price_t',
  })
  const same = await caller.send(routes.startCheckout, { body: { plan: 'parent' } })
  expect(same.body.url).toBe('https://billing.stripe.test/bps_1')
  expect(Object.keys(stripe.calls.at(-1)?.fields ?? {})).not.toContain('flow_data[type]')
  expect(stripe.calls.filter(({ path }) => path === '/v1/checkout/sessions')).toHaveLength(1)
})

test.each(['active', 'trialing', 'past_due'])(
  'who has a subscription that is %s is led to its page, not to a second one',
  async (status) => {
    await using stripe = await stripeServer()
    await using app = await withStripe(stripe)
    const caller = await app.as(paul)
    const id = await customer(app, caller)
    stripe.sell(id, { id: 'sub_1', price: 'price_p', status })
    const { body } = await caller.send(routes.startCheckout, { body: { plan: 'teacher' } })
    expect(body.url).toBe('https://billing.stripe.test/bps_1')
  },
)

test('of two customers made at once for one user the first one counts', async () => {
  await using app = await testApp()
  const { id } = await app.as(paul)
  const kept = (customerId: string) => storeCustomer(app.database, { userId: id, customerId })
  expect([await kept('cus_first'), await kept('cus_second')]).toEqual(['cus_first', 'cus_first'])
  expect(await findCustomer(app.database, id)).toBe('cus_first')
})

test('P5 who erases the account does not go on paying; while Stripe is away nothing is erased', async () => {
  await using stripe = await stripeServer()
  await using app = await withStripe(stripe)
  const caller = await app.as(madameRoy)
  const id = await customer(app, caller)
  stripe.fail(500, 500)
  const failed = await caller.send(routes.eraseAccount, { body: { password: PASSWORD } })
  expect([failed.status, failed.problem.code]).toEqual([502, 'billing-failed'])
  expect((await caller.send(routes.listLearners)).status).toBe(200)
  const erased = await caller.send(routes.eraseAccount, { body: { password: PASSWORD } })
  expect(erased.status).toBe(204)
  expect(stripe.calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/v1/customers/${id}` })
  expect(await app.asOwner((run) => run(sql`select from auth.stripe_customers`))).toEqual([])
})

test('neither a key nor an address of a payer is in the log', async () => {
  await using stripe = await stripeServer()
  await using app = await withStripe(stripe)
  const caller = await app.as(paul)
  await customer(app, caller)
  stripe.fail(401)
  await caller.send(routes.openPortal)
  expect(app.logged.join()).not.toMatch(/sk_test|whsec|cus_|paul@/u)
})

test('a changed address is told to Stripe, where the invoices go', async () => {
  await using stripe = await stripeServer()
  await using mail = await mailServer()
  await using app = await testApp({ stripe: stripe.settings, mailer: mail.mailer })
  const caller = await app.as(paul)
  const id = await customer(app, caller)
  const body = { newEmail: 'paul@neuf.exemple.fr', password: PASSWORD }
  await caller.send(routes.changeEmail, { body })
  const token = tokenIn((await mail.mails())[0])
  expect((await caller.send(routes.verifyEmail, { body: { token } })).status).toBe(200)
  await mail.mailer.settled()
  expect(stripe.calls.at(-1)).toMatchObject({
    method: 'POST',
    path: `/v1/customers/${id}`,
    fields: { email: 'paul@neuf.exemple.fr' },
  })
})
