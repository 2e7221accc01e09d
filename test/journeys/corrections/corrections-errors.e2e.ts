/** The errors of a corrected copy: named, explained, changed by the adult, seen on other scales and printed. */
import type { Page } from '@playwright/test'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import {
  CORRECT,
  chooseBoth,
  ELOISE_NAME,
  FOREST,
  save,
  saved,
  storeDictation,
  TEACHER,
  validate,
  word,
} from '../../support/journeys/correction-journey.ts'

const ERRORS_ROUTE = '**/api/dictations/*/copy-errors'

test.beforeEach(async ({ context, signIn, newPerson }) => {
  await signIn(await newPerson(TEACHER))
  await storeDictation(context, FOREST)
})

async function writeWord(page: Page, name: RegExp, written: string): Promise<void> {
  await word(page, name).click()
  await page.getByLabel('Écrit ainsi\u00a0:').fill(written)
  await page.getByLabel('Écrit ainsi\u00a0:').press('Enter')
}

/** An agreement of a noun and one of a verb, a choice of letters, an accent, and «long» forgotten. */
async function copyWithErrors(page: Page): Promise<void> {
  await page.goto(CORRECT)
  await chooseBoth(page)
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await writeWord(page, /^noisettes/, 'noisette')
  await writeWord(page, /^matin/, 'matain')
  await writeWord(page, /^cherche/, 'cherches')
  await writeWord(page, /^l'écureuil/, "l'ecureuil")
  await word(page, /^long/).click()
  await page.getByRole('button', { name: 'Oublié', exact: true }).click()
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  await validate(page).click()
  await expect(page.getByRole('heading', { name: 'Comprendre les erreurs' })).toBeVisible()
}

test('COR-03 each error stands in its family with its nature and its reason', async ({ page }) => {
  await copyWithErrors(page)
  const panel = page.getByRole('region', { name: 'Comprendre les erreurs' })
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Grammaire (2)',
    'Orthographe des mots (2)',
    'Accents et signes (1)',
  ])
  await expect(panel).toContainText('annonce plusieurs')
  await expect(panel).toContainText('Le sujet est «\u00a0il\u00a0»')
  await expect(panel).toContainText('Grammaire et orthographe des mots réunies\u00a0: 4 erreurs')
  const nature = page.getByLabel("Nature de l'erreur sur «\u00a0noisettes\u00a0»")
  await expect(nature).toHaveValue('accord_nombre')
  await expectSound(page)
  // The red pen is a background, which the colours of the system take away.
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.locator('.fix > s').first()).toHaveCSS('text-decoration-line', 'line-through')
  await page.emulateMedia({ forcedColors: null })
  // The adult leaves a reason out, then takes the error for another: the reason of the first says nothing of it.
  const silence = page.getByLabel('Sans explication pour «\u00a0noisettes\u00a0»')
  await silence.focus()
  await page.keyboard.press('Space')
  await expect(panel).not.toContainText('annonce plusieurs')
  await nature.selectOption('choix des lettres')
  await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText('Grammaire (1)')
  await expect(silence).toHaveCount(0)
  await page.getByRole('button', { name: 'Revenir à la vérification' }).click()
  await validate(page).click()
  await expect(nature).toHaveValue('graphie')
})

test('COR-03 COR-05 score and save stand on the first screen, and the keyboard stays with the save @mobile', async ({
  page,
}) => {
  await copyWithErrors(page)
  await expect(page.getByRole('definition').nth(2)).toBeInViewport({ ratio: 1 })
  await expect(save(page)).toBeInViewport({ ratio: 1 })
  await save(page).focus()
  await page.keyboard.press('Enter')
  await expect(saved(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Corriger une autre copie' })).toBeFocused()
})

test('COR-03 another scale stands beside the score and follows the classes @mobile @release', async ({
  page,
}) => {
  await copyWithErrors(page)
  const scales = page.getByRole('region', { name: 'Autre barème' })
  const choice = scales.getByLabel('Montrer à côté du score')
  await choice.selectOption("Points par type d'erreur")
  await expect(scales).toContainText('16,75 sur 20')
  await page
    .getByLabel("Nature de l'erreur sur «\u00a0noisettes\u00a0»")
    .selectOption('choix des lettres')
  await expect(scales).toContainText('17,25 sur 20')
  await scales.getByLabel('Accent, majuscule, signe').fill('0')
  await expect(scales).toContainText('17,5 sur 20')
  await choice.selectOption('Barème graduel positif')
  await expect(scales).toContainText(/Accords du verbe réussis\s*1 sur 2/)
  await expectSound(page)
  await expect(page.getByRole('definition').nth(2)).toHaveText('75\u00a0%')
})

test('COR-05 reasons that cannot be had block neither the result nor the save @release', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.route(ERRORS_ROUTE, (route) => route.fulfill({ status: 500, body: '{}' }))
  await copyWithErrors(page)
  await expect(page.getByText("Les explications n'ont pas pu être chargées")).toBeVisible()
  await expectSound(page)
  await save(page).click()
  await expect(saved(page)).toBeDisabled()
  await page.unroute(ERRORS_ROUTE)
  await page.getByRole('button', { name: 'Réessayer', exact: true }).click()
  await expect(page.getByText('annonce plusieurs')).toBeVisible()
})

/** Forty words, six of them wrong on the copy. */
const MEADOW = {
  title: 'La prairie',
  level: 'CE2',
  content:
    "Au printemps, les petits lapins sortent de leur terrier. Ils courent dans la prairie et mangent des herbes fraîches. Leur mère reste toujours près d'eux. Quand un chien aboie au loin, toute la famille rentre vite dans son abri.",
}
const MEADOW_COPY =
  "Au printemps, les petit lapins sortent de leur terrier. Ils coure dans la prérie est mangent des herbes fraîches. Leur mère reste toujour près d'eux. Quand un chien aboi au loin, toute la famille rentre vite dans son abri."

test('COR-03 a copy of forty words with six errors is printed on one sheet, without the controls', async ({
  page,
  context,
}) => {
  await storeDictation(context, MEADOW)
  await page.goto(CORRECT)
  await page.getByLabel('Apprenant', { exact: true }).selectOption({ label: ELOISE_NAME })
  await page.getByLabel('Dictée', { exact: true }).selectOption({ label: MEADOW.title })
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await page.getByRole('button', { name: 'Modifier le texte' }).click()
  await page.getByLabel('Texte lu sur la copie').fill(MEADOW_COPY)
  await page.getByRole('button', { name: 'Ce texte est exactement celui de la copie' }).click()
  await validate(page).click()
  const panel = page.getByRole('region', { name: 'Comprendre les erreurs' })
  await expect(panel.getByRole('listitem')).toHaveCount(6)
  await expect(panel).toContainText('il y en a plusieurs')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.seyes')).toBeVisible()
  await expect(panel.getByText('il y en a plusieurs')).toBeVisible()
  for (const name of ['Imprimer la copie corrigée', 'Sauvegarder la correction']) {
    await expect(page.getByRole('button', { name })).toBeHidden()
  }
  await expect(page.getByRole('combobox')).toHaveCount(0)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)).toHaveLength(1)
})
