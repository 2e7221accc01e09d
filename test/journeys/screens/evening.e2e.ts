import { dayInParis } from '../../../src/domain/paris-time.ts'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import {
  CORRECT,
  FOREST,
  save,
  saved,
  storeDictation,
  validate,
} from '../../support/journeys/correction-journey.ts'
import { ELOISE, HUGO } from '../../support/people/journey-people.ts'

const CAT = {
  title: 'Le chat du grenier',
  content: 'Le vieux chat monte au grenier. Il dort derrière la malle.',
  level: 'CE2',
}

test('FIR-02 FIR-04 a new account is led from its words to the dictation, then finds its evening @both', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE, HUGO] }))
  await page.goto('/app/ce-soir')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre première dictée')
  await expect(page.getByText("S'ouvre après les mots")).toHaveCount(2)
  await expectSound(page)
  const words = page.getByLabel('Mots à placer')
  await page.getByRole('button', { name: 'Écrire la dictée' }).click()
  await expect(words).toHaveAccessibleDescription(/Donnez au moins un mot/)
  await words.fill('chat, grenier')
  // The class is that of the first learner.
  await expect(page.getByRole('radio', { name: 'CE2' })).toBeChecked()
  await page.getByRole('button', { name: 'Écrire la dictée' }).click()
  await expect(page).toHaveURL(/\/app\/francais\/dictee\/creer\?mots=chat.*niveau=CE2/)
  // Asked for once: the text comes without another press.
  await expect(page.getByRole('region', { name: 'Votre dictée' })).toContainText(/grenier/i)

  const dictation = await (await context.request.post('/api/dictations', { data: CAT })).json()
  await page.goto('/app/ce-soir')
  await expect(page.getByText('Le chat du grenier » est prête')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dicter maintenant' })).toBeVisible()
  await expectSound(page)

  const [eloise] = await (await context.request.get('/api/learners')).json()
  const addition = {
    learner_id: eloise.id,
    operation: ['addition'],
    level: 'CE2',
    questions_count: 20,
    correct_answers: 15,
    total_time: 60_000,
    average_time: 3000,
  }
  await context.request.post('/api/math-calculation-results', { data: addition })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce soir')
  const day = Number(dayInParis(Date.now()).slice(8))
  await expect(page.getByText(new RegExp(`^[A-Z][a-z]+ ${day} `))).toBeVisible()
  const card = page.getByRole('article', { name: 'Éloïse Bernard' })
  await expect(card).toContainText('75 %')
  await expect(page.getByRole('article', { name: 'Hugo Petit' })).toContainText('À jour')
  await expectSound(page)
  await page.getByRole('link', { name: 'Dicter à Éloïse' }).click()
  await expect(page).toHaveURL(`/app/francais/dictee/${dictation.id}/dicter`)
})

test('FIR-02 a first copy is tried on a sample learner, of the class of the dictation, who is thrown away with it @both', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await storeDictation(context, FOREST)
  await page.goto(CORRECT)
  await page.getByRole('button', { name: "Essayer avec un apprenant d'exemple" }).click()
  const learner = page.getByRole('combobox', { name: 'Apprenant' })
  await expect(learner.locator('option:checked')).toHaveText('Alix (exemple) (CE2)')
  await page.getByRole('combobox', { name: 'Dictée' }).selectOption({ label: FOREST.title })
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  await validate(page).click()
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  await page.goto('/app/ce-soir')
  await expect(page.getByRole('article', { name: 'Alix (exemple)' })).toContainText('100')
  await expectSound(page)
  await page.getByRole('button', { name: "Retirer l'exemple" }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 résultat sera supprimé aussi.')
  await question.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre première dictée')
  await expect(page.getByRole('link', { name: "Ajouter un apprenant d'abord" })).toBeVisible()
  expect(await (await context.request.get('/api/learners')).json()).toEqual([])
})
