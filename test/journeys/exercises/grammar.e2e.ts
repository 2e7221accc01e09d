/** Grammar: the hub, the form, three players by pointer and by keyboard, a control from its start to the results. */
import type { Locator, Page } from '@playwright/test'
import type { GeneratedExercise } from '../../../src/contract/grammar.ts'
import { isWordAsked } from '../../../src/domain/grammar/marking.ts'
import type { AskedNature } from '../../../src/domain/grammar/nature.ts'
import type { Level } from '../../../src/domain/level.ts'
import { natureLabel } from '../../../src/texts/grammar/class-labels.ts'
import { expect, expectSound, test } from '../../support/journeys/browser.ts'
import { ELOISE, HUGO } from '../../support/people/journey-people.ts'

const HUB = '/app/francais/grammaire'
const TRAINING = `${HUB}/entrainement`
const CONTROL = `${HUB}/test`

/** Starts an exercise from the form, and returns what the server wrote. */
async function started(page: Page): Promise<GeneratedExercise> {
  const reply = page.waitForResponse('**/functions/v1/generate-exercise')
  await page.getByRole('button', { name: 'Commencer' }).click()
  return (await reply).json()
}

/** Question on the screen: its sentence is found again among those of the exercise. */
async function analysedWords(page: Page, exercise: GeneratedExercise) {
  const shown = await page.locator('.player-words > li:not([aria-hidden])').allInnerTexts()
  const texts = shown.map((text) => text.trim())
  const question =
    exercise.type === 'analysis' &&
    exercise.questions.find(
      ({ words }) => words.map(({ text }) => text).join(' ') === texts.join(' '),
    )
  if (!question) throw new Error(`no question «${texts.join(' ')}»`)
  return question.words.filter(isWordAsked)
}

async function answer(
  page: Page,
  { nature, name, level }: { nature: AskedNature; name: string | undefined; level: Level },
): Promise<void> {
  await page
    .getByRole('group', { name: /^(Nature|Ce que fait le mot)$/ })
    .getByRole('button', { name: natureLabel(nature, level), exact: true })
    .click()
  if (name) {
    await page
      .getByRole('group', { name: 'Fonction' })
      .getByRole('button', { name, exact: true })
      .click()
  }
  await page.getByRole('button', { name: 'Vérifier' }).click()
}

test('GRA-01 NAV-10 NAV-12 the hub leads to both modes and back', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(HUB)
  await expect(page.getByRole('heading', { name: 'Grammaire', level: 1 })).toBeVisible()
  await page
    .getByRole('link', { name: /Mode entraînement/ })
    .last()
    .click()
  await expect(page).toHaveURL(TRAINING)
  await page.getByRole('link', { name: 'Retour' }).click()
  await page
    .getByRole('link', { name: /Mode contrôle/ })
    .last()
    .click()
  await expect(page).toHaveURL(CONTROL)
  await page.getByRole('link', { name: 'Retour' }).click()
  await expect(page).toHaveURL(HUB)
})

test('FIR-05 GRA-02 on a phone «Commencer» is in sight before the form has been read @mobile', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [CONTROL, TRAINING]) {
      await page.goto(path)
      const start = page.getByRole('button', { name: 'Commencer', exact: true })
      await expect(start).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }
  }
})

test('GRA-02 the form opens on CP, clamps the number and asks for a type of analysis @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(TRAINING)
  await expect(page.getByRole('slider', { name: 'Niveau' })).toHaveAttribute('aria-valuetext', /CP/)
  const count = page.getByRole('spinbutton', { name: 'Nombre de questions' })
  await expect(count).toHaveValue('5')
  await count.fill('99')
  await count.blur()
  await expect(count).toHaveValue('20')
  await page.getByRole('checkbox', { name: 'Nature' }).uncheck()
  await page.getByRole('checkbox', { name: 'Fonction' }).uncheck()
  await expect(page.getByText("Sélectionnez au moins un type d'analyse")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeDisabled()
  await expectSound(page)
  await page.getByRole('radio', { name: 'Textes à trous' }).check()
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeEnabled()
})

