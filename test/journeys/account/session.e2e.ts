import { expect, test } from '../../support/journeys/browser.ts'
import { CLAIRE, FANNY } from '../../support/people/journey-people.ts'

test('AUT-02 signing out in one tab leads the others to sign-in without a reload', async ({
  context,
  signIn,
}) => {
  await signIn(CLAIRE)
  const [here, there] = [await context.newPage(), await context.newPage()]
  await there.goto('/app/apprenants')
  await expect(there.getByText('Éloïse')).toBeVisible()
  await there.evaluate(() => Reflect.set(window, 'kept', true))
  await here.goto('/app/compte')
  await here.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click()
  await expect(here).toHaveURL('/')
  await expect(there).toHaveURL('/login')
  expect(await there.evaluate(() => Reflect.get(window, 'kept'))).toBe(true)
  await expect(there.getByText('Éloïse')).toBeHidden()
})

test('AUT-02 NAV-09 what a screen still asks for at a sign-out is no expiry, and refused to nobody', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  const signal = (): { readonly given: Promise<void>; readonly give: () => void } => {
    let give = (): void => undefined
    const given = new Promise<void>((resolve) => {
      give = resolve
    })
    return { given, give }
  }
  const [ended, answered] = [signal(), signal()]
  await page.route('**/api/learners', async (route) => {
    await ended.given
    const response = await route.fetch()
    expect(response.status()).toBe(401)
    await route.fulfill({ response })
    answered.give()
  })
  await page.route('**/api/auth/sign-out', async (route) => {
    const response = await route.fetch()
    ended.give()
    await answered.given
    await route.fulfill({ response })
  })
  await page.goto('/app/apprenants')
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('AUT-02 signing in in one tab opens the application in another that waits', async ({
  context,
}) => {
  const [here, there] = [await context.newPage(), await context.newPage()]
  await there.goto('/login?retour=%2Fapp%2Faide')
  await expect(there.getByRole('heading', { name: 'Connexion' })).toBeVisible()
  await here.goto('/login')
  await here.getByLabel('Adresse e-mail').fill(CLAIRE.email)
  await here.getByLabel('Mot de passe', { exact: true }).fill(CLAIRE.password)
  await here.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(here).toHaveURL('/app/ce-soir')
  await expect(there).toHaveURL('/app/aide')
})

test('AUT-02 another account signed in elsewhere replaces what is shown', async ({
  context,
  signIn,
  allowConsole,
}) => {
  // The other tab may ask something while nobody is signed in.
  allowConsole(/401/)
  await signIn(CLAIRE)
  const [here, there] = [await context.newPage(), await context.newPage()]
  await there.goto('/app/compte', { waitUntil: 'networkidle' })
  await expect(there.getByRole('main').getByText(CLAIRE.email)).toBeVisible()
  await context.clearCookies()
  await here.goto('/login')
  await here.getByLabel('Adresse e-mail').fill(FANNY.email)
  await here.getByLabel('Mot de passe', { exact: true }).fill(FANNY.password)
  await here.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(there.getByRole('main').getByText(FANNY.email)).toBeVisible()
  await expect(there.getByRole('main').getByText('Gratuit', { exact: true })).toBeVisible()
})

test('AUT-03 a session that is over leads to sign-in, says why, and back to the same screen', async ({
  page,
  context,
  signIn,
  allowConsole,
}) => {
  allowConsole(/401/)
  await signIn(CLAIRE)
  await page.goto('/app/francais/dictee', { waitUntil: 'networkidle' })
  const list = page.getByRole('main').getByRole('link', { name: 'Mes dictées' })
  await expect(list).toBeVisible()
  await context.clearCookies()
  await list.click()
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText(/^Session expirée/)).toBeVisible()
  await page.getByLabel('Adresse e-mail').fill(CLAIRE.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(CLAIRE.password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/app/francais/dictee/liste')
})

test('AUT-03 a generation that is refused leads to sign-in and stays there, with the session open or not @release', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/403/)
  await signIn(CLAIRE)
  await page.goto('/app/francais/dictee/creer')
  await page.getByLabel('Mots à inclure').fill('chat')
  await page.route('**/functions/v1/generate-dictation', (route) =>
    route.fulfill({ status: 403, json: {} }),
  )
  await page.getByRole('button', { name: 'Générer la dictée' }).click()
  await expect(page.getByText(/^Session expirée/)).toBeVisible()
  await expect(page).toHaveURL(/\/login\?/)
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible()
})

test('AUT-01 the session is asked about before its last five minutes, while the application is open', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn(CLAIRE)
  await page.goto('/app/aide')
  await expect(page.getByRole('heading', { level: 1, name: 'Aide et support' })).toBeVisible()
  const asked = page.waitForResponse('**/api/auth/get-session')
  await page.clock.fastForward('55:30')
  expect((await asked).status()).toBe(200)
  await expect(page).toHaveURL('/app/aide')
})

test('AUT-03 a refresh that finds no session any more leads to sign-in @release', async ({
  page,
  context,
  signIn,
}) => {
  await page.clock.install()
  await signIn(CLAIRE)
  // The last call of this screen: nothing but the refresh is asked without a session.
  const plan = page.waitForResponse('**/api/subscription')
  await page.goto('/app/aide')
  await plan
  await expect(page.getByRole('heading', { level: 1, name: 'Aide et support' })).toBeVisible()
  await context.clearCookies()
  await page.clock.fastForward('55:30')
  await expect(page).toHaveURL(/\/login\?retour=%2Fapp%2Faide&motif=session/)
})

test('AUT-03 whoever reads a public page is left there when the session ends @release', async ({
  page,
  context,
  signIn,
  allowConsole,
}) => {
  // Whatever the account page still asks for is refused when the session ends.
  allowConsole(/401/)
  await page.clock.install()
  await signIn(CLAIRE)
  await page.goto('/app/compte')
  await page.getByRole('link', { name: 'Comparer les plans' }).click()
  await expect(page).toHaveURL('/plans')
  await page.evaluate(() => Reflect.set(window, 'kept', true))
  await context.clearCookies()
  const asked = page.waitForResponse('**/api/auth/get-session')
  await page.clock.fastForward('55:30')
  await (await asked).finished()
  await page.goBack()
  await expect(page).toHaveURL('/login?retour=%2Fapp%2Fcompte')
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true)
})

test('AUT-05 an outage is said in words and is not taken for a sign-out @release', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/503/)
  await signIn(CLAIRE)
  await page.route('**/api/auth/get-session', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/app/aide')
  await expect(page.getByRole('alert')).toContainText('Service temporairement indisponible')
  await page.unroute('**/api/auth/get-session')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aide et support' })).toBeVisible()
})

test('NAV-09 a sign-out that the server never heard is not shown as one', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  await signIn(CLAIRE)
  await page.goto('/app/aide')
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page.getByText(/^La déconnexion a échoué/)).toBeVisible()
  await expect(page).toHaveURL('/app/aide')
})
