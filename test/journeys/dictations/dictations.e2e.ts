/** The generator and the list: words, level, plan, preview, retries; then reading, changing and deleting. */
import type { Locator, Page, Route } from '@playwright/test'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { photographCopy } from '../../support/journeys/copy-photo.ts'
import { FANNY, type Person } from '../../support/people/journey-people.ts'

const CREATE = '/app/francais/dictee/creer'
const LIST = '/app/francais/dictee/liste'
/** Of one dictation. */
const PAGE = /\/app\/francais\/dictee\/[\da-f-]{36}$/u
const TEACHER: Omit<Person, 'email' | 'password'> = { plan: 'teacher' }
const submit = (page: Page): Locator => page.getByRole('button', { name: 'Générer la dictée' })
const words = (page: Page): Locator => page.getByLabel('Mots à inclure')
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Votre dictée' })

test('GEN-01 GEN-06 GEN-11 PAG-01 words become a dictation, read, edited and stored, and its page names the word that was lost', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  await page.goto(CREATE)
  await expect(submit(page)).toBeDisabled()
  await words(page).fill('vache, lapin, herbe')
  await page.getByLabel('Thème').fill('La ferme')
  await page.getByLabel('Titre').fill('Mots de la ferme')
  await submit(page).click()

  await expect(preview(page).getByRole('heading', { name: 'Mots de la ferme' })).toBeVisible()
  const text = (await preview(page).locator('.seyes').innerText()).toLowerCase()
  for (const word of ['vache', 'lapin', 'herbe']) expect(text).toContain(word)
  await expect(preview(page).getByText('La ferme', { exact: true })).toBeVisible()
  await expectSound(page)

  await page.getByRole('button', { name: 'Modifier le texte' }).click()
  await page.getByLabel('Texte de la dictée').fill('Un autre texte.')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(preview(page).locator('.seyes')).not.toContainText('Un autre texte.')
  await page.getByRole('button', { name: 'Modifier le texte' }).click()
  await page.getByLabel('Texte de la dictée').fill('La vache mange. Le lapin court.')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(preview(page).locator('.seyes')).toContainText('Le lapin court.')

  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  await expect(page).toHaveURL(PAGE)
  await expect(page.getByRole('heading', { name: 'Mots de la ferme' })).toBeVisible()
  await expect(page.getByText('La ferme', { exact: true })).toBeVisible()
  const outcome = page.getByRole('status').filter({ hasText: 'Il manque un mot\u00a0: herbe' })
  await outcome.getByRole('button', { name: 'Ajouter ces mots' }).click()
  const editing = page.getByRole('dialog')
  await editing.getByLabel('Texte').fill("La vache mange de l'herbe. Le lapin court.")
  await editing.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(page.getByText('La dictée est prête et enregistrée.')).toBeVisible()
  await expect(page.getByText('3 mots sur 3 employés')).toBeVisible()
  await expectSound(page)

  await page.getByRole('link', { name: 'Mes dictées' }).click()
  await expect(page).toHaveURL(LIST)
  await page.getByRole('link', { name: 'Mots de la ferme' }).click()
  await expect(page).toHaveURL(PAGE)
  await expect(page.getByText("Personne ne l'a encore faite.")).toBeVisible()
  await page.getByRole('link', { name: 'Refaire avec ces mots' }).click()
  await expect(words(page)).toHaveValue('vache, lapin, herbe')
})

