/** What stands on the sheet is what is asked about, marked and stored: accents, order, a sentence left out, another dictation. */
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { photographCopy } from '../../support/journeys/copy-photo.ts'
import {
  CORRECT,
  FOREST,
  givePhoto,
  READING,
  save,
  saved,
  score,
  storeDictation,
  storedResults,
  validate,
  word,
} from '../../support/journeys/correction-journey.ts'
import { openFamily } from '../../support/journeys/verification-journey.ts'

const SUMMER = {
  title: "L'été à la forêt",
  content:
    "L'été, la forêt est fermée. Le petit chat noir dort près du vieux chêne. Une sorcière prépare un grand gâteau. Les élèves rentrent à pied.",
  level: 'CE2',
}

/** Five accents missing, two words swapped, a sentence left out. */
const SUMMER_COPY = [
  "L'ete, la foret est fermee. Le petit",
  'noir chat dort pres du vieux chene.',
  'Les élèves rentrent à pied.',
]

test('MAR-01 MAR-02 MAR-05 MAR-06 accents, order and a skipped sentence are asked about once, marked and stored as on the sheet', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await openFamily({ page, context, signIn, newPerson }, SUMMER)
  await givePhoto(page, await photographCopy(context, { lines: SUMMER_COPY }))
  await expect(page.getByRole('heading', { name: 'Vérifier la copie' })).toBeVisible(READING)
  const questions = page.getByRole('region', { name: 'Ce qui se répond en une fois' })
  await expect(questions).toContainText("5 mots ont été lus avec d'autres accents")
  await expectSound(page)
  await questions.getByRole('button', { name: 'Tous écrits ainsi' }).click()
  await expect(word(page, /^chat\s?, à vérifier, lu «\s?noir chat/)).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Phrase non écrite' }).click()
  await expect(score(page)).toContainText('7 remarques en tout')
  await validate(page).click()
  const sheet = page.locator('.seyes')
  await expect(sheet).toContainText('(autre ordre\u00a0: écrit «\u00a0noir chat\u00a0»')
  await expect(sheet).toContainText(
    '(phrase oubliée\u00a0: «\u00a0Une sorcière prépare un grand gâteau\u00a0»)',
  )
  await expect(page.getByText(/^7 remarques\s:/)).toHaveCount(2)
  await expectSound(page)
  await save(page).click()
  await expect(saved(page)).toBeDisabled()
  const [stored] = (await storedResults(context)) as { content?: string }[]
  expect(stored?.content).toContain("L'ete, la foret est fermee. Le petit noir chat dort pres")
  await page.goto('/app/resultats')
  const copies = page.getByRole('region', { name: 'Résultats de dictée' })
  await expect(copies.getByRole('listitem').first()).toContainText('7 remarques\u00a0: ')
})

test('MAR-07 a copy of another dictation is recognised, and corrected with it', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await openFamily({ page, context, signIn, newPerson }, SUMMER)
  await storeDictation(context, FOREST)
  await page.goto(CORRECT)
  await page.getByLabel('Apprenant', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Dictée', { exact: true }).selectOption({ label: FOREST.title })
  await givePhoto(page, await photographCopy(context, { lines: SUMMER_COPY }))
  await expect(page.getByText(`Cette copie ressemble à «\u00a0${SUMMER.title}\u00a0»`)).toBeVisible(
    READING,
  )
  await expectSound(page)
  await page.getByRole('button', { name: 'Corriger avec cette dictée' }).click()
  await expect(word(page, /^élèves/)).toBeVisible()
  await expect(page.getByRole('main').getByText(SUMMER.title)).toBeVisible()
})
