import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journeys/browser.ts'
import { CLAIRE, FANNY, INES, type Person } from '../../support/people/journey-people.ts'

async function openPanel(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('button', { name: 'Mon compte' }).click()
}

test('ACC-01 ACC-02 the panel tells the address, the plan, its status and its use @both', async ({
  page,
  signIn,
  isMobile,
}) => {
  await signIn(CLAIRE)
  await page.goto('/app')
  await openPanel(page, isMobile)
  const header = page.getByRole('banner')
  await expect(header.getByText(CLAIRE.email)).toBeVisible()
  await expect(header.getByText('Plan Enseignant')).toBeVisible()
  await expect(header.getByText('Actif', { exact: true })).toBeVisible()
  await expect(header.getByText('2 / 30')).toBeVisible()
  await expect(header.getByRole('progressbar', { name: 'Apprenants' })).toBeVisible()
  await expect(header.getByRole('definition').last()).toHaveText('0')
  await header.getByRole('button', { name: 'Gérer' }).click()
  await expect(page).toHaveURL('/app/compte')
  await expect(page.getByRole('banner').getByText(CLAIRE.email)).toBeHidden()
})

test('NAV-08 the panel leads to the settings and to the help @mobile', async ({
  page,
  signIn,
  isMobile,
}) => {
  await signIn(CLAIRE)
  await page.goto('/app')
  await openPanel(page, isMobile)
  await page.getByRole('link', { name: 'Paramètres du compte' }).click()
  await expect(page).toHaveURL('/app/compte')
  await openPanel(page, isMobile)
  await page.getByRole('link', { name: 'Aide et support' }).click()
  await expect(page).toHaveURL('/app/aide')
})

const RIGHTS: readonly (readonly [Person, string, string])[] = [
  [FANNY, 'Plan Gratuit', 'Actif'],
  [INES, 'Plan Parent+', 'Inactif'],
]

for (const [who, plan, status] of RIGHTS) {
  test(`ACC-01 ACC-02 ACC-04 ${plan}, ${status}: no learner, no bar, corrections not available, on the panel and at length`, async ({
    page,
    signIn,
    isMobile,
  }) => {
    await signIn(who)
    await page.goto('/app')
    await openPanel(page, isMobile)
    const header = page.getByRole('banner')
    await expect(header.getByText(plan)).toBeVisible()
    await expect(header.getByText(status, { exact: true })).toBeVisible()
    await expect(header.getByText('0 / 0')).toBeVisible()
    await expect(header.getByRole('progressbar')).toHaveCount(0)
    await expect(header.getByText('Non disponible')).toBeVisible()
    await page.goto('/app/compte')
    const told = page.getByRole('region', { name: 'Abonnement' })
    await expect(told.getByText(plan.replace('Plan ', ''), { exact: true })).toBeVisible()
    await expect(told.getByText(status, { exact: true })).toBeVisible()
    await expect(told.getByText(/vous avez les droits du plan Gratuit/)).toHaveCount(
      status === 'Actif' ? 0 : 1,
    )
    await told.getByRole('link', { name: 'Comparer les plans' }).click()
    await expect(page).toHaveURL('/plans')
  })
}

test('ACC-01 ACC-02 ACC-03 the panel says that it is loading, then what failed; counts fall back to 0, and «Gérer» stays @release', async ({
  page,
  signIn,
  isMobile,
  allowConsole,
}) => {
  allowConsole(/500/)
  await signIn(CLAIRE)
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const fail = { status: 500, json: { error: 'Une erreur inattendue est survenue', code: 'x' } }
  for (const path of ['**/api/subscription', '**/api/account/statistics']) {
    await page.route(path, async (route) => {
      await held
      await route.fulfill(fail)
    })
  }
  await page.goto('/app')
  await openPanel(page, isMobile)
  const header = page.getByRole('banner')
  await expect(header.getByText('Chargement...').first()).toBeVisible()
  // Somebody who pays is not told that he has no corrections.
  const manage = header.getByRole('button', { name: 'Gérer' })
  await expect(manage).toBeVisible()
  await expect(header.getByText('Non disponible')).toBeHidden()
  answer()
  await expect(header.getByRole('alert')).toHaveText("Erreur lors du chargement de l'abonnement")
  await expect(header.getByText('0 / 0')).toBeVisible()
  await expect(header.getByText('Non disponible')).toBeHidden()
  await manage.click()
  await expect(page).toHaveURL('/app/compte')
})

test('NAV-08 the name can be changed, and shows everywhere', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto('/app/compte')
  const identity = page.getByRole('region', { name: 'Identité' })
  await identity.getByLabel('Nom').fill('  ')
  await identity.getByLabel('Nom').press('Enter')
  await expect(identity.getByLabel('Nom')).toHaveAccessibleDescription(/Ce champ est obligatoire/)
  await identity.getByLabel('Nom').fill('Zoé Faure')
  await identity.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Nom enregistré')).toBeVisible()
  await page.reload()
  await expect(identity.getByLabel('Nom')).toHaveValue('Zoé Faure')
})

test('NAV-08 AUT-05 the password can be changed; a wrong or a weak one is said to be so', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/400/)
  const person = await newPerson({ plan: 'parent' })
  await signIn(person)
  await page.goto('/app/compte/securite')
  const password = page.getByRole('region', { name: 'Mot de passe' })
  const submit = password.getByRole('button', { name: 'Changer le mot de passe' })
  await password.getByLabel('Mot de passe actuel').fill('ce n est pas celui-là')
  await password.getByLabel('Nouveau mot de passe').fill('azertyuiop12')
  await submit.click()
  await expect(password.getByLabel('Nouveau mot de passe')).toHaveAttribute('aria-invalid', 'true')
  await password.getByLabel('Nouveau mot de passe').fill('un train rouge part à midi')
  await submit.click()
  await expect(password.getByLabel('Mot de passe actuel')).toHaveAccessibleDescription(
    'Le mot de passe actuel est incorrect',
  )
  await password.getByLabel('Mot de passe actuel').fill(person.password)
  await submit.click()
  await expect(page.getByText(/^Mot de passe changé/)).toBeVisible()
  await page.goto('/app/aide')
  await expect(page.getByRole('heading', { level: 1, name: 'Aide et support' })).toBeVisible()
})
