/** From the photo of a copy to its stored correction: read, settled word by word, marked, saved. */
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { photographCopy } from '../../support/journeys/copy-photo.ts'
import {
  CORRECT,
  chooseBoth,
  ELOISE_NAME,
  FOREST,
  FOREST_COPY,
  givePhoto,
  READING,
  save,
  saved,
  score,
  storeDictation,
  storedResults,
  TEACHER,
  validate,
  word,
} from '../../support/journeys/correction-journey.ts'
import { FANNY, PAUL } from '../../support/people/journey-people.ts'

test('COR-01 the photo waits for a learner and a dictation, whose text is shown', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  await storeDictation(context, FOREST)
  await page.goto(CORRECT)
  const photo = page.getByLabel('Prendre ou choisir une photo')
  await expect(photo).toBeDisabled()
  await expect(page.getByText('Veuillez sélectionner un apprenant et une dictée')).toBeVisible()
  await page.getByLabel('Apprenant', { exact: true }).selectOption({ label: ELOISE_NAME })
  await expect(photo).toBeDisabled()
  await page.getByLabel('Dictée', { exact: true }).selectOption({ label: FOREST.title })
  await expect(photo).toBeEnabled()
  await expect(page.getByText(FOREST.content)).toBeVisible()
  await expect(page.getByText('Veuillez sélectionner un apprenant et une dictée')).toBeHidden()
  await expectSound(page)
})

test('COR-01 COR-03 COR-04 COR-05 a photographed copy is read, settled by hand, marked and saved @mobile', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  await storeDictation(context, FOREST)
  await page.goto(CORRECT)
  await chooseBoth(page)
  await givePhoto(page, await photographCopy(context, { lines: FOREST_COPY }))

  await expect(page.getByRole('heading', { name: 'Vérifier la copie' })).toBeVisible(READING)
  await expect(score(page)).toContainText('100\u00a0%')
  await expect(score(page)).toContainText('3 mots à vérifier')
  await expect(validate(page)).toBeDisabled()
  await expectSound(page)

  // Each answer leads to the next word to check.
  await expect(page.getByLabel('Écrit ainsi\u00a0:')).toHaveValue('sotte')
  await expect(page.getByRole('img', { name: /Extrait de la photo/ })).toBeVisible()
  await page.getByRole('button', { name: 'Confirmer cette écriture' }).click()
  await expect(score(page)).toContainText('1 erreur')
  await expect(page.getByLabel('Écrit ainsi\u00a0:')).toHaveValue('noisette')
  await page.getByRole('button', { name: 'Confirmer cette écriture' }).click()
  await expect(page.getByText('Rien lu à cet endroit')).toBeVisible()
  await page.getByRole('button', { name: 'Oublié', exact: true }).click()
  await expect(score(page)).toContainText('3 erreurs, tout est vérifié')
  await expect(word(page, /^long\s?, oublié$/)).toBeVisible()
  await validate(page).click()

  await expect(page.getByRole('heading', { name: 'Copie corrigée' })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(['16', '3', '81\u00a0%', /\d{4}$/])
  await expect(page.getByRole('img', { name: 'Score\u00a0: 81\u00a0%' })).toBeVisible()
  const sheet = page.locator('.seyes')
  await expect(sheet).toContainText(
    '(erreur\u00a0: écrit «\u00a0sotte\u00a0», il fallait «\u00a0saute\u00a0»)',
  )
  await expect(sheet).toContainText('(mot oublié\u00a0: «\u00a0long\u00a0»)')
  await expectSound(page)

  await save(page).click()
  await expect(saved(page)).toBeDisabled()
  expect(await storedResults(context)).toMatchObject([
    { word_count: 16, error_count: 3, score: 81, dictation: { title: FOREST.title } },
  ])
  await page.getByRole('button', { name: 'Corriger une autre copie' }).click()
  await expect(page.getByLabel('Dictée', { exact: true })).toContainText(FOREST.title)
  // A family's only child needs no choosing.
  await expect(page.getByLabel('Apprenant', { exact: true }).locator(':checked')).toHaveText(
    ELOISE_NAME,
  )
})

