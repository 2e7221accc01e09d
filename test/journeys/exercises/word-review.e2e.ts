/** Words that return: from a corrected copy to the label, to the child's exercises, and to the box above. */
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { daysPass, saveMissedWords } from '../../support/journeys/word-review-journey.ts'
import { ELOISE } from '../../support/people/journey-people.ts'

const WORDS = '/app/francais/mots-a-revoir'

/** Which of the three words a sentence of the copy is without. */
function missingFrom(sentence: string): string {
  if (sentence.includes('saute')) return 'branche'
  return sentence.includes('long') ? 'noisettes' : 'long'
}

test('REV-01 REV-02 REV-03 a missed word comes back, is practised, and moves up @both', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  const person = await newPerson({ plan: 'parent', learners: [ELOISE] })
  await signIn(person)
  const learner = await saveMissedWords(context)

  await page.goto(WORDS)
  const coming = page.getByRole('region', { name: 'Bientôt' })
  await expect(coming.getByRole('listitem')).toHaveCount(3)
  await expect(coming.getByRole('listitem').filter({ hasText: 'noisettes' })).toContainText(
    'Demain',
  )
  await expect(page.getByText("Rien à revoir aujourd'hui.")).toBeVisible()
  await expectSound(page)

  await daysPass(person, 1)
  await page.goto('/app/resultats')
  await page.getByRole('link', { name: 'Mots à revoir' }).click()
  const due = page.getByRole('region', { name: "À revoir aujourd'hui" })
  await expect(due.getByRole('listitem')).toHaveCount(3)
  await expectSound(page)

  // The adult's dictation of the week: the words and a theme are in the form.
  await page.getByRole('link', { name: /La dictée de la semaine/ }).click()
  await expect(page.getByText(/3 mots à revoir d'Éloïse/)).toBeVisible()
  await expect(page.getByLabel('Mots à inclure')).toHaveValue(/noisettes/)
  await expect(page.getByLabel('Thème')).not.toHaveValue('')
  await page.goBack()

  // The child: this browser has no French voice, so that an adult reads.
  await page.getByRole('link', { name: /Dictée flash/ }).click()
  await page.getByRole('button', { name: 'Commencer' }).click()
  const form = page.locator('form')
  const field = page.getByLabel('Ton mot')
  await page.getByRole('button', { name: "Je suis l'adulte qui lit" }).click()
  await expect(form).toContainText(/noisettes|branche|long/)
  await expect(field).toBeHidden()
  await expectSound(page)
  await page.getByRole('button', { name: "J'ai lu, cacher la phrase" }).click()
  const sentence = page.locator('.word-sheet')
  for (let asked = 0; asked < 3; asked += 1) {
    const missing = missingFrom((await sentence.textContent()) ?? '')
    await field.fill(missing === 'long' ? 'l' : missing)
    if (missing !== 'long') {
      await field.press('Enter')
      await expect(page.getByText("C'est bien ce mot-là.")).toBeVisible()
      await page.getByRole('button', { name: 'Continuer' }).click()
      continue
    }
    // A key puts its letter in; the word is wrong, is taken away and is shown as it should be.
    await page.getByRole('button', { name: 'o accent circonflexe' }).click()
    await expect(field).toHaveValue('lô')
    await field.press('Enter')
    await expect(field).toHaveValue('')
    await expect(sentence).toContainText('long')
    await expect(page.locator('main')).not.toContainText('lô')
    await expectSound(page)
    await field.fill('long')
    await field.press('Enter')
  }
  await expect(page.getByText('Tu as écrit 2 mots sur 3 sans aide.')).toBeVisible()
  await expectSound(page)

  await page.getByRole('link', { name: 'Mots à revoir' }).last().click()
  await expect(coming.getByRole('listitem').filter({ hasText: 'noisettes' })).toContainText(
    '1 jour réussi sur 3',
  )
  await expect(coming.getByRole('listitem').filter({ hasText: 'long' })).toContainText('Demain')

  await page.goto(`${WORDS}/copier-cacher-ecrire?apprenant=${learner}`)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByText('Regarde bien le mot, puis copie-le.')).toBeVisible()
  await expectSound(page)

  await page.goto(`${WORDS}/bilan?apprenant=${learner}`)
  await expect(page.getByRole('table', { name: "Par sorte d'erreur" })).toContainText('noisettes')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger (CSV)' }).click()
  expect((await file).suggestedFilename()).toMatch(/^mots-a-revoir-\d{4}-\d{2}-\d{2}\.csv$/u)
  await expectSound(page)
})
