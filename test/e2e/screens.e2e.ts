/** Every screen, at both sizes: rules of accessibility, nothing wider than the window, also with letters twice as large. */
import { expect, expectNoOverflow, expectSound, test } from '../support/browser.ts'
import { CLAIRE, FANNY } from '../support/journey-people.ts'

const PUBLIC = ['/', '/plans', '/login']
const APPLICATION = [
  '/app/francais/dictee',
  '/app/francais/dictee/creer',
  '/app/francais/dictee/liste',
  '/app/francais/dictee/corriger',
  '/app/mathematiques/calculs',
  '/app/mathematiques/calculs/entrainement',
  '/app/mathematiques/calculs/test',
  '/app/apprenants',
  '/app/resultats',
  '/app/compte',
  '/app/aide',
]

for (const path of PUBLIC) {
  test(`NAV-01 ${path} is sound`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSound(page)
  })
}

for (const path of APPLICATION) {
  test(`NAV-07 ${path} is sound`, async ({ page, signIn }) => {
    await signIn(CLAIRE)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectSound(page)
  })
}

test('NAV-07 the generator of the free plan is sound', async ({ page, signIn }) => {
  await signIn(FANNY)
  await page.goto('/app/francais/dictee/creer')
  await expect(page.getByRole('link', { name: 'Voir les plans' }).first()).toBeVisible()
  await expectSound(page)
})

test('NAV-09 the open menus are sound', async ({ page, signIn, isMobile }) => {
  await signIn(CLAIRE)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Français' }).click()
  await expectSound(page)
  await page.getByRole('button', { name: isMobile ? 'Ouvrir le menu' : 'Mon compte' }).click()
  await expect(page.getByText('Paramètres du compte')).toBeVisible()
  await expectSound(page)
})

test('NAV-07 letters twice as large never need a sideways scroll @bureau', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  // What a browser does at 200 %: half of the window's width.
  await page.setViewportSize({ width: 640, height: 400 })
  for (const path of [...PUBLIC, ...APPLICATION]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoOverflow(page)
  }
})
