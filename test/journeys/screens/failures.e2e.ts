/** F4: what the screens say when servers, networks and tabs fail. One size: none of it is layout. */
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../../support/journeys/browser.ts'
import {
  allRightWithoutPhoto,
  FOREST,
  save,
  saved,
  storeDictation,
  storedResults,
  TEACHER,
} from '../../support/journeys/correction-journey.ts'
import { EVERY_SCREEN } from '../../support/journeys/screens.ts'
import { CLAIRE } from '../../support/people/journey-people.ts'

const NOISE = /Failed to load resource|ERR_|Failed to fetch/

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '503': (route) => route.fulfill({ status: 503, body: '' }),
  '500 of a proxy': (route) => route.fulfill({ status: 500, body: '<html>Bad gateway</html>' }),
  'no network': (route) => route.abort(),
  'an answer that is none': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Bonjour</html>' }),
}

/** All screens, four times over: one failure at each commit, the others before a release. */
const AT_EACH_COMMIT = '503'

/** Every call but the one that says who is signed in. */
const CALLS = /\/(api|functions)\/(?!auth\/get-session)/u

for (const [name, fail] of Object.entries(FAILURES)) {
  const when = name === AT_EACH_COMMIT ? '' : ' @release'
  test(`F4 no screen is blank when the server answers with ${name}${when} @release`, async ({
    page,
    signIn,
    allowConsole,
  }) => {
    allowConsole(NOISE)
    await signIn(CLAIRE)
    await page.route(CALLS, fail)
    for (const path of EVERY_SCREEN) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner').getByText("L'Encrier")).toBeVisible()
      await expect(page.getByRole('main')).not.toBeEmpty()
    }
    await page.goto('/app/apprenants')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute(CALLS)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('Éloïse').first()).toBeVisible()
  })
}

/** As another tab does that has changed something: all that stands on the screen is asked again. */
async function askAgain(page: Page): Promise<void> {
  const failed = page.waitForEvent('requestfailed')
  await page.evaluate(() => new BroadcastChannel('encrier-changes').postMessage(null))
  await failed
}

/** Three that a refetch without network once took away, and one of each other kind. */
const STANDING = [
  '/app/mathematiques/calculs/serie-de-la-semaine',
  '/app/mathematiques/problemes',
  '/app/apprenants/classe',
  '/app/resultats',
]

for (const [which, paths] of [
  ['', STANDING],
  [', whichever it is @release', EVERY_SCREEN],
] as const) {
  test(`F4 FIR-06 what stands on a screen stays there when it cannot be asked again${which}`, async ({
    page,
    context,
    signIn,
    newPerson,
    allowConsole,
  }) => {
    allowConsole(NOISE)
    await signIn(await newPerson(TEACHER))
    const dictation = `/app/francais/dictee/${await storeDictation(context, FOREST)}`
    const main = page.getByRole('main')
    for (const path of [dictation, `${dictation}/classe`, ...paths]) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect(main).not.toContainText(/Chargement d/)
        const before = await main.innerText()
        await page.route(CALLS, (route) => route.abort())
        await askAgain(page)
        expect.soft(await main.innerText()).toBe(before)
        await page.unroute(CALLS)
      })
    }
  })
}

const SAVING = '**/api/french-dictation-results'

async function resultToSave(page: Page): Promise<void> {
  await storeDictation(page.context(), FOREST)
  await allRightWithoutPhoto(page)
}

test('F4 D1 «sauvegardée» is said after a success only, the copy stays, and one row is stored', async ({
  page,
  context,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(NOISE)
  await signIn(await newPerson(TEACHER))
  await resultToSave(page)
  const store = page.getByRole('button', {
    name: /^(Sauvegarder la correction|Réessayer la sauvegarde)$/,
  })
  const failures = [
    ...Object.values(FAILURES),
    ...[400, 403, 409, 413, 429, 502, 504].map(
      (status) => (route: Route) => route.fulfill({ status, json: { error: '', code: 'x' } }),
    ),
    // The server stored it, and its answer was lost.
    async (route: Route) => {
      await route.fetch()
      await route.abort()
    },
  ]
  for (const fail of failures) {
    await page.route(SAVING, fail)
    await store.click()
    await expect(page.getByText(/^Erreur lors de la sauvegarde/)).toBeVisible()
    await expect(saved(page)).toHaveCount(0)
    await expect(page.getByText(/sauvegardée/)).toHaveCount(0)
    await expect(store).toBeEnabled()
    await expect(page.getByText("l'écureuil saute de branche").first()).toBeVisible()
    await page.unroute(SAVING)
  }
  await store.click()
  await expect(saved(page)).toBeVisible()
  expect(await storedResults(context)).toHaveLength(1)
})

test('F4 D1 a tab closed while it saves leaves one row or none, and the next tab says which @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  await resultToSave(page)
  const sent = page.waitForRequest(SAVING)
  await save(page).click()
  await sent
  await page.close()
  await expect.poll(async () => (await storedResults(context)).length).toBeLessThanOrEqual(1)
  const next = await context.newPage()
  await next.goto('/app/resultats')
  const rows = next.getByRole('region', { name: 'Résultats de dictée' }).getByRole('listitem')
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(rows).toHaveCount((await storedResults(context)).length)
})

test('F4 GEN-13 a generator that is answered with rubbish says so and keeps its form', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(NOISE)
  await signIn(CLAIRE)
  await page.goto('/app/francais/dictee/creer')
  await page.getByLabel('Mots à inclure').fill('écureuil, noisette')
  for (const body of ['<html>', '{"content":', '{"content":12}', '[]', 'null', '']) {
    await page.route('**/generate-dictation', (route) => route.fulfill({ status: 200, body }))
    await page.getByRole('button', { name: 'Générer la dictée' }).click()
    await expect(page.getByText(/La réponse du serveur est invalide/)).toBeVisible()
    await expect(page.getByLabel('Mots à inclure')).toHaveValue('écureuil, noisette')
    await page.unroute('**/generate-dictation')
  }
})

test('F4 on a slow telephone line every step says that it is under way @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  await page.goto('/app/aide')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  // Slow 3G, as the tools of browsers have it.
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  // The places where messages appear are there always, and say nothing of this step.
  const underWay = page.locator('.navigating, [aria-busy=true], [role=status]:not(:empty, .toasts)')
  await expect(underWay).toHaveCount(0)
  await page.getByRole('link', { name: 'Apprenants' }).first().click()
  await expect(underWay.first()).toBeAttached()
  await expect(page.getByText('Éloïse').first()).toBeVisible()
  await expect(underWay).toHaveCount(0)
})
