/** Photos on a product whose provider has a model that sees: its reading, the embedded reader in its place, who read. */
import { readFile } from 'node:fs/promises'
import { expect, expectSound } from '../../support/journeys/browser.ts'
import { photographCopy } from '../../support/journeys/copy-photo.ts'
import {
  CORRECT,
  chooseBoth,
  FOREST,
  FOREST_COPY,
  givePhoto,
  READING,
  score,
  storeDictation,
  TEACHER,
  word,
} from '../../support/journeys/correction-journey.ts'
import { test } from '../../support/journeys/product-with-ai.ts'
import { fails, transcribes } from '../../support/services/ai-server.ts'

// One worker for all of them: each would start the product again.
test.describe.configure({ mode: 'default' })

test('COR-01 COR-04 a copy read by the provider says so, and doubts where its own reading differs @release', async ({
  page,
  context,
  signIn,
  newPerson,
  withAi,
}) => {
  await signIn(await newPerson(TEACHER))
  await storeDictation(context, FOREST)
  await page.goto(CORRECT)
  await chooseBoth(page)
  // The model mends what the child wrote: the embedded reader saw it, so that an adult is asked.
  withAi.provider.answer(transcribes(...FOREST_COPY.map((line) => line.replace('sotte', 'saute'))))
  await givePhoto(page, await photographCopy(context, { lines: FOREST_COPY }))
  await expect(page.getByText('Lu par Fabulia', { exact: true })).toBeVisible(READING)
  await expect(word(page, /^saute.+à vérifier, lu .+sotte/)).toBeVisible()
  await expect(word(page, /^noisettes.+à vérifier, lu .+noisette\b/)).toBeVisible()
  await expectSound(page)
})

test('COR-01 when the provider fails the embedded reader reads the copy, and the screen says why @release', async ({
  page,
  context,
  signIn,
  newPerson,
  withAi,
}) => {
  await signIn(await newPerson(TEACHER))
  await storeDictation(context, FOREST)
  await page.goto(CORRECT)
  await chooseBoth(page)
  withAi.provider.answer(fails(401))
  await givePhoto(page, await photographCopy(context, { lines: FOREST_COPY }))
  await expect(
    page.getByText(
      "Lu par le lecteur intégré\u00a0: l'IA (Fabulia) n'est pas disponible pour le moment.",
    ),
  ).toBeVisible(READING)
  await expect(score(page)).toContainText('3 mots à vérifier')
  await expectSound(page)
})

test('GEN-07 GEN-08 a list read by the provider joins the words, and says who read it @release', async ({
  page,
  signIn,
  newPerson,
  withAi,
}) => {
  await signIn(await newPerson({ plan: 'teacher' }))
  await page.goto('/app/francais/dictee/creer')
  withAi.provider.answer(
    transcribes('le renard', 'une poule', "l'écureuil", 'des chevaux', 'un âne'),
  )
  const name = 'liste.jpg'
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'image/jpeg',
    buffer: await readFile('test/photos/word-list.jpg'),
  })
  await expect(page.getByText('Lu par Fabulia', { exact: true })).toBeVisible(READING)
  await expect(page.getByLabel('Mots à inclure')).toHaveValue(
    "le renard, une poule, l'écureuil, des chevaux, un âne",
  )
  await expectSound(page)
})
