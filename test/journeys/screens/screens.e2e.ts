/** Every screen: rules of accessibility, nothing wider than the window. On a phone at each commit; on a desk, and with letters twice as large, before a release. */
import type { Page } from '@playwright/test'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { FOREST, storeDictation, TEACHER } from '../../support/journeys/correction-journey.ts'
import { EVERY_SCREEN, PUBLIC_PAGES } from '../../support/journeys/screens.ts'
import { CLAIRE, FANNY } from '../../support/people/journey-people.ts'

async function expectSoundPages(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectSound(page)
    })
  }
}

test('NAV-01 each public page is sound @mobile', async ({ page }) => {
  await expectSoundPages(page, PUBLIC_PAGES)
})

test('NAV-07 each screen of the application is sound @mobile', async ({ page, signIn }) => {
  await signIn(CLAIRE)
  await expectSoundPages(page, EVERY_SCREEN)
})

test('NAV-07 F3 each screen is sound on a desk @release', async ({ page, signIn }) => {
  // Against hanging: all pages one after the other.
  test.setTimeout(300_000)
  await signIn(CLAIRE)
  await expectSoundPages(page, [...PUBLIC_PAGES, ...EVERY_SCREEN])
})

test('NAV-07 the generator of the free plan is sound @mobile @release', async ({
  page,
  signIn,
}) => {
  await signIn(FANNY)
  await page.goto('/app/francais/dictee/creer')
  await expect(page.getByRole('link', { name: 'Voir les plans' }).first()).toBeVisible()
  await expectSound(page)
})

test('NAV-09 the open menus are sound @both', async ({ page, signIn, isMobile }) => {
  await signIn(CLAIRE)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Français' }).click()
  await expectSound(page)
  if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('button', { name: 'Mon compte' }).click()
  await expect(page.getByText('Paramètres du compte')).toBeVisible()
  await expectSound(page)
})

test('NAV-07 F3 with letters twice as large each page is sound and never needs a sideways scroll @release', async ({
  page,
  signIn,
}) => {
  // Against hanging: all pages one after the other.
  test.setTimeout(300_000)
  await signIn(CLAIRE)
  // What a browser does at 200 %: half of the window's width.
  await page.setViewportSize({ width: 640, height: 400 })
  await expectSoundPages(page, [...PUBLIC_PAGES, ...EVERY_SCREEN])
})

test('FIR-05 a title and a theme without a gap for their sixty letters stay in the window @mobile', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  const unbroken = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaf'
  const id = await storeDictation(context, { ...FOREST, title: unbroken, theme: unbroken })
  const paths = ['', '/dicter', '/classe'].map((screen) => `/app/francais/dictee/${id}${screen}`)
  await expectSoundPages(page, [...paths, '/app/francais/dictee/liste', '/app/ce-soir'])
})

test('F3 the questions and forms that open above a screen are sound', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  await storeDictation(context, FOREST)
  const opened = page.locator('dialog[open]')
  const look = async (path: string, name: RegExp): Promise<void> => {
    await page.goto(path)
    await page.getByRole('main').getByRole('button', { name }).first().click()
    await expect(opened).toBeVisible()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  }
  await look('/app/francais/dictee/liste', /^Modifier/)
  await look('/app/francais/dictee/liste', /^Supprimer/)
  await look('/app/apprenants', /^Modifier/)
  await look('/app/apprenants', /^Supprimer/)

  // Unsaved work: leaving the screen asks, signing out asks.
  await page.goto('/app/francais/dictee/corriger')
  await page.getByLabel('Apprenant', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Dictée', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  for (const leave of [
    page.getByRole('navigation', { name: 'Compte' }).getByRole('link', { name: 'Apprenants' }),
    page.getByRole('button', { name: 'Déconnexion' }),
  ]) {
    await leave.click()
    await expect(opened).toBeVisible()
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  }
})
