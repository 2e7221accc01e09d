/** What Stripe tells: whatever an event says, what a customer has is asked again. */
import { expect, test } from 'vitest'
import {
  customer,
  DAY_S,
  deliver,
  stateOf,
  withStripe,
} from '../../../test/support/people/paying-customer.ts'
import { paul } from '../../../test/support/people/people.ts'
import { stripeServer } from '../../../test/support/services/stripe-server.ts'
import { routes } from '../../contract/routes.ts'
import { storePaidSubscription } from './billing.store.ts'

test('payment, failure and end of a subscription give and take the rights; nothing stored is lost', async () => {
  await using stripe = await stripeServer()
  await using app = await withStripe(stripe)
  const caller = await app.as(paul)
  const id = await customer(app, caller)
  const become = async (status: string, price = 'price_t') => {
    stripe.sell(id, { id: 'sub_1', price, status })
    expect(
      await deliver(app, stripe.event('customer.subscription.updated', { customer: id })),
    ).toBe(200)
    return (await stateOf(caller)).effective_plan
  }
  expect(await become('active')).toBe('teacher')
  expect(await become('past_due')).toBe('free')
  expect(await become('active', 'price_p')).toBe('parent')
  expect(await become('canceled', 'price_p')).toBe('free')
  expect(await stateOf(caller)).toMatchObject({ plan: 'parent', status: 'canceled' })
})

test('an event that is late, doubled or about an ended subscription changes nothing', async () => {
  await using stripe = await stripeServer()
  await using app = await withStripe(stripe)
  const caller = await app.as(paul)
  const id = await customer(app, caller)
  stripe.sell(
    id,
    { id: 'sub_old', price: 'price_p', status: 'canceled', created: 1 },
    { id: 'sub_new', price: 'price_t', status: 'active', created: 2 },
  )
  const late = stripe.event('customer.subscription.deleted', { id: 'sub_old', customer: id })
  const statuses = await Promise.all([1, 2, 3, 4].map(() => deliver(app, late)))
  expect(statuses).toEqual([200, 200, 200, 200])
  expect(await stateOf(caller)).toMatchObject({ plan: 'teacher', status: 'active' })
  const foreign = stripe.event('customer.subscription.updated', { customer: 'cus_unknown' })
  expect(await deliver(app, foreign)).toBe(200)
  expect(await deliver(app, stripe.event('price.updated', { id: 'price_p' }))).toBe(200)
})

test('an event that Stripe did not sign, or that was changed on its way, does nothing', async () => {
  await using stripe = await stripeServer()
  await using app = await withStripe(stripe)
  const caller = await app.as(paul)
  const id = await customer(app, caller)
  stripe.sell(id, { id: 'sub_1', price: 'price_t', status: 'active' })
  const good = stripe.event('customer.subscription.updated', { customer: id })
  const forged = stripe.event('customer.subscription.updated', { customer: id }, 'whsec_other')
  for (const sent of [
    forged,
    { ...good, signature: '' },
    { ...good, body: good.body.replace('updated', 'deleted') },
    { ...good, signature: good.signature.replace(/t=\d+/u, 't=1') },
  ]) {
    expect(await deliver(app, sent)).toBe(400)
  }
  expect((await stateOf(caller)).effective_plan).toBe('free')
  expect(await deliver(app, good)).toBe(200)
  expect((await stateOf(caller)).effective_plan).toBe('teacher')
})

test('an event that could not be worked on is not answered 200, so that it comes again', async () => {
  await using stripe = await stripeServer()
  await using app = await withStripe(stripe)
  const caller = await app.as(paul)
  const id = await customer(app, caller)
  stripe.sell(id, { id: 'sub_1', price: 'price_t', status: 'active' })
  const event = stripe.event('customer.subscription.updated', { customer: id })
  // Stripe's library tries twice.
  stripe.fail(500, 500)
  expect(await deliver(app, event)).toBe(502)
  expect(await deliver(app, event)).toBe(200)
  expect((await stateOf(caller)).effective_plan).toBe('teacher')
  stripe.fail(500, 500)
  const away = await caller.send(routes.openPortal)
  expect([away.status, away.problem]).toEqual([
    502,
    {
      error: 'Le service de paiement ne répond pas. Réessayez un peu plus tard.',
      code: 'billing-failed',
    },
  ])
})

test('what Stripe said later stands, whichever answer is written first', async () => {
  await using stripe = await stripeServer()
  await using app = await withStripe(stripe)
  const caller = await app.as(paul)
  await customer(app, caller)
  const paid = { status: 'active', trialEndsAt: null } as const
  const [early, late] = ['2026-11-21T08:00:00Z', '2026-11-21T08:00:01Z'].map((at) => new Date(at))
  if (!early || !late) throw new Error('no instants')
  await storePaidSubscription(app.database, caller.id, { ...paid, plan: 'teacher', askedAt: late })
  await storePaidSubscription(app.database, caller.id, { ...paid, plan: 'parent', askedAt: early })
  expect((await stateOf(caller)).plan).toBe('teacher')
})

test('a trial that was is remembered, though Stripe says nothing of it any more', async () => {
  await using stripe = await stripeServer()
  await using app = await withStripe(stripe)
  const caller = await app.as(paul)
  const id = await customer(app, caller)
  const updated = stripe.event('customer.subscription.updated', { customer: id })
  const trialEnd = Math.floor(app.clock.read().getTime() / 1000) - DAY_S
  stripe.sell(id, { id: 'sub_1', price: 'price_p', status: 'canceled', trialEnd })
  await deliver(app, updated)
  stripe.sell(id, { id: 'sub_2', price: 'price_p', status: 'canceled', trialEnd: null })
  await deliver(app, updated)
  await caller.send(routes.startCheckout, { body: { plan: 'parent' } })
  expect(Object.keys(stripe.calls.at(-1)?.fields ?? {}).join()).not.toContain('trial')
})
