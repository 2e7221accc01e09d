/** Photos that cannot be read, or not at once: said plainly, nothing scored, always a way on. */
import { readFile } from 'node:fs/promises'
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
  score,
  storeDictation,
  TEACHER,
  validate,
  word,
} from '../../support/journeys/correction-journey.ts'

test.beforeEach(async ({ page, context, signIn, newPerson }) => {
  await signIn(await newPerson(TEACHER))
  await storeDictation(context, FOREST)
  await page.goto(CORRECT)
  await chooseBoth(page)
})

test('COR-01 a PDF named .jpg, a file too large and a truncated photo are refused in words @release', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const alert = page.getByRole('alert')
  await givePhoto(page, Buffer.from('%PDF-1.7 la copie'))
  await expect(alert).toHaveText("Ce fichier n'est pas une photo JPG ou PNG")
  const photo = await photographCopy(context, { lines: FOREST_COPY })
  await givePhoto(page, Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)]))
  await expect(alert).toHaveText('Le fichier est trop volumineux (maximum 5MB)')
  await expectSound(page)
  await givePhoto(page, photo.subarray(0, photo.length / 2))
  await expect(alert).toContainText('Cette photo est abîmée ou incomplète', READING)
  await expect(page.getByRole('heading', { name: 'Corriger une dictée' })).toBeVisible()
  await givePhoto(page, photo)
  await expect(page.getByRole('heading', { name: 'Vérifier la copie' })).toBeVisible(READING)
})

test('COR-01 a PNG is read like a JPEG @release', async ({ page, context }) => {
  const photo = await photographCopy(context, { lines: FOREST_COPY, type: 'png' })
  await givePhoto(page, photo, 'copie.png')
  await expect(score(page)).toContainText('3 mots à vérifier', READING)
})

test('COR-01 a reading shows its percent and is really stopped by «Annuler»', async ({
  page,
  context,
  allowConsole,
}) => {
  // The reader may need a moment to notice that the first photo was given up.
  allowConsole(/status of 429/)
  const photo = await photographCopy(context, { lines: FOREST_COPY })
  const stopped = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/process-image'),
  )
  await givePhoto(page, photo)
  const reading = page.getByRole('dialog', { name: 'Lecture de la copie' })
  await expect(reading.getByRole('progressbar')).toBeVisible()
  await reading.getByRole('button', { name: 'Annuler' }).click()
  await stopped
  await expect(reading).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The reader is free again for the same photo.
  await givePhoto(page, photo)
  await expect(page.getByRole('heading', { name: 'Vérifier la copie' })).toBeVisible(READING)
})

test('COR-01 a blank page is said to be blank, and not scored @release', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await givePhoto(page, await readFile('test/photos/blank.jpg'))
  await expect(page.getByRole('alert')).toContainText('Cette page semble blanche', READING)
  await expect(page.getByRole('heading', { name: 'Vérifier la copie' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Corriger sans photo' })).toBeEnabled()
  await expectSound(page)
})

test('COR-01 COR-04 a copy in joined-up writing is settled whatever could be read of it @release', async ({
  page,
  context,
}) => {
  const content =
    'Le renard roux dort au fond du bois. Ses petits jouent près du terrier. Ils courent après une feuille.'
  await storeDictation(context, { title: 'Le renard roux', content, level: 'CE1' })
  await page.reload()
  await page.getByLabel('Apprenant', { exact: true }).selectOption({ label: ELOISE_NAME })
  await page.getByLabel('Dictée', { exact: true }).selectOption({ label: 'Le renard roux' })
  await givePhoto(page, await readFile('test/photos/dictation.jpg'))
  await expect(page.getByRole('heading', { name: 'Vérifier la copie' })).toBeVisible(READING)
  await expectSound(page)
  for (const [expected, written] of [
    [/^dort/, 'dor'],
    [/^terrier/, 'terier'],
  ] as const) {
    await word(page, expected).click()
    await page.getByLabel('Écrit ainsi\u00a0:').fill(written)
    await page.getByLabel('Écrit ainsi\u00a0:').press('Enter')
  }
  // Nothing is left of a copy whose other words were read without a doubt.
  const rest = page.getByRole('button', { name: 'Tout le reste est juste', exact: true })
  await expect(word(page, /^terrier/)).toHaveAccessibleName(/terier/)
  if (await rest.isVisible()) await rest.click()
  await validate(page).click()
  await expect(page.getByRole('definition')).toHaveText(['19', '2', '89\u00a0%', /\d{4}$/])
  await expect(page.locator('.seyes')).toContainText('«\u00a0terier\u00a0»')
})

test('COR-01 an overloaded reader is tried again on its own @release', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.route(
    '**/process-image',
    (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'Service temporairement indisponible', code: 'reader-busy' },
      }),
    { times: 1 },
  )
  await givePhoto(page, await photographCopy(context, { lines: FOREST_COPY }))
  await expect(page.getByRole('dialog')).toContainText(
    'Service temporairement indisponible. Nouvelle tentative dans 5 secondes... (3 essai(s) restant(s))',
  )
  await expectSound(page)
  await expect(score(page)).toContainText('3 mots à vérifier', READING)
})