test('GRA-03 GRA-10 a failure is said, the form stays as it was; an exercise without questions says so', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/503/)
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(TRAINING)
  await page.getByRole('spinbutton', { name: 'Nombre de questions' }).fill('3')
  await page.route('**/functions/v1/generate-exercise', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'Service temporairement indisponible', code: 'unavailable' },
    }),
  )
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('alert')).toHaveText('Service temporairement indisponible')
  await expect(page.getByRole('spinbutton', { name: 'Nombre de questions' })).toHaveValue('3')

  await page.unroute('**/functions/v1/generate-exercise')
  await page.getByRole('radio', { name: 'Textes à trous' }).check()
  await page.route('**/functions/v1/generate-exercise', (route) =>
    route.fulfill({ json: { type: 'fill', source: 'engine', questions: [] } }),
  )
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByText('Aucune question disponible')).toBeVisible()
  await expect(
    page.getByText("L'exercice ne contient pas de questions. Veuillez réessayer plus tard."),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible()
})

test('GRA-04 a failure of the provider is said as specified, and the engine can write instead @release', async ({
  page,
  signIn,
  newPerson,
  allowConsole,
}) => {
  allowConsole(/502/)
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(TRAINING)
  const error = "Failed after 3 retries. Last error: Pas de contenu reçu d'Mistral"
  await page.route('**/functions/v1/generate-exercise', (route) =>
    route.request().postDataJSON().withoutAi
      ? route.continue()
      : route.fulfill({ status: 502, json: { error, code: 'ai-failed' } }),
  )
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('alert')).toContainText(error)
  await expectSound(page)
  await page.getByRole('button', { name: "Créer l'exercice sans IA" }).click()
  await expect(page.getByText('Question 1 sur 5')).toBeVisible()
})

test('GRA-10 GRA-11 a question that cannot be played says so; debug data are shown when they are sent @release', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(TRAINING)
  await page.getByRole('radio', { name: 'Textes à trous' }).check()
  await expect(page.getByRole('button', { name: 'Afficher le débogage' })).toHaveCount(0)
  await page.route('**/functions/v1/generate-exercise', (route) =>
    route.fulfill({
      json: {
        type: 'fill',
        source: 'Mistral',
        questions: [{ sentence: 'Rien.', words: [] }],
        debug: { prompt: 'Écris', response: '{}' },
      },
    }),
  )
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByText('Question invalide')).toBeVisible()
  await expect(page.getByText('La question actuelle est invalide ou mal formatée.')).toBeVisible()
  await expect(page.getByText(/écrit par une IA \(Mistral\)/)).toBeVisible()
  await page.getByRole('button', { name: 'Afficher le débogage' }).click()
  await expect(page.getByText('Écris')).toBeVisible()
  await expectSound(page)
})

test('GRA-06 GRA-03 a training explains each word, survives a reload and ends with its score @mobile', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(TRAINING)
  await page.getByRole('slider', { name: 'Niveau' }).press('ArrowRight')
  await page.getByRole('spinbutton', { name: 'Nombre de questions' }).fill('1')
  const exercise = await started(page)
  await expect(page.getByText('Question 1 sur 1')).toBeVisible()
  const words = await analysedWords(page, exercise)
  await expect(page.getByRole('heading', { name: `Mot 1 sur ${words.length}` })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Vérifier' })).toBeDisabled()
  const [first, ...others] = words
  if (!first) throw new Error('a question without words')
  const wrong = first.nature === 'nom' ? 'verbe' : 'nom'
  await answer(page, { nature: wrong, name: first.function, level: 'CE1' })
  await expect(page.getByText('Pas encore. Essaie autre chose.')).toBeVisible()
  await expect(page.getByText('Pour trouver')).toBeVisible()
  await expectSound(page)
  await page.reload()
  await expect(page.getByText('Pour trouver')).toBeVisible()
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByText(`Erreur : La nature est "${first.nature}"`)).toBeVisible()
  for (const word of others) {
    await page.getByRole('button', { name: 'Mot suivant' }).click()
    await answer(page, { nature: word.nature, name: word.function, level: 'CE1' })
    await expect(page.getByText('Bonne réponse !')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Voir le résultat' }).click()
  await expect(page.getByRole('heading', { name: 'Exercice terminé' })).toBeFocused()
  const percent = Math.round((others.length / words.length) * 100)
  await expect(page.getByRole('img', { name: `Score : ${percent} %` })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible()
})

/** Goes forward with the keyboard to the button of this name, which takes the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`«${name}» is out of reach of the keyboard`)
}

test('GRA-06 an analysis is answered with the keyboard alone', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(TRAINING)
  await page.getByRole('checkbox', { name: 'Fonction' }).focus()
  await page.keyboard.press('Space')
  const reply = page.waitForResponse('**/functions/v1/generate-exercise')
  await page.keyboard.press('Enter')
  const words = await analysedWords(page, await (await reply).json())
  const [first] = words
  for (const { nature } of first ? [first] : []) {
    await tabTo(page, natureLabel(nature, 'CP'))
    await page.keyboard.press('Space')
    await tabTo(page, 'Vérifier')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Bonne réponse !')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mot suivant' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: /^Mot 2 sur/ })).toBeFocused()
})

