/** Mental arithmetic: its hub, and the training from the setup to the end and back. */
import { expect, expectNoOverflow, expectSound, test } from '../../support/journeys/browser.ts'
import {
  chooseOperations,
  FEEDBACK,
  give,
  giveRight,
  giveWrong,
  HUB,
  openFree,
  solution,
  sumOnScreen,
  TEST,
  TRAINING,
} from '../../support/journeys/calculation-journey.ts'
import { CLAIRE, ELOISE, FANNY, HUGO } from '../../support/people/journey-people.ts'

test('FIR-05 CAL-02 CAL-10 on a phone «Commencer» is in sight before the form has been read @mobile', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  for (const [mode, name] of [
    ['entrainement', 'Commencer'],
    ['test', 'Commencer le test'],
  ] as const) {
    await page.goto(`/app/mathematiques/calculs/${mode}`)
    const start = page.getByRole('button', { name, exact: true })
    await expect(start).toBeInViewport({ ratio: 1 })
    // What has the focus is never under it: not the last field either, which comes with the learners.
    const learner = page.getByRole('combobox', { name: /^Apprenant/u })
    await learner.focus()
    const [field, bar] = [await learner.boundingBox(), await start.boundingBox()]
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  }
})

test('CAL-01 NAV-07 NAV-12 the hub leads to both modes, and each comes back to it, as does one that does not exist @mobile', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.goto(`${HUB}/concours`)
  await expect(page).toHaveURL(HUB)
  await expect(page.getByRole('heading', { level: 1, name: 'Calcul mental' })).toBeVisible()
  for (const [name, path, heading] of [
    ['Mode entraînement', TRAINING, 'Entraînement'],
    ['Mode test', TEST, 'Test'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Retour' }).click()
    await expect(page).toHaveURL(HUB)
  }
})

test('CAL-04 a training needs an operation, a table, a divisor @release', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await openFree(page, TRAINING)
  const start = page.getByRole('button', { name: 'Commencer' })
  await expect(start).toBeEnabled()
  await chooseOperations(page, [])
  await expect(start).toBeDisabled()

  await chooseOperations(page, ['Multiplication'])
  await expect(start).toBeEnabled()
  const tables = page.getByRole('group', { name: 'Tables de multiplication' })
  await expect(tables.getByRole('checkbox')).toHaveCount(10)
  await tables.getByRole('button', { name: 'Tout décocher' }).click()
  await expect(
    page.getByText('Sélectionnez au moins un chiffre pour la multiplication'),
  ).toBeVisible()
  await expect(start).toBeDisabled()
  await tables.getByRole('checkbox', { name: 'Table de 7' }).check()
  await expect(start).toBeEnabled()

  await chooseOperations(page, ['Division'])
  const divisors = page.getByRole('group', { name: 'Diviseurs' })
  await expect(divisors.getByRole('checkbox')).toHaveCount(9)
  await divisors.getByRole('button', { name: 'Tout décocher' }).click()
  await expect(page.getByText('Sélectionnez au moins un diviseur')).toBeVisible()
  await expect(start).toBeDisabled()
  await expectSound(page)
})

test('CAL-04 the timer lasts 30 to 300 s in steps of 30, 60 at first @release', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await openFree(page, TRAINING)
  await page.getByRole('switch', { name: 'Minuteur' }).check()
  const duration = page.getByLabel('Durée')
  await expect(page.getByText('Durée en secondes (30-300)')).toBeVisible()
  await expect(duration).toHaveValue('60')
  for (const [typed, kept] of [
    ['999', '300'],
    ['5', '30'],
    ['100', '90'],
    ['', '60'],
  ] as const) {
    await duration.fill(typed)
    await duration.blur()
    await expect(duration).toHaveValue(kept)
  }
  await expectSound(page)
})

test('CAL-06 CAL-08 an answer, its feedback for 1.5 s, the next question, by keyboard alone and without keys on the screen', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  // The clock stands still while the timers go on: looking at the page takes its time.
  let now = Date.now()
  const pass = (ms: number): Promise<void> => {
    now += ms
    return page.clock.setFixedTime(now)
  }
  await pass(0)
  await openFree(page, TRAINING)
  await chooseOperations(page, ['Addition'])
  await page.getByRole('button', { name: 'Commencer' }).focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('textbox')
  await expect(box).toBeFocused()
  await expect(box).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByRole('group', { name: 'Pavé numérique' })).toBeHidden()
  await expectSound(page)

  const right = await solution(page)
  await give(page, 'abc')
  await expect(box).toHaveValue('')
  await give(page, `${right},5`)
  await expect(page.getByText('Ici, la réponse est un nombre entier, sans virgule.')).toBeVisible()
  await expect(box).toHaveValue(`${right},5`)
  await box.fill('')
  await pass(2000)
  await give(page, right)
  await expect(page.getByText('Correct !').first()).toBeVisible()
  await expect(page.getByText('13 points', { exact: true })).toBeVisible()
  await pass(FEEDBACK - 1)
  await expectSound(page)
  await expect(box).toHaveValue(String(right))
  await pass(1)
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()

  const answer = await solution(page)
  await pass(7000)
  // A press beside the sheet, then figures: they go into the box all the same.
  await page.mouse.click(5, 300)
  await expect(box).not.toBeFocused()
  await giveWrong(page)
  await expect(page.getByText(`Incorrect. La bonne réponse était ${answer}`).first()).toBeVisible()
  await expectSound(page)
  await pass(FEEDBACK)
  await expect(box).toHaveValue('')
  await giveRight(page)
  await expect(page.getByText('28 points', { exact: true })).toBeVisible()
})

