import { expect, test } from '../../support/journeys/browser.ts'
import { CLAIRE } from '../../support/people/journey-people.ts'

test('PUB-06 FIR-05 sign-in with the right password opens the application, which takes the focus', async ({
  page,
}) => {
  await page.goto('/login')
  const email = page.getByLabel('Adresse e-mail')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(page.getByText('Les inscriptions ne sont pas encore ouvertes')).toBeVisible()
  await email.fill(` ${CLAIRE.email} `)
  await page.getByLabel('Mot de passe', { exact: true }).fill(CLAIRE.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/ce-soir')
  await expect(page.getByRole('main')).toBeFocused()
})

test('PUB-06 both fields are required, an address must look like one, the password can be looked at', async ({
  page,
}) => {
  await page.goto('/login')
  const submit = page.getByRole('main').getByRole('button', { name: 'Se connecter' })
  const email = page.getByLabel('Adresse e-mail')
  const password = page.getByLabel('Mot de passe', { exact: true })
  await submit.click()
  for (const field of [email, password])
    await expect(field).toHaveAccessibleDescription('Ce champ est obligatoire')
  await email.fill('claire')
  await password.fill('secret')
  await submit.click()
  await expect(email).toHaveAccessibleDescription("L'adresse e-mail n'est pas valide")
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('PUB-06 wrong credentials are refused alike, what was typed stays', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/)
  await page.goto('/login')
  const refusal = page.getByRole('alert')
  for (const email of [CLAIRE.email, 'personne@exemple.fr']) {
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon mot de passe')
    const answered = page.waitForResponse('**/api/auth/sign-in/email')
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
    expect((await answered).status()).toBe(401)
    await expect(refusal).toHaveText('Email ou mot de passe incorrect.')
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
  }
  await expect(page).toHaveURL('/login')
})

test('PUB-06 without a network the form says so and can be sent again @release', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(CLAIRE.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(CLAIRE.password)
  await context.setOffline(true)
  const submit = page.getByRole('main').getByRole('button', { name: 'Se connecter' })
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('Vérifiez votre connexion')
  await context.setOffline(false)
  await submit.click()
  await expect(page).toHaveURL('/app/ce-soir')
})

test('NAV-05 somebody signed in already goes straight to the application, never to another site', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.goto('/login')
  await expect(page).toHaveURL('/app/ce-soir')
  for (const elsewhere of ['https://ailleurs.exemple/', '//ailleurs.exemple/', '/plans']) {
    await page.goto(`/login?retour=${encodeURIComponent(elsewhere)}`)
    await expect(page).toHaveURL('/app/ce-soir')
  }
})

test('PUB-06 a form sent before the scripts have come is sent when they are there', async ({
  page,
}) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/framework-*.js', async (route) => {
    await held
    await route.continue()
  })
  // The page is never loaded while one of its scripts is held.
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Adresse e-mail').fill(CLAIRE.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(CLAIRE.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  release()
  await expect(page).toHaveURL('/app/ce-soir')
})
