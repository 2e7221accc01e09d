/** A stored correction: opened again from the results, read, printed, taken up, done once more. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import {
  allRightWithoutPhoto,
  CORRECT,
  chooseBoth,
  ELOISE_NAME,
  FOREST,
  save,
  saved,
  storeDictation,
  storedResults,
  TEACHER,
  validate,
  word,
} from '../../support/journeys/correction-journey.ts'
import { HUGO } from '../../support/people/journey-people.ts'

const RESULTS = '/app/resultats'

test.beforeEach(async ({ signIn, newPerson }) => {
  await signIn(await newPerson(TEACHER))
})

async function writeWord(page: Page, name: RegExp, written: string): Promise<void> {
  await word(page, name).click()
  await page.getByLabel('Écrit ainsi\u00a0:').fill(written)
  await page.getByLabel('Écrit ainsi\u00a0:').press('Enter')
}

/** «noisette» for «noisettes», «matain», and «long» forgotten: three words of sixteen. */
async function correctedCopy(page: Page): Promise<void> {
  await page.goto(CORRECT)
  await chooseBoth(page)
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await writeWord(page, /^noisettes/, 'noisette')
  await writeWord(page, /^matin/, 'matain')
  await writeWord(page, /^l'écureuil/, "l'ecureuil")
  await word(page, /^long/).click()
  await page.getByRole('button', { name: 'Oublié', exact: true }).click()
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  await validate(page).click()
  await expect(page.getByRole('heading', { name: 'Comprendre les erreurs' })).toBeVisible()
}

async function openFirst(page: Page): Promise<void> {
  await page.goto(RESULTS)
  await page
    .getByRole('link', { name: /Ouvrir la correction/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Copie corrigée' })).toBeVisible()
}

function panel(page: Page) {
  return page.getByRole('region', { name: 'Comprendre les erreurs' })
}

function classOf(page: Page, written: string) {
  return page.getByLabel(`Nature de l'erreur sur «\u00a0${written}\u00a0»`)
}

test('COR-05 RES-03 a correction opens again from the results as it was saved', async ({
  page,
  context,
}) => {
  await storeDictation(context, FOREST)
  await correctedCopy(page)
  await classOf(page, 'matin').selectOption("on n'entend pas le bon mot")
  const scales = page.getByRole('region', { name: 'Autre barème' })
  await scales.getByLabel('Montrer à côté du score').selectOption("Points par type d'erreur")
  await scales.getByText('Accents', { exact: true }).click()
  await expect(scales).toContainText('18 sur 20')
  await save(page).click()
  await expect(saved(page)).toBeDisabled()

  await openFirst(page)
  await expect(page.getByText(ELOISE_NAME)).toBeVisible()
  await expect(page.getByText(/écrit «\u00a0matain\u00a0», il fallait «\u00a0matin/)).toBeAttached()
  await expect(panel(page)).toContainText('annonce plusieurs')
  await expect(panel(page)).toContainText("on n'entend pas le bon mot")
  await expect(panel(page)).toContainText('Non compté')
  await expect(scales).toContainText('18 sur 20')
  await expect(scales).toContainText('Non compté\u00a0: accents')
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('definition').nth(2)).toHaveText('81\u00a0%')
  await expectSound(page)
  await page.reload()
  await expect(panel(page)).toContainText('annonce plusieurs')
})

test('COR-04 a saved correction is taken up again: verdicts, classes and weights change, the score follows @mobile', async ({
  page,
  context,
}) => {
  await storeDictation(context, FOREST)
  await correctedCopy(page)
  await save(page).click()
  await expect(saved(page)).toBeDisabled()
  await page.getByRole('link', { name: 'Ouvrir cette correction' }).click()
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modifier la correction')
  const store = page.getByRole('button', { name: 'Sauvegarder les changements' })
  await expect(store).toBeDisabled()

  // «long» was there after all, and «cherche» was not.
  await word(page, /^long/).click()
  await page.getByRole('button', { name: 'Écrit juste', exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Score' })).toContainText('88')
  await writeWord(page, /^cherche/, 'cherches')
  await expect(classOf(page, 'cherche')).toHaveValue('accord_verbe')
  await classOf(page, 'matin').selectOption('choix des lettres')
  await page.getByLabel('Montrer à côté du score').selectOption("Points par type d'erreur")
  await page.getByLabel('Grammaire', { exact: true }).fill('2')
  await expect(page.getByRole('region', { name: 'Autre barème' })).toContainText('15,25 sur 20')
  await expectSound(page)
  await store.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copie corrigée')
  await expect(page.getByRole('definition').nth(2)).toHaveText('81\u00a0%')
  await expect(page.getByRole('region', { name: 'Autre barème' })).toContainText('15,25 sur 20')
  await expect(panel(page)).toContainText('Le sujet est «\u00a0il\u00a0»')
  await expect(page.getByText(/Correction reprise le/)).toBeVisible()
  expect(await storedResults(context)).toHaveLength(1)
})

test('COR-05 a class changed after the save is stored on the same result @release', async ({
  page,
  context,
}) => {
  await storeDictation(context, FOREST)
  await correctedCopy(page)
  await save(page).click()
  await expect(saved(page)).toBeDisabled()
  await classOf(page, 'matin').selectOption('mot à revoir')
  const store = page.getByRole('button', { name: 'Sauvegarder les changements' })
  await store.click()
  await expect(saved(page)).toBeDisabled()
  expect(await storedResults(context)).toHaveLength(1)
  await page.getByRole('link', { name: 'Ouvrir cette correction' }).click()
  await expect(panel(page)).toContainText('mot à revoir')
})

test('COR-05 RES-01 what was changed after the save is asked about, and the results are those of the learner of the copy @release', async ({
  page,
  context,
}) => {
  await storeDictation(context, FOREST)
  const anna = { ...HUGO, first_name: 'Anna' }
  expect((await context.request.post('/api/learners', { data: anna })).status()).toBe(201)
  await correctedCopy(page)
  await save(page).click()
  await expect(saved(page)).toBeDisabled()
  await classOf(page, 'matin').selectOption('mot à revoir')
  await page.getByRole('button', { name: 'Corriger une autre copie' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText("n'ont pas été sauvegardés")
  await question.getByRole('button', { name: 'Rester' }).click()
  await page.getByRole('button', { name: 'Sauvegarder les changements' }).click()
  await expect(saved(page)).toBeDisabled()
  await page.getByRole('link', { name: 'Voir les résultats' }).click()
  await expect(page.getByRole('link', { name: /Ouvrir la correction/ })).toBeVisible()
})

test('COR-03 punctuation that was typed otherwise is an error of its kind while the class counts it @release', async ({
  page,
  context,
}) => {
  await storeDictation(context, FOREST)
  await page.goto(CORRECT)
  await chooseBoth(page)
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await page.getByRole('button', { name: 'Modifier le texte' }).click()
  await page
    .getByLabel('Texte lu sur la copie')
    .fill(FOREST.content.replace('branche.', 'branche,').replace('hiver.', 'hiver'))
  await page.getByRole('button', { name: 'Ce texte est exactement celui de la copie' }).click()
  await validate(page).click()
  await expect(page.getByRole('definition').nth(2)).toHaveText('100\u00a0%')
  await expect(panel(page)).toContainText('Accents et signes (2)')
  await expect(page.getByText('(signe oublié\u00a0: «\u00a0.\u00a0»)')).toBeAttached()
  await page.getByText("Ponctuation, apostrophes, traits d'union", { exact: true }).click()
  await expect(panel(page)).toContainText('Non compté')
  await expectSound(page)
  // A reload loses neither the signs nor what counts.
  await page.reload()
  await expect(panel(page).getByRole('listitem')).toHaveCount(2)
  await expect(panel(page)).toContainText('Non compté')
  await save(page).click()
  await expect(saved(page)).toBeDisabled()
  await openFirst(page)
  await expect(panel(page).getByRole('listitem')).toHaveCount(2)
})

test('COR-05 changes that are not saved are asked about, and cancelled ones leave no trace @release', async ({
  page,
  context,
}) => {
  await storeDictation(context, FOREST)
  await correctedCopy(page)
  await save(page).click()
  await page.getByRole('link', { name: 'Ouvrir cette correction' }).click()
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await classOf(page, 'matin').selectOption('mot à revoir')
  await page.getByRole('link', { name: 'Résultats' }).first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText("n'ont pas été sauvegardés")
  await question.getByRole('button', { name: 'Rester' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copie corrigée')
  await expect(panel(page)).not.toContainText('mot à revoir')
})

test('COR-05 somebody else changed the correction meanwhile: it says so and shows what is stored @release', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/409/)
  await page.clock.install()
  await storeDictation(context, FOREST)
  await correctedCopy(page)
  await save(page).click()
  await page.getByRole('link', { name: 'Ouvrir cette correction' }).click()
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await changeElsewhere(context, page.url())
  // Coming back to the tab reads the correction again: what is being changed is still the one that was opened.
  await page.clock.fastForward('01:00')
  const again = page.waitForResponse('**/api/french-dictation-results/*')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await (await again).finished()
  await classOf(page, 'matin').selectOption('mot à revoir')
  await page.getByRole('button', { name: 'Sauvegarder les changements' }).click()
  await expect(page.getByRole('alert')).toContainText('a été modifié ailleurs')
  await page.getByRole('button', { name: /telle qu'elle est maintenant/ }).click()
  await expect(page.getByRole('definition').nth(2)).toHaveText('100\u00a0%')
})

async function changeElsewhere(context: BrowserContext, address: string): Promise<void> {
  const path = `/api/french-dictation-results/${address.split('/').at(-1)}`
  const row = await (await context.request.get(path)).json()
  const { named: _, ...review } = row.review
  const data = { updated_at: row.updated_at, review: { ...review, faults: [], choices: [] } }
  expect((await context.request.patch(path, { data })).status()).toBe(200)
}

test('COR-01 the same dictation is done again from its correction, unless it was deleted @release', async ({
  page,
  context,
}) => {
  const id = await storeDictation(context, FOREST)
  await allRightWithoutPhoto(page)
  await save(page).click()
  await expect(saved(page)).toBeDisabled()
  await openFirst(page)
  await expect(page.getByText('Aucune erreur sur cette copie. Bravo')).toBeVisible()
  await page.getByRole('link', { name: 'Refaire cette dictée' }).click()
  await expect(page.getByLabel('Apprenant', { exact: true }).locator('option:checked')).toHaveText(
    ELOISE_NAME,
  )
  await expect(page.getByLabel('Dictée', { exact: true }).locator('option:checked')).toHaveText(
    FOREST.title,
  )
  expect((await context.request.delete(`/api/dictations/${id}`)).status()).toBe(204)
  await openFirst(page)
  await expect(page.getByText('La dictée a été supprimée depuis')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Refaire cette dictée' })).toHaveCount(0)
  await expectSound(page)
})

test('COR-05 corrections from before reviews were stored open with what is left of them @release', async ({
  page,
  context,
}) => {
  const [learner] = await (await context.request.get('/api/learners')).json()
  const id = await storeDictation(context, FOREST)
  const content = FOREST.content.replace('noisettes', 'noisette')
  const data = { learner_id: learner.id, dictation_id: id, content }
  expect((await context.request.post('/api/french-dictation-results', { data })).status()).toBe(201)
  await openFirst(page)
  await expect(panel(page)).toContainText('annonce plusieurs')
  expect((await context.request.delete(`/api/dictations/${id}`)).status()).toBe(204)
  await page.reload()
  await expect(page.getByText('seul le texte de la copie peut être montré')).toBeVisible()
  await expect(page.getByText(content)).toBeVisible()
  await expectSound(page)
})

test('RES-05 a correction that does not exist, or cannot be loaded, says so @release', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404|500/)
  await page.goto(`${RESULTS}/00000000-0000-4000-8000-000000000000`)
  await expect(page.getByText("Cette correction n'existe pas")).toBeVisible()
  await expectSound(page)
  await page.route('**/api/french-dictation-results/*', (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Erreur lors du chargement de la correction')
})
