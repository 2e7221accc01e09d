/**
 * How few gestures a copy takes: forty words, six errors, with the thumb or the keyboard. A gesture is one tap, one key that
 * answers, or one word typed and confirmed. Aim: at most two an error and one a line.
 */
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { photographCopy } from '../../support/journeys/copy-photo.ts'
import {
  CORRECT,
  givePhoto,
  READING,
  score,
  validate,
  word,
} from '../../support/journeys/correction-journey.ts'
import {
  ERRORS,
  expectMarked,
  FAMILY,
  FAMILY_COPY,
  GestureCount,
  LINES,
  openFamily,
  settleAsAdult,
} from '../../support/journeys/verification-journey.ts'

const MOST = 2 * ERRORS.length + LINES

test('COR-04 without a photo the thumb settles a copy line by line, two gestures an error at most @mobile', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await openFamily({ page, context, signIn, newPerson })
  await page.getByRole('button', { name: 'Corriger sans photo' }).tap()
  await expect(score(page)).toContainText('40 mots à vérifier')
  await expectSound(page)
  const gestures = new GestureCount()
  for (const { index, written } of ERRORS) {
    await gestures.tap(page.locator(`[data-word="${index}"]`))
    if (written === null) {
      await gestures.tap(page.getByRole('button', { name: 'Oublié', exact: true }))
    } else {
      // The touch has opened the field: only typing is left.
      await expect(page.getByLabel('Écrit ainsi\u00a0:')).toBeFocused()
      await gestures.type(page.getByLabel('Écrit ainsi\u00a0:'), written)
    }
  }
  const tick = page.getByRole('button', { name: 'Tout le reste de la ligne est juste' })
  for (let left = LINES; left > 0; left--) {
    await expect(tick).toHaveCount(left)
    await gestures.tap(tick.first())
  }
  expect(gestures.count).toBeLessThanOrEqual(MOST)
  await expectMarked(page)
})

test('COR-04 with a photo the thumb answers only what was not read right @mobile @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await openFamily({ page, context, signIn, newPerson })
  await givePhoto(page, await photographCopy(context, { lines: FAMILY_COPY }))
  await expect(page.getByRole('heading', { name: 'Vérifier la copie' })).toBeVisible(READING)
  await expectSound(page)
  const gestures = new GestureCount()
  await settleAsAdult(page, {
    right: () => gestures.tap(page.getByRole('button', { name: 'Écrit juste' })),
    forgotten: () => gestures.tap(page.getByRole('button', { name: 'Oublié', exact: true })),
    asRead: () => gestures.tap(page.getByRole('button', { name: 'Confirmer cette écriture' })),
    written: async (text) => {
      await gestures.tap(page.getByLabel('Écrit ainsi\u00a0:'))
      await gestures.type(page.getByLabel('Écrit ainsi\u00a0:'), text)
    },
    pick: (index) => gestures.tap(page.locator(`[data-word="${index}"]`)),
  })
  expect(gestures.count).toBeLessThanOrEqual(MOST)
  await expectSound(page)
  await expectMarked(page)
})

test('COR-04 with a photo the keyboard alone settles a copy: one key for most words @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await openFamily({ page, context, signIn, newPerson })
  await givePhoto(page, await photographCopy(context, { lines: FAMILY_COPY }))
  await expect(page.getByRole('heading', { name: 'Vérifier la copie' })).toBeVisible(READING)
  const gestures = new GestureCount()
  const key = (name: string) => () => gestures.press(page, name)
  await settleAsAdult(page, {
    right: key('j'),
    forgotten: key('o'),
    asRead: key('a'),
    written: async (text) => {
      await gestures.press(page, 'Enter')
      await expect(page.getByLabel('Écrit ainsi\u00a0:')).toBeFocused()
      await gestures.type(page.locator(':focus'), text)
    },
    // A word that nothing draws the eye to is walked to with the arrows, and not a gesture of the answer.
    pick: async (index) => {
      await page.locator(`[data-word="${index}"]`).focus()
    },
  })
  expect(gestures.count).toBeLessThanOrEqual(MOST)
  await expect(validate(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Copie corrigée' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Score\u00a0: 85\u00a0%' })).toBeVisible()
})

