/** The test of mental arithmetic: setup, questions against the clock, summary, saving, and its place in the results. */
import type { Page } from '@playwright/test'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import {
  chooseOperations,
  give,
  giveRight,
  giveWrong,
  HUB,
  openFree,
  solution,
  storedTests,
  sumOnScreen,
  TEST,
  TRAINING,
} from '../../support/journeys/calculation-journey.ts'
import { CLAIRE, ELOISE, FANNY, HUGO, PAUL } from '../../support/people/journey-people.ts'

const PARENT = { plan: 'parent', learners: [ELOISE, HUGO] } as const
const SAVE_ROUTE = '**/api/math-calculation-results'

const ELOISE_IN_LIST = 'Éloïse Bernard (CE2)'
const HUGO_IN_LIST = 'Hugo Petit (CE1)'

/** Starts a test of additions. */
async function start(
  page: Page,
  count: number,
  { minutes = 5, learner = ELOISE_IN_LIST } = {},
): Promise<void> {
  await openFree(page, TEST)
  await page.getByLabel('Apprenant').selectOption(learner)
  await chooseOperations(page, ['Addition'])
  await page.getByLabel('Nombre de calculs').fill(String(count))
  await page.getByLabel('Durée en minutes').fill(String(minutes))
  await page.getByRole('button', { name: 'Commencer le test' }).click()
  await expect(page.getByRole('textbox')).toBeFocused()
}

/** Answers all `count` questions, the first one wrong when asked for. */
async function answerAll(page: Page, count: number, firstIsWrong = false): Promise<void> {
  for (let rank = 1; rank <= count; rank += 1) {
    await expect(page.getByText(`Question ${rank} sur ${count}`).first()).toBeVisible()
    if (rank === 1 && firstIsWrong) await giveWrong(page)
    else await giveRight(page)
  }
  await expect(page.getByRole('heading', { name: 'Résultat du test' })).toBeVisible()
}

test('CAL-10 a learner is needed, numbers are kept within their bounds @mobile', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await openFree(page, TEST)
  const startButton = page.getByRole('button', { name: 'Commencer le test' })
  await expect(page.getByText('Veuillez sélectionner un apprenant')).toBeVisible()
  await expect(startButton).toBeDisabled()
  await expectSound(page)
  await page.getByLabel('Apprenant').selectOption('Hugo Petit (CE1)')
  await expect(page.getByText('Veuillez sélectionner un apprenant')).toHaveCount(0)
  await expect(page.getByText('Niveau : CE1 (7-8 ans)')).toBeVisible()
  await expect(startButton).toBeEnabled()

  const count = page.getByLabel('Nombre de calculs')
  const minutes = page.getByLabel('Durée en minutes')
  await expect(count).toHaveValue('20')
  await expect(minutes).toHaveValue('5')
  for (const [field, typed, kept] of [
    [count, '500', '100'],
    [count, '0', '1'],
    [minutes, '90', '60'],
    [minutes, '-3', '1'],
  ] as const) {
    await field.fill(typed)
    await field.blur()
    await expect(field).toHaveValue(kept)
  }
  await chooseOperations(page, [])
  await expect(startButton).toBeDisabled()
})

test('CAL-10 without any learner the way to add one is shown @release', async ({
  page,
  signIn,
}) => {
  await signIn(PAUL)
  await page.goto(TEST)
  await expect(page.getByText('Aucun apprenant enregistré')).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Ajouter un apprenant' }).click()
  await expect(page).toHaveURL('/app/apprenants')
  await expect(page.getByRole('dialog', { name: 'Ajouter un apprenant' })).toBeVisible()
})

test('CAL-10 the free plan has no learner: the plans that have some are shown @release', async ({
  page,
  signIn,
}) => {
  await signIn(FANNY)
  await page.goto(TEST)
  await expect(page.getByText(/Passez à un plan supérieur/)).toBeVisible()
  await expectSound(page)
  await page.getByRole('main').getByRole('link', { name: 'Voir les plans' }).click()
  await expect(page).toHaveURL('/plans')
})

test('CAL-10 learners that cannot be loaded say so, with a way to try again @release', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/500/)
  await signIn(CLAIRE)
  await page.route('**/api/learners', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(TEST)
  await expect(page.getByRole('alert')).toContainText('Erreur lors du chargement des apprenants')
  await expectSound(page)
  await page.unroute('**/api/learners')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByLabel('Apprenant')).toBeVisible()
})

