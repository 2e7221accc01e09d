/** «La classe» of a dictation: who needs what, groups, the wall, paper, and a new text on the words that most missed. */
import { readFile } from 'node:fs/promises'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { PUPILS, saveClassCopies } from '../../support/journeys/class-copies.ts'

test('CLA-06 a class in one page: needs, words, a group in one gesture, the wall, paper @both', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'teacher', learners: PUPILS }))
  await saveClassCopies(context)
  await page.goto('/app/apprenants')
  await page.getByRole('link', { name: 'La classe', exact: true }).click()
  await expect(page.getByText('11 copies corrigées, 1 absence')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Ismaël/ })).toContainText('Absence notée le')
  const words = page.getByRole('region', { name: 'Mots à reprendre' })
  await expect(words.getByRole('listitem').first()).toContainText('arrivent')
  await expect(words.getByText('souvent écrit : arrive', { exact: false })).toBeAttached()
  await expectSound(page)

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  const csv = await readFile(await (await file).path(), 'utf8')
  expect(csv.split('\r\n')[0]).toMatch(/^\ufeffPrénom;Nom;/u)
  expect(csv).toMatch(/^Bilal;Roche;CE1;1;26;2;"92,3";2;/mu)

  // One gesture makes the group, a second one its words.
  await page.getByRole('button', { name: 'Créer ce groupe : Le verbe' }).click()
  await expect(page.getByText('Groupe « Le verbe » enregistré')).toBeVisible()
  await page.getByRole('link', { name: 'Ses mots à reprendre : Le verbe' }).click()
  await expect(page).toHaveURL(/groupe=/)
  await expect(page.getByRole('row', { name: /^Adam/ })).toHaveCount(0)
  await words.getByRole('link', { name: 'Relancer sur ces mots' }).click()
  await expect(page.getByLabel('Mots à inclure')).toHaveValue(/arrivent/)
  await expect(page.getByLabel('Thème')).not.toHaveValue('')
  await page.goBack()
  await page.getByLabel('Élèves', { exact: true }).selectOption('Toute la classe')

  await page.getByRole('link', { name: 'Projeter sans les noms' }).click()
  const wall = page.getByRole('region', { name: 'La dictée négociée' })
  await expect(wall).toContainText('Mot 1 sur 5')
  await expect(wall.getByRole('list', { name: 'Écritures rencontrées' })).toContainText('arrive')
  for (const { first_name } of PUPILS) await expect(wall).not.toContainText(first_name)
  await page.keyboard.press('ArrowRight')
  await expect(wall).toContainText('le mot dicté')
  await expectSound(page)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Imprimer les copies' }).click()
  await expect(page.getByRole('button', { name: 'Imprimer 11 copies' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(11)
  await expectSound(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Page des parents' }).click()
  await expect(page.getByRole('button', { name: 'Imprimer 12 pages' })).toBeVisible()
  await expectSound(page)
})
