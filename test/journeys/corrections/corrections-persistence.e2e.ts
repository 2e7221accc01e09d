/** The work on a copy outlives reloads, lost networks and other tabs; the photo is never kept, only asked for again. */
import { expect, expectSound, scriptLoaded, test } from '../../support/journeys/browser.ts'
import { photographCopy } from '../../support/journeys/copy-photo.ts'
import {
  CORRECT,
  givePhoto,
  READING,
  save,
  saved,
  score,
  storedResults,
  validate,
  word,
} from '../../support/journeys/correction-journey.ts'
import { FAMILY_COPY, openFamily } from '../../support/journeys/verification-journey.ts'

test.beforeEach(async ({ page, context, signIn, newPerson }) => {
  await openFamily({ page, context, signIn, newPerson })
})

test('COR-04 COR-07 after a reload the same photo, chosen again, lights up without being sent again', async ({
  page,
  context,
}) => {
  const photo = await photographCopy(context, { lines: FAMILY_COPY })
  await givePhoto(page, photo)
  await expect(page.locator('[data-lit]')).toBeInViewport(READING)
  await page.getByRole('button', { name: 'Confirmer cette écriture' }).click()
  await expect(score(page)).toContainText('1 erreur')
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept).toContain('box')
  expect(kept).not.toContain('base64')

  await page.reload()
  await expect(score(page)).toContainText('1 erreur')
  await expect(page.getByText("La photo n'est jamais conservée")).toBeVisible()
  await expect(page.locator('[data-lit]')).toHaveCount(0)
  await expectSound(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const show = page.getByLabel('Afficher la photo de la copie')
  // Another sheet is shown as it is: the places of words are not those of this photo.
  const other = await photographCopy(context, { lines: ['Une autre feuille'] })
  await show.setInputFiles({ name: 'autre.jpg', mimeType: 'image/jpeg', buffer: other })
  await expect(page.getByText("Ce n'est pas la photo qui a été lue")).toBeVisible()
  await expect(page.locator('[data-lit]')).toHaveCount(0)
  await page.reload()
  await show.setInputFiles({ name: 'copie.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.locator('[data-lit]')).toBeInViewport()
  await expect(page.getByRole('img', { name: /Extrait de la photo/ })).toBeVisible()
  expect(sent.filter((url) => url.includes('process-image'))).toEqual([])
})

test('COR-03 a touch on the photo leads to the word that stands there @mobile', async ({
  page,
  context,
}) => {
  await givePhoto(page, await photographCopy(context, { lines: FAMILY_COPY }))
  await expect(page.locator('[data-lit]')).toBeInViewport(READING)
  await word(page, /^noisettes/).click()
  await expect(page.locator('[data-lit]')).toBeInViewport()
  // Where the word stands on the photo, from its lit place, which is drawn on the photo itself.
  const [x, y] = await page.locator('[data-lit]').evaluate((lit) => {
    if (!(lit instanceof HTMLElement)) throw new Error('nothing is lit')
    return [lit.offsetLeft + lit.offsetWidth / 2, lit.offsetTop + lit.offsetHeight / 2]
  })
  await word(page, /^saute/).click()
  await expect(word(page, /^saute/)).toHaveAttribute('aria-current', 'true')
  const photo = page.getByRole('img', { name: 'La copie photographiée' })
  await photo.click({ position: { x: x ?? 0, y: y ?? 0 } })
  await expect(word(page, /^noisettes/)).toHaveAttribute('aria-current', 'true')
})

test('COR-01 a copy of two pages is read page after page, and each word is shown on its own @release', async ({
  page,
  context,
}) => {
  const first = await photographCopy(context, { lines: FAMILY_COPY.slice(0, 3) })
  const second = await photographCopy(context, { lines: FAMILY_COPY.slice(3) })
  await givePhoto(page, first)
  await expect(page.getByText('La copie continue sur une autre page')).toBeVisible(READING)
  const add = page.getByLabel('Ajouter une page')
  await add.setInputFiles({ name: 'page-1.jpg', mimeType: 'image/jpeg', buffer: first })
  await expect(page.getByRole('alert')).toContainText('Cette photo est déjà là')
  await add.setInputFiles({ name: 'page-2.jpg', mimeType: 'image/jpeg', buffer: second })
  await expect(page.getByText('Page 1 sur 2')).toBeVisible()
  await expect(page.getByText('La copie continue sur une autre page')).toBeHidden(READING)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('[data-lit]')).toBeInViewport()
  await expectSound(page)
  await word(page, /^mangent/).click()
  await expect(page.getByText('Page 2 sur 2')).toBeVisible()
  await expect(page.locator('[data-lit]')).toBeInViewport()
  await page.getByRole('button', { name: 'Page précédente' }).click()
  await expect(page.getByText('Page 1 sur 2')).toBeVisible()
  await expect(page.locator('[data-lit]')).toHaveCount(0)
})

test('COR-01 a further page that is blank is refused, and the copy is as it was @release', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await givePhoto(page, await photographCopy(context, { lines: FAMILY_COPY }))
  await expect(page.locator('[data-lit]')).toBeInViewport(READING)
  await page.getByRole('button', { name: 'Confirmer cette écriture' }).click()
  const blank = await photographCopy(context, { lines: [] })
  await page
    .getByLabel('Ajouter une page')
    .setInputFiles({ name: 'page-2.jpg', mimeType: 'image/jpeg', buffer: blank })
  await expect(page.getByRole('alert')).toContainText('Cette page semble blanche', READING)
  await expect(score(page)).toContainText('1 erreur')
  await expect(page.getByText('Page 1 sur 2')).toHaveCount(0)
})

