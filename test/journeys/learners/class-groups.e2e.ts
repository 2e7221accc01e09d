/** Groups, a search, the end of the year and what becomes of those who left. */
import { expect, expectNoOverflow, expectSound, test } from '../../support/journeys/browser.ts'
import { ELOISE, HUGO, type Pupil } from '../../support/people/journey-people.ts'

const CLASS: readonly Pupil[] = [
  ELOISE,
  HUGO,
  ...['Adam', 'Bilal', 'Chloé', 'Fatou', 'Inès', 'Zoé'].map(
    (first_name): Pupil => ({ ...HUGO, first_name, last_name: 'Roche' }),
  ),
]

test('CLA-02 a group, a search, the end of the year, and back @both', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'teacher', learners: CLASS }))
  await page.goto('/app/apprenants')
  await page.getByLabel('Chercher un élève').fill('elo')
  await expect(page.getByRole('button', { name: /^Modifier / })).toHaveCount(1)
  await page.getByLabel('Chercher un élève').fill('')
  await expectNoOverflow(page)
  await page.getByRole('link', { name: "Groupes et fin d'année" }).click()
  await page.getByRole('button', { name: 'Nouveau groupe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau groupe' })
  await dialog.getByLabel('Nom du groupe').fill('Le verbe')
  await dialog.getByRole('checkbox', { name: 'Fatou Roche' }).check()
  await dialog.getByRole('checkbox', { name: 'Zoé Roche' }).check()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Fatou, Zoé')).toBeVisible()

  await page.getByRole('button', { name: "Préparer la fin d'année" }).click()
  await expect(page.getByText('8 passent, 0 reste, 0 archivé')).toBeVisible()
  await page.getByLabel('Que devient Hugo Petit').selectOption('Archivé')
  await page.getByLabel('Que devient Adam Roche').selectOption('Reste en CE1')
  await expectSound(page)
  await page.getByRole('button', { name: "Terminer l'année" }).click()
  await expect(page.getByRole('heading', { name: 'Élèves archivés' })).toBeVisible()
  await page.getByRole('link', { name: 'Résultats de Hugo Petit' }).click()
  await expect(page).toHaveURL(/apprenant=/)
  const hugo = new URL(page.url()).searchParams.get('apprenant') ?? ''
  await expect(page.locator('main nav select')).toHaveValue(hugo)

  await page.goto('/app/apprenants')
  await expect(page.getByText('7 apprenants sur 30')).toBeVisible()
  await page.getByLabel('Groupe').selectOption('Le verbe')
  await expect(page.getByRole('button', { name: /^Modifier / })).toHaveCount(2)
  await expect(page.getByText('CE2')).toHaveCount(2)
  await page.goto('/app/apprenants/groupes')
  await page.getByRole('button', { name: 'Rétablir Hugo Petit' }).click()
  await expect(page.getByRole('heading', { name: 'Élèves archivés' })).toBeHidden()
})

test('FIR-03 what the plan has no room for comes with the way to the plans', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/403/)
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  const error = 'Votre plan garde 2\u00a0Mo de dictées. Passez à un plan supérieur.'
  await page.route('**/api/learner-groups', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { error, code: 'storage-budget' } })
      : route.continue(),
  )
  await page.goto('/app/apprenants/groupes')
  await page.getByRole('button', { name: 'Nouveau groupe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau groupe' })
  await dialog.getByLabel('Nom du groupe').fill('Le verbe')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText(error)).toBeVisible()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Abandonner' }).click()
  const way = page.getByRole('status', { name: 'Notifications' }).getByRole('link')
  await expect(way).toHaveText('Voir les plans')
  await way.click()
  await expect(page).toHaveURL('/plans')
})
