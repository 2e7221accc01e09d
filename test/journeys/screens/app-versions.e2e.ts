/** Yesterday's page beside today's site, and today's page beside yesterday's worker: neither breaks the other. */
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { changingSite } from '../../support/journeys/changing-site.ts'
import { fetchedAhead } from '../../support/journeys/kept-by-browser.ts'
import { ELOISE } from '../../support/people/journey-people.ts'

test.use({ serviceWorkers: 'allow' })

test('FIR-06 an open page outlives a new version of the site, and tells that there is one @release', async ({
  page,
  baseURL,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  await using site = await changingSite(baseURL ?? '')
  await page.goto(`${site.url}/app/ce-soir`)
  await fetchedAhead(page)
  site.change()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Nouvelle version')).toBeVisible()
  expect((await page.request.get(`${site.url}/assets/anything.js`)).status()).toBe(404)
  // A screen that was never opened, and whose files are gone from the site.
  await page.getByRole('button', { name: 'Mon compte' }).click()
  await page.getByRole('link', { name: 'Paramètres du compte' }).click()
  await expect(page.getByRole('heading', { name: 'Mon compte', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Recharger' })).toBeVisible()
})

test('FIR-06 a page of today works beside a worker of yesterday, which gives way to its own @release', async ({
  page,
  context,
  baseURL,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  await using site = await changingSite(baseURL ?? '', 'worker-behind')
  await page.goto(`${site.url}/app/ce-soir`)
  // The worker of yesterday knows none of the files of this page, and is in its place.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre première dictée')
  await page.getByRole('button', { name: 'Mon compte' }).click()
  await page.getByRole('link', { name: 'Paramètres du compte' }).click()
  await expect(page.getByRole('heading', { name: 'Mon compte', level: 1 })).toBeVisible()

  site.change()
  await page.goto(`${site.url}/app/apprenants`)
  await expect(page.getByText('Éloïse').first()).toBeVisible()
  await fetchedAhead(page)
  const workers = expect.poll(() =>
    page.evaluate(async () => {
      const own = await navigator.serviceWorker.getRegistration()
      return [own?.active?.state, own?.waiting?.state, (await caches.keys()).length]
    }),
  )
  await workers.toEqual(['activated', undefined, 2])
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Éloïse').first()).toBeVisible()
  await expectSound(page)
})