test('CAL-08 the streak shows from three, ends with a wrong answer; badges are earned @release', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.clock.install()
  await openFree(page, TRAINING)
  await page.getByRole('button', { name: 'Commencer' }).click()
  const streak = page.getByText(/^Série de/)
  for (const shown of [null, null, 'Série de 3', 'Série de 4']) {
    await giveRight(page)
    if (shown === null) await expect(streak).toHaveCount(0)
    else await expect(streak).toHaveText(shown)
    await page.clock.runFor(FEEDBACK + 100)
  }
  await giveWrong(page)
  await expect(streak).toHaveCount(0)
  await page.clock.runFor(FEEDBACK + 100)
  await expect(page.getByText(/^Difficulté/)).toBeVisible()
})

test('CAL-09 five right answers make the numbers grow, misses make them shrink @release', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.clock.install()
  await openFree(page, TRAINING)
  await chooseOperations(page, ['Addition'])
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByText('Difficulté : moyenne')).toBeVisible()
  for (let given = 0; given < 5; given += 1) {
    await giveRight(page)
    await page.clock.runFor(FEEDBACK + 100)
  }
  await expect(page.getByText('Difficulté : difficile')).toBeVisible()
  for (let given = 0; given < 2; given += 1) {
    await giveWrong(page)
    await page.clock.runFor(FEEDBACK + 100)
  }
  await expect(page.getByText('Difficulté : moyenne')).toBeVisible()
})

test('CAL-08 the time is up by the clock: score, time, and the setup again with no points', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.clock.install()
  await openFree(page, TRAINING)
  await page.getByRole('switch', { name: 'Minuteur' }).check()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^(1:00|0:\d\d)$/)
  await giveRight(page)
  await page.clock.runFor(FEEDBACK + 100)
  // What a sleeping laptop does: no timer runs meanwhile, the clock goes on.
  await page.clock.fastForward('02:00')
  const end = page.getByRole('dialog', { name: 'Temps écoulé !' })
  await expect(end).toBeVisible()
  await expect(end).toContainText(/Score final1[0-4] points/)
  await expect(end).toContainText('Temps total1 min')
  await expect(end).toContainText('1 sur 1 calcul')
  await expectSound(page)
  await page.keyboard.press('Enter')
  await expect(end).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Entraînement' })).toBeVisible()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByText('0 point', { exact: true })).toBeVisible()
})

test('CAL-08 calm mode shows neither clock nor points nor streak @release', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.clock.install()
  await openFree(page, TRAINING)
  await page.getByRole('switch', { name: 'Mode calme' }).check()
  await expect(page.getByRole('switch', { name: 'Minuteur' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Commencer' }).click()
  for (let given = 0; given < 3; given += 1) {
    await giveRight(page)
    await page.clock.runFor(FEEDBACK + 100)
  }
  await expect(page.getByText('3 bonnes réponses')).toBeVisible()
  await expect(page.getByText(/points|Série/)).toHaveCount(0)
  const answer = await solution(page)
  await page.getByRole('button', { name: 'Je ne sais pas' }).click()
  await expect(page.getByText(`La bonne réponse était ${answer}`).first()).toBeVisible()
  await expect(page.getByText(/Incorrect/)).toHaveCount(0)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.getByRole('button', { name: 'Terminer' }).click()
  const end = page.getByRole('dialog', { name: 'Entraînement terminé' })
  await expect(end).toContainText('3 sur 4 calculs')
  await expect(end).not.toContainText('Score final')
})

test('CAL-09 badges and facts to see again are kept for the learner @mobile', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE, HUGO] }))
  await page.clock.install()
  await openFree(page, TRAINING)
  await page.getByLabel('Apprenant (facultatif)').selectOption('Hugo Petit (CE1)')
  await expect(page.getByText('Niveau : CE1 (7-8 ans)')).toBeVisible()
  await chooseOperations(page, ['Addition'])
  await page.getByRole('button', { name: 'Commencer' }).click()
  await giveWrong(page)
  await page.clock.runFor(FEEDBACK + 100)
  for (let given = 0; given < 10; given += 1) {
    await giveRight(page)
    await page.clock.runFor(FEEDBACK + 100)
  }
  await page.getByRole('button', { name: 'Terminer' }).click()
  const end = page.getByRole('dialog', { name: 'Entraînement terminé' })
  await expect(end.getByRole('region', { name: 'Nouveaux badges' })).toContainText('Premiers pas')
  await expectSound(page)
  await end.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('list', { name: 'Badges gagnés' })).toContainText('Premiers pas')
  await page.getByRole('button', { name: 'Voir les tables sues' }).click()
  const tables = page.getByRole('dialog', { name: 'Les tables de Hugo' })
  await expect(tables.getByRole('table')).toHaveCount(2)
  await expectSound(page)
  await tables.getByRole('button', { name: 'Fermer' }).click()

  await page.reload()
  await page.getByLabel('Apprenant (facultatif)').selectOption('Hugo Petit (CE1)')
  await expect(page.getByRole('list', { name: 'Badges gagnés' })).toContainText('Premiers pas')
  await page.getByLabel('Apprenant (facultatif)').selectOption('Éloïse Bernard (CE2)')
  await expect(page.getByRole('list', { name: 'Badges gagnés' })).toHaveCount(0)
})

