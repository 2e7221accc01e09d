/** The family's way in, on the product as its operator configures it: environment, real SMTP, real process. */
import { expect, test } from 'vitest'
import { openedSession } from '../../src/contract/account/account.ts'
import type { BodyInputOf, Route } from '../../src/contract/route.ts'
import { routes } from '../../src/contract/routes.ts'
import { testFolder } from '../support/product/data-dir.ts'
import { startProduct } from '../support/product/product.ts'
import { mailServer, tokenIn } from '../support/services/mail-server.ts'
import { stripeServer } from '../support/services/stripe-server.ts'

const NINA = { email: 'nina@exemple.fr', password: 'quatre souris grises' }

async function send<R extends Route>(url: string, route: R, body: BodyInputOf<R>, token = '') {
  const response = await fetch(url + route.path, {
    method: route.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

test('AUT-04 a configured product signs a family up by mail, with a trial, and says what it offers', async () => {
  await using mail = await mailServer()
  await using stripe = await stripeServer()
  await using folder = await testFolder()
  const { settings } = stripe
  await using product = startProduct({
    env: {
      DATA_DIR: folder.path,
      DEMO: 'off',
      REGISTRATION: 'open',
      SMTP_URL: mail.url,
      MAIL_FROM: "L'Encrier <bonjour@exemple.fr>",
      CONTACT_EMAIL: 'bonjour@exemple.fr',
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
      STRIPE_API_BASE: settings.apiBase ?? '',
      STRIPE_PRICE_PARENT: settings.prices.parent,
      STRIPE_PRICE_PARENT_PLUS: settings.prices.parentPlus,
      STRIPE_PRICE_TEACHER: settings.prices.teacher,
    },
  })
  const url = await product.ready()
  expect(await (await fetch(url + routes.about.path)).json()).toEqual({
    registration: 'open',
    mail: true,
    billing: 'stripe',
    contact: 'bonjour@exemple.fr',
  })
  const made = await send(url, routes.signUp, { ...NINA, plan: 'teacher' })
  expect(made.body).toEqual({ confirmation: 'mail' })
  await expect.poll(() => mail.mails(), { timeout: 20_000 }).toHaveLength(1)
  const [confirmation] = await mail.mails()
  expect(confirmation?.text).toContain(`${url}/confirmer-adresse#`)
  const token = tokenIn(confirmation)
  const { password } = NINA
  const confirmed = await send(url, routes.verifyEmail, { token, password })
  expect(confirmed.body).toEqual({ email: NINA.email, signed_in: true })
  const opened = openedSession.parse((await send(url, routes.signIn, NINA)).body)
  const paid = await send(url, routes.startCheckout, { plan: 'teacher' }, opened.token)
  expect(paid.body).toEqual({ url: 'https://checkout.stripe.test/cs_1' })
  expect(stripe.calls.at(-1)?.fields).toHaveProperty('subscription_data[trial_end]')
  expect(await product.stop('SIGTERM')).toBe(0)
  expect(product.printed()).not.toMatch(/nina|souris|sk_test|whsec/u)
})
