/** What no screen keeps after a sign-out is asked about before it: a control of grammar, a dictation mended by hand. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/journeys/browser.ts'
import { HUGO } from '../../support/people/journey-people.ts'

const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Se déconnecter' })
const signOut = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click()

/** A dictation that was just written, its text mended in the open editor. */
async function mendText(page: Page): Promise<void> {
  await page.goto('/app/francais/dictee/creer')
  await page.getByLabel('Mots à inclure').fill('vache')
  await page.getByRole('button', { name: 'Générer la dictée' }).click()
  await page.getByRole('button', { name: 'Modifier le texte' }).click()
  await page.getByLabel('Texte de la dictée').fill('La vache court.')
}

test('NAV-09 GRA-01 signing out of a control asks until its result is stored', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [HUGO] }))
  await page.goto('/app/francais/grammaire/test')
  await page.getByLabel('Apprenant').selectOption({ label: 'Hugo Petit (CE1)' })
  await page.getByRole('radio', { name: 'Textes à trous' }).check()
  await page.getByRole('button', { name: "Essayer l'exemple" }).click()
  await signOut(page)
  await question(page).getByRole('button', { name: 'Annuler' }).click()
  for (const rank of [1, 2, 3]) {
    await expect(page.getByText(`Question ${rank} sur 3`)).toBeVisible()
    // A young reader is shown one gap after the other.
    const verify = page.getByRole('button', { name: 'Vérifier' })
    const gaps = page.getByRole('group')
    for (let at = 0; !(await verify.isEnabled()); at += 1)
      await gaps.nth(at).getByRole('button').first().click()
    await verify.click()
  }
  await expect(page.getByRole('heading', { name: 'Contrôle terminé' })).toBeFocused()
  await signOut(page)
  await question(page).getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Enregistrer le résultat' }).click()
  await expect(page.getByRole('button', { name: 'Résultat enregistré' })).toBeDisabled()
  await signOut(page)
  await expect(page).toHaveURL('/')
})

test('NAV-09 GEN-11 signing out of a text mended by hand asks, of one as it was written does not @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'teacher' }))
  await mendText(page)
  await signOut(page)
  await question(page).getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await signOut(page)
  await expect(page).toHaveURL('/')
})

test('NAV-12 GEN-11 leaving a text mended by hand asks, creating it does not @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'teacher' }))
  await mendText(page)
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await page.getByRole('link', { name: 'Retour' }).click()
  const leaving = page.getByRole('alertdialog', { name: 'Quitter sans créer la dictée' })
  await leaving.getByRole('button', { name: 'Rester' }).click()
  await expect(page.getByText('La vache court.')).toBeVisible()
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/francais\/dictee\/[\da-f-]{36}$/u)
})
