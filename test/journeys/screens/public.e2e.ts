import { expect, expectNoOverflow, expectSound, test } from '../../support/journeys/browser.ts'
import { CLAIRE } from '../../support/people/journey-people.ts'

const PAGES = [
  { path: '/', title: 'La dictée du soir, corrigée en une photo.' },
  { path: '/plans', title: 'Tarifs' },
  { path: '/login', title: 'Connexion' },
  { path: '/mentions-legales', title: 'Mentions légales' },
  { path: '/confidentialite', title: 'Confidentialité' },
  { path: '/confidentialite/enfants', title: 'Pour les enfants' },
  { path: '/confidentialite/ecoles', title: "Papiers de l'école" },
  { path: '/accessibilite', title: 'Accessibilité' },
]

test('PUB-01 PUB-02 PUB-04 the first page says what it is, that it is not open yet, and what it costs', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('Lancement prochain')).toBeVisible()
  await expect(page.getByText('Les inscriptions ne sont pas encore ouvertes.')).toBeVisible()
  await expect(page.getByRole('img', { name: /Exemple de copie corrigée/ })).toBeVisible()
  for (const price of ['0', '3,99', '6,99', '9,99']) {
    await expect(page.getByText(new RegExp(`^${price}\\s€`))).toBeVisible()
  }
  for (const subject of ['Français', 'Mathématiques']) {
    await expect(page.getByRole('listitem').filter({ hasText: subject })).toContainText(
      'Disponible',
    )
  }
  for (const subject of ['Histoire', 'Géographie']) {
    await expect(page.getByRole('listitem').filter({ hasText: subject })).toContainText('Bientôt')
  }
  for (const benefit of ['Un contenu personnalisé', /assistée par l'IA/, 'Des progrès visibles']) {
    await expect(page.getByRole('heading', { level: 3, name: benefit })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login')
})

test('FIR-01 three words become a dictation, and a sample copy is settled and marked, without an account @both', async ({
  page,
  context,
}) => {
  // A slow telephone: the words are typed before the scripts are there.
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.fallback()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Essayez sans compte' }).click()
  for (const [at, word] of ['neige', 'luge', 'froid'].entries()) {
    await page.getByRole('textbox', { name: `Mot ${at + 1}` }).fill(word)
  }
  await page.getByRole('radio', { name: 'CE2' }).check({ force: true })
  scripts.resolve()
  await page.getByRole('button', { name: 'Écrire la dictée' }).click()
  await expect(page.getByText(/^Vos 3 mots y sont\. CE2, 3 phrases/)).toBeVisible()
  // The text may hold the word more than once.
  await expect(page.getByText('neige', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Corriger cette copie' }).click()
  await expect(page.getByRole('img', { name: 'Le mot sur la copie' })).toBeVisible()
  await page.getByRole('button', { name: '«\u00a0noisète\u00a0»' }).click()
  await page.getByRole('button', { name: '«\u00a0feuille\u00a0»' }).click()
  await page.getByRole('button', { name: "«\u00a0l'hiver\u00a0»" }).click()
  await expect(page.getByRole('img', { name: 'Score\u00a0: 91\u00a0%' })).toBeVisible()
  await expect(page.getByText('2 fautes sur 22 mots')).toBeVisible()
  await expect(page.getByText(/«\u00a0les\u00a0» annonce plusieurs/)).toBeVisible()
  await expectSound(page)
  expect(await context.cookies()).toEqual([])
})

test('PUB-05 the plans tell what each holds and lead to registration @mobile', async ({ page }) => {
  await page.goto('/plans')
  await expect(page.getByText('les inscriptions ne sont pas encore ouvertes')).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(4)
  await expect(cards.nth(0)).toContainText('Pour découvrir')
  await expect(cards.nth(0)).toContainText('Niveaux CP, CE1')
  await expect(cards.nth(0)).toContainText('Maximum 5 phrases')
  for (const name of ['Choix du thème', 'Objectifs pédagogiques', 'Apprenants', 'Corrections']) {
    await expect(cards.nth(0).getByRole('listitem').filter({ hasText: name })).toContainText(
      'non inclus',
    )
  }
  await expect(cards.nth(3)).toContainText("Jusqu'à 30 apprenants")
  await expect(cards.nth(3)).toContainText('Corrections illimitées')
  const actions = page.getByRole('main').getByRole('link')
  await expect(actions).toHaveText([
    'Commencer gratuitement',
    'Essai gratuit 5 jours',
    'Essai gratuit 5 jours',
    'Essai gratuit 5 jours',
  ])
  for (const action of await actions.all()) {
    await expect(action).toHaveAttribute('href', '/register')
  }
  await actions.first().click()
  await expect(page).toHaveURL('/')
})

test('PUB-05 four columns on a wide window', async ({ page }) => {
  await page.goto('/plans')
  const tops = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('PUB-01 everything public can be read before any script runs @release', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  for (const { path, title } of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(/L'Encrier$|^L'Encrier/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/)
  }
  await page.goto('/')
  await expect(page.getByText('Lancement prochain')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Créer un compte' })).toBeHidden()
  await page.goto('/login')
  await expect(page.getByText('Les inscriptions ne sont pas encore ouvertes')).toBeVisible()
  await context.close()
})

test('FIR-05 no public page scrolls sideways on the narrowest screens', async ({ page }) => {
  for (const { path } of PAGES) {
    await page.goto(path)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoOverflow(page)
    }
  }
})

test('PUB-01 the legal pages stand one step from every public page @release', async ({ page }) => {
  for (const { path } of PAGES) {
    await page.goto(path)
    for (const name of ['Mentions légales', 'Confidentialité', 'Accessibilité']) {
      await expect(
        page.getByRole('navigation', { name: 'Informations' }).getByRole('link', { name }),
      ).toBeVisible()
    }
  }
})

test('PUB-01 what nobody configured is said, never invented @release', async ({ page }) => {
  await page.goto('/mentions-legales')
  const missing = page.getByText("Tout n'est pas encore renseigné ici")
  await expect(missing).toBeVisible()
  await expect(page.getByText('Non renseigné').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('LEGAL_')
  await page.goto('/confidentialite')
  await expect(missing).toBeVisible()
  await expect(page.getByText('Non renseigné').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText("Aucun service d'intelligence artificielle extérieur")).toBeVisible()
  await page.getByRole('link', { name: 'Lire la page écrite pour les enfants' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pour les enfants')
})

test('NAV-08 without mail, a forgotten password says whom to ask', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await expect(page).toHaveURL('/mot-de-passe-oublie')
  await expect(page.getByText('Ce site ne peut pas envoyer de courriel')).toBeVisible()
  await expect(page.getByLabel('Adresse e-mail')).toBeHidden()
  await expectSound(page)
  await page.getByRole('link', { name: 'Retour à la connexion' }).click()
  await expect(page).toHaveURL('/login')
})

test('NAV-01 a signed-in teacher can still read the public pages', async ({ page, signIn }) => {
  await signIn(CLAIRE)
  await page.goto('/confidentialite')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confidentialité')
})
