/** Plans paid online: the way to the payment service, what comes back from it, and what it is when it is away. */
import {
  expect,
  expectNoOverflow,
  expectSound,
  test as journey,
} from '../../support/journeys/browser.ts'
import { startProduct } from '../../support/product/product.ts'
import { type StripeServer, stripeServer } from '../../support/services/stripe-server.ts'

interface ProductWithStripe {
  readonly url: string
  readonly stripe: StripeServer
}

/** A second server on the database of the journeys, one a worker. */
const test = journey.extend<Record<never, never>, { withStripe: ProductWithStripe }>({
  withStripe: [
    async ({ browserName: _ }, use) => {
      await using stripe = await stripeServer()
      const { secretKey, webhookSecret, apiBase, prices } = stripe.settings
      const env = {
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: apiBase ?? '',
        STRIPE_PRICE_PARENT: prices.parent,
        STRIPE_PRICE_PARENT_PLUS: prices.parentPlus,
        STRIPE_PRICE_TEACHER: prices.teacher,
      }
      await using product = startProduct({ env: { ...env, PORT: '0' } })
      await use({ url: await product.ready(), stripe })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ withStripe }, use) => use(withStripe.url),
})

// One worker for all of them: each would start the product again.
test.describe.configure({ mode: 'default' })

test('ACC-01 a plan is subscribed to on the page of the payment service, with its trial', async ({
  page,
  signIn,
  newPerson,
  withStripe,
}) => {
  await signIn(await newPerson({ plan: 'free' }))
  await page.route('https://checkout.stripe.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Paiement</title>' }),
  )
  await page.goto('/app/compte')
  const plan = page.getByRole('region', { name: 'Abonnement et utilisation' })
  await expect(plan.getByText('Les 5 premiers jours sont gratuits')).toBeVisible()
  await expectSound(page)
  await plan.getByLabel('Choisir un plan').selectOption({ label: 'Parent+, 6,99\u00a0€ / mois' })
  await plan.getByRole('button', { name: "S'abonner" }).click()
  await expect(page).toHaveURL(/^https:\/\/checkout\.stripe\.test\//)
  const asked = withStripe.stripe.calls.findLast(({ path }) => path === '/v1/checkout/sessions')
  expect(asked?.fields['line_items[0][price]']).toBe('price_pp')

  await page.goto(asked?.fields.cancel_url ?? '')
  await expect(plan.getByText("Aucun paiement n'a eu lieu")).toBeVisible()
  await page.goto(asked?.fields.success_url ?? '')
  await expect(
    plan.getByText(/^Merci\. Votre plan change dès que le paiement est confirmé/),
  ).toBeVisible()
})

test('ACC-03 a payment service that is away is said in words, and the choice stays @release', async ({
  page,
  signIn,
  newPerson,
  withStripe,
  allowConsole,
}) => {
  allowConsole(/50\d/)
  await signIn(await newPerson({ plan: 'free' }))
  await page.goto('/app/compte')
  const plan = page.getByRole('region', { name: 'Abonnement et utilisation' })
  await plan.getByLabel('Choisir un plan').selectOption('teacher')
  withStripe.stripe.fail(400)
  await plan.getByRole('button', { name: "S'abonner" }).click()
  await expect(plan.getByRole('alert')).toContainText('Le service de paiement ne répond pas')
  await expect(plan.getByLabel('Choisir un plan')).toHaveValue('teacher')
  await expect(plan.getByRole('button', { name: "S'abonner" })).toBeFocused()
})

test('FIR-03 a free user starts the one trial on the page of the plans, and is led back to his work @both', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'free' }))
  await page.goto('/app/francais/dictee/corriger')
  await page.getByRole('main').getByRole('link', { name: 'Voir les plans' }).click()
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(card('Gratuit').getByText('Votre plan')).toBeVisible()
  await expectSound(page)
  await card('Parent').getByRole('button', { name: 'Essai gratuit 5 jours' }).click()
  await expect(page.getByText(/^Votre essai du plan Parent a commencé/)).toBeVisible()
  await expect(card('Parent').getByText('Votre plan')).toBeVisible()
  await expect(card('Parent+').getByRole('button', { name: 'Choisir ce plan' })).toBeVisible()
  await page.getByRole('link', { name: 'Revenir à mes cahiers' }).click()
  // What the plan opens, then the learner that it lacks, and the work goes on.
  await expect(page).toHaveURL('/app/francais/dictee/corriger')
  await page.getByRole('link', { name: 'Ajouter un apprenant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un apprenant' })
  await dialog.getByLabel('Prénom').fill('Zoé')
  await dialog.getByLabel('Nom', { exact: true }).fill('Martin')
  await dialog.getByLabel('Date de naissance').fill('2018-05-04')
  await dialog.getByLabel('Niveau').selectOption('CE1')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL('/app/francais/dictee/corriger')
  await expect(page.getByText('Aucune dictée enregistrée')).toBeVisible()
  await expect(page.getByText(/Essai\u00a0: 5 jours restants/).first()).toBeAttached()
  // They leave the menu of the narrowest phone its place.
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(
    page.getByText(/Essai\u00a0: 5 jours restants/).filter({ visible: true }),
  ).toHaveCount(1)
  await expectNoOverflow(page)
})
