/** A result is stored once, whatever clicks, networks and reloads do; work that is not stored is not lost. */
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import {
  allRightWithoutPhoto,
  CORRECT,
  chooseBoth,
  FOREST,
  save,
  saved,
  score,
  storeDictation,
  storedResults,
  TEACHER,
  validate,
  word,
} from '../../support/journeys/correction-journey.ts'

const SAVE_ROUTE = '**/api/french-dictation-results'

test.beforeEach(async ({ context, signIn, newPerson }) => {
  await signIn(await newPerson(TEACHER))
  await storeDictation(context, FOREST)
})

test('COR-03 COR-05 a copy without error is said to be one; a double click stores one result', async ({
  page,
  context,
}) => {
  await allRightWithoutPhoto(page)
  await expect(page.getByText('Aucune erreur sur cette copie. Bravo')).toBeVisible()
  await save(page).dblclick()
  await expect(saved(page)).toBeDisabled()
  expect(await storedResults(context)).toMatchObject([{ score: 100 }])
})

test('COR-05 F4 offline the save fails in words, the work stays, and the network coming back stores it once', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await allRightWithoutPhoto(page)
  await context.setOffline(true)
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'Erreur lors de la sauvegarde de la correction',
  )
  await expectSound(page)
  await expect(page.getByText('La sauvegarde sera tentée de nouveau toute seule')).toBeVisible()
  await context.setOffline(false)
  await expect(saved(page)).toBeDisabled()
  expect(await storedResults(context)).toHaveLength(1)
})

test('COR-05 an answer lost on its way back does not make a second result @release', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await allRightWithoutPhoto(page)
  await page.route(
    SAVE_ROUTE,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await save(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer la sauvegarde' }).click()
  await expect(saved(page)).toBeDisabled()
  expect(await storedResults(context)).toHaveLength(1)
})

test('COR-05 a dictation deleted meanwhile is said to be gone @release', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await allRightWithoutPhoto(page)
  const [dictation] = await (await context.request.get('/api/dictations')).json()
  await context.request.delete(`/api/dictations/${dictation.id}`)
  await save(page).click()
  await expect(page.getByRole('alert')).toHaveText('Dictée non trouvée')
})

test('COR-04 the work survives a reload, and back from the result it is still there', async ({
  page,
  context,
}) => {
  await page.goto(CORRECT)
  await chooseBoth(page)
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await word(page, /^noisettes/).click()
  await page.getByLabel('Écrit ainsi\u00a0:').fill('noizettes')
  await page.getByLabel('Écrit ainsi\u00a0:').press('Enter')
  await expect(score(page)).toContainText('1 erreur, 15 mots à vérifier')
  await page.reload()
  await expect(score(page)).toContainText('1 erreur, 15 mots à vérifier')
  await expect(word(page, /^noisettes.*noizettes/)).toBeVisible()
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  await validate(page).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Copie corrigée' })).toBeVisible()
  await page.getByRole('button', { name: 'Revenir à la vérification' }).click()
  await word(page, /^cherche/).click()
  await page.getByRole('button', { name: 'Oublié', exact: true }).click()
  await expect(score(page)).toContainText('2 erreurs')
  await page.getByRole('button', { name: 'Annuler la dernière réponse' }).click()
  await expect(score(page)).toContainText('1 erreur')
  await validate(page).click()
  await save(page).click()
  await expect(saved(page)).toBeDisabled()
  expect(await storedResults(context)).toMatchObject([{ error_count: 1 }])
  await page.reload()
  // Nothing is taken up again; the only learner is chosen.
  await expect(page.getByLabel('Dictée', { exact: true })).toHaveValue('')
})

test('COR-04 words in excess are added, kept in the text and removed @mobile', async ({ page }) => {
  await page.goto(CORRECT)
  await chooseBoth(page)
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await word(page, /^matin/).click()
  await page.getByRole('button', { name: 'Ajouter un mot en trop' }).click()
  await page.getByLabel('Mot en trop après').fill('très')
  await page.getByLabel('Mot en trop après').press('Enter')
  await expect(word(page, /^très\s?, en trop$/)).toBeVisible()
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  await validate(page).click()
  await expect(page.locator('.seyes')).toContainText('(mot en trop\u00a0: «\u00a0très\u00a0»)')
  await expect(page.getByRole('definition')).toHaveText(['16', '0', '100\u00a0%', /\d{4}$/])
  await page.getByRole('button', { name: 'Revenir à la vérification' }).click()
  await word(page, /^très/).click()
  await page.getByRole('button', { name: 'Barré ou pas sur la copie\u00a0: retirer' }).click()
  await validate(page).click()
  await expect(page.locator('.seyes')).not.toContainText('mot en trop')
})

test('AUT-03 COR-05 a session that ended leads to sign-in, and the work is found again afterwards', async ({
  page,
  context,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const person = await newPerson(TEACHER)
  await signIn(person)
  await storeDictation(context, FOREST)
  await allRightWithoutPhoto(page)
  await context.clearCookies()
  await save(page).click()
  await expect(page).toHaveURL(/\/login\?/)
  await page.getByLabel('Adresse e-mail').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { name: 'Copie corrigée' })).toBeVisible()
  await save(page).click()
  await expect(saved(page)).toBeDisabled()
  expect(await storedResults(context)).toHaveLength(1)
})

test('COR-04 at 200 % the copy is still settled without a sideways scroll @release', async ({
  page,
}) => {
  // What a browser does at 200 %: half of the window's width and height.
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto(CORRECT)
  await chooseBoth(page)
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await word(page, /^noisettes/).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Oublié', exact: true }).click()
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  await validate(page).click()
  await expect(page.getByRole('img', { name: 'Score\u00a0: 94\u00a0%' })).toBeVisible()
  await expectSound(page)
})

test('COR-05 leaving with unsaved work asks first, and the work is found again', async ({
  page,
}) => {
  await allRightWithoutPhoto(page)
  await page.getByRole('link', { name: 'Retour' }).click()
  const question = page.getByRole('alertdialog', { name: 'Quitter la correction' })
  await question.getByRole('button', { name: 'Rester' }).click()
  await expect(page.getByRole('heading', { name: 'Copie corrigée' })).toBeVisible()
  await page.getByRole('link', { name: 'Retour' }).click()
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/app/francais/dictee')
  await page.goto(CORRECT)
  await expect(page.getByRole('heading', { name: 'Copie corrigée' })).toBeVisible()
  await page.getByRole('button', { name: 'Revenir à la vérification' }).click()
  await page.getByRole('button', { name: 'Abandonner cette copie' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click()
  await expect(page.getByRole('heading', { name: 'Corriger une dictée' })).toBeVisible()
  await page.getByRole('link', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/app/francais/dictee')
})