test('TXT-02 TXT-03 sentences that stand for themselves are numbered, one gives way to another, and the badge is stored @both', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  await page.goto(CREATE)
  await words(page).fill('fusée, camembert, parlement, neige, hippopotame')
  await page.getByLabel('Titre').fill('Mots sans lien')
  await page.getByRole('slider', { name: 'Niveau' }).fill('1')
  await submit(page).click()
  await expect(preview(page).getByText('Phrases', { exact: true })).toBeVisible()
  await expect(preview(page).getByText(/^Ces mots ne tiennent pas/)).toBeVisible()
  const lines = preview(page).locator('.seyes li')
  await expect(lines).toHaveCount(5)
  await expectSound(page)
  const rocket = lines.filter({ hasText: /fusée/ })
  const before = (await rocket.innerText()).trim()
  await rocket.getByRole('button', { name: /^Autre phrase, n° \d$/ }).click()
  await expect(rocket).not.toHaveText(before)
  await expect(rocket).toHaveCount(1)
  const back = rocket.getByRole('button', { name: /^Revenir à la première phrase/ })
  await back.focus()
  await page.keyboard.press('Enter')
  await expect(rocket).toHaveText(before)
  await expect(rocket.getByRole('button', { name: /^Autre phrase/ })).toBeFocused()
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  await expect(page).toHaveURL(PAGE)
  await expect(page.getByText('Phrases', { exact: true })).toBeVisible()
  await expect(page.locator('.seyes li')).toHaveCount(5)
  await expectSound(page)
})

test('GEN-10 GEN-11 without a title it takes the automatic one, and the form is empty afterwards', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  await page.goto(CREATE)
  await words(page).fill('neige')
  await page.getByRole('slider', { name: 'Niveau' }).fill('2')
  await page.getByRole('slider', { name: 'Nombre de phrases' }).fill('2')
  const automatic = await page.getByLabel('Titre').getAttribute('placeholder')
  expect(automatic).toMatch(/^Dictée CE2 - \d{1,2} \S+ \d{4}$/)
  await submit(page).click()
  await expect(preview(page).getByRole('heading', { name: automatic ?? '' })).toBeVisible()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(words(page)).toHaveValue('')
  await page.keyboard.press('Tab')
  await expect(words(page)).toBeFocused()
  await expect(page.getByRole('slider', { name: 'Nombre de phrases' })).toHaveValue('5')
  await page.getByRole('button', { name: 'Reprendre ma dernière demande' }).click()
  await expect(words(page)).toHaveValue('neige')
})

test('GEN-03 GEN-04 GEN-05 the free plan shows what it does not open', async ({ page, signIn }) => {
  await signIn(FANNY)
  await page.goto(CREATE)
  await words(page).fill('chat')
  await expect(page.getByLabel('Thème')).toBeDisabled()
  await expect(page.getByLabel('Objectifs pédagogiques')).toBeDisabled()
  await expect(
    page.getByText('Passez à un plan supérieur pour choisir le thème de vos dictées'),
  ).toBeVisible()
  await expect(
    page.getByText('Passez à un plan supérieur pour définir des objectifs pédagogiques'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voir les plans' }).first()).toHaveAttribute(
    'href',
    '/plans',
  )
  await page.getByRole('slider', { name: 'Niveau' }).fill('3')
  await expect(page.getByText("Le niveau CM1 n'est pas disponible dans votre plan")).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await page.getByRole('slider', { name: 'Nombre de phrases' }).fill('6')
  await words(page).fill('')
  await expect(page.getByText("Le niveau CM1 n'est pas disponible dans votre plan")).toBeVisible()
  await expect(page.getByText('Votre plan est limité à 5 phrases maximum')).toBeVisible()
  await expect(submit(page)).toHaveAccessibleDescription(/Veuillez entrer au moins un mot/)
  await expect(submit(page)).toHaveAccessibleDescription(/limité à 5 phrases/)
  await words(page).fill('chat')
  await page.getByRole('slider', { name: 'Niveau' }).fill('1')
  await expect(page.getByText('Votre plan est limité à 5 phrases maximum')).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await page.getByRole('slider', { name: 'Nombre de phrases' }).fill('5')
  await expect(submit(page)).toBeEnabled()
  await expectSound(page)
})

test('GEN-12 an outage is tried again after five seconds, three times, and leaving stops it @release', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/503/)
  await signIn(await newPerson(TEACHER))
  let asked = 0
  await page.route('**/functions/v1/generate-dictation', (route) => {
    asked += 1
    return route.fulfill({
      status: 503,
      json: { error: 'Service temporairement indisponible', code: 'unavailable' },
    })
  })
  await page.clock.install()
  await page.goto(CREATE)
  await words(page).fill('chat, jardin')
  await submit(page).click()
  for (const left of [3, 2, 1]) {
    await expect(
      page.getByText(
        `Service temporairement indisponible. Nouvelle tentative dans 5 secondes... (${left} essai(s) restant(s))`,
      ),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Génération en cours...' })).toBeDisabled()
    await page.clock.fastForward(5000)
  }
  await expect(page.getByRole('alert')).toHaveText('Service temporairement indisponible')
  expect(asked).toBe(4)
  await expect(words(page)).toHaveValue('chat, jardin')

  await submit(page).click()
  await expect(page.getByText(/Nouvelle tentative/)).toBeVisible()
  await page.getByRole('link', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/app/francais/dictee')
  await page.clock.fastForward(20_000)
  expect(asked).toBe(5)
})

test('GEN-13 another failure is said in the words of the server, the form is kept', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/500|400/)
  await signIn(await newPerson(TEACHER))
  await page.goto(CREATE)
  await words(page).fill('chat')
  const answer = async (reply: Parameters<Route['fulfill']>[0]): Promise<void> => {
    await page.unroute('**/functions/v1/generate-dictation')
    await page.route('**/functions/v1/generate-dictation', (route) => route.fulfill(reply))
    await submit(page).click()
  }
  await answer({ status: 400, json: { error: 'Le moteur refuse ce mot', code: 'x' } })
  await expect(page.getByRole('alert')).toHaveText('Le moteur refuse ce mot')
  await answer({ status: 500, body: '<html>' })
  await expect(page.getByRole('alert')).toHaveText('Erreur 500: Internal Server Error')
  await answer({ status: 200, json: { content: '' } })
  await expect(page.getByRole('alert')).toHaveText('La réponse du serveur est invalide')
  await expect(words(page)).toHaveValue('chat')
})

