import type { Page, TestInfo } from '@playwright/test'
import { expect, expectSound } from '../../support/journeys/browser.ts'
import { test } from '../../support/journeys/product-with-registration.ts'
import { codeFor } from '../../support/services/authenticator.ts'
import { codeIn, tokenIn } from '../../support/services/mail-server.ts'

const PHRASE = 'une tortue traverse la cour'
const OTHER = 'le hibou compte les étoiles'

interface Confirmed {
  readonly email: string
}

/** An account whose address is confirmed, made without the screens. */
async function account(
  page: Page,
  door: { mailTo: (email: string) => Promise<Parameters<typeof tokenIn>[0]> },
  info: TestInfo,
): Promise<Confirmed> {
  const email = `lise-${info.testId}-${info.project.name}@exemple.fr`.toLowerCase()
  const data = { email, password: PHRASE, plan: 'parent' }
  await page.request.post('/api/auth/sign-up/email', { data })
  const token = tokenIn(await door.mailTo(email))
  const confirmed = { token, password: PHRASE }
  const reply = await page.request.post('/api/auth/verify-email', { data: confirmed })
  expect(reply.status()).toBe(200)
  // Confirming opens a session, too.
  await page.context().clearCookies()
  return { email }
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
}

// One worker for all of them: each would start the product again.
test.describe.configure({ mode: 'default' })

test('AUT-04 a forgotten password is replaced by the link of a mail, which works once', async ({
  page,
  door,
  allowConsole,
}, info) => {
  allowConsole(/400|401/)
  const { email } = await account(page, door, info)
  // The scripts come after the first paint.
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await expect(page).toHaveURL('/mot-de-passe-oublie')
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByText(`Si un compte existe à l'adresse ${email}`)).toBeVisible()
  await expectSound(page)

  await expect.poll(async () => (await door.mailTo(email)).text).toContain('/nouveau-mot-de-passe#')
  const link = `/nouveau-mot-de-passe#${tokenIn(await door.mailTo(email))}`
  await page.goto(link)
  const password = page.getByLabel('Nouveau mot de passe')
  await password.fill('court')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(password).toHaveAccessibleDescription(/au moins 12 caractères/)
  await expect(password).toBeFocused()
  await expectSound(page)
  await password.fill(OTHER)
  await password.press('Enter')
  await expect(page.getByText('Votre mot de passe est changé.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await signIn(page, email, PHRASE)
  await expect(page.getByRole('alert')).toHaveText('Email ou mot de passe incorrect.')
  await signIn(page, email, OTHER)
  await expect(page).toHaveURL('/app/ce-soir')

  // No call of the screen is under way any more when its session goes.
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
  await page.goto(link)
  await page.reload()
  await page.getByLabel('Nouveau mot de passe').fill(PHRASE)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Demander un autre lien' })).toBeVisible()
})

test('AUT-04 a link that lost its end says so', async ({ page }) => {
  await page.goto('/nouveau-mot-de-passe')
  await expect(page.getByText('Ce lien est incomplet.')).toBeVisible()
  await expect(page.getByLabel('Nouveau mot de passe')).toBeHidden()
  await page.goto('/confirmer-adresse')
  await expect(page.getByText('Ce lien est incomplet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirmer mon adresse' })).toBeDisabled()
  // Nor can anything be sent before the scripts have read the link: it would be told as used up.
  for (const address of ['/confirmer-adresse', '/annuler-un-changement']) {
    const drawn = await (await page.request.get(address)).text()
    expect(drawn).toMatch(/<button[^>]* disabled[^>]*>/)
  }
})

test('AUT-04 a code of a mail opens the session without the password @release', async ({
  page,
  door,
  allowConsole,
}, info) => {
  allowConsole(/400/)
  const { email } = await account(page, door, info)
  await page.goto('/login?retour=/app/aide')
  await page.getByRole('button', { name: 'Recevoir un code par e-mail' }).click()
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Envoyer le code' }).click()
  const code = page.getByLabel('Code reçu')
  await expect(code).toBeFocused()
  await expectSound(page)
  await expect.poll(async () => codeIn(await door.mailTo(email))).not.toBe('')
  const sent = codeIn(await door.mailTo(email))
  await code.fill(sent === '123456' ? '654321' : '123456')
  await code.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`)
  await code.press('Enter')
  await expect(page).toHaveURL('/app/aide')
})

test('AUT-04 the second step asks for the code of the application, or for a recovery code @release', async ({
  page,
  door,
  allowConsole,
}, info) => {
  allowConsole(/400/)
  const { email } = await account(page, door, info)
  const credentials = { email, password: PHRASE }
  await page.request.post('/api/auth/sign-in/email', { data: credentials })
  const prepared = await page.request.post('/api/auth/two-factor/enable', { data: credentials })
  const { secret } = await prepared.json()
  const confirmed = await page.request.post('/api/auth/two-factor/confirm', {
    data: { code: codeFor(secret) },
  })
  const { recovery_codes } = await confirmed.json()
  await page.context().clearCookies()

  await page.goto('/login')
  await signIn(page, email, PHRASE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deuxième étape')
  const code = page.getByLabel('Code à 6 chiffres')
  await expect(code).toBeFocused()
  await expectSound(page)
  await code.fill('12')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/Le code est fait de 6 chiffres/)
  await code.fill('000000')
  await code.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  // The code of this half minute was used up when the second step was turned on.
  await code.fill(codeFor(secret, 1))
  await code.press('Enter')
  await expect(page).toHaveURL('/app/ce-soir')

  // No call of the screen is under way any more when its session goes.
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
  await page.goto('/login')
  await signIn(page, email, PHRASE)
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click()
  const recovery = page.getByLabel('Code de secours')
  await expect(recovery).toBeFocused()
  await recovery.fill(recovery_codes[0])
  await expectSound(page)
  await recovery.press('Enter')
  await expect(page).toHaveURL('/app/ce-soir')
})
