/** What keeps an account safe: the second step of sign-in, and the devices that are signed in. */
import type { Locator, Page } from '@playwright/test'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import type { Person } from '../../support/people/journey-people.ts'
import { codeFor } from '../../support/services/authenticator.ts'

const TITLE = 'Validation en deux étapes'

function card(page: Page, name: string): Locator {
  return page.getByRole('region', { name })
}

async function givePassword(part: Locator, password: string, button: string): Promise<void> {
  await part.getByLabel('Votre mot de passe').fill(password)
  await part.getByRole('button', { name: button, exact: true }).click()
}

/** From the rest to the recovery codes; answers with the key. */
async function turnOn(page: Page, { password }: Person): Promise<string> {
  const part = card(page, TITLE)
  await part.getByRole('button', { name: 'Activer' }).click()
  await givePassword(part, password, 'Continuer')
  const key = await part.locator('code').innerText()
  await part.getByLabel("Code de l'application").fill(codeFor(key))
  await part.getByRole('button', { name: 'Confirmer' }).click()
  await expect(part.getByRole('heading', { name: 'Vos codes de secours' })).toBeFocused()
  return key
}

test('AUT-04 the second step is turned on by a code, after the password, and each refusal is said', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/400/)
  const person = await newPerson({ plan: 'parent' })
  await signIn(person)
  await page.goto('/app/compte/securite')
  const part = card(page, TITLE)
  await expect(part.getByText('Inactive', { exact: true })).toBeVisible()
  await part.getByRole('button', { name: 'Activer' }).click()
  const password = part.getByLabel('Votre mot de passe')
  await expect(password).toBeFocused()
  await givePassword(part, 'ce n est pas celui-là', 'Continuer')
  await expect(password).toHaveAccessibleDescription(/Le mot de passe actuel est incorrect/)
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('ce n est pas celui-là')
  await expectSound(page)

  await givePassword(part, person.password, 'Continuer')
  await expect(part.getByRole('img', { name: 'Code à scanner' })).toBeVisible()
  const code = part.getByLabel("Code de l'application")
  await expect(code).toBeFocused()
  await code.fill('12')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/Le code est fait de 6 chiffres/)
  await code.fill('000 000')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/Ce code n'est pas le bon/)
  await expect(code).toHaveValue('000 000')
  await expectSound(page)

  await code.fill(codeFor(await part.locator('code').innerText()))
  await code.press('Enter')
  await expect(
    part.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem'),
  ).toHaveCount(10)
  await expect(part.getByText('Active', { exact: true })).toBeVisible()
  await expectSound(page)
  await part.getByRole('button', { name: 'Ils sont rangés' }).click()
  await expect(part.getByRole('heading', { name: TITLE })).toBeFocused()
  await page.reload()
  await expect(part.getByText('Active', { exact: true })).toBeVisible()
})

