import { expect, test } from '../../support/journeys/browser.ts'
import { CLAIRE, FANNY, INES } from '../../support/people/journey-people.ts'

const SCREENS = [
  ['/app/francais/dictee', 'Dictées'],
  ['/app/francais/dictee/creer', 'Générer une dictée'],
  ['/app/francais/dictee/liste', 'Mes dictées'],
  ['/app/francais/dictee/corriger', 'Corriger une dictée'],
  ['/app/mathematiques/calculs', 'Calcul mental'],
  ['/app/mathematiques/calculs/entrainement', 'Entraînement'],
  ['/app/mathematiques/calculs/test', 'Test'],
  ['/app/apprenants', 'Mes apprenants'],
  ['/app/resultats', 'Résultats'],
  ['/app/compte', 'Mon compte'],
  ['/app/aide', 'Aide et support'],
] as const

test('NAV-01 the first page, the plans and sign-in are open to anyone', async ({ page }) => {
  for (const [path, heading] of [
    ['/', 'La dictée du soir, corrigée en une photo.'],
    ['/plans', 'Tarifs'],
    ['/login', 'Connexion'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('NAV-02 NAV-04 /register while closed and unknown addresses lead to the first page, whose header leads to sign-in', async ({
  page,
}) => {
  for (const path of [
    '/register',
    '/register/',
    '/register?plan=parent',
    '/nulle-part',
    '/app-inconnue',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/login')
})

test('NAV-05 without a session every screen leads to sign-in @release', async ({ page }) => {
  for (const [path] of SCREENS) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login/)
  }
})

test('NAV-05 without a session a screen leads to sign-in, and back after it', async ({ page }) => {
  await page.goto('/app/aide')
  await page.getByLabel('Adresse e-mail').fill(CLAIRE.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(CLAIRE.password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/app/aide')
})

test('NAV-05 a spinner shows while the session is being checked', async ({ page, signIn }) => {
  await signIn(CLAIRE)
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/get-session', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/app/francais/dictee', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText('Vérification de la session...')
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'Dictées' })).toBeVisible()
})

test('NAV-06 the hub leads to the three activities, each comes back to it @both', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.goto('/app/francais/dictee')
  for (const name of ['Générer une dictée', 'Mes dictées', 'Corriger une dictée']) {
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Retour' }).click()
    await expect(page).toHaveURL('/app/francais/dictee')
  }
})

test('NAV-07 NAV-08 each screen can be opened by its address and reloaded @release', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  for (const [path, heading] of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('NAV-03 NAV-09 /app opens on dictations, whose header leads to learners, results, the account and out', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.goto('/app')
  await expect(page).toHaveURL('/app/francais/dictee')
  const header = page.getByRole('navigation', { name: 'Compte' })
  await header.getByRole('link', { name: 'Apprenants' }).click()
  await expect(page).toHaveURL('/app/apprenants')
  await header.getByRole('link', { name: 'Résultats' }).click()
  await expect(page).toHaveURL('/app/resultats')
  // Without unsaved work nothing is asked.
  await header.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
})

test('NAV-09 on a phone the same stands behind a toggle @mobile', async ({ page, signIn }) => {
  await signIn(CLAIRE)
  await page.goto('/app')
  await expect(page.getByRole('link', { name: 'Apprenants' })).toBeHidden()
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
  await page.getByRole('button', { name: 'Mon compte' }).tap()
  await expect(page.getByText(CLAIRE.email)).toBeVisible()
  await page.getByRole('link', { name: 'Apprenants' }).tap()
  await expect(page).toHaveURL('/app/apprenants')
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible()
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
  await page.getByRole('button', { name: 'Déconnexion' }).tap()
  await expect(page).toHaveURL('/')
})

test('NAV-10 a subject opens under the pointer; those to come say so and cannot be followed', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.goto('/app/aide')
  const subjects = page.getByRole('navigation', { name: 'Matières' })
  for (const name of ['Histoire', 'Géographie']) {
    await expect(subjects.getByRole('listitem').filter({ hasText: name })).toContainText('Bientôt')
    await expect(subjects.getByRole('link', { name })).toHaveCount(0)
    await expect(subjects.getByRole('button', { name })).toHaveCount(0)
  }
  await expect(subjects.getByRole('link', { name: 'Mes dictées' })).toBeHidden()
  await subjects.getByRole('button', { name: 'Français' }).hover()
  await subjects.getByRole('link', { name: 'Mes dictées' }).click()
  await expect(page).toHaveURL('/app/francais/dictee/liste')
  await page.mouse.move(640, 700)
  await expect(subjects.getByRole('link', { name: 'Mes dictées' })).toBeHidden()
  const maths = subjects.getByRole('button', { name: 'Mathématiques' })
  await expect(maths).not.toContainText('Bientôt')
  await maths.hover()
  await expect(subjects.getByRole('link', { name: 'Calcul mental' })).toBeVisible()
  await subjects.getByRole('link', { name: 'Mode test' }).click()
  await expect(page).toHaveURL('/app/mathematiques/calculs/test')
})

test('NAV-10 a subject opens on keyboard focus, arrows go down, Escape closes @release', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.goto('/app/aide')
  const subjects = page.getByRole('navigation', { name: 'Matières' })
  const french = subjects.getByRole('button', { name: 'Français' })
  await page.getByRole('button', { name: 'Déconnexion' }).focus()
  await page.keyboard.press('Tab')
  await expect(french).toBeFocused()
  await expect(french).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(subjects.getByRole('link', { name: 'Dictée', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(french).toBeFocused()
  await expect(french).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(subjects.getByRole('link', { name: 'Générer une dictée' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/francais/dictee/creer')
  await expect(page.getByRole('main')).toBeFocused()
})

test('NAV-10 a subject opens with a tap and closes with another elsewhere @mobile', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.goto('/app/aide')
  const subjects = page.getByRole('navigation', { name: 'Matières' })
  await subjects.getByRole('button', { name: 'Français' }).tap()
  await expect(subjects.getByRole('link', { name: 'Corriger une dictée' })).toBeVisible()
  await page.getByRole('heading', { name: 'Au clavier' }).tap()
  await expect(subjects.getByRole('link', { name: 'Corriger une dictée' })).toBeHidden()
})

for (const [who, when] of [
  [FANNY, ''],
  [INES, ' @release'],
] as const) {
  test(`NAV-11 ACC-04 with the rights of the free plan (${who.plan}) learners and results lead to the plans${when}`, async ({
    page,
    signIn,
    isMobile,
  }) => {
    await signIn(who)
    for (const name of ['Apprenants', 'Résultats']) {
      await page.goto('/app')
      if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
      await page.getByRole('link', { name: `${name} (plan payant)` }).click()
      await expect(page).toHaveURL('/plans')
    }
    for (const path of ['/app/apprenants', '/app/resultats']) {
      await page.goto(path)
      await expect(page).toHaveURL('/plans')
    }
  })
}

test('NAV-04 whoever is signed in and comes to an unknown address is led back to his work', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.goto('/app/aide')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/app/francais/rien')
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('link', { name: 'Mes cahiers' }).click()
  await expect(page).toHaveURL('/app/francais/dictee')
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
})

test('NAV-11 ACC-03 a plan that gets smaller closes its screens without a reload', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn(CLAIRE)
  await page.goto('/app/resultats')
  await expect(page.getByRole('heading', { level: 1, name: 'Résultats' })).toBeVisible()
  const reply = await (await page.request.get('/api/subscription')).json()
  await page.route('**/api/subscription', (route) =>
    route.fulfill({ json: { ...reply, effective_plan: 'free', status: 'canceled' } }),
  )
  await page.getByRole('link', { name: "L'Encrier, accueil" }).click()
  await expect(page).toHaveURL('/app/ce-soir')
  await page.clock.fastForward('02:00')
  await page
    .getByRole('navigation', { name: 'Compte' })
    .getByRole('link', { name: 'Résultats' })
    .click()
  await expect(page).toHaveURL('/plans')
})
