/** F5: what stays in the browser after a sign-out. One size: none of it is layout. */
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { expect, test } from '../../support/journeys/browser.ts'
import { CORRECT, storeDictation } from '../../support/journeys/correction-journey.ts'
import { PASSWORD, type Pupil } from '../../support/people/journey-people.ts'

/** Nothing else in the product is called like these. */
const ZELMIRA: Pupil = {
  first_name: 'Zelmira',
  last_name: 'Quatrevents',
  birth_date: '2018-03-12',
  level: 'CE2',
}
const ORNITHORYNQUE = {
  title: "L'ornithorynque",
  content: "L'ornithorynque dort dans sa hutte.",
  level: 'CE2',
}
const CANARIES = ['zelmira', 'quatrevents', 'ornithorynque', 'hutte', PASSWORD, '2018-03-12']

/** Everything that the browser keeps for this site and scripts could read, as one text. */
async function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookie: document.cookie,
      name: window.name,
      state: history.state,
      address: location.href,
      databases: await indexedDB.databases(),
      caches: cached.flat().map(({ url }) => url),
      workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      text: document.documentElement.outerHTML,
    })
  })
}

async function addressesOf(context: BrowserContext, page: Page): Promise<string> {
  const session = await context.newCDPSession(page)
  const { entries } = await session.send('Page.getNavigationHistory')
  return entries.map(({ url, title }) => `${url} ${title}`).join('\n')
}

function expectNothing(text: string, where: string, person: string): void {
  const found = [...CANARIES, person].filter((canary) => text.toLowerCase().includes(canary))
  expect(found, where).toEqual([])
}

async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/app/ce-soir')
}

/** A copy under correction, which the tab keeps through a reload. */
async function beginCopy(page: Page): Promise<void> {
  await page.goto(CORRECT)
  await page.getByLabel('Apprenant', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Dictée', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  await expect.poll(() => keptBy(page)).toContain('hutte')
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click()
  // Work of the other tab is not saved.
  const anyway = page.getByRole('button', { name: 'Se déconnecter quand même' })
  await expect(anyway).toBeVisible()
  await anyway.click()
  await expect(page).toHaveURL('/')
}

test('F5 A7 after a sign-out nothing of the class stays in any tab, and no way back shows it @release', async ({
  page,
  context,
  newPerson,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/401/)
  const person = await newPerson({ plan: 'teacher', learners: [ZELMIRA] })
  // A session that somebody prepared for whoever comes next.
  const planted = `${'a'.repeat(32)}.forged`
  await context.addCookies([{ name: 'encrier.session', value: planted, url: baseURL ?? '' }])
  const addresses: string[] = []
  context.on('request', (request) => addresses.push(request.url()))
  await signInByForm(page, person.email)
  const cookies = await context.cookies()
  expect(cookies.map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }))).toEqual([
    { name: 'encrier.session', httpOnly: true, sameSite: 'Lax' },
    { name: 'encrier.browser', httpOnly: true, sameSite: 'Lax' },
  ])
  const [session, browser] = cookies
  expect(session?.value).not.toContain(planted)

  await storeDictation(context, ORNITHORYNQUE)
  for (const path of [
    '/app/apprenants',
    '/app/resultats',
    '/app/compte',
    '/app/francais/dictee/liste',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  await page.getByRole('button', { name: /^Modifier/ }).click()
  await page.keyboard.press('Escape')
  const [correcting, reading] = [await context.newPage(), await context.newPage()]
  for (const tab of [correcting, reading]) await beginCopy(tab)
  await reading.goto('/plans')
  await signOut(page)

  await expect(correcting).toHaveURL('/login')
  for (const tab of [page, correcting, reading]) {
    expectNothing(await keptBy(tab), tab.url(), person.email)
    expectNothing(await addressesOf(context, tab), 'history', person.email)
  }
  expectNothing(addresses.join('\n').toLowerCase(), 'addresses', person.email)
  // What is left opens nothing: it tells tries of this browser from those of strangers (A11).
  expect(await context.cookies()).toEqual([browser])
  expect((await context.request.get('/api/learners')).status()).toBe(401)
  // The four screens that were opened by address, and the one that signing in led to.
  for (let back = 1; back <= 5; back += 1) {
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/login/)
    expectNothing(await keptBy(page), `back ${back}`, person.email)
  }
  // Nobody is held between a screen and its sign-in: the next step is out of the site.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('about:blank')
  const replay = await context.request.get('/api/learners', {
    headers: { cookie: `encrier.session=${session?.value}` },
  })
  expect(replay.status()).toBe(401)
})

test('F5 A8 a tab that went from the class to a public page follows a sign-out elsewhere @release', async ({
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'teacher', learners: [ZELMIRA] }))
  const [reading, leaving] = [await context.newPage(), await context.newPage()]
  await reading.goto('/app/apprenants')
  await expect(reading.getByText('Zelmira')).toBeVisible()
  await reading.evaluate(() => Reflect.set(window, 'kept', true))
  await reading.getByRole('button', { name: 'Mon compte' }).click()
  await reading.getByRole('link', { name: 'Paramètres du compte' }).click()
  await reading.getByRole('link', { name: 'Comparer les plans' }).click()
  await expect(reading).toHaveURL('/plans')
  await leaving.goto('/app/aide')
  await leaving.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click()
  await expect(leaving).toHaveURL('/')
  await reading.evaluate(() => history.go(-2))
  await expect(reading).toHaveURL('/login?retour=%2Fapp%2Fapprenants')
  await expect(reading.getByText('Zelmira')).toHaveCount(0)
  // Never loaded anew: what the tab knew was there to be shown.
  expect(await reading.evaluate(() => Reflect.get(window, 'kept'))).toBe(true)
})

test('F5 a page that the browser keeps to go back to shows no class once the session is closed @release', async ({
  newPerson,
  baseURL,
}, info) => {
  const person = await newPerson({ plan: 'teacher', learners: [ZELMIRA] })
  const keeping = await chromium.launch({
    ...info.project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const context = await keeping.newContext(baseURL === undefined ? {} : { baseURL })
    const page = await context.newPage()
    await signInByForm(page, person.email)
    await page.goto('/app/apprenants', { waitUntil: 'networkidle' })
    await expect(page.getByText('Zelmira')).toBeVisible()
    await page.goto('/plans', { waitUntil: 'networkidle' })
    // Closed where no tab of this browser hears of it.
    expect((await context.request.post('/api/auth/sign-out')).ok()).toBe(true)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Zelmira')).toHaveCount(0)
  } finally {
    await keeping.close()
  }
})