test('CAL-14 a training opens on the automatismes of the year, with a comma in CM2', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.clock.install()
  await page.goto(TRAINING)
  await page.getByRole('slider', { name: 'Niveau' }).fill('4')
  const automatisms = page.getByRole('group', { name: 'Automatismes' })
  await automatisms.getByRole('button', { name: 'Tout décocher' }).click()
  await expect(page.getByText('Sélectionnez au moins un automatisme')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeDisabled()
  await expectSound(page)
  await automatisms.getByRole('checkbox', { name: 'Sommes de décimaux' }).check()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByText(/^Difficulté/)).toHaveCount(0)
  const [left = '', right = ''] = (await sumOnScreen(page)).split(/[+=]/)
  const sum = Number(left.replace(',', '.')) + Number(right.replace(',', '.'))
  const answer = String(Math.round(sum * 10) / 10).replace('.', ',')
  const box = page.getByRole('textbox')
  await box.fill('1/2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ici, la réponse est un nombre, pas une fraction.')).toBeVisible()
  await expectSound(page)
  await box.fill('')
  await give(page, answer)
  await expect(box).toHaveValue(answer)
  await expect(page.getByText('Correct !').first()).toBeVisible()
})

test('CAL-15 a wrong answer shows a way of thinking, as long as the child wants @both', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.goto(TRAINING)
  const automatisms = page.getByRole('group', { name: 'Automatismes' })
  await automatisms.getByRole('button', { name: 'Tout décocher' }).click()
  await automatisms.getByRole('checkbox', { name: 'Ajouter 9, 19, 29...' }).check()
  await page.getByRole('button', { name: 'Commencer' }).click()
  const answer = await solution(page)
  await give(page, answer + 1)
  const way = page.getByRole('region', { name: 'Une façon de trouver' })
  await expect(way).toContainText(`= ${answer}`)
  await expect(way.locator('svg')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeFocused()
  await expectSound(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox')).toBeFocused()
  await expect(way).toHaveCount(0)
})

test('CAL-06 fingers have keys of their own, and the keyboard of the system stays away @mobile', async ({
  page,
  signIn,
}) => {
  await signIn(CLAIRE)
  await page.clock.install()
  await openFree(page, TRAINING)
  await page.getByRole('button', { name: 'Commencer' }).tap()
  const box = page.getByRole('textbox')
  await expect(box).toHaveAttribute('inputmode', 'none')
  const answer = String(await solution(page))
  const keypad = page.getByRole('group', { name: 'Pavé numérique' })
  await keypad.getByRole('button', { name: '9', exact: true }).tap()
  await keypad.getByRole('button', { name: 'Effacer le dernier chiffre' }).tap()
  for (const key of answer) await keypad.getByRole('button', { name: key, exact: true }).tap()
  await expect(box).toHaveValue(answer)
  await expect(box).toBeFocused()
  await expect(page.getByRole('button', { name: 'Valider' })).toBeInViewport()
  await page.getByRole('button', { name: 'Valider' }).tap()
  await expect(page.getByText('Correct !').first()).toBeVisible()
  await expectSound(page)
  for (const key of await keypad.getByRole('button').all()) {
    const size = await key.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('CAL-08 letters twice as large never need a sideways scroll', async ({ page, signIn }) => {
  await signIn(CLAIRE)
  await page.setViewportSize({ width: 640, height: 400 })
  await openFree(page, TRAINING)
  await page.getByRole('slider', { name: 'Niveau' }).fill('4')
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('textbox')).toBeFocused()
  await give(page, '123456789')
  await expect(page.getByText(/^Incorrect/).first()).toBeVisible()
  await expectNoOverflow(page)
})

test('CAL-04 the free plan trains without a learner, and says what a learner would bring @release', async ({
  page,
  signIn,
}) => {
  await signIn(FANNY)
  await openFree(page, TRAINING)
  await expect(page.getByRole('main').getByRole('link', { name: 'Voir les plans' })).toBeVisible()
  await expect(page.getByLabel('Apprenant (facultatif)')).toHaveCount(0)
  await expectSound(page)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await giveRight(page)
  await expect(page.getByText('Correct !').first()).toBeVisible()
})
