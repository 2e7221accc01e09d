import { expect, test } from '../support/browser.ts'

test('PUB-02 PUB-04 the first page says what it is, that it is not open yet, and what it costs', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('Lancement prochain')).toBeVisible()
  await expect(page.getByText('Les inscriptions ne sont pas encore ouvertes.')).toBeVisible()
  await expect(page.getByRole('img', { name: /Exemple de copie corrigée/ })).toBeVisible()
  for (const price of ['0', '3,99', '6,99', '9,99']) {
    await expect(page.getByText(new RegExp(`^${price}\\s€`))).toBeVisible()
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Français' })).toContainText(
    'Disponible',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'Histoire' })).toContainText('Bientôt')
})

test('PUB-05 the plans tell what each holds and lead to registration', async ({ page }) => {
  await page.goto('/plans')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(4)
  await expect(cards.nth(0)).toContainText('Pour découvrir')
  await expect(cards.nth(0)).toContainText('Niveaux CP, CE1')
  await expect(cards.nth(0)).toContainText('Maximum 5 phrases')
  for (const name of ['Choix du thème', 'Objectifs pédagogiques', 'Apprenants', 'Corrections']) {
    await expect(cards.nth(0).getByRole('listitem').filter({ hasText: name })).toContainText(
      'non inclus',
    )
  }
  await expect(cards.nth(3)).toContainText("Jusqu'à 30 apprenants")
  await expect(cards.nth(3)).toContainText('Corrections illimitées')
  const actions = page.getByRole('main').getByRole('link')
  await expect(actions).toHaveText([
    'Commencer gratuitement',
    'Essai gratuit 5 jours',
    'Essai gratuit 5 jours',
    'Essai gratuit 5 jours',
  ])
  await expect(actions.first()).toHaveAttribute('href', '/register')
  await actions.first().click()
  await expect(page).toHaveURL('/')
})

test('PUB-05 four columns on a wide window @bureau', async ({ page }) => {
  await page.goto('/plans')
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})
