/** Learners: the table, the dialog, the maximum of the plan, what goes with a deletion. */
import { expect, expectNoOverflow, expectSound, test } from '../../support/journeys/browser.ts'
import { ELOISE, HUGO } from '../../support/people/journey-people.ts'

const LEARNERS = '/app/apprenants'

test('LEA-01 LEA-05 an empty class, then learners by first name with their age', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(LEARNERS)
  await expect(page.getByText('Aucun apprenant enregistré')).toBeVisible()
  await expectSound(page)
  for (const pupil of [HUGO, ELOISE]) {
    await page.getByRole('button', { name: 'Ajouter un apprenant' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter un apprenant' })
    await dialog.getByLabel('Prénom').fill(pupil.first_name)
    await dialog.getByLabel('Nom', { exact: true }).fill(pupil.last_name)
    await dialog.getByLabel('Date de naissance').fill(pupil.birth_date)
    await dialog.getByLabel('Niveau').selectOption(pupil.level)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('main :focus')).toHaveCount(1)
  }
  const names = page.getByRole('button', { name: /^Modifier / })
  await expect(names).toHaveCount(2)
  await expect(names.first()).toHaveAccessibleName('Modifier Éloïse Bernard')
  await expect(page.getByText(/^\d+ ans$/).first()).toBeVisible()
  await expectSound(page)
})

test('LEA-02 LEA-03 wrong fields are named and nothing typed is lost @mobile', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/500/)
  await signIn(await newPerson({ plan: 'parent', learners: [HUGO] }))
  await page.goto(LEARNERS)
  await page.getByRole('button', { name: 'Modifier Hugo Petit' }).click()
  const dialog = page.getByRole('dialog', { name: "Modifier l'apprenant" })
  await dialog.getByLabel('Prénom').fill('')
  await dialog.getByLabel('Date de naissance').fill('2025-01-01')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByLabel('Prénom')).toHaveAccessibleDescription('Ce champ est obligatoire')
  await expect(dialog.getByLabel('Date de naissance')).toHaveAccessibleDescription(
    "L'apprenant doit avoir au moins 3 ans",
  )
  await expect(dialog.getByLabel('Prénom')).toBeFocused()
  await dialog.getByLabel('Prénom').fill('Ugo')
  await dialog.getByLabel('Date de naissance').fill('2019-09-01')
  await page.route('**/api/learners/*', (route) => route.fulfill({ status: 500, json: {} }))
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByRole('alert')).toHaveText("Erreur lors de l'enregistrement")
  await expect(dialog.getByRole('button', { name: 'Enregistrer' })).toBeFocused()
  await expect(dialog.getByLabel('Prénom')).toHaveValue('Ugo')
  await page.unroute('**/api/learners/*')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Modifier Ugo Petit' })).toBeVisible()
})

test('LEA-04 deleting asks first and says how many results go too', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/500/)
  await signIn(await newPerson({ plan: 'parent', learners: [HUGO] }))
  const [hugo] = await (await page.request.get('/api/learners')).json()
  await page.request.post('/api/math-calculation-results', {
    data: {
      learner_id: hugo.id,
      operation: ['addition'],
      level: 'CE1',
      questions_count: 10,
      correct_answers: 8,
      total_time: 60_000,
      average_time: 6000,
    },
  })
  await page.goto(LEARNERS)
  await page.getByRole('button', { name: 'Supprimer Hugo Petit' }).click()
  const question = page.getByRole('alertdialog')
  await expect(
    question.getByText('Êtes-vous sûr de vouloir supprimer cet apprenant ?'),
  ).toBeVisible()
  await expect(question.getByText('1 résultat sera supprimé aussi.')).toBeVisible()
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await expectSound(page)
  await page.route('**/api/learners/*', (route) => route.fulfill({ status: 500, json: {} }))
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Erreur lors de la suppression')).toBeVisible()
  await page.unroute('**/api/learners/*')
  await page.getByRole('button', { name: 'Supprimer Hugo Petit' }).click()
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Aucun apprenant enregistré')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Mes apprenants' })).toBeFocused()
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
    'Apprenant supprimé',
  )
})

