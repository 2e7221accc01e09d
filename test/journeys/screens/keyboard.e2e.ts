/** F3: from sign-in to a stored correction without ever touching a pointer. */
import { expect, test } from '../../support/journeys/browser.ts'
import {
  FOREST,
  storeDictation,
  storedResults,
  TEACHER,
} from '../../support/journeys/correction-journey.ts'
import { pressByKey as press, tabTo } from '../../support/journeys/keyboard.ts'

test('F3 the way from sign-in to a stored correction and out again by keyboard alone', async ({
  page,
  context,
  newPerson,
}) => {
  const person = await newPerson(TEACHER)
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Adresse e-mail'))
  await page.keyboard.type(person.email)
  await tabTo(page, page.getByLabel('Mot de passe', { exact: true }))
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/ce-soir')
  await page.goto('/app/francais/dictee')

  // A text of the generator, kept.
  await press(page, page.getByRole('main').getByRole('link', { name: /Générer une dictée/ }))
  await tabTo(page, page.getByLabel('Mots à inclure'))
  await page.keyboard.type('chat, souris')
  await press(page, page.getByRole('button', { name: 'Générer la dictée' }))
  await expect(page.getByRole('region', { name: 'Votre dictée' })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Créer', exact: true }))
  await expect(page).toHaveURL(/\/dictee\/[0-9a-f-]{36}/)

  await storeDictation(context, FOREST)
  await page.goto('/app/francais/dictee')
  await press(page, page.getByRole('main').getByRole('link', { name: /Corriger une dictée/ }))
  const learner = page.getByLabel('Apprenant', { exact: true })
  await tabTo(page, learner)
  await page.keyboard.press('ArrowDown')
  await expect(learner).not.toHaveValue('')
  const dictation = page.getByLabel('Dictée', { exact: true })
  await tabTo(page, dictation)
  await page.keyboard.press('ArrowDown')
  await expect(dictation).not.toHaveValue('')
  await press(page, page.getByRole('button', { name: 'Corriger sans photo' }))
  await press(page, page.getByRole('button', { name: 'Tout le reste est juste', exact: true }))
  await press(page, page.getByRole('button', { name: 'Valider', exact: true }))
  await press(page, page.getByRole('button', { name: 'Sauvegarder la correction' }))
  await expect(page.getByRole('button', { name: 'Correction sauvegardée' })).toBeVisible()
  expect(await storedResults(context)).toHaveLength(1)

  await press(
    page,
    page.getByRole('navigation', { name: 'Compte' }).getByRole('link', { name: 'Résultats' }),
  )
  await expect(page.getByRole('region', { name: 'Résultats de dictée' })).toContainText(
    "L'écureuil",
  )
  await press(page, page.getByRole('button', { name: 'Déconnexion' }))
  await expect(page).toHaveURL('/')
})
