/** Grammar on paper and on the wall; what was missed on an earlier day returns. */
import type { GeneratedExercise } from '../../../src/contract/grammar.ts'
import { expect, expectNoOverflow, expectSound, test } from '../../support/journeys/browser.ts'
import { HUGO } from '../../support/people/journey-people.ts'

const SERIES = '/app/francais/grammaire/serie'
const TRAINING = '/app/francais/grammaire/entrainement'

test('GRA-18 an exercise of each type is printed in two versions and shown on the wall @both', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(SERIES)
  for (const [type, pages] of [
    ['Analyse grammaticale', 5],
    ['Textes à trous', 3],
    ['Réorganisation de phrases', 3],
    ['Conjugaison', 3],
    ["Chaînes d'accord", 3],
  ] as const) {
    await page.getByRole('radio', { name: type }).check()
    await page.getByRole('button', { name: 'Préparer la série' }).click()
    await expect(page.getByRole('heading', { name: `${type}, 5 questions, CP` })).toBeVisible()
    await expect(page.getByRole('button', { name: `Imprimer ${pages} pages` })).toBeEnabled()
    await expectNoOverflow(page)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/gu)).toHaveLength(pages)
    await page.getByRole('button', { name: 'Changer les réglages' }).click()
  }
  await page.getByRole('button', { name: 'Préparer la série' }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Projeter' }).click()
  const wall = page.getByRole('dialog', { name: 'Série projetée' })
  await expect(wall.getByText('1 sur 5')).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('PageDown')
  await expect(wall.getByRole('listitem')).not.toContainText('…')
  await page.keyboard.press('t')
  await expect(wall.getByRole('listitem')).toHaveCount(5)
  await wall.getByRole('button', { name: 'Quitter' }).click()
  await expect(page.getByRole('button', { name: 'Projeter' })).toBeVisible()
})

test('GRA-15 a question that a learner missed returns in the next training', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [HUGO] }))
  const [learner] = await (await page.request.get('/api/learners')).json()
  const exercise = page
    .waitForResponse('**/functions/v1/generate-exercise')
    .then((reply): Promise<GeneratedExercise> => reply.json())
  await page.goto(`${TRAINING}?apprenant=${learner.id}`)
  await expect(page.getByLabel('Apprenant')).toHaveValue(learner.id)
  await page.getByRole('radio', { name: 'Textes à trous' }).check()
  await page.getByRole('spinbutton', { name: 'Nombre de questions' }).fill('1')
  await page.getByRole('button', { name: 'Commencer' }).click()
  const sentence = page.locator('.player-sentence')
  const asked = (await sentence.textContent()) ?? ''
  const { questions } = await exercise
  const right = questions.flatMap(({ words }) => words.map(({ text }) => text))
  for (const gap of await page.getByRole('group', { name: /^Trou/ }).all()) {
    const options = await gap.getByRole('button').allInnerTexts()
    const wrong = options.find((option) => !right.includes(option)) ?? ''
    await gap.getByRole('button', { name: wrong, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await page.getByRole('button', { name: 'Voir la réponse' }).click()
  const kept = page.waitForResponse('**/grammar-review')
  await page.getByRole('button', { name: 'Voir le résultat' }).click()
  expect((await kept).status()).toBe(200)
  await page.goto(`${TRAINING}?apprenant=${learner.id}`)
  await page.getByRole('button', { name: 'Textes à trous (1)' }).click()
  await expectSound(page)
  await page.getByRole('spinbutton', { name: 'Nombre de questions' }).fill('1')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(sentence).toHaveText(asked)
})
