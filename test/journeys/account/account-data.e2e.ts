/** Taking everything along, erasing everything, and what a smaller plan leaves. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { ELOISE, HUGO, type Person } from '../../support/people/journey-people.ts'

const FAMILY: Omit<Person, 'email' | 'password'> = { plan: 'parent', learners: [ELOISE, HUGO] }

function card(page: Page, name: string): Locator {
  return page.getByRole('region', { name })
}

/** The operator's door, on the product whose environment this process has. */
async function setPlan(email: string, plan: string): Promise<void> {
  const script = new URL('../../../tools/commands/account.ts', import.meta.url).pathname
  const args = [script, 'set-plan', '--email', email, '--plan', plan]
  await promisify(execFile)(process.execPath, args)
}

test('NAV-08 everything stored is downloaded as one file, once the password is given again', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/400/)
  const person = await newPerson(FAMILY)
  await signIn(person)
  await page.goto('/app/compte')
  await expect(card(page, 'Abonnement').getByText('Actif', { exact: true })).toBeVisible()
  const part = card(page, 'Vos données')
  await part.getByRole('button', { name: 'Exporter mes données' }).click()
  const password = part.getByLabel('Votre mot de passe')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription(/Ce champ est obligatoire/)
  await password.fill('ce n est pas celui-là')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription(/Le mot de passe actuel est incorrect/)
  await expectSound(page)
  await password.fill(person.password)
  const download = page.waitForEvent('download')
  await password.press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^encrier-\d{4}-\d\d-\d\d\.json$/)
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString('utf8')
  const stored: unknown = JSON.parse(text)
  expect(stored).toMatchObject({ format: 'encrier-export-1' })
  expect(text).toContain('Éloïse')
  expect(text).toContain(person.email)
  expect(text).not.toMatch(/argon2|"token"/)
  await expect(page.getByText('Fichier téléchargé')).toBeVisible()
  await expect(part.getByRole('heading', { name: 'Vos données' })).toBeFocused()
})

test('P7 an account that never declared anything is asked before children are entered, and may answer later @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(FAMILY))
  await page.goto('/app/apprenants')
  const ask = page.getByRole('button', { name: 'Faire ma déclaration' })
  await ask.click()
  const dialog = page.getByRole('dialog', { name: "Avant d'inscrire un enfant" })
  await expect(dialog.getByRole('radio', { name: 'En famille' })).toBeChecked()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Plus tard' }).click()
  await ask.click()
  await dialog.getByRole('button', { name: 'Enregistrer ma déclaration' }).click()
  const tick = dialog.getByRole('checkbox')
  await expect(tick).toHaveAccessibleDescription('Cochez cette case pour continuer.')
  await tick.check()
  await dialog.getByRole('button', { name: 'Enregistrer ma déclaration' }).click()
  await expect(page.getByText('Déclaration enregistrée')).toBeVisible()
  await expect(ask).toBeHidden()
  await page.goto('/app/compte')
  const part = card(page, 'Vos données')
  await expect(part).toContainText('Je suis le parent ou le responsable légal')
  await expect(part.getByRole('button', { name: 'Changer ma déclaration' })).toBeVisible()
  await expectSound(page)
})

test('NAV-08 AUT-02 an account is erased after a word and the password; every tab is signed out', async ({
  context,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/400|401/)
  const person = await newPerson(FAMILY)
  await signIn(person)
  const [page, other] = [await context.newPage(), await context.newPage()]
  await other.goto('/app/apprenants')
  await expect(other.getByText('Éloïse')).toBeVisible()
  await page.goto('/app/compte')
  await page.getByRole('button', { name: 'Effacer le compte' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('2 apprenants et tous leurs résultats')).toBeVisible()
  await expectSound(page)
  const [word, password] = [dialog.getByLabel(/^Tapez/), dialog.getByLabel('Votre mot de passe')]
  await word.fill('supprimer')
  await password.fill(person.password)
  await password.press('Enter')
  await expect(word).toHaveAccessibleDescription(/Tapez le mot «\s*effacer/)
  await expect(word).toBeFocused()
  await word.fill('Effacer ')
  await password.fill('ce n est pas celui-là')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription(/Le mot de passe actuel est incorrect/)
  await password.fill(person.password)
  await password.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(
    page.getByText(/^Votre compte et tout ce qui était à votre nom sont effacés/),
  ).toBeVisible()
  await expectSound(page)
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('Éloïse')).toBeHidden()
  const { email } = person
  const again = await context.request.post('/api/auth/sign-in/email', {
    data: { email, password: person.password },
  })
  expect(again.status()).toBe(401)
})

test('NAV-08 an erasure that fails says that nothing was erased, and what was typed stays @release', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/503|ERR_FAILED/)
  const person = await newPerson({ plan: 'parent' })
  await signIn(person)
  await page.goto('/app/compte')
  await page.route('**/api/account', (route) => route.abort())
  await page.getByRole('button', { name: 'Effacer le compte' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Tapez/).fill('effacer')
  await dialog.getByLabel('Votre mot de passe').fill(person.password)
  await dialog.getByRole('button', { name: 'Tout effacer' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Le serveur ne répond pas')
  await expect(dialog.getByLabel('Votre mot de passe')).toHaveValue(person.password)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Effacer le compte' })).toBeFocused()
  await page.reload()
  await expect(card(page, 'Identité').getByText(person.email)).toBeVisible()
})

test('ACC-04 after a smaller plan, the screen names who can only be read @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  const pupils = ['Anna', 'Basile', 'Chloé', 'Dimitri', 'Élise'].map((first_name) => ({
    ...HUGO,
    first_name,
  }))
  const person = await newPerson({ plan: 'teacher', learners: pupils })
  await setPlan(person.email, 'parent')
  await signIn(person)
  await page.goto('/app/compte')
  const plan = card(page, 'Abonnement et utilisation')
  await expect(plan.getByText('2 apprenants dépassent votre plan')).toBeVisible()
  await expect(
    plan.getByRole('list', { name: 'En lecture seule' }).getByRole('listitem'),
  ).toHaveCount(2)
  await expectSound(page)

  await page.goto('/app/apprenants')
  await expect(page.getByText(/^2 apprenants dépassent votre plan/)).toBeVisible()
  await expect(page.getByText('Lecture seule')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Modifier/, disabled: true })).toHaveCount(2)
  await expectSound(page)
  await page.goto('/app/mathematiques/calculs/test')
  const closed = page.getByRole('option', { name: /, en lecture seule$/ })
  await expect(closed).toHaveCount(2)
  await expect(closed.first()).toBeDisabled()
})

test('ACC-04 on the free plan, learners of a former plan are kept, and can be erased @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  const person = await newPerson(FAMILY)
  await setPlan(person.email, 'free')
  await signIn(person)
  await page.goto('/app/compte')
  // Their results are on screens that the free plan does not open.
  const plan = card(page, 'Abonnement et utilisation')
  await expect(plan.getByText(/Ceux que vous aviez sont gardés\.$/)).toBeVisible()
  await expect(plan.getByText(/se lisent/)).toBeHidden()
  const part = card(page, 'Vos données')
  await part.getByRole('button', { name: 'Supprimer Hugo Petit' }).click()
  const question = page.getByRole('alertdialog')
  await expect(
    question.getByText('Êtes-vous sûr de vouloir supprimer cet apprenant ?'),
  ).toBeVisible()
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Apprenant supprimé')).toBeVisible()
  await expect(part.getByText('Hugo Petit')).toBeHidden()
  await expect(part.getByText('Éloïse Bernard')).toBeVisible()
})
