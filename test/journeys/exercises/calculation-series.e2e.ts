/** A series of calculations by its address: the same for everybody, on paper and on the wall, without an account. */
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { giveRight, giveWrong } from '../../support/journeys/calculation-journey.ts'
import { readPdfPages } from '../../support/journeys/pdf-lines.ts'
import { CLAIRE, ELOISE, HUGO } from '../../support/people/journey-people.ts'

const SERIES = 'niveau=CE1&automatismes=doubles.multiplication-facts&nombre=12&secondes=180'

test('CAL-18 an address gives the same series to everybody, printed in two versions @both', async ({
  page,
  isMobile,
}) => {
  await page.goto(`/serie#${SERIES}&graine=4711`)
  await expect(page.getByLabel('Numéro de la série')).toHaveValue('4711')
  await expect(page.getByLabel('Nombre de calculs')).toHaveValue('12')
  await expectSound(page)
  const pages = page.locator('.printed-pages')
  const printed = await pages.textContent()
  await page.reload()
  await expect(pages).toHaveText(printed ?? '')
  if (isMobile) return
  await page.getByRole('checkbox', { name: 'Cartes à découper' }).check()
  await expect(page.getByRole('button', { name: 'Imprimer 7 pages' })).toBeEnabled()
  const sheets = readPdfPages(await page.pdf({ preferCSSPageSize: true }))
  expect(sheets.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
    Array(7).fill([210, 297]),
  )
  for (const name of ['Version A', 'Version B', 'Réponses', 'Cartes à découper']) {
    await page.getByRole('checkbox', { name }).uncheck()
  }
  await expect(page.getByRole('button', { name: 'Choisissez une feuille' })).toBeDisabled()
})

test('CAL-18 the wall: one by one by a remote, then all, and back', async ({ page }) => {
  await page.goto(`/serie#${SERIES}&graine=${'7'.repeat(100_000)}`)
  await page.getByRole('button', { name: 'Projeter' }).click()
  const wall = page.getByRole('dialog', { name: 'Série projetée' })
  await expect(wall.getByText('1 sur 12')).toBeVisible()
  await expect(wall.getByRole('timer')).toHaveText(/^[23]:\d\d$/)
  await expect(wall.getByRole('listitem')).toContainText('…')
  await expectSound(page)
  await page.keyboard.press('PageDown')
  await expect(wall.getByRole('listitem')).not.toContainText('…')
  await page.keyboard.press('PageDown')
  await expect(wall.getByText('2 sur 12')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(wall.getByText('1 sur 12')).toBeVisible()
  await wall.getByRole('button', { name: 'Tous ensemble' }).click()
  await expect(wall.getByRole('listitem')).toHaveCount(12)
  await wall.getByRole('button', { name: 'Montrer les réponses' }).click()
  await expect(wall.getByText('…')).toHaveCount(0)
  await wall.getByRole('button', { name: 'Quitter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Une série de calculs' })).toBeVisible()
})

test('CAL-18 the series of the week: given once, one tap for the child, who did it @both', async ({
  page,
  signIn,
}) => {
  await signIn({ ...CLAIRE, plan: 'parent', learners: [ELOISE, HUGO] })
  await page.goto('/app/mathematiques/calculs/serie-de-la-semaine')
  await expect(page.getByRole('checkbox', { name: 'Hugo Petit' })).not.toBeChecked()
  await page.getByRole('switch', { name: 'Calculs libres' }).check()
  await page.getByRole('button', { name: 'Toute la classe' }).click()
  await page.getByLabel('Nombre de calculs').fill('2')
  await page.getByRole('button', { name: 'Donner la série à 2 élèves' }).click()
  await expect(page.getByText('0 sur 2 faites')).toBeVisible()
  await expectSound(page)
  await page.getByText('Sur un autre appareil, sans compte').click()
  const address = await page.locator('.series-address').textContent()

  await page.getByRole('link', { name: 'Commencer Hugo Petit' }).click()
  await expect(page.getByText('Question 1 sur 2').first()).toBeVisible()
  await giveWrong(page)
  // A reload goes on with the test.
  await page.reload()
  await expect(page.getByText('Question 2 sur 2').first()).toBeVisible()
  await giveRight(page)
  await page.getByRole('button', { name: 'Sauvegarder les résultats' }).click()
  await expect(page.getByRole('button', { name: 'Résultats sauvegardés' })).toBeVisible()
  await page.goto('/app/mathematiques/calculs/serie-de-la-semaine')
  await expect(page.getByText('1 sur 2 faites')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Hugo' })).toContainText('1 sur 2, en')

  await page.goto(address ?? '')
  await expect(page.getByRole('heading', { name: 'Ta série de calculs' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await giveRight(page)
  await giveRight(page)
  await expect(page.getByRole('heading', { name: 'Ta série est faite' })).toBeVisible()
  await expectSound(page)
})