test('COR-04 without a photo the keyboard alone settles a copy line by line @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await openFamily({ page, context, signIn, newPerson })
  await page.getByRole('button', { name: 'Corriger sans photo' }).press('Enter')
  await page.keyboard.press('Tab')
  const first = word(page, /^Ce/)
  for (let step = 0; step < 40 && !(await isFocused(first)); step++) {
    await page.keyboard.press('Tab')
  }
  await expect(first).toBeFocused()
  const gestures = new GestureCount()
  let at = 0
  for (const { index, written } of ERRORS) {
    for (; at < index; at++) await page.keyboard.press('ArrowRight')
    await expect(page.locator(`[data-word="${index}"]`)).toBeFocused()
    if (written === null) await gestures.press(page, 'o')
    else {
      await gestures.press(page, 'Enter')
      await gestures.type(page.getByLabel('Écrit ainsi\u00a0:'), written)
      await expect(page.locator(`[data-word="${index}"]`)).toBeFocused()
    }
  }
  for (; at > 0; at--) await page.keyboard.press('ArrowLeft')
  for (let line = 0; line < LINES; line++) await gestures.press(page, 'l')
  expect(gestures.count).toBeLessThanOrEqual(MOST)
  await expect(score(page)).toContainText('6 erreurs, tout est vérifié')
  await expect(validate(page)).toBeFocused()
})

async function isFocused(locator: ReturnType<typeof word>): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

test('COR-04 one gesture says that a word is illegible or struck out, one takes it back @mobile @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  await openFamily({ page, context, signIn, newPerson })
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await word(page, /^noisettes/).click()
  await page.getByRole('button', { name: 'Illisible', exact: true }).click()
  await expect(word(page, /^noisettes\s?, illisible, non compté$/)).toBeVisible()
  await expect(page.getByText("1 mot illisible n'est compté ni comme mot ni")).toBeVisible()
  await word(page, /^long/).click()
  await page.getByRole('button', { name: 'Barré, non réécrit' }).click()
  await expect(word(page, /^long\s?, barré et non réécrit/)).toBeVisible()
  await expect(score(page)).toContainText('1 erreur, 38 mots à vérifier')
  await expectSound(page)
  await page.getByRole('button', { name: 'Annuler la dernière réponse' }).click()
  await expect(word(page, /^long/)).toHaveAttribute('aria-current', 'true')
  await expect(score(page)).toContainText('0 erreur, 39 mots à vérifier')
  await page.getByRole('button', { name: 'Barré, non réécrit' }).click()
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  await validate(page).click()
  // 39 words that can be read, one of them missing.
  await expect(page.getByRole('definition')).toHaveText(['39', '1', '97\u00a0%', /\d{4}$/])
  await expect(page.locator('.seyes')).toContainText('(illisible, non compté')
  await page.getByRole('button', { name: 'Sauvegarder la correction' }).click()
  await expect(page.getByRole('button', { name: 'Correction sauvegardée' })).toBeDisabled()
  await expect(page.getByRole('definition')).toHaveText(['39', '1', '97\u00a0%', /\d{4}$/])
})

test('COR-04 a copy of which no word can be read is not scored @release', async ({
  page,
  context,
  signIn,
  newPerson,
}) => {
  const short = { ...FAMILY, title: 'Deux mots', content: 'Le chat.' }
  await openFamily({ page, context, signIn, newPerson }, short)
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  for (const name of [/^Le/, /^chat/]) {
    await word(page, name).click()
    await page.getByRole('button', { name: 'Illisible', exact: true }).click()
  }
  await expect(page.getByText('Aucun mot ne peut être lu')).toBeVisible()
  await expect(validate(page)).toBeDisabled()
  await page.goto(CORRECT)
  await expect(validate(page)).toBeDisabled()
})
