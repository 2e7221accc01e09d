/** Passkeys, made and used by an authenticator that the browser simulates, on a product at an address where browsers know them. */
import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, expectSound, test as journey } from '../../support/journeys/browser.ts'
import type { Person } from '../../support/people/journey-people.ts'
import { startProduct } from '../../support/product/product.ts'
import { codeFor } from '../../support/services/authenticator.ts'

/** A second server on the database of the journeys, one a worker. */
const test = journey.extend<Record<never, never>, { atLocalhost: string }>({
  atLocalhost: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const port = String(Number(process.env.JOURNEY_PORT) + 1 + parallelIndex)
      const url = `http://localhost:${port}`
      await using product = startProduct({ env: { PUBLIC_URL: url, PORT: port } })
      await product.ready()
      await use(url)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ atLocalhost }, use) => use(atLocalhost),
})

const CARD = "Clés d'accès"
const ENTER = "Entrer avec une clé d'accès"

interface Device {
  readonly client: CDPSession
  readonly authenticatorId: string
}

/** A device that recognizes its owner, or does not, as soon as it is asked. */
async function deviceOf(page: Page): Promise<Device> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { client, authenticatorId }
}

function recognize({ client, authenticatorId }: Device, isUserVerified: boolean): Promise<unknown> {
  return client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
}

/** From the page «Sécurité» to the list with the new passkey. */
async function addPasskey(page: Page, { password }: Person, name: string): Promise<Locator> {
  const part = page.getByRole('region', { name: CARD })
  await part.getByRole('button', { name: "Ajouter une clé d'accès" }).click()
  await part.getByLabel('Nom de la clé').fill(name)
  await part.getByLabel('Votre mot de passe').fill(password)
  await part.getByRole('button', { name: "Ajouter une clé d'accès" }).click()
  await expect(part.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  return part
}

// One worker for all of them: each would start the product again.
test.describe.configure({ mode: 'default' })

test('A16 a passkey is added with a name, renamed and removed, after the password', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/40[03]/)
  const device = await deviceOf(page)
  const person = await newPerson({ plan: 'parent' })
  await signIn(person)
  await page.goto('/app/compte')
  await page.getByRole('link', { name: 'Ouvrir la page Sécurité' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sécurité' })).toBeVisible()
  const part = page.getByRole('region', { name: CARD })
  const add = part.getByRole('button', { name: "Ajouter une clé d'accès" })
  await expect(add).toBeVisible()
  await expect(part.getByRole('listitem')).toHaveCount(0)

  await add.click()
  const [name, password] = [part.getByLabel('Nom de la clé'), part.getByLabel('Votre mot de passe')]
  await expect(name).toBeFocused()
  await expect(name).not.toHaveValue('')
  await name.fill('')
  await password.fill('ce n est pas celui-là')
  await password.press('Enter')
  await expect(name).toHaveAccessibleDescription(/obligatoire/)
  await expect(name).toBeFocused()
  await name.fill('Téléphone de Claire')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription(/Le mot de passe actuel est incorrect/)
  await expectSound(page)
  await recognize(device, false)
  await password.fill(person.password)
  await password.press('Enter')
  await expect(part.getByRole('alert')).toContainText("La clé d'accès n'a pas été utilisée")
  await expect(name).toHaveValue('Téléphone de Claire')
  await recognize(device, true)
  await password.press('Enter')
  const row = part.getByRole('listitem')
  await expect(row).toHaveText(/Téléphone de Claire/)
  await expect(row).toContainText('pas encore utilisée')
  await expectSound(page)

  await part.getByRole('button', { name: 'Renommer Téléphone de Claire' }).click()
  await expect(name).toBeFocused()
  await name.fill('Tablette')
  await name.press('Enter')
  await expect(row).toHaveText(/Tablette/)
  await page.reload()
  await expect(row).toHaveText(/Tablette/)

  await part.getByRole('button', { name: 'Supprimer Tablette' }).click()
  await expectSound(page)
  await part.getByLabel('Votre mot de passe').fill(person.password)
  await part.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(part.getByRole('listitem')).toHaveCount(0)
  const history = page.getByRole('region', { name: 'Historique' })
  await expect(history.getByText("Suppression d'une clé d'accès")).toBeVisible()
  await expect(history.getByText("Ajout d'une clé d'accès")).toBeVisible()
})

test('A16 a passkey signs in from its button; where the device does not know who is there it is said', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  // The browser offers nothing by itself: the button is at stake.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const device = await deviceOf(page)
  const person = await newPerson({ plan: 'parent' })
  await signIn(person)
  await page.goto('/app/compte/securite')
  await addPasskey(page, person, 'Ordinateur')
  await context.clearCookies()
  await recognize(device, false)
  await page.goto('/login')
  await page.getByRole('button', { name: ENTER }).click()
  await expect(page.getByRole('alert')).toContainText("La clé d'accès n'a pas été utilisée")
  await expect(page.getByRole('button', { name: ENTER })).toBeFocused()
  await expectSound(page)
  await recognize(device, true)
  await page.getByRole('button', { name: ENTER }).click()
  await expect(page).toHaveURL('/app/ce-soir')
  await page.goto('/app/compte/securite')
  await expect(page.getByRole('region', { name: CARD }).getByRole('listitem')).toContainText(
    'utilisée le',
  )
})

test('A16 the browser offers the passkey by itself where the address is typed @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await deviceOf(page)
  const person = await newPerson({ plan: 'parent' })
  await signIn(person)
  await page.goto('/app/compte/securite')
  await addPasskey(page, person, 'Ordinateur')
  await context.clearCookies()
  await page.goto('/login')
  await expect(page).toHaveURL('/app/ce-soir')
})

test('A16 AUT-04 at the second step a passkey does instead of the code @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await deviceOf(page)
  const person = await newPerson({ plan: 'parent' })
  await signIn(person)
  await page.goto('/app/compte/securite')
  await addPasskey(page, person, 'Ordinateur')
  const factor = page.getByRole('region', { name: 'Validation en deux étapes' })
  await factor.getByRole('button', { name: 'Activer' }).click()
  await factor.getByLabel('Votre mot de passe').fill(person.password)
  await factor.getByRole('button', { name: 'Continuer' }).click()
  const code = codeFor(await factor.locator('code').innerText())
  await factor.getByLabel("Code de l'application").fill(code)
  await factor.getByRole('button', { name: 'Confirmer' }).click()
  await expect(factor.getByRole('heading', { name: 'Vos codes de secours' })).toBeFocused()
  await context.clearCookies()
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  const passkey = page.getByRole('button', { name: "Utiliser une clé d'accès" })
  await expect(passkey).toBeVisible()
  await expectSound(page)
  await passkey.click()
  await expect(page).toHaveURL('/app/ce-soir')
})