test('COR-04 the whole copy is settled with the keyboard alone', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  await storeDictation(context, FOREST)
  await page.goto(CORRECT)
  await chooseBoth(page)
  await givePhoto(page, await photographCopy(context, { lines: FOREST_COPY }))

  await expect(word(page, /^saute/)).toBeFocused(READING)
  await page.keyboard.press('Tab')
  await expect(word(page, /^noisettes/)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(word(page, /^des/)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(word(page, /^saute/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Écrit ainsi\u00a0:')).toBeFocused()
  await page.keyboard.type('sote')
  await page.keyboard.press('Enter')
  await expect(word(page, /^noisettes/)).toBeFocused()
  await page.keyboard.press('a')
  await expect(word(page, /^long/)).toBeFocused()
  await page.keyboard.press('j')
  await expect(validate(page)).toBeFocused()
  await expect(score(page)).toContainText('2 erreurs')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Score\u00a0: 88\u00a0%' })).toBeVisible()
  await expect(page.locator('.seyes')).toContainText('«\u00a0sote\u00a0»')
})

test('COR-04 the detected text can be edited as a text, and the score follows at once', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  await storeDictation(context, FOREST)
  await page.goto(CORRECT)
  await chooseBoth(page)
  await givePhoto(page, await photographCopy(context, { lines: FOREST_COPY }))
  await page.getByRole('button', { name: 'Modifier le texte' }).click()
  const text = page.getByLabel('Texte lu sur la copie')
  await expect(text).toHaveValue(/sotte .*noisette pour le hiver/u)
  await expectSound(page)
  await text.fill((await text.inputValue()).replace('sotte', 'sauté').replace('hiver', 'ivert'))
  // An accent is not counted by the rule.
  await expect(score(page)).toContainText('1 erreur, 2 mots à vérifier')
  await text.fill((await text.inputValue()).replace('ivert', 'long hiver'))
  await expect(score(page)).toContainText('0 erreur, 1 mot à vérifier')
  await page.getByRole('button', { name: 'Ce texte est exactement celui de la copie' }).click()
  await expect(score(page)).toContainText('1 erreur, tout est vérifié')
})

test('COR-06 FIR-03 a plan without corrections sees what it would open, and the way to the plans', async ({
  page,
  signIn,
}) => {
  await signIn(FANNY)
  await page.goto(CORRECT)
  await expect(
    page.getByText('Passez à un plan supérieur pour corriger les dictées de vos apprenants'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voir les plans' })).toHaveAttribute('href', '/plans')
  await expect(page.getByRole('img', { name: /Une copie corrigée/ })).toBeVisible()
  await expect(page.getByLabel('Apprenant', { exact: true })).toHaveCount(0)
  await expectSound(page)
})

test('COR-01 without a learner, or without a dictation, the way to make one is shown @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(PAUL)
  await page.goto(CORRECT)
  await expect(page.getByText('Aucun apprenant enregistré')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ajouter un apprenant' })).toHaveAttribute(
    'href',
    '/app/apprenants',
  )
  await expectSound(page)
  await signIn(await newPerson(TEACHER))
  await page.goto(CORRECT)
  await expect(page.getByText('Aucune dictée enregistrée')).toBeVisible()
  await page.getByRole('link', { name: 'Créer une dictée' }).click()
  await expect(page).toHaveURL('/app/francais/dictee/creer')
})

test('COR-05 lists that do not load are said so and asked for again @release', async ({
  page,
  context,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await signIn(await newPerson(TEACHER))
  await storeDictation(context, FOREST)
  await page.route('**/api/dictations/search*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(CORRECT)
  await expect(page.getByRole('alert')).toContainText('Erreur lors du chargement des données')
  await expectSound(page)
  await page.unroute('**/api/dictations/search*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByLabel('Apprenant', { exact: true })).toBeVisible()
})
