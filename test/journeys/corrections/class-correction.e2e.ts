/** A class corrected from photos of its own sheets: told, read, settled once for several copies, stored. */
import type { Page } from '@playwright/test'
import { expect, expectNoOverflow, expectSound, test } from '../../support/journeys/browser.ts'
import { photographCopy } from '../../support/journeys/copy-photo.ts'
import { FOREST, READING, storeDictation } from '../../support/journeys/correction-journey.ts'
import { photographSheets } from '../../support/journeys/sheet-photo.ts'
import { HUGO, type Pupil } from '../../support/people/journey-people.ts'

// A sheet holds more pixels than a window.
test.use({ deviceScaleFactor: 2 })

const CLASS = ['Adam', 'Chloé', 'Fatou', 'Inès'].map(
  (first_name): Pupil => ({ ...HUGO, first_name, last_name: 'Roche', level: 'CE2' }),
)
const COPY = [
  "Ce matin, l'écureuil saute de",
  'branche en branche. Il cherche des',
  'noisette pour le long hiver.',
]

async function addPhotos(page: Page, photos: Readonly<Record<string, Buffer>>): Promise<void> {
  const files = Object.entries(photos).map(([name, buffer]) => ({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }))
  await page.getByLabel('Prendre à la suite').setInputFiles(files)
}

/** Photos that the browser keeps. */
async function keptPhotos(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('encrier-class', 1)
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const count = open.result.transaction('images').objectStore('images').count()
          count.onsuccess = () => {
            open.result.close()
            resolve(count.result)
          }
        }
      }),
  )
}

test('CLA-03 CLA-04 CLA-05 photos of sheets come under their pupils, one answer settles both, a reload and a lost network lose nothing', async ({
  page,
  context,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await signIn(await newPerson({ plan: 'teacher', learners: CLASS }))
  const id = await storeDictation(context, FOREST)
  await page.goto(`/app/francais/dictee/${id}`)
  await expect(page.getByRole('button', { name: /Imprimer \d+ pages/ })).toBeEnabled()
  const [first, second] = await photographSheets(page, [COPY, COPY])
  if (first === undefined || second === undefined) throw new Error('no sheets')
  await page.getByRole('link', { name: 'Corriger la classe' }).click()
  const free = await photographCopy(context, { lines: COPY })
  // No copy is read before the network was cut.
  const cut = Promise.withResolvers<void>()
  await page.route('**/functions/v1/process-image', async (route) => {
    await cut.promise
    await route.continue()
  })
  // The free sheet first: what is asked stays on the screen, and the others would ask about words as soon as they are read.
  await addPhotos(page, { libre: free, adam: first, encore: first, chloe: second })

  await expect(page.getByRole('heading', { name: 'À qui est cette copie\u00a0?' })).toBeVisible()
  await expect(page.getByText('encore.jpg\u00a0: cette photo est déjà là')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Adam', exact: true })).toHaveCount(0)
  await page.getByLabel("Ce que l'élève a reçu").selectOption("Jusqu'au 1er point d'arrêt")
  await expectSound(page)
  await page.getByRole('button', { name: 'Écarter la photo' }).click()
  await page.reload()
  await expect(page.getByText(/^[12] en lecture/)).toBeVisible()
  await context.setOffline(true)
  cut.resolve()
  await expect(page.getByText('Le réseau est coupé.')).toBeVisible()
  await page.unroute('**/functions/v1/process-image')
  await context.setOffline(false)
  await expect(page.getByText('2 à vérifier')).toBeVisible(READING)
  await page.reload()
  await expect(page.getByText('2 à vérifier')).toBeVisible()

  await page.getByRole('button', { name: /^noisettes noisette 2 copies/ }).click()
  await expect(page.getByRole('img', { name: /^(Adam|Chloé), extrait pour/ })).toHaveCount(2)
  await expectNoOverflow(page)
  await expectSound(page)
  await page.keyboard.press('1')
  await expect(page.getByText('«\u00a0noisette\u00a0» retenu pour 2 copies.')).toBeVisible()
  // Back on the tab without network: what is settled stays, and so does the rest.
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await page.evaluate(() => new BroadcastChannel('encrier-changes').postMessage(null))
  await failed
  await expect(page.getByText('«\u00a0noisette\u00a0» retenu pour 2 copies.')).toBeVisible()
  await expect(page.getByText('Erreur lors du chargement')).toHaveCount(0)
  await context.setOffline(false)
  await page.keyboard.press('z')
  await page.getByRole('button', { name: /^noisettes noisette 2 copies/ }).click()
  await page.keyboard.press('1')
  const settled = page.getByRole('heading', { name: 'Tout est tranché' })
  const dictated = page.getByRole('button', { name: /comme il est dicté/ })
  await expect(async () => {
    if (await dictated.isVisible()) await dictated.click()
    await expect(settled).toBeVisible({ timeout: 100 })
  }).toPass()

  await page.getByRole('button', { name: 'Les 2 autres sont absents' }).click()
  await page.getByRole('button', { name: 'Valider les 2 copies prêtes' }).click()
  await expect(page.getByText('2 vérifiées')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Revoir la copie de/ })).toHaveCount(2)
  await expect(page.getByText('94 %').or(page.getByText('94\u00a0%'))).toHaveCount(2)
  await expect.poll(() => keptPhotos(page)).toBe(0)
})