test('GEN-07 files that are no photo are refused before they are sent @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  await page.goto(CREATE)
  const input = page.getByLabel('Prendre ou choisir une photo')
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  await input.setInputFiles({
    name: 'copie.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]),
  })
  await expect(page.getByRole('alert')).toHaveText('Le fichier est trop volumineux (maximum 5MB)')
  await input.setInputFiles({
    name: 'copie.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('%PDF-1.7 not a photo'),
  })
  await expect(page.getByRole('alert')).toHaveText("Ce fichier n'est pas une photo JPG ou PNG")
})

test('GEN-07 a cancelled reading leaves the words as they were @release', async ({
  page,
  context,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/ERR_ABORTED|Failed to load/)
  await signIn(await newPerson(TEACHER))
  await page.goto(CREATE)
  await words(page).fill('chat')
  await page.route('**/functions/v1/process-image', () => new Promise(() => undefined))
  await page.getByLabel('Prendre ou choisir une photo').setInputFiles({
    name: 'liste.jpg',
    mimeType: 'image/jpeg',
    buffer: await photographCopy(context, { lines: ['la neige'] }),
  })
  const dialog = page.getByRole('dialog', { name: 'Lecture de la photo' })
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog).toBeHidden()
  await expect(words(page)).toHaveValue('chat')
  await expect(submit(page)).toBeEnabled()
})

test('GEN-07 words that may be misread are shown as such before they join the list @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(TEACHER))
  await page.goto(CREATE)
  await words(page).fill('chat')
  await page.route('**/functions/v1/process-image', (route) =>
    route.fulfill({
      json: {
        reader: 'embedded',
        provider: null,
        words: ['la neige', 'un lopin', 'xq'],
        doubtful: ['un lopin', 'xq'],
      },
    }),
  )
  await page.getByLabel('Prendre ou choisir une photo').setInputFiles({
    name: 'liste.jpg',
    mimeType: 'image/jpeg',
    buffer: await photographCopy(context, { lines: ['la neige'] }),
  })
  const dialog = page.getByRole('dialog', { name: 'Mots à vérifier' })
  await expect(dialog.getByRole('list', { name: 'Mots lus nettement' })).toHaveText('la neige')
  await expect(words(page)).toHaveValue('chat')
  await expect(dialog.getByLabel(/un lopin/)).toBeFocused()
  await dialog.getByLabel(/un lopin/).fill('un lapin')
  await dialog.getByLabel(/xq/).fill('')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Ajouter 2 mots' }).click()
  await expect(dialog).toBeHidden()
  await expect(words(page)).toHaveValue('chat, la neige, un lapin')
})

