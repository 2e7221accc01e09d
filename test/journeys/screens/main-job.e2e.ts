/** The main job from end to end, with the real reader and the real engine: a list's photo becomes a result. */
import { expect, test } from '../../support/journeys/browser.ts'
import { photographCopy } from '../../support/journeys/copy-photo.ts'
import {
  givePhoto,
  READING,
  save,
  saved,
  storeDictation,
  validate,
} from '../../support/journeys/correction-journey.ts'
import { ELOISE } from '../../support/people/journey-people.ts'

const PHOTO = 'Prendre ou choisir une photo'

test('GEN-07 GEN-11 words are read on the photo of a list and become a stored dictation @both', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  await page.goto('/app/francais/dictee/creer')
  await page.getByLabel('Mots à inclure').fill('le lapin')
  await page.getByLabel(PHOTO).setInputFiles({
    name: 'cahier.jpg',
    mimeType: 'image/jpeg',
    buffer: await photographCopy(context, { lines: ['la vache', 'le lapin', 'une ferme'] }),
  })
  await expect(page.getByText(/lus? et ajoutés? à la liste/)).toBeVisible(READING)
  await expect(page.getByLabel('Mots à inclure')).toHaveValue('le lapin, la vache, une ferme')
  await page.getByRole('button', { name: /^Retirer «\s*une ferme/ }).click()
  await expect(page.getByLabel('Mots à inclure')).toHaveValue('le lapin, la vache')

  await page.getByRole('button', { name: 'Générer la dictée' }).click()
  const preview = page.getByRole('region', { name: 'Votre dictée' })
  await expect(preview).toContainText(/lapin/i)
  await expect(preview).toContainText(/vache/i)
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Dictée CP/ })).toBeVisible()
})

test('COR-03 RES-03 a copy that was photographed and confirmed stands in the results @both', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE] }))
  const title = 'La vache'
  await storeDictation(context, { title, content: 'La vache broute dans le pré.', level: 'CE2' })
  await page.goto('/app/francais/dictee/corriger')
  await page.getByLabel('Apprenant', { exact: true }).selectOption('Éloïse Bernard (CE2)')
  await page.getByLabel('Dictée', { exact: true }).selectOption({ label: title })
  await givePhoto(
    page,
    await photographCopy(context, { lines: ['La vache brote', 'dans le pré.'] }),
  )
  await page.getByRole('button', { name: 'Confirmer cette écriture' }).click()
  await validate(page).click()
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  await page.goto('/app/resultats')
  const copies = page.getByRole('region', { name: 'Résultats de dictée' })
  await expect(copies.getByRole('listitem')).toContainText(title)
  await expect(copies.getByRole('listitem')).toContainText('1 erreur sur 6 mots')
  await expect(copies.getByRole('listitem')).toContainText(/83\s%/)
})