test('CAL-11 CAL-12 CAL-13 a whole test by keyboard, seen in the results', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(PARENT))
  await page.clock.install()
  await start(page, 4)
  await expectSound(page)
  const bar = page.getByRole('progressbar', { name: 'Avancement' })
  await expect(bar).toHaveAttribute('value', '0')
  const submit = page.locator('button[type=submit]')
  await expect(submit).toHaveText('Valider')

  await page.clock.fastForward(2000)
  await giveRight(page)
  await expect(bar).toHaveAttribute('value', '25')
  const missed = `${await sumOnScreen(page)} ${(await solution(page)).toLocaleString('fr-FR')}`
  await page.clock.fastForward(4000)
  await giveWrong(page)
  await page.getByRole('button', { name: 'Je ne sais pas' }).click()
  await expect(submit).toHaveText('Terminer le test')
  await page.clock.fastForward(3000)
  await giveRight(page)

  await expect(page.getByRole('img', { name: /Score : 50\s%/ })).toBeVisible()
  await expect(page.getByText('2 sur 4')).toBeVisible()
  const detail = page.getByRole('region', { name: 'Détail des calculs' }).getByRole('listitem')
  await expect(detail).toHaveCount(4)
  await expect(detail.nth(0)).toContainText('Juste')
  await expect(detail.nth(1)).toContainText('réponse donnée')
  await expect(detail.nth(2)).toContainText('sans réponse')
  const review = page.getByRole('region', { name: 'À revoir' })
  await review.getByText(missed, { exact: true }).click()
  await expect(review.getByRole('region', { name: 'Une façon de trouver' })).toBeVisible()
  await expectSound(page)

  const save = page.getByRole('button', { name: 'Sauvegarder les résultats' })
  await save.dblclick()
  await expect(page.getByRole('button', { name: 'Résultats sauvegardés' })).toBeDisabled()
  const [stored, ...others] = await storedTests(context)
  expect(others).toEqual([])
  expect(stored).toMatchObject({
    level: 'CE2',
    operation: ['addition'],
    questions_count: 4,
    correct_answers: 2,
    score: 50,
  })

  await page.getByRole('link', { name: 'Voir les résultats' }).click()
  const results = page.getByRole('region', { name: 'Résultats de calcul' })
  await expect(results.getByRole('listitem')).toContainText('CE2 · Addition')
  await expect(results.getByRole('listitem')).toContainText('2/4 bonnes réponses')
})

test('CAL-14 a test opens on the programme: decimals are asked, judged as typed, saved and named @both', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  // Of two learners none is chosen at the beginning.
  const learners = [{ ...ELOISE, level: 'CM2' }, HUGO] as const
  await signIn(await newPerson({ plan: 'parent', learners }))
  await page.goto(TEST)
  await expect(page.getByRole('radio', { name: '9 résultats en 3 minutes' })).toBeChecked()
  await page.getByLabel('Apprenant').selectOption({ index: 1 })
  const automatisms = page.getByRole('group', { name: 'Automatismes' })
  await automatisms.getByRole('button', { name: 'Tout décocher' }).click()
  await automatisms.getByRole('checkbox', { name: 'Sommes de décimaux' }).check()
  await page.getByLabel('Nombre de calculs').fill('3')
  await page.getByRole('button', { name: 'Commencer le test' }).click()
  const box = page.getByRole('textbox')
  for (const change of [0, 1, 0]) {
    const [left = '', right = ''] = (await sumOnScreen(page)).split(/[+=]/)
    const sum = Number(left.replace(',', '.')) + Number(right.replace(',', '.')) + change
    const answer = (Math.round(sum * 10) / 10).toFixed(1).replace('.', ',')
    await box.fill(answer)
    await expect(box).toHaveValue(answer)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('2 sur 3')).toBeVisible()
  await page.getByRole('button', { name: 'Sauvegarder les résultats' }).click()
  await expect(page.getByRole('button', { name: 'Résultats sauvegardés' })).toBeVisible()
  expect(await storedTests(context)).toMatchObject([
    {
      level: 'CM2',
      operation: ['addition'],
      correct_answers: 2,
      series: expect.stringMatching(/^niveau=CM2&automatismes=decimal-sums&nombre=3&/),
    },
  ])
  await page.getByRole('link', { name: 'Voir les résultats' }).click()
  const results = page.getByRole('region', { name: 'Résultats de calcul' })
  await expect(results.getByRole('listitem')).toContainText('CM2 · Automatismes')
})

test('CAL-11 a reload in the middle resumes the test, its answers and its clock', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(PARENT))
  await page.clock.install()
  await start(page, 3)
  await giveRight(page)
  const sum = await sumOnScreen(page)
  await page.clock.fastForward('01:00')
  await page.reload()
  await expect(page.getByText('Question 2 sur 3').first()).toBeVisible()
  expect(await sumOnScreen(page)).toBe(sum)
  await expect(page.getByRole('textbox')).toBeFocused()
  await expect(page.getByRole('timer')).toHaveText(/^3:\d\d$/)
  await giveRight(page)
  await giveRight(page)
  await expect(page.getByText('3 sur 3')).toBeVisible()
})

