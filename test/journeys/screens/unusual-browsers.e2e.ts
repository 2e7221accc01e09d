/** Browsers as they are met: without any storage, without cookies, with a clock that is wrong by a day. */
import type { Page } from '@playwright/test'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import {
  chooseOperations,
  giveRight,
  openFree,
  storedTests,
  TEST,
} from '../../support/journeys/calculation-journey.ts'
import {
  allRightWithoutPhoto,
  FOREST,
  save,
  saved,
  storeDictation,
  storedResults,
} from '../../support/journeys/correction-journey.ts'
import { ELOISE, type Person } from '../../support/people/journey-people.ts'

const DAY_MS = 86_400_000

async function signInByForm(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
}

/** As a browser that is told to keep nothing does: whoever looks at a storage is refused. */
function refuseStorage(): void {
  const refused = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(globalThis, name, { get: refused })
  }
}

test('FIR-06 a browser that refuses every storage signs in, corrects a copy, takes a test and signs out @release', async ({
  page,
  context,
  newPerson,
  allowConsole,
}) => {
  // The router looks for its scroll positions, and goes on without.
  allowConsole(/The operation is insecure/)
  const parent = await newPerson({ plan: 'parent', learners: [ELOISE] })
  await context.addInitScript(refuseStorage)
  await signInByForm(page, parent)
  await expect(page).toHaveURL('/app/ce-soir')
  const dictation = await storeDictation(context, FOREST)
  await allRightWithoutPhoto(page)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await storedResults(context)).toHaveLength(1)
  await takeTest(page)
  await expect.poll(() => storedTests(context)).toHaveLength(1)
  await expectSound(page)
  // Screens that keep photos and voices on the device.
  for (const [screen, title] of [
    ['classe', 'Corriger la classe'],
    ['dicter', FOREST.title],
  ] as const) {
    await page.goto(`/app/francais/dictee/${dictation}/${screen}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectSound(page)
  }
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/')
})

async function takeTest(page: Page): Promise<void> {
  await openFree(page, TEST)
  await chooseOperations(page, ['Addition'])
  await page.getByLabel('Nombre de calculs').fill('1')
  await page.getByRole('button', { name: 'Commencer le test' }).click()
  await expect(page.getByText('Question 1 sur 1').first()).toBeVisible()
  await giveRight(page)
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
}

test('PUB-06 FIR-05 blocked cookies are said as such, and whoever allows them goes on from there', async ({
  page,
  newPerson,
}) => {
  const parent = await newPerson({ plan: 'parent', learners: [ELOISE] })
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { value: false, writable: true })
  })
  await signInByForm(page, parent)
  await expect(page.getByRole('alert')).toContainText('bloque les cookies')
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(parent.email)
  await expectSound(page)
  await page.evaluate(() => {
    Object.assign(Navigator.prototype, { cookieEnabled: true })
  })
  await page.getByLabel('Mot de passe', { exact: true }).fill(parent.password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/app/ce-soir')
})

for (const [name, wrong] of [
  ['ahead', 26 * 3_600_000],
  ['behind', -26 * 3_600_000],
] as const) {
  test(`FIR-06 AUT-01 with a clock that is a day ${name} one signs in once, works and saves, and the server dates it @release`, async ({
    page,
    context,
    newPerson,
  }) => {
    const parent = await newPerson({ plan: 'parent', learners: [ELOISE] })
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/get-session')) asked += 1
    })
    await page.clock.install({ time: Date.now() + wrong })
    await page.clock.resume()
    await signInByForm(page, parent)
    await expect(page).toHaveURL('/app/ce-soir')
    await takeTest(page)
    await expect.poll(() => storedTests(context)).toHaveLength(1)
    await page.goto('/app/apprenants')
    await page.getByRole('button', { name: 'Modifier Éloïse Bernard' }).click()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/app/apprenants')
    // Once a page that is loaded, not once a second.
    expect(asked).toBeLessThan(12)
    const [test] = (await storedTests(context)) as { created_at: string }[]
    expect(Math.abs(Date.parse(test?.created_at ?? '') - Date.now())).toBeLessThan(DAY_MS / 4)
  })
}