test('GRA-07 gaps are filled with the keyboard alone', async ({ page, signIn, newPerson }) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(TRAINING)
  await page.getByRole('radio', { name: 'Analyse grammaticale' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Textes à trous' })).toBeChecked()
  const reply = page.waitForResponse('**/functions/v1/generate-exercise')
  await page.keyboard.press('Enter')
  const exercise: GeneratedExercise = await (await reply).json()
  const sentence = page.locator('.player-sentence')
  await expect(sentence).toBeFocused()
  const shown = (await sentence.innerText()).replace(/Trou \d :\s*à compléter/gu, '')
  const bare = (text: string): string => text.replace(/[^\p{L}]/gu, '')
  const question =
    exercise.type === 'fill' && exercise.questions.find((one) => bare(one.sentence) === bare(shown))
  if (!question) throw new Error(`no question «${shown}»`)
  for (const { text } of question.words) {
    await tabTo(page, text)
    await page.keyboard.press('Space')
  }
  await tabTo(page, 'Vérifier')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Toutes les réponses sont correctes !')).toBeVisible()
})

test('GRA-07 gaps are verified together @mobile', async ({ page, signIn, newPerson }) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(TRAINING)
  await page.getByRole('radio', { name: 'Textes à trous' }).check()
  await page.getByRole('button', { name: "Essayer l'exemple" }).click()
  const sentence = page.locator('.player-sentence')
  const isTwo = (await sentence.innerText()).includes('chanson')
  const right = isTwo
    ? ['Les', 'chantent']
    : (await sentence.innerText()).includes('robe')
      ? ['verte']
      : ['joue']
  const verify = page.getByRole('button', { name: 'Vérifier' })
  await expect(verify).toBeDisabled()
  const groups = page.getByRole('group')
  for (const [index, text] of right.entries()) {
    const wrong = groups
      .nth(index)
      .getByRole('button')
      .filter({ hasNotText: new RegExp(`^${text}$`) })
    await wrong.first().click()
  }
  await verify.click()
  await expect(page.getByText('Il y a des erreurs. Vérifiez vos réponses.')).toBeVisible()
  await expectSound(page)
  for (const [index, text] of right.entries()) {
    await groups.nth(index).getByRole('button', { name: text, exact: true }).click()
  }
  await verify.click()
  await expect(page.getByText('Toutes les réponses sont correctes !')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Question suivante' })).toBeFocused()
})

const SENTENCES: readonly (readonly string[])[] = [
  ['Le', 'chien', 'court', 'dans', 'le', 'jardin.'],
  ['Nous', 'mangeons', 'une', 'pomme', 'rouge.'],
]

/** The words of the sentence that wait for a place. Until the question is there, the header's list is the page's last one. */
function offeredWords(page: Page): Locator {
  const question = page.getByRole('region', { name: 'Phrase' })
  return question.getByRole('list').last().getByRole('button')
}

test('GRA-08 words are put in order with the keyboard alone', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(TRAINING)
  await page.getByRole('radio', { name: 'Réorganisation de phrases' }).check()
  await page.getByRole('button', { name: "Essayer l'exemple" }).focus()
  await page.keyboard.press('Enter')
  const offered = offeredWords(page)
  await expect(offered.first()).toBeVisible()
  const words = await offered.allInnerTexts()
  const sentence = SENTENCES.find((one) => one.length === words.length) ?? []
  await expect(page.getByRole('button', { name: 'Vérifier' })).toBeDisabled()
  const [first = '', ...rest] = sentence
  // All but the first word, then the first, which is moved to its place with the arrows.
  for (const word of [...rest, first]) {
    await offered
      .filter({ hasText: new RegExp(`^${word}$`) })
      .first()
      .focus()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Vérifier' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText("L'ordre n'est pas correct. Essayez encore.")).toBeVisible()
  await expectSound(page)
  await page.locator('.placed-words').getByRole('button').last().focus()
  for (const _ of rest) await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.placed-words').getByRole('button').first()).toHaveText(first)
  await page.getByRole('button', { name: 'Vérifier' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('La phrase est correctement ordonnée !')).toBeVisible()
})

test('GRA-08 a placed word is dragged to another place, and taken back by a tap @mobile', async ({
  page,
  signIn,
  newPerson,
  isMobile,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(TRAINING)
  await page.getByRole('radio', { name: 'Réorganisation de phrases' }).check()
  await page.getByRole('button', { name: "Essayer l'exemple" }).click()
  const offered = offeredWords(page)
  const placed = page.locator('.placed-words').getByRole('button')
  await offered.first().click()
  // The others move up to its place.
  await expect(placed).toHaveCount(1)
  await offered.first().click()
  await expect(placed).toHaveCount(2)
  await expectSound(page)
  const [one, two] = await placed.allInnerTexts()
  const from = await placed.first().boundingBox()
  const to = await placed.last().boundingBox()
  if (!from || !to) throw new Error('a word without a place')
  if (!isMobile) {
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
    await page.mouse.up()
    await expect(placed).toHaveText([two ?? '', one ?? ''])
  }
  await placed.first().click()
  await expect(placed).toHaveCount(1)
})

test('GRA-01 RES-03 a control says nothing before its end, then goes into the results', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent', learners: [ELOISE, HUGO] }))
  await page.goto(CONTROL)
  await page.getByLabel('Apprenant').selectOption({ label: 'Hugo Petit (CE1)' })
  await expect(page.getByRole('slider', { name: 'Niveau' })).toHaveAttribute(
    'aria-valuetext',
    /^CE1/u,
  )
  await page.getByRole('spinbutton', { name: 'Nombre de questions' }).fill('1')
  const exercise = await started(page)
  const words = await analysedWords(page, exercise)
  for (const { nature, function: name } of words) {
    await answer(page, { nature, name, level: 'CE1' })
    await expect(page.getByText('Bonne réponse !')).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: 'Contrôle terminé' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'Score : 100 %' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Par nature' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Enregistrer le résultat' }).click()
  await expect(page.getByRole('button', { name: 'Résultat enregistré' })).toBeDisabled()
  await page.getByRole('link', { name: 'Voir les résultats' }).click()
  await expect(page.getByRole('heading', { name: 'Résultats de grammaire' })).toBeVisible()
  await expect(page.getByText('Analyse grammaticale')).toBeVisible()
})

test('GRA-01 a control stops when its time is over, whatever the tab did meanwhile', async ({
  page,
  signIn,
  newPerson,
}) => {
  await page.clock.install()
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(CONTROL)
  await page.getByLabel('Durée').selectOption('5 minutes')
  await started(page)
  await expect(page.getByText('Question 1 sur 5')).toBeVisible()
  await page.clock.fastForward('05:01')
  await expect(page.getByText('Temps écoulé !')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Score : 0 %' })).toBeVisible()
})

test('GRA-18 a young reader writes one word at a time, in the writing chosen last on the device @both', async ({
  page,
  signIn,
  newPerson,
}) => {
  await signIn(await newPerson({ plan: 'parent' }))
  await page.goto(TRAINING)
  await page.getByRole('radio', { name: "Chaînes d'accord" }).check()
  await page.getByRole('spinbutton', { name: 'Nombre de questions' }).fill('1')
  await started(page)
  const [field, next] = [
    page.getByRole('textbox'),
    page.getByRole('button', { name: 'Mot suivant' }),
  ]
  // A determiner and a verb at least.
  await expect(next).toBeVisible()
  await expectSound(page)
  for (let isLast = false; !isLast; ) {
    await expect(field).toHaveCount(1)
    await expect(field).toBeFocused()
    await field.fill('les')
    isLast = !(await next.isVisible())
    if (!isLast) await next.click()
  }
  await page.getByRole('button', { name: 'Écriture script' }).click()
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByRole('textbox').nth(1)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Écriture cursive' })).toBeVisible()
})