test('CAL-11 a hidden tab neither stretches nor loses the test; what was not answered is wrong @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(PARENT))
  await page.clock.install()
  await start(page, 5, { minutes: 1 })
  await giveRight(page)
  const other = await context.newPage()
  await other.bringToFront()
  await page.clock.fastForward('10:00')
  await page.bringToFront()
  await other.close()
  await expect(page.getByText('Temps écoulé !')).toBeVisible()
  await expect(page.getByRole('img', { name: /Score : 20\s%/ })).toBeVisible()
  await expect(page.getByText('1 min', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Détail des calculs' }).getByText('pas posée'),
  ).toHaveCount(3)
  await page.getByRole('button', { name: 'Sauvegarder les résultats' }).click()
  await expect(page.getByRole('button', { name: 'Résultats sauvegardés' })).toBeVisible()
  expect(await storedTests(context)).toMatchObject([
    { questions_count: 5, correct_answers: 1, score: 20, total_time: 60_000 },
  ])
})

test('CAL-11 leaving a running test asks; coming back finds it again @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(PARENT))
  await start(page, 3)
  await giveRight(page)
  await page.getByRole('main').getByRole('link', { name: 'Retour' }).click()
  const question = page.getByRole('alertdialog', { name: /Quitter le test/ })
  await expectSound(page)
  await question.getByRole('button', { name: 'Rester' }).click()
  await expect(page).toHaveURL(TEST)
  await page.getByRole('main').getByRole('link', { name: 'Retour' }).click()
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL(HUB)
  await page.getByRole('main').getByRole('link', { name: 'Mode test' }).click()
  await expect(page.getByText('Question 2 sur 3').first()).toBeVisible()

  await page.getByRole('button', { name: 'Arrêter le test' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arrêter le test' }).click()
  await expect(page.getByText('1 sur 3')).toBeVisible()
})

test('CAL-12 a save that fails says so, the summary survives a reload, the retry stores it once', async ({
  page,
  context,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/500/)
  await signIn(await newPerson(PARENT))
  await start(page, 2)
  await answerAll(page, 2)
  await page.route(SAVE_ROUTE, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Sauvegarder les résultats' }).click()
  await expect(page.getByRole('alert')).toContainText('Erreur lors de la sauvegarde des résultats')
  await expectSound(page)
  await page.unroute(SAVE_ROUTE)
  await page.reload()
  await page.getByRole('button', { name: 'Sauvegarder les résultats' }).click()
  await expect(page.getByRole('button', { name: 'Résultats sauvegardés' })).toBeVisible()
  expect(await storedTests(context)).toHaveLength(1)
})

test('CAL-12 a new set can be asked for, and what was missed trained at once @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(PARENT))
  await page.clock.install()
  await start(page, 3)
  await answerAll(page, 3)
  await expect(page.getByText('Rien à revoir : tout est juste.')).toBeVisible()
  await page.getByRole('button', { name: 'Recommencer' }).click()
  const question = page.getByRole('alertdialog', { name: /Recommencer sans sauvegarder/ })
  await expectSound(page)
  await question.getByRole('button', { name: 'Garder ce test' }).click()
  await expect(page.getByText('3 sur 3')).toBeVisible()
  await page.getByRole('button', { name: 'Recommencer' }).click()
  await question.getByRole('button', { name: 'Recommencer' }).click()
  const missed = await sumOnScreen(page)
  await answerAll(page, 3, true)

  await page.getByRole('button', { name: "S'entraîner sur les calculs manqués" }).click()
  await expect(page).toHaveURL(TRAINING)
  await expect(page.getByRole('textbox')).toBeFocused()
  expect(await sumOnScreen(page)).toBe(missed)
  await giveWrong(page)
  await expect(page.getByRole('region', { name: 'Une façon de trouver' })).toContainText('=')
  await expectSound(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox')).toBeFocused()
  expect(await sumOnScreen(page)).toBe(missed)
  await give(page, await solution(page))
  await page.clock.runFor(1600)
  await expect(page.getByRole('dialog', { name: 'Entraînement terminé' })).toBeVisible()
})

test('CAL-12 the way to the results leads to those of the learner of the test @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson(PARENT))
  await start(page, 1, { learner: HUGO_IN_LIST })
  await answerAll(page, 1)
  await page.getByRole('button', { name: 'Sauvegarder les résultats' }).click()
  await page.getByRole('link', { name: 'Voir les résultats' }).click()
  const results = page.getByRole('region', { name: 'Résultats de calcul' })
  await expect(results.getByRole('listitem')).toContainText('CE1 · Addition')
})
