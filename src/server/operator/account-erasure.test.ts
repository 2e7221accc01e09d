import { expect, test } from 'vitest'
import {
  addedDictation,
  addedLearner,
  savedCorrection,
} from '../../../test/support/people/class-work.ts'
import { account } from '../../../test/support/people/operator.ts'
import { claire, PASSWORD_HASH } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { stripeServer } from '../../../test/support/services/stripe-server.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'
import { SILENT_LOG } from '../log.ts'
import { createBilling } from '../subscription/billing.ts'

test('AUT-06 a deleted account leaves nothing, its session ends at once', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  await savedCorrection(parent, learner, await addedDictation(parent))
  await app.send(routes.joinWaitingList, { body: { email: claire.email } })
  await app.asOwner((run) =>
    run(sql`
      insert into auth.sign_ups (token_hash, email, name, plan, password, expires_at)
      values (sha256('a token'), ${claire.email}, 'Claire', 'free', ${PASSWORD_HASH}, now() + interval '1 day')`),
  )
  const deleted = await account(app, `delete --email ${claire.email}`)
  expect(deleted.said).toEqual([
    `Compte supprimé\u00a0: ${claire.email} (avec 1 apprenant, 1 dictée, 1 résultat)`,
  ])
  expect((await parent.send(routes.listLearners)).status).toBe(401)
  const [left] = await app.asOwner((run) =>
    run<{ count: number }>(sql`
      select (select count(*) from auth.users) + (select count(*) from auth.sessions)
        + (select count(*) from auth.accounts) + (select count(*) from subscriptions)
        + (select count(*) from learners) + (select count(*) from dictations)
        + (select count(*) from results) + (select count(*) from french_dictation_results)
        + (select count(*) from idempotency_keys) + (select count(*) from early_access)
        + (select count(*) from auth.sign_ups) as count`),
  )
  expect(left?.count).toBe(0)
  expect((await account(app, `delete --email ${claire.email}`)).status).toBe(1)
})

test('P5 whom the operator deletes does not go on paying; what Stripe would not forget stays', async () => {
  await using stripe = await stripeServer()
  await using app = await testApp({ stripe: stripe.settings })
  const payer = await app.as(claire)
  await payer.send(routes.startCheckout, { body: { plan: 'parent' } })
  const line = `delete --email ${claire.email}`
  expect(await account(app, line)).toEqual({
    status: 1,
    said: [],
    complained: [
      `Le compte ${claire.email} est connu de Stripe, qui n'est pas configuré ici\u00a0: rien n'est supprimé, car Stripe continuerait de prélever`,
    ],
  })
  const around = { database: app.database, clock: app.clock.read, log: SILENT_LOG, publicUrl: '' }
  const billing = createBilling({ ...around, settings: stripe.settings })
  // Stripe's library tries twice.
  stripe.fail(500, 500)
  const away = await account(app, line, { billing })
  expect([away.status, away.complained]).toEqual([
    1,
    ['Le service de paiement ne répond pas. Réessayez un peu plus tard.'],
  ])
  expect((await payer.send(routes.listLearners)).status).toBe(200)
  expect((await account(app, line, { billing })).status).toBe(0)
  expect(stripe.calls.at(-1)).toMatchObject({
    method: 'DELETE',
    path: expect.stringMatching(/^\/v1\/customers\/\w+$/u),
  })
  expect(await app.asOwner((run) => run(sql`select from auth.stripe_customers`))).toEqual([])
})