test('DIC-01 DIC-02 DIC-03 the list: empty, changed, deleted after a question @mobile', async ({
  page,
  signIn,
  newPerson,
}) => {
  const teacher = await newPerson(TEACHER)
  await signIn(teacher)
  await page.goto(LIST)
  await expect(page.getByText('Aucune dictée enregistrée')).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Créer une dictée' }).click()
  await expect(page).toHaveURL(CREATE)

  const made = await page.request.post('/api/dictations', {
    data: { title: 'La neige', content: 'Il neige.', level: 'CE1', theme: null, goals: [] },
  })
  expect(made.status()).toBe(201)
  await page.goto(LIST)
  await expect(page.getByText('Sans thème')).toBeVisible()
  await expect(page.getByText('Aucun objectif')).toBeVisible()
  await expect(page.getByText(/\d{1,2} \S+ \d{4} à \d{2}:\d{2}/)).toBeVisible()
  await expectSound(page)

  await page.getByRole('button', { name: /Modifier «\s*La neige/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier la dictée' })
  await dialog.getByLabel('Titre').fill('')
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(dialog.getByLabel('Titre')).toHaveAccessibleDescription('Ce champ est obligatoire')
  await expect(dialog.getByLabel('Titre')).toBeFocused()
  await dialog.getByLabel('Titre').fill('La neige tombe')
  await dialog.getByLabel('Objectifs pédagogiques').fill('le présent, les accents')
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('le présent, les accents')).toBeVisible()

  const ask = page.getByRole('button', { name: /Supprimer «\s*La neige tombe/ })
  await ask.click()
  const question = page.getByRole('alertdialog')
  await expect(
    question.getByText('Êtes-vous sûr de vouloir supprimer cette dictée ?'),
  ).toBeVisible()
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('La neige tombe')).toBeVisible()
  await ask.click()
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Aucune dictée enregistrée')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Mes dictées' })).toBeFocused()
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
    'Dictée supprimée',
  )
})

test('DIC-03 failures of the list, a change and a deletion are said, nothing is lost @release', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/500|409/)
  await signIn(await newPerson(TEACHER))
  await page.request.post('/api/dictations', {
    data: { title: 'Le loup', content: 'Le loup dort.', level: 'CE1' },
  })
  await page.route('**/api/dictations/search*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(LIST)
  await expect(page.getByText('Erreur lors du chargement des dictées')).toBeVisible()
  await page.unroute('**/api/dictations/search*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Le loup')).toBeVisible()

  await page.route('**/api/dictations/*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: /Modifier «/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier la dictée' })
  await dialog.getByLabel('Texte').fill('Le loup court.')
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Erreur lors de la sauvegarde')
  await expect(dialog.getByRole('button', { name: 'Sauvegarder' })).toBeFocused()
  await expect(dialog.getByLabel('Texte')).toHaveValue('Le loup court.')
  await page.unroute('**/api/dictations/*')

  // Changed in another window meanwhile.
  const [row] = await (await page.request.get('/api/dictations')).json()
  await page.request.patch(`/api/dictations/${row.id}`, {
    data: { title: 'Le loup gris', updated_at: row.updated_at },
  })
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(dialog.getByRole('alert')).toContainText('a été modifié ailleurs')
  await expect(dialog.getByLabel('Texte')).toHaveValue('Le loup court.')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click()

  await page.route('**/api/dictations/*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: /Supprimer «/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Erreur lors de la suppression')).toBeVisible()
  await expect(page.getByText('Le loup', { exact: false }).first()).toBeVisible()
})
