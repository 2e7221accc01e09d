/** A family's only child needs no choosing, wherever a learner is asked for. */
import { expect, test } from '../../support/journeys/browser.ts'
import { TEST } from '../../support/journeys/calculation-journey.ts'
import {
  allRightWithoutPhoto,
  CORRECT,
  FOREST,
  save,
  saved,
  storeDictation,
} from '../../support/journeys/correction-journey.ts'
import { ELOISE, HUGO } from '../../support/people/journey-people.ts'

const EXERCISES = [
  '/app/francais/grammaire/entrainement',
  '/app/francais/grammaire/test',
  '/app/mathematiques/calculs/entrainement',
  TEST,
  '/app/mathematiques/problemes',
  '/app/mathematiques/fractions-et-mesures',
]

test('COR-01 FIR-04 the only learner is chosen wherever one is asked for, and nobody may be chosen instead', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  await storeDictation(context, FOREST)
  const [learner] = await (await context.request.get('/api/learners')).json()
  await page.goto(CORRECT)
  await expect(page.getByLabel('Apprenant', { exact: true })).toHaveValue(learner.id)
  for (const path of EXERCISES) {
    await page.goto(path)
    const choice = page.getByLabel(/^Apprenant/).first()
    await expect(choice).toHaveValue(learner.id)
    if (path === TEST)
      await expect(page.getByRole('slider', { name: 'Niveau' })).toHaveAttribute(
        'aria-valuetext',
        /CE2/,
      )
    await choice.selectOption('')
    await expect(choice).toHaveValue('')
  }
})

test('COR-01 with two learners nobody is chosen for the adult @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE, HUGO] }))
  await storeDictation(context, FOREST)
  for (const path of [CORRECT, ...EXERCISES]) {
    await page.goto(path)
    await expect(page.getByRole('option', { name: /Hugo/ }).first()).toBeAttached()
    await expect(page.getByLabel(/^Apprenant/).first()).toHaveValue('')
  }
  await allRightWithoutPhoto(page)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Corriger une autre copie' }).click()
  await expect(page.getByLabel('Dictée', { exact: true })).toContainText(FOREST.title)
  await expect(page.getByLabel('Apprenant', { exact: true })).toHaveValue('')
})
