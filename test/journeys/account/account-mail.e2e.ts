/** The account on a product that sends mails and takes registrations: another address, the days of a trial. */
import type { APIRequestContext } from '@playwright/test'
import { expect, expectSound, test as journey } from '../../support/journeys/browser.ts'
import { PASSWORD } from '../../support/people/journey-people.ts'
import { startProduct } from '../../support/product/product.ts'
import { codeFor } from '../../support/services/authenticator.ts'
import {
  type MailServer,
  mailServer,
  type ReceivedMail,
  tokenIn,
} from '../../support/services/mail-server.ts'

interface ProductWithMail {
  readonly url: string
  readonly mail: MailServer
}

/** A second server on the database of the journeys, one a worker. */
const test = journey.extend<Record<never, never>, { withMail: ProductWithMail }>({
  withMail: [
    async ({ browserName: _ }, use) => {
      await using mail = await mailServer()
      const env = { SMTP_URL: mail.url, MAIL_FROM: 'bonjour@exemple.fr', REGISTRATION: 'open' }
      await using product = startProduct({ env: { ...env, PORT: '0' } })
      await use({ url: await product.ready(), mail })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ withMail }, use) => use(withMail.url),
})

/** The first mail to an address, of a subject where one is given, once it has come. */
async function mailTo(
  mail: MailServer,
  address: string,
  title = '',
): Promise<ReceivedMail | undefined> {
  const arrived = async (): Promise<ReceivedMail | undefined> =>
    (await mail.mails()).find(({ to, subject }) => to.includes(address) && subject.includes(title))
  await expect.poll(arrived).toBeDefined()
  return arrived()
}

/** Registers for a plan and follows the mail, as the pages of the door do. */
async function register(
  request: APIRequestContext,
  { mail }: ProductWithMail,
  email: string,
): Promise<void> {
  const account = { email, password: PASSWORD, name: 'Nora Benali', plan: 'parent' }
  expect((await request.post('/api/auth/sign-up/email', { data: account })).status()).toBe(200)
  const token = tokenIn(await mailTo(mail, email))
  const data = { token, password: PASSWORD }
  expect((await request.post('/api/auth/verify-email', { data })).status()).toBe(200)
}

// One worker for all of them: each would start the product again.
test.describe.configure({ mode: 'default' })

test('AUT-04 another address counts from the moment its mail is followed, not before @release', async ({
  page,
  context,
  signIn,
  newPerson,
  withMail,
  allowConsole,
}) => {
  allowConsole(/400/)
  const person = await newPerson({ plan: 'parent' })
  const next = `autre.${person.email}`
  await signIn(person)
  await page.goto('/app/compte')
  const identity = page.getByRole('region', { name: 'Identité' })
  await identity.getByRole('button', { name: "Changer d'adresse" }).click()
  const [address, password] = [
    identity.getByLabel('Nouvelle adresse e-mail'),
    identity.getByLabel('Votre mot de passe'),
  ]
  await expect(address).toBeFocused()
  await address.fill('sans arobase')
  await password.fill(person.password)
  await password.press('Enter')
  await expect(address).toHaveAccessibleDescription(/L'adresse e-mail n'est pas valide/)
  await expect(address).toBeFocused()
  await expectSound(page)
  await address.fill(person.email)
  await password.press('Enter')
  await expect(address).toHaveAccessibleDescription(/Cette adresse est déjà la vôtre/)
  await address.fill(next)
  await password.press('Enter')
  await expect(identity.getByText(`Un message a été envoyé à ${next}`)).toBeVisible()
  await expect(identity.getByText(person.email, { exact: true })).toBeVisible()

  const token = tokenIn(await mailTo(withMail.mail, next))
  const reply = await context.request.post('/api/auth/verify-email', { data: { token } })
  expect(reply.status()).toBe(200)
  await signIn({ ...person, email: next })
  await page.reload()
  await expect(identity.getByText(next, { exact: true })).toBeVisible()
  await expect(identity.getByText('Confirmée')).toBeVisible()
})

test('ACC-01 a trial says until when it runs, and what comes after @release', async ({
  page,
  context,
  signIn,
  withMail,
}, info) => {
  const email = `nora-${info.testId}-${info.project.name}-${info.retry}@exemple.fr`.toLowerCase()
  await register(context.request, withMail, email)
  await signIn({ email, password: PASSWORD, plan: 'parent' })
  await page.goto('/app/compte')
  const plan = page.getByRole('region', { name: 'Abonnement et utilisation' })
  await expect(plan.getByText('Parent', { exact: true })).toBeVisible()
  await expect(plan.getByText('Actif', { exact: true })).toBeVisible()
  await expect(plan.getByText(/^Essai gratuit jusqu'au \d+\S* \S+ \d{4}\. Ensuite/)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Mon compte', exact: true }).click()
  await expect(page.getByRole('banner').getByText(/^Essai gratuit jusqu'au \d/)).toBeVisible()
})

/** Turns the second step on; answers with a recovery code. */
async function turnOn(request: APIRequestContext): Promise<string> {
  const data = { password: PASSWORD }
  const key = await (await request.post('/api/auth/two-factor/enable', { data })).json()
  const code = { code: codeFor(key.secret) }
  const turnedOn = await request.post('/api/auth/two-factor/confirm', { data: code })
  return (await turnedOn.json()).recovery_codes[0]
}

test('A15 another address asks for the second step too, and the letter to the old one undoes it @release', async ({
  page,
  context,
  signIn,
  newPerson,
  withMail,
  allowConsole,
}) => {
  allowConsole(/40[01]/)
  const person = await newPerson({ plan: 'parent' })
  await signIn(person)
  const recoveryCode = await turnOn(context.request)
  await page.goto('/app/compte')
  const identity = page.getByRole('region', { name: 'Identité' })
  await identity.getByRole('button', { name: "Changer d'adresse" }).click()
  await identity.getByLabel('Nouvelle adresse e-mail').fill(`autre.${person.email}`)
  await identity.getByLabel('Votre mot de passe').fill(person.password)
  const code = identity.getByLabel("Code de l'application, ou code de secours")
  await code.fill('k7mq-vt3x-h9pd')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/Ce code n'est pas le bon/)
  await expectSound(page)
  await code.fill(recoveryCode)
  await code.press('Enter')
  await expect(identity.getByText('Un message a été envoyé à')).toBeVisible()

  const letter = await mailTo(withMail.mail, person.email, 'Une nouvelle adresse est demandée')
  await page.goto(`/annuler-un-changement#${tokenIn(letter)}`)
  await expectSound(page)
  const undo = page.getByRole('button', { name: 'Annuler le changement' })
  await undo.click()
  await expect(page.getByText(`Votre compte garde l'adresse ${person.email}.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choisir un nouveau mot de passe' })).toBeVisible()
  await expectSound(page)
  await page.goto('/app/compte')
  await expect(page).toHaveURL(/\/login/)

  await page.goto(`/annuler-un-changement?encore#${tokenIn(letter)}`)
  await undo.click()
  await expect(page.getByText(/ou il a déjà servi/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choisir un nouveau mot de passe' })).toBeVisible()
  await expectSound(page)
  await page.goto('/annuler-un-changement?sans')
  await expect(page.getByText('Ce lien est incomplet.')).toBeVisible()
  await expect(undo).toBeDisabled()
})
