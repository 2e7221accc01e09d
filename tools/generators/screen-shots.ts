/** The screens that the help shows: how each is reached on the demo account, and where its picture starts. */
import type { Locator, Page } from 'playwright'
import type { AnalysedWord } from '../../src/domain/grammar/exercise.ts'
import { openFree, solution, TRAINING } from '../../test/support/journeys/calculation-journey.ts'
import { photographCopy } from '../../test/support/journeys/copy-photo.ts'

export interface ScreenShot {
  /** Stem of the files. */
  readonly name: string
  /** CSS pixels that the picture of a wide window shows from left to right; 900 when absent. */
  readonly width?: number
  /** Brings the screen to the moment that is shown; answers with what stands at the top of the picture. */
  readonly reach: (page: Page) => Promise<Locator>
}

/** Readers yield to everything else on a busy machine. */
const PATIENCE = { timeout: 120_000 }

const DICTATION = "Les noisettes de l'écureuil"
const FIRST_NAME = 'Inès'

/** A child's copy of `DICTATION`, with three faults. */
const COPY = [
  'En automne, les feuilles rouges et doré',
  'tombe des arbres. Un petit écureil',
  'ramasse des noisettes. Il les cache sous',
  'la mousse ou dans un vieux tronc. Quand',
  'le froid arrive, il retrouve une partie de',
  'ses provisions. Les noisettes oubliées',
  'deviennent parfois de jeunes arbres.',
]

async function fillRequest(page: Page): Promise<void> {
  await page.goto('/app/francais/dictee/creer')
  await page
    .getByLabel('Mots à inclure')
    .fill('le renard, la rivière, une lanterne, courir, doucement')
  await page.getByRole('slider', { name: /Niveau/ }).fill('2')
  await page.getByLabel('Thème').fill('La forêt')
  await page.getByLabel('Objectifs pédagogiques').fill('imparfait')
}

async function chooseCopy(page: Page): Promise<void> {
  await page.goto('/app/francais/dictee/corriger')
  const learner = page.getByLabel('Apprenant', { exact: true })
  const option = learner.getByRole('option').filter({ hasText: FIRST_NAME })
  await learner.selectOption((await option.getAttribute('value')) ?? '')
  await page.getByLabel('Dictée', { exact: true }).selectOption({ label: DICTATION })
}

async function settleCopy(page: Page): Promise<void> {
  await chooseCopy(page)
  const photo = await photographCopy(page.context(), { lines: COPY })
  await page
    .getByLabel('Prendre ou choisir une photo')
    .setInputFiles({ name: 'copie.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('region', { name: 'Mots de la dictée' }).waitFor(PATIENCE)
}

/** Every word that waits is taken as it was read. */
async function settleAll(page: Page): Promise<void> {
  const pending = page
    .getByRole('region', { name: 'Mots de la dictée' })
    .getByRole('button', { name: /à vérifier/ })
  while ((await pending.count()) > 0) {
    await pending.first().click()
    await page.keyboard.press('a')
  }
}

interface AnalysedExercise {
  readonly questions: readonly { readonly words: readonly AnalysedWord[] }[]
}

/** Answers the first word of an analysis as the exercise itself says. */
async function answerWord(page: Page, exercise: AnalysedExercise): Promise<void> {
  // The player chooses the order of the questions by their difficulty.
  const shown = await page.locator('.player-words li:not([aria-hidden])').allInnerTexts()
  const isShown = (words: readonly AnalysedWord[]): boolean =>
    words.map(({ text }) => text).join(' ') === shown.join(' ')
  const [word] = exercise.questions.find(({ words }) => isShown(words))?.words ?? []
  const choose = (group: string, name: string): Promise<void> =>
    page.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click()
  await choose('Nature', word?.nature ?? '')
  // Asked of the main word of a group only, where the class has learnt functions.
  const isAsked = (await page.getByRole('group', { name: 'Fonction' }).count()) > 0
  if (word?.function && isAsked) await choose('Fonction', word.function)
  await page.getByRole('button', { name: 'Vérifier' }).click()
}

async function idOf(page: Page, firstName: string): Promise<string> {
  const reply = await page.request.get('/api/learners')
  const learners: { id: string; first_name: string }[] = await reply.json()
  return learners.find((learner) => learner.first_name === firstName)?.id ?? ''
}

const dictations: readonly ScreenShot[] = [
  {
    name: 'dictation',
    reach: async (page) => {
      await fillRequest(page)
      await page.getByRole('button', { name: 'Générer la dictée' }).click()
      const preview = page.getByRole('region', { name: 'Votre dictée' })
      await preview.waitFor(PATIENCE)
      return preview
    },
  },
]

const corrections: readonly ScreenShot[] = [
  {
    name: 'settling',
    width: 1200,
    reach: async (page) => {
      await settleCopy(page)
      return page.getByRole('heading', { name: 'Vérifier la copie' })
    },
  },
  {
    name: 'corrected',
    reach: async (page) => {
      await settleCopy(page)
      await settleAll(page)
      await page.getByRole('button', { name: 'Valider', exact: true }).click()
      const heading = page.getByRole('heading', { name: 'Copie corrigée' })
      await heading.waitFor(PATIENCE)
      return heading
    },
  },
]

const exercises: readonly ScreenShot[] = [
  {
    name: 'grammar',
    width: 840,
    reach: async (page) => {
      await page.goto('/app/francais/grammaire/entrainement')
      await page.getByRole('slider', { name: /Niveau/ }).fill('2')
      const reply = page.waitForResponse('**/functions/v1/generate-exercise', PATIENCE)
      await page.getByRole('button', { name: 'Commencer' }).click()
      await answerWord(page, await (await reply).json())
      return page.getByRole('region', { name: 'Phrase' })
    },
  },
  {
    name: 'calculation',
    width: 680,
    reach: async (page) => {
      await openFree(page, TRAINING)
      await page.getByRole('slider', { name: /Niveau/ }).fill('2')
      for (const name of ['Addition', 'Soustraction', 'Multiplication', 'Division']) {
        await page.getByRole('checkbox', { name }).setChecked(name === 'Multiplication')
      }
      await page.getByRole('button', { name: 'Commencer' }).click()
      await page.locator('.sum-sheet').waitFor(PATIENCE)
      await page.keyboard.type(String(await solution(page)))
      return page.locator('.sum-sheet')
    },
  },
  {
    name: 'results',
    width: 1100,
    reach: async (page) => {
      await page.goto(`/app/resultats?apprenant=${await idOf(page, FIRST_NAME)}`)
      await page.getByRole('region', { name: 'Résultats de dictée' }).waitFor(PATIENCE)
      return page.getByRole('navigation', { name: 'Apprenants' })
    },
  },
]

export const SCREEN_SHOTS: readonly ScreenShot[] = [...dictations, ...corrections, ...exercises]