test('LEA-04 a double click deletes once, and the list keeps the focus', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [HUGO, ELOISE] }))
  await page.goto(LEARNERS)
  await page.getByRole('button', { name: 'Supprimer Hugo Petit' }).click()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') sent.push(request.url())
  })
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Supprimer' })
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
  await expect(page.getByRole('button', { name: 'Supprimer Hugo Petit' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Mes apprenants' })).toBeFocused()
  await expect(page.getByText('Erreur lors de la suppression')).toBeHidden()
  expect(sent).toHaveLength(1)
})

test('LEA-03 FIR-05 a session that ends while saving brings the form back after signing in', async ({
  page,
  context,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/401/)
  const parent = await newPerson({ plan: 'parent', learners: [HUGO] })
  await signIn(parent)
  await page.goto(LEARNERS)
  await page.getByRole('button', { name: 'Modifier Hugo Petit' }).click()
  const dialog = page.getByRole('dialog', { name: "Modifier l'apprenant" })
  await dialog.getByLabel('Prénom').fill('Ugo')
  await context.clearCookies()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText(/^Session expirée/)).toBeVisible()
  await page.getByLabel('Adresse e-mail').fill(parent.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(parent.password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(dialog.getByLabel('Prénom')).toHaveValue('Ugo')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('button', { name: 'Modifier Ugo Petit' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Modifier Ugo Petit' })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('LEA-03 a learner added or deleted in one tab is seen so in another @release', async ({
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [HUGO] }))
  const [here, there] = [await context.newPage(), await context.newPage()]
  for (const tab of [here, there]) {
    await tab.goto(LEARNERS)
    await expect(tab.getByRole('button', { name: 'Modifier Hugo Petit' })).toBeVisible()
  }
  await here.getByRole('button', { name: 'Ajouter un apprenant' }).click()
  const dialog = here.getByRole('dialog', { name: 'Ajouter un apprenant' })
  await dialog.getByLabel('Prénom').fill(ELOISE.first_name)
  await dialog.getByLabel('Nom', { exact: true }).fill(ELOISE.last_name)
  await dialog.getByLabel('Date de naissance').fill(ELOISE.birth_date)
  await dialog.getByLabel('Niveau').selectOption(ELOISE.level)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(there.getByRole('button', { name: 'Modifier Éloïse Bernard' })).toBeVisible()
  await here.getByRole('button', { name: 'Supprimer Hugo Petit' }).click()
  await here.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(there.getByRole('button', { name: 'Modifier Hugo Petit' })).toBeHidden()
  await expect(there.getByRole('button', { name: 'Modifier Éloïse Bernard' })).toBeVisible()
})

test('LEA-01 FIR-05 a name without a gap for its eighty letters stays on the sheet @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  const long = { ...HUGO, first_name: 'W'.repeat(80), last_name: 'M'.repeat(80) }
  await signIn(await newPerson({ plan: 'parent', learners: [long] }))
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [LEARNERS, '/app/resultats']) {
    await page.goto(path)
    await expect(page.getByText(/W{80}/).first()).toBeAttached()
    await expectNoOverflow(page)
  }
  await page.getByRole('link', { name: "La page de l'apprenant" }).click()
  await expect(page.getByRole('heading', { name: 'À faire ensuite' })).toBeVisible()
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNoOverflow(page)
})

test('LEA-06 at the maximum of the plan the screen says so and offers no more', async ({
  page,
  signIn,
  newPerson,
}) => {
  const learners = ['Anaïs', 'Basile', 'Chloé'].map((first_name) => ({ ...HUGO, first_name }))
  await signIn(await newPerson({ plan: 'parent', learners }))
  await page.goto(LEARNERS)
  await expect(page.getByText('Votre plan est limité à 3 apprenants')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Voir les plans' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ajouter un apprenant' })).toBeDisabled()
  const refused = await page.request.post('/api/learners', { data: HUGO })
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'learner-limit' })
})

test('LEA-05 a list that cannot be loaded says so and can be asked again @release', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/500/)
  await signIn(await newPerson({ plan: 'parent', learners: [HUGO] }))
  await page.route('**/api/learners', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(LEARNERS)
  await expect(page.getByText('Erreur lors du chargement des apprenants')).toBeVisible()
  await page.unroute('**/api/learners')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('button', { name: 'Modifier Hugo Petit' })).toBeVisible()
})
