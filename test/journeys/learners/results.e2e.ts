/** Results of a learner: averages, trends, charts, lists, deletion. */
import type { Page } from '@playwright/test'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { resultsPast } from '../../support/journeys/word-review-journey.ts'
import { ELOISE, HUGO, type Person } from '../../support/people/journey-people.ts'

const RESULTS = '/app/resultats'

/** The route that lists results. */
const LISTED = /\/api\/learners\/[^/]+\/results/

/** Two copies of one dictation of four words (3 then 4 right) and one calculation, for the first learner by name. */
async function workOfEloise(page: Page): Promise<void> {
  const [eloise] = await (await page.request.get('/api/learners')).json()
  const dictation = await (
    await page.request.post('/api/dictations', {
      data: { title: 'Le chat', content: 'Le chat dort bien.', level: 'CE2' },
    })
  ).json()
  for (const content of ['Le chat dor bien', 'Le chat dort bien']) {
    const made = await page.request.post('/api/french-dictation-results', {
      data: { learner_id: eloise.id, dictation_id: dictation.id, content },
    })
    expect(made.status()).toBe(201)
  }
  await page.request.post('/api/math-calculation-results', {
    data: {
      learner_id: eloise.id,
      operation: ['addition', 'multiplication'],
      level: 'CE2',
      questions_count: 20,
      correct_answers: 17,
      total_time: 90_000,
      average_time: 4500,
    },
  })
}

test('RES-01 RES-02 RES-03 the first learner, averages, trend, charts and lists @both', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE, HUGO] }))
  await workOfEloise(page)
  await page.goto(RESULTS)
  const dictation = page.getByRole('region', { name: 'Dictée', exact: true })
  await expect(dictation.getByText(/88\s%/)).toBeVisible()
  await expect(dictation.getByRole('img', { name: 'En hausse' })).toBeVisible()
  const calculation = page.getByRole('region', { name: 'Calcul', exact: true })
  await expect(calculation.getByRole('img', { name: 'Stable' })).toBeVisible()
  const chart = dictation.getByRole('figure')
  await chart.getByRole('button').last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chart.getByRole('button').first()).toBeFocused()

  const copies = page.getByRole('region', { name: 'Résultats de dictée' })
  await expect(copies.getByRole('listitem')).toHaveCount(2)
  await expect(copies.getByRole('listitem').first()).toContainText('0 erreur sur 4 mots')
  await expect(copies.getByRole('listitem').last()).toContainText('1 erreur sur 4 mots')
  const tests = page.getByRole('region', { name: 'Résultats de calcul' })
  await expect(tests.getByRole('listitem')).toContainText('Addition, Multiplication')
  await expect(tests.getByRole('listitem')).toContainText('17/20 bonnes réponses')
  await expect(tests.getByRole('listitem')).toContainText('4,5 s par question')
  await expectSound(page)
})

/** One test a day: the score of each, oldest first, by how many days ago. */
async function testsOf(page: Page, person: Person, scores: readonly [number, number][]) {
  const [learner] = await (await page.request.get('/api/learners')).json()
  for (const [days, score] of scores) {
    await page.request.post('/api/math-calculation-results', {
      data: {
        learner_id: learner.id,
        operation: ['addition'],
        level: 'CE2',
        questions_count: 100,
        correct_answers: score,
        total_time: 300_000,
        average_time: 3000,
      },
    })
    await resultsPast(person, score, days)
  }
}

test('RES-02 92 then 89 is no fall: the month is told beside the last two, and nothing is red', async ({
  page,
  signIn,
  newPerson,
}) => {
  const parent = await newPerson({ plan: 'parent', learners: [ELOISE] })
  await signIn(parent)
  await testsOf(page, parent, [
    [20, 71],
    [10, 92],
    [0, 89],
  ])
  await page.goto(RESULTS)
  const calculation = page.getByRole('region', { name: 'Calcul', exact: true })
  await expect(calculation).toContainText(/Les deux derniers\s: 92\s%, puis 89\s%/)
  await expect(calculation).toContainText(/Sur un mois\s: 27 points de plus/)
  const colours = calculation
    .locator('*')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
  expect(await colours).not.toContain('rgb(194, 47, 67)')
  await expect(calculation.getByRole('img', { name: 'En baisse' })).toHaveCount(0)
})

test('RES-01 RES-05 another learner, without any result yet', async ({
  page,
  isMobile,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE, HUGO] }))
  await page.goto(RESULTS)
  // A list beside the results; on a phone one select above them.
  if (isMobile) {
    await page.getByRole('combobox', { name: 'Apprenants' }).selectOption('Hugo Petit (CE1)')
  } else await page.getByRole('button', { name: /Hugo Petit/ }).click()
  await expect(page.getByText('Aucun résultat de dictée disponible')).toBeVisible()
  await expect(page.getByText('Aucun résultat de calcul disponible')).toBeVisible()
  await expectSound(page)
})

test('RES-04 deleting a result asks, marks its row, then reads the list again', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/500/)
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  await workOfEloise(page)
  await page.goto(RESULTS)
  const copies = page.getByRole('region', { name: 'Résultats de dictée' })
  const remove = copies.getByRole('button', { name: /Supprimer le résultat/ })
  const question = page.getByRole('alertdialog')

  await page.route('**/api/results/*', (route) => route.fulfill({ status: 500, json: {} }))
  await remove.first().click()
  await expect(question.getByText('Êtes-vous sûr de vouloir supprimer ce résultat ?')).toBeVisible()
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Erreur lors de la suppression du résultat')).toBeVisible()
  await expect(copies.getByRole('listitem')).toHaveCount(2)
  await page.unroute('**/api/results/*')

  await remove.first().click()
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(copies.getByRole('listitem')).toHaveCount(1)
  await expect(copies.getByRole('listitem')).toContainText('1 erreur sur 4 mots')
  await expect(copies.getByRole('heading', { name: 'Résultats de dictée' })).toBeFocused()
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
    'Résultat supprimé',
  )
})

test('RES-05 results that cannot be loaded say so in a red box @release', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/500/)
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  await page.route(LISTED, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(RESULTS)
  await expect(page.getByRole('alert')).toContainText('Erreur lors du chargement des résultats')
  await page.unroute(LISTED)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Aucun résultat de dictée disponible')).toBeVisible()
})
