/** Word problems: the ten of a learner's week, a hint, the bar model, the result. Fractions and measures after them. */
import type { APIRequestContext, Page } from '@playwright/test'
import type { ShownProblemWeek } from '../../../src/contract/problems.ts'
import { problemFigures } from '../../../src/domain/problem/figure/draw-figures.ts'
import { quantityText } from '../../../src/domain/problem/quantity.ts'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { ELOISE } from '../../support/people/journey-people.ts'

type Problem = ShownProblemWeek['problems'][number]

async function weekOf(request: APIRequestContext): Promise<ShownProblemWeek> {
  const [learner] = await (await request.get('/api/learners')).json()
  return (await request.get(`/api/learners/${learner.id}/problems`)).json()
}

async function answer(page: Page, text: string, { unit, units }: Problem): Promise<void> {
  await page.getByLabel('Ta réponse').fill(text)
  if (units.length > 0) await page.getByRole('radio', { name: unit.many, exact: true }).check()
  await page.getByRole('button', { name: 'Valider' }).click()
}

async function answerRight(page: Page, problem: Problem): Promise<void> {
  const quantity = { value: problem.answer, measure: problem.unit.measure }
  await answer(page, quantityText(quantity).replaceAll('\u202f', ''), problem)
  await expect(page.getByText(/Bravo, tu as trouvé/)).toBeVisible()
  const { steps } = problem
  const figures = page.getByRole('img', { name: /Schéma|Ligne du temps/ })
  await expect(figures).toHaveCount(problemFigures(steps, steps.length).length)
}

test('CAL-16 the ten problems of the week are solved, with a hint where it is needed, and stored @both', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  const { problems } = await weekOf(context.request)
  const [first, ...others] = problems
  if (!first) throw new Error('no problem')

  await page.goto('/app/mathematiques/calculs')
  await page.getByRole('link', { name: /Problèmes.*Chercher/ }).click()
  await page.getByLabel('Apprenant').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Commencer' }).click()

  await expect(page.getByRole('heading', { name: 'Problème 1 sur 10' })).toBeFocused()
  await page.getByRole('button', { name: 'Je ne sais pas' }).click()
  await expect(page.getByText('Indice')).toBeVisible()
  await expectSound(page)
  await answerRight(page, first)
  await expectSound(page)

  // What is done is stored: a reload goes on where one was.
  await expect.poll(async () => (await weekOf(context.request)).outcomes).toEqual(['second'])
  await page.reload()
  await expect(page.getByText('1 sur 10 faits')).toBeVisible()
  await page.getByRole('button', { name: 'Continuer' }).click()
  for (const [rank, problem] of others.entries()) {
    await expect(page.getByRole('heading', { name: `Problème ${rank + 2} sur 10` })).toBeVisible()
    await answerRight(page, problem)
    await page.getByRole('button', { name: /Problème suivant|Terminer/ }).click()
  }
  await expect(page.getByRole('region', { name: 'Série terminée' })).toContainText('10 sur 10')
  await page.getByRole('link', { name: 'Voir les résultats' }).click()
  const results = page.getByRole('region', { name: 'Résultats de calcul' })
  await expect(results).toContainText('CE2 · Problèmes')
})

test('CAL-17 fractions and measures are read on figures, with a hint, and stored @both', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  await page.goto('/app/mathematiques/fractions-et-mesures')
  await page.getByLabel('Apprenant').selectOption({ index: 1 })
  await page.getByRole('radio', { name: 'Mesures' }).check()
  await page.getByRole('button', { name: 'Commencer' }).click()
  const field = page.getByLabel('Ta réponse')
  for (let rank = 1; rank <= 10; rank += 1) {
    await expect(page.getByRole('heading', { name: `Question ${rank} sur 10` })).toBeVisible()
    await field.fill('rien')
    await page.getByRole('button', { name: 'Valider' }).click()
    await page.getByRole('button', { name: 'Je ne sais pas' }).click()
    await expect(page.getByText('Indice')).toBeVisible()
    if (rank === 1) await expectSound(page)
    if (rank === 3) {
      // What is done stays done.
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Question 3 sur 10' })).toBeVisible()
      await page.getByRole('button', { name: 'Je ne sais pas' }).click()
    }
    await page.getByRole('button', { name: 'Je ne sais pas' }).click()
    await expect(page.getByText(/La réponse/)).toBeVisible()
    await page.getByRole('button', { name: /Question suivante|Terminer/ }).click()
  }
  await expect(page.getByText('Le résultat est rangé avec ceux de calcul.')).toBeVisible()
  await page.getByRole('link', { name: 'Voir les résultats' }).click()
  const results = page.getByRole('region', { name: 'Résultats de calcul' })
  await expect(results).toContainText('CE2 · Mesures')
})

test('CAL-16 problems of no learner survive a reload, and are left behind on purpose @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto('/app/mathematiques/problemes')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page.getByRole('button', { name: 'Je ne sais pas' }).click()
  await page.getByRole('button', { name: 'Je ne sais pas' }).click()
  await page.getByRole('button', { name: 'Problème suivant' }).click()
  const problem = page.getByRole('main').locator('p').first()
  const asked = await problem.textContent()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Problème 2 sur 10' })).toBeVisible()
  await expect(problem).toHaveText(asked ?? '')
  await page.getByRole('button', { name: 'Arrêter' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible()
})
