/** The application in an aeroplane: what goes on, what waits, what is stored once, and what nobody else finds on the device. */
import type { Page } from '@playwright/test'
import { dayInParis } from '../../../src/domain/paris-time.ts'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import {
  chooseOperations,
  giveRight,
  openFree,
  storedTests,
  TEST,
} from '../../support/journeys/calculation-journey.ts'
import { photographCopy } from '../../support/journeys/copy-photo.ts'
import {
  CORRECT,
  FOREST,
  FOREST_COPY,
  storeDictation,
} from '../../support/journeys/correction-journey.ts'
import {
  fetchedAhead,
  INSTALLED,
  keptBy,
  keptBytes,
} from '../../support/journeys/kept-by-browser.ts'
import { daysPass, saveMissedWords } from '../../support/journeys/word-review-journey.ts'
import { ELOISE, HUGO } from '../../support/people/journey-people.ts'

test.use({ serviceWorkers: 'allow' })

const WORDS = '/app/francais/mots-a-revoir'

const WITHOUT_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/

async function takeTest(page: Page): Promise<void> {
  await openFree(page, TEST)
  await page.getByLabel('Apprenant').selectOption('Éloïse Bernard (CE2)')
  await chooseOperations(page, ['Addition'])
  await page.getByLabel('Nombre de calculs').fill('2')
  await page.getByRole('button', { name: 'Commencer le test' }).click()
  await expect(page.getByText('Question 1 sur 2').first()).toBeVisible()
  await giveRight(page)
  await expect(page.getByText('Question 2 sur 2').first()).toBeVisible()
  await giveRight(page)
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
}

test('FIR-06 calculations, grammar and a dictation go on without network, and the result is stored once @mobile', async ({
  page,
  context,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(WITHOUT_NETWORK)
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  const dictation = await storeDictation(context, FOREST)
  await page.goto('/app/ce-soir')
  // All that the first evening without network needs is fetched by itself.
  await fetchedAhead(page)
  expect((await keptBy(page)).replies).toContain(`/api/dictations/${dictation}/study`)
  expect(await keptBytes(page)).toBeLessThan(INSTALLED)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Pas de réseau/)).toBeVisible()
  await expectSound(page)
  await takeTest(page)
  await expect(page.getByRole('button', { name: 'Gardé sur cet appareil' })).toBeVisible()
  await expect(page.getByText(/^Des résultats sont gardés sur cet appareil/)).toBeVisible()

  await page.goto('/app/francais/grammaire/entrainement')
  await page.getByRole('slider', { name: 'Niveau' }).fill('2')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('button', { name: 'Vérifier' })).toBeVisible()

  await page.goto(`/app/francais/dictee/${dictation}`)
  await expect(page.getByRole('heading', { name: FOREST.title })).toBeVisible()
  expect(await storedTests(context).catch(() => [])).toEqual([])

  // A tab that was closed meanwhile: another one sends what waits.
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto('/app/ce-soir')
  await expect.poll(() => storedTests(context)).toHaveLength(1)
  await expect(page.getByText(/gardés sur cet appareil/)).toBeHidden()
  await page.reload()
  expect(await storedTests(context)).toHaveLength(1)
})

test('FIR-06 REV-02 CAL-16 words to review and problems are answered without network, and stored once @mobile @release', async ({
  page,
  context,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(WITHOUT_NETWORK)
  const parent = await newPerson({ plan: 'parent', learners: [ELOISE] })
  await signIn(parent)
  const learner = await saveMissedWords(context)
  await daysPass(parent, 1)
  const stored = async (what: 'problems' | 'word-review') =>
    (await context.request.get(`/api/learners/${learner}/${what}`)).json()
  await page.goto('/app/ce-soir')
  await fetchedAhead(page)

  await context.setOffline(true)
  await page.goto(`${WORDS}/dictee-flash`)
  await page.getByRole('button', { name: 'Commencer' }).click()
  for (const rank of [1, 2, 3]) {
    await expect(page.getByText(`${rank} sur 3`)).toBeVisible()
    await page.getByRole('button', { name: 'Je ne sais pas encore' }).click()
    const model = await page.getByText(/^Le mot est/).textContent()
    await page.getByLabel('Ton mot').fill(model?.split(/:\s/u)[1] ?? '')
    await page.getByRole('button', { name: 'Valider' }).click()
  }
  const end = page.getByRole('region', { name: "C'est fini" })
  await expect(end).toContainText('Gardé sur cet appareil')
  await page.reload()
  await expect(page.getByText(/^Rien à revoir aujourd'hui/)).toBeVisible()

  await page.goto('/app/mathematiques/problemes')
  await page.getByRole('button', { name: 'Commencer' }).click()
  for (const rank of [1, 2]) {
    await expect(page.getByRole('heading', { name: `Problème ${rank} sur 10` })).toBeVisible()
    await page.getByRole('button', { name: 'Je ne sais pas' }).click()
    await page.getByRole('button', { name: 'Je ne sais pas' }).click()
    await page.getByRole('button', { name: 'Problème suivant' }).click()
  }
  await expect(page.getByText(/^Des résultats sont gardés sur cet appareil/)).toBeVisible()
  // Closed and opened again without network: what was done stays done.
  await page.goto('/app/mathematiques/problemes')
  await expect(page.getByText('2 sur 10 faits')).toBeVisible()
  await expectSound(page)
  expect((await stored('problems')).outcomes).toEqual([])

  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto('/app/ce-soir')
  await expect.poll(async () => (await stored('problems')).outcomes).toEqual(['missed', 'missed'])
  const day = (await stored('word-review')).words.map(({ due }: { due: string }) => due)
  expect(day).toHaveLength(3)
  expect(day.every((due: string) => due > dayInParis(Date.now()))).toBe(true)
  await expect(page.getByText(/gardés sur cet appareil/)).toBeHidden()
})

test('FIR-06 nothing of one user is left for the next one on the same device', async ({
  page,
  context,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(WITHOUT_NETWORK)
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  await page.goto('/app/ce-soir')
  await fetchedAhead(page)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptBy(page)).toEqual({ replies: [], exercises: 0 })
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])

  // The next one comes without a sign-out of the first: the session was opened elsewhere.
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  await page.goto('/app/apprenants')
  await expect(page.getByText('Éloïse').first()).toBeVisible()
  await expect.poll(async () => (await keptBy(page)).replies).toContain('/api/learners')
  await context.clearCookies()
  await signIn(await newPerson({ plan: 'parent', learners: [HUGO] }))
  await page.goto('/app/apprenants')
  await expect(page.getByText('Hugo').first()).toBeVisible()
  await expect.poll(async () => (await keptBy(page)).replies).toContain('/api/learners')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Hugo').first()).toBeVisible()
  await expect(page.getByText('Éloïse')).toHaveCount(0)
})

test('FIR-06 COR-02 the photo of a copy waits on the device, also when the tab is closed, and is read once there is a network', async ({
  page,
  context,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(WITHOUT_NETWORK)
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  await storeDictation(context, FOREST)
  const buffer = await photographCopy(context, { lines: FOREST_COPY })
  await page.goto(CORRECT)
  await page.getByLabel('Apprenant', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Dictée', { exact: true }).selectOption({ index: 1 })
  await context.setOffline(true)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'copie.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText(/la photo attend ici, et sera lue dès son retour/)).toBeVisible()
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto(CORRECT)
  await expect(page.getByText(/^Une photo de copie attend sur cet appareil/)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'La lire' }).click()
  await expect(page.getByRole('button', { name: /sotte/ }).first()).toBeVisible()
})