test('COR-05 without a network the settling goes on, is kept, and is stored once when it is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await scriptLoaded(page, 'result-view')
  await context.setOffline(true)
  await expect(page.getByText('Vous êtes hors ligne')).toBeVisible()
  await word(page, /^noisettes/).click()
  await page.getByRole('button', { name: 'Oublié', exact: true }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  await validate(page).click()
  await expect(page.getByRole('img', { name: 'Score\u00a0: 98\u00a0%' })).toBeVisible()
  await save(page).click()
  await expect(page.getByText('La sauvegarde sera tentée de nouveau toute seule')).toBeVisible()
  await context.setOffline(false)
  await expect(saved(page)).toBeDisabled()
  await expect(page.getByText('La sauvegarde sera tentée')).toHaveCount(0)
  expect(await storedResults(context)).toMatchObject([{ score: 98 }])
})

test('COR-05 work of an older version is left aside in kind words @release', async ({ page }) => {
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await expect(score(page)).toBeVisible()
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(sessionStorage)) {
      if (!key.startsWith('encrier-copy-')) continue
      sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), version: 1 }))
    }
  })
  await page.reload()
  await expect(page.getByText("L'Encrier a été mis à jour entre-temps")).toBeVisible()
  await expectSound(page)
})

test('NAV-09 COR-05 signing out with unsaved work asks first, from another tab too', async ({
  page,
  context,
}) => {
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await expect(score(page)).toBeVisible()
  const question = (where: typeof page) =>
    where.getByRole('alertdialog', { name: 'Se déconnecter' })
  const signOut = async (where: typeof page): Promise<void> => {
    await where.getByRole('button', { name: 'Déconnexion' }).click()
  }
  await signOut(page)
  await question(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(score(page)).toContainText('40 mots à vérifier')

  const other = await context.newPage()
  await other.goto(CORRECT)
  await expect(other.getByLabel('Dictée', { exact: true })).toBeVisible()
  await signOut(other)
  await expect(question(other)).toContainText('dans cet onglet ou dans un autre')
  await question(other).getByRole('button', { name: 'Se déconnecter quand même' }).click()
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL(/\/login/)
})

test('COR-03 at 200 % a photographed copy is settled without a sideways scroll @release', async ({
  page,
  context,
}) => {
  // What a browser does at 200 %: half of the window's width and height.
  await page.setViewportSize({ width: 640, height: 400 })
  await givePhoto(page, await photographCopy(context, { lines: FAMILY_COPY }))
  await expect(page.locator('[data-lit]')).toBeVisible(READING)
  await page.getByRole('button', { name: 'Confirmer cette écriture' }).click()
  await expectSound(page)
})

test('COR-03 the photo glides to the word for who likes motion, and jumps for who does not @release', async ({
  page,
  context,
}) => {
  await givePhoto(page, await photographCopy(context, { lines: FAMILY_COPY }))
  await expect(page.locator('[data-lit]')).toBeInViewport(READING)
  const larger = page.getByRole('button', { name: 'Agrandir la photo' })
  while (await larger.isEnabled()) await larger.click()
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await word(page, /^Demain/).click()
    await expect(page.locator('[data-lit]')).toBeInViewport()
    await word(page, /^Ce/).click()
    await expect(page.locator('[data-lit]')).toBeInViewport()
  }
})