test('COR-04 a page that is not this dictation opens guided entry, where nothing is counted unseen', async ({
  page,
  context,
}) => {
  const lines = [
    'Dupont Marie, classe de neige',
    'Liste des affaires pour mardi',
    'bottes gants bonnet',
  ]
  await givePhoto(page, await photographCopy(context, { lines }))
  await expect(page.getByText("Cette écriture n'a pas pu être lue de façon fiable")).toBeVisible(
    READING,
  )
  await expect(score(page)).toContainText('16 mots à vérifier')
  await expectSound(page)

  await word(page, /^branche/)
    .last()
    .click()
  await page.getByLabel('Écrit ainsi\u00a0:').fill('brance')
  await page.getByLabel('Écrit ainsi\u00a0:').press('Enter')
  const tick = page.getByRole('button', { name: 'Tout le reste de la ligne est juste' })
  await tick.first().click()
  await expect(score(page)).toContainText('8 mots à vérifier')
  await expect(validate(page)).toBeDisabled()
  await tick.first().click()
  await expect(score(page)).toContainText('tout est vérifié')
  await validate(page).click()
  // The same word stands elsewhere in the copy: marked, not counted.
  await expect(page.getByRole('definition')).toHaveText(['16', '0', '100\u00a0%', /\d{4}$/])
  await expect(page.getByText("1 mot marqué n'est pas compté")).toBeVisible()
})

test('COR-04 every control of the confirmation can be reached by a thumb @mobile @release', async ({
  page,
  context,
}) => {
  await givePhoto(page, await photographCopy(context, { lines: FOREST_COPY }))
  await expect(page.getByLabel('Écrit ainsi\u00a0:')).toBeVisible(READING)
  const small = await page
    .getByRole('main')
    .locator('button, input, select')
    .evaluateAll((controls) =>
      controls
        .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && (box.height < 43.5 || box.width < 43.5))
        .map(({ name }) => name),
    )
  expect(small).toEqual([])
})

test('COR-03 the photo is enlarged, turned, hidden, and follows the word in view @release', async ({
  page,
  context,
}) => {
  await givePhoto(page, await photographCopy(context, { lines: FOREST_COPY }))
  const pane = page.getByRole('region', { name: 'Photo de la copie' })
  const picture = pane.getByRole('img')
  const width = async (): Promise<number> => (await picture.boundingBox())?.width ?? 0
  const larger = page.getByRole('button', { name: 'Agrandir la photo' })
  const smaller = page.getByRole('button', { name: 'Réduire la photo' })
  await expect(page.locator('[data-lit]')).toBeInViewport(READING)
  while (await smaller.isEnabled()) await smaller.click()
  const before = await width()
  while (await larger.isEnabled()) await larger.click()
  expect(await width()).toBeGreaterThan(before * 3.9)
  await expect(page.locator('[data-lit]')).toBeInViewport()
  await page.getByRole('button', { name: 'Oublié', exact: true }).click()
  await expect(page.locator('[data-lit]')).toBeInViewport()
  await page.getByRole('button', { name: 'Tourner la photo' }).click()
  const turned = await picture.boundingBox()
  expect(turned?.height).toBeGreaterThan(turned?.width ?? 0)
  await expect(page.locator('[data-lit]')).toBeInViewport()
  await expectSound(page)
  await page.getByRole('button', { name: 'Masquer la photo' }).click()
  await expect(pane).toBeHidden()
})
