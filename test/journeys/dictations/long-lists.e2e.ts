/** Lists of years: shown in pieces that the keyboard reaches, searched where they are stored. */
import type { Page } from '@playwright/test'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { ELOISE } from '../../support/people/journey-people.ts'

const TESTS = 75
const DICTATIONS = 30

async function workOfYears(page: Page): Promise<void> {
  const [eloise] = await (await page.request.get('/api/learners')).json()
  for (let n = 0; n < TESTS; n += 1) {
    const made = await page.request.post('/api/math-calculation-results', {
      data: {
        learner_id: eloise.id,
        operation: ['addition'],
        level: 'CE2',
        questions_count: 20,
        correct_answers: n % 21,
        total_time: 90_000,
        average_time: 4500,
      },
    })
    expect(made.status()).toBe(201)
  }
}

async function library(page: Page): Promise<void> {
  for (let n = 1; n <= DICTATIONS; n += 1) {
    const made = await page.request.post('/api/dictations', {
      data: {
        title: n === 1 ? 'La forêt' : `Dictée ${n}`,
        content: n === 2 ? 'Un œuf de poule.' : 'Le chat dort.',
        level: n % 2 === 0 ? 'CE1' : 'CM1',
      },
    })
    expect(made.status()).toBe(201)
  }
}

test('RES-03 a long list goes on from the keyboard, says how far it is, and keeps its place after a deletion @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'teacher', learners: [ELOISE] }))
  await workOfYears(page)
  await page.goto('/app/resultats')
  const tests = page.getByRole('region', { name: 'Résultats de calcul' })
  const rows = tests.getByRole('listitem')
  const more = tests.getByRole('button', { name: 'Voir plus' })
  const count = tests.getByRole('status')
  await expect(rows).toHaveCount(20)
  await expect(count).toHaveText('20 sur 75')
  const average = page.getByRole('region', { name: 'Calcul', exact: true })
  await expect(average.getByText(/46\s%/).first()).toBeVisible()
  await expectSound(page)

  await more.focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(50)
  await expect(count).toHaveText('50 sur 75')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(75)
  await expect(count).toHaveText('Tout est affiché (75)')
  await expect(more).toBeHidden()
  await expect(count).toBeFocused()

  await tests
    .getByRole('button', { name: /Supprimer le résultat/ })
    .last()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(rows).toHaveCount(74)
  await expect(count).toHaveText('Tout est affiché (74)')
})

test('COR-01 the dictation of a copy is found among many, and stays chosen while another is looked for @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'teacher', learners: [ELOISE] }))
  await library(page)
  await page.goto('/app/francais/dictee/corriger')
  const choice = page.getByLabel('Dictée', { exact: true })
  // The newest ones, under the line that asks to choose.
  await expect(choice.getByRole('option')).toHaveCount(26)
  const search = page.getByRole('searchbox', { name: 'Rechercher une dictée' })
  await search.fill('foret')
  await expect(page.getByText('1 dictée trouvée')).toBeVisible()
  await choice.selectOption({ label: 'La forêt' })
  await search.fill('oeuf')
  await expect(choice.getByRole('option')).toHaveText([
    'Choisissez une dictée',
    'La forêt',
    'Dictée 2',
  ])
  await expect(choice.locator('option:checked')).toHaveText('La forêt')
  await expectSound(page)
  await page.getByLabel('Apprenant', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await expect(page.getByText('La forêt', { exact: false }).first()).toBeVisible()
  // After a reload the copy is there again, though its dictation is none of the newest.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Vérifier la copie' })).toBeVisible()
  await expect(page.getByText('La forêt', { exact: false }).first()).toBeVisible()
})

test('DIC-01 the library is searched as a whole, whatever the accents, and goes on where it stopped @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'teacher', learners: [ELOISE] }))
  await library(page)
  await page.goto('/app/francais/dictee/liste')
  const rows = page.getByRole('table', { name: 'Mes dictées' }).locator('tbody tr')
  await expect(rows).toHaveCount(25)
  await expect(page.getByText('25 sur 30')).toBeVisible()
  await expect(page.getByText('La forêt')).toBeHidden()
  await expectSound(page)

  const search = page.getByRole('searchbox', { name: 'Rechercher une dictée' })
  await search.fill('foret')
  await expect(page.getByText('1 dictée trouvée')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('La forêt')
  await search.fill('OEUF')
  await expect(rows).toContainText('Dictée 2')
  await search.fill('zèbre')
  await expect(page.getByText('Aucune dictée ne correspond à cette recherche.')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect(rows).toHaveCount(25)
  await expect(search).toBeFocused()

  await page.getByRole('combobox', { name: 'Niveau' }).selectOption('CM1')
  await expect(page.getByText('15 dictées trouvées')).toBeVisible()
  await expect(rows).toHaveCount(15)
  await page.getByRole('combobox', { name: 'Niveau' }).selectOption('Tous les niveaux')
  await page.getByRole('button', { name: 'Voir plus' }).press('Enter')
  await expect(rows).toHaveCount(30)
  await expect(page.getByText('Tout est affiché (30)')).toBeFocused()

  // The last one that a search finds leaves its sentence behind.
  await search.fill('foret')
  await page.getByRole('button', { name: /Supprimer «\s*La forêt/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Dictée supprimée')).toBeVisible()
  await expect(page.getByText('Aucune dictée ne correspond à cette recherche.')).toBeVisible()
})