test('AUT-04 recovery codes are kept as a file, or printed alone on their sheet', async ({
  page,
  signIn,
  newPerson,
}) => {
  const person = await newPerson({ plan: 'parent' })
  await signIn(person)
  await page.goto('/app/compte/securite')
  await turnOn(page, person)
  const codes = page.getByRole('list', { name: 'Codes de secours' })
  const first = await codes.getByRole('listitem').first().innerText()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('codes-de-secours-encrier.txt')
  const text = await (await file.createReadStream()).toArray()
  expect(Buffer.concat(text).toString('utf8')).toContain(first)
  await page.emulateMedia({ media: 'print' })
  await expect(codes).toBeVisible()
  await expect(page.getByText(`L'Encrier, codes de secours de ${person.email}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test('AUT-04 A15 the second step is turned off, and its codes renewed, by the password and a code', async ({
  page,
  signIn,
  newPerson,
}) => {
  const person = await newPerson({ plan: 'parent' })
  await signIn(person)
  await page.goto('/app/compte/securite')
  await turnOn(page, person)
  const part = card(page, TITLE)
  const codes = part.getByRole('list', { name: 'Codes de secours' })
  const before = await codes.innerText()
  const [one = '', ...others] = await codes.getByRole('listitem').allInnerTexts()
  expect(others).toHaveLength(9)
  await part.getByRole('button', { name: 'Ils sont rangés' }).click()
  await part.getByRole('button', { name: 'Nouveaux codes de secours' }).click()
  await part.getByLabel("Code de l'application, ou code de secours").fill(one)
  await givePassword(part, person.password, 'Nouveaux codes de secours')
  await expect(codes).toBeVisible()
  const renewed = await codes.getByRole('listitem').first().innerText()
  expect(await codes.innerText()).not.toBe(before)
  await part.getByRole('button', { name: 'Ils sont rangés' }).click()
  await part.getByRole('button', { name: 'Désactiver' }).click()
  await part.getByRole('button', { name: 'Annuler' }).click()
  await part.getByRole('button', { name: 'Désactiver' }).click()
  await part.getByLabel("Code de l'application, ou code de secours").fill(renewed)
  await givePassword(part, person.password, 'Désactiver')
  await expect(page.getByText('Validation en deux étapes désactivée')).toBeVisible()
  await expect(part.getByText('Inactive', { exact: true })).toBeVisible()
})

test('AUT-04 sign-in asks for the code, or takes a recovery code once', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  const person = await newPerson({ plan: 'parent' })
  await signIn(person)
  await page.goto('/app/compte/securite')
  const key = await turnOn(page, person)
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  // The code of this half-minute served already.
  await page.getByRole('textbox', { name: /code/i }).fill(codeFor(key, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/ce-soir')
})

test('AUT-04 other devices are listed in plain words and closed one by one, or all', async ({
  page,
  browser,
  baseURL,
  signIn,
  newPerson,
}) => {
  const person = await newPerson({ plan: 'parent' })
  await signIn(person)
  const elsewhere = await Promise.all(
    ['iPhone; CPU iPhone OS 19_0 like Mac OS X', 'Windows NT 10.0; Win64; x64'].map(
      async (system) => {
        const other = await browser.newContext({
          ...(baseURL !== undefined && { baseURL }),
          userAgent: `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/604.1`,
        })
        const { email, password } = person
        await other.request.post('/api/auth/sign-in/email', { data: { email, password } })
        return other
      },
    ),
  )
  await page.goto('/app/compte/securite')
  const part = card(page, 'Appareils connectés')
  await expect(part.getByRole('listitem')).toHaveCount(3)
  await expect(part.getByRole('listitem').first()).toContainText('Cet appareil')
  await expect(part.getByRole('listitem').first()).toContainText('Linux')
  await expectSound(page)
  await part.getByRole('button', { name: 'Déconnecter Safari sur iPhone' }).click()
  await expect(page.getByText('Appareil déconnecté', { exact: true })).toBeVisible()
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await expect(part.getByRole('heading', { name: 'Appareils connectés' })).toBeFocused()
  await part.getByRole('button', { name: 'Déconnecter les autres appareils' }).click()
  await expect(part.getByText("Vous n'êtes connecté nulle part ailleurs.")).toBeVisible()
  for (const other of elsewhere) {
    expect((await other.request.get('/api/learners')).status()).toBe(401)
    await other.close()
  }
})

test('A16 the history tells who came in and what was changed, a few lines first', async ({
  page,
  signIn,
  newPerson,
}) => {
  const person = await newPerson({ plan: 'parent' })
  for (let i = 0; i < 5; i += 1) await signIn(person)
  await page.goto('/app/compte/securite')
  const lines = card(page, 'Historique').getByRole('listitem')
  await expect(lines).toHaveCount(5)
  await expect(lines.last()).toContainText('Connexion depuis un nouvel appareil')
  await turnOn(page, person)
  await expect(lines.first()).toContainText('Activation de la validation en deux étapes')
  await expect(lines.first()).toContainText('Linux')
  await card(page, 'Historique').getByRole('button', { name: 'Voir les 6 lignes' }).click()
  await expect(lines).toHaveCount(6)
  await expect(card(page, 'Historique').getByRole('heading')).toBeFocused()
  await expectSound(page)
})

test('ACC-03 a list of devices that cannot be had is said, and asked for again @release', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/500/)
  await signIn(await newPerson({ plan: 'parent' }))
  await page.route('**/api/auth/list-sessions', (route) =>
    route.fulfill({ status: 500, json: { error: 'Une erreur est survenue', code: 'x' } }),
  )
  await page.goto('/app/compte/securite')
  const part = card(page, 'Appareils connectés')
  await expect(part.getByRole('alert')).toContainText('Erreur lors du chargement des appareils')
  await page.unroute('**/api/auth/list-sessions')
  await part.getByRole('button', { name: 'Réessayer' }).click()
  await expect(part.getByText('Cet appareil')).toBeVisible()
})
