/** What a hand does in each player, for the measure of its interactions: no answer is looked at, only given. */
import type { Locator, Page } from 'playwright'
import type { Hand } from './input-gestures.ts'

export interface Player {
  readonly name: string
  readonly play: (page: Page, hand: Hand) => Promise<void>
}

/** A right or wrong answer stays on the sheet that long. */
const FEEDBACK_MS = 1800

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).first()
}

async function giveAnswers(page: Page, hand: Hand, pause: number): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await page.getByRole('textbox').first().focus()
    await hand.keys(['1', '2', 'Enter'])
    await page.waitForTimeout(pause)
  }
}

async function training(page: Page, hand: Hand): Promise<void> {
  await page.goto('/app/mathematiques/calculs/entrainement')
  await page.getByRole('switch', { name: 'Calculs libres' }).check()
  await hand.press(button(page, 'Commencer'))
  await giveAnswers(page, hand, FEEDBACK_MS)
}

async function test(page: Page, hand: Hand): Promise<void> {
  await page.goto('/app/mathematiques/calculs/test')
  await page.getByLabel('Apprenant').selectOption({ index: 1 })
  await page.getByLabel('Nombre de calculs').fill('4')
  await hand.press(button(page, 'Commencer le test'))
  await giveAnswers(page, hand, 200)
  await page.getByRole('heading', { name: 'Résultat du test' }).waitFor()
}

const GRAMMAR = '/app/francais/grammaire/entrainement'

async function analysis(page: Page, hand: Hand): Promise<void> {
  await page.goto(GRAMMAR)
  await page.getByRole('spinbutton', { name: 'Nombre de questions' }).fill('2')
  await hand.press(button(page, 'Commencer'))
  await page.getByText('Question 1 sur 2').waitFor()
  for (let choice = 0; choice < 4; choice += 1) {
    for (const asked of await page.getByRole('group', { name: /Nature|Fonction/ }).all())
      await hand.press(asked.getByRole('button').nth(choice))
    await hand.press(button(page, 'Vérifier'))
    const next = button(page, 'Mot suivant')
    if (await next.isVisible()) await hand.press(next)
  }
}

async function gaps(page: Page, hand: Hand): Promise<void> {
  await page.goto(GRAMMAR)
  await page.getByRole('radio', { name: 'Textes à trous' }).check()
  await hand.press(button(page, "Essayer l'exemple"))
  await page.locator('.player-sentence').waitFor()
  const groups = page.getByRole('group')
  for (let gap = 0; gap < (await groups.count()); gap += 1)
    await hand.press(groups.nth(gap).getByRole('button').first())
  await hand.press(button(page, 'Vérifier'))
}

async function order(page: Page, hand: Hand): Promise<void> {
  await page.goto(GRAMMAR)
  await page.getByRole('radio', { name: 'Réorganisation de phrases' }).check()
  await hand.press(button(page, "Essayer l'exemple"))
  const question = page.getByRole('region', { name: 'Phrase' })
  const offered = question.getByRole('list').last().getByRole('button')
  await offered.first().waitFor()
  for (let left = await offered.count(); left > 0; left -= 1) await hand.press(offered.first())
  await hand.press(button(page, 'Vérifier'))
}

/** Nothing is known twice, so that hint, solution and drawings are shown. */
async function giveUp(page: Page, hand: Hand, next: string): Promise<void> {
  await hand.press(button(page, 'Commencer'))
  for (let round = 0; round < 3; round += 1) {
    await hand.press(button(page, 'Je ne sais pas'))
    await hand.press(button(page, 'Je ne sais pas'))
    await hand.press(button(page, next))
  }
}

async function problems(page: Page, hand: Hand): Promise<void> {
  await page.goto('/app/mathematiques/problemes')
  await giveUp(page, hand, 'Problème suivant')
}

async function figures(page: Page, hand: Hand): Promise<void> {
  await page.goto('/app/mathematiques/fractions-et-mesures')
  await giveUp(page, hand, 'Question suivante')
}

/** Words of the dictation below that the pupil wrote otherwise. */
const MISSPELT = ['saute', 'noisettes', 'jouent', 'mangent', 'dort', 'sortiront']

async function settling(page: Page, hand: Hand): Promise<void> {
  await page.goto('/app/francais/dictee/corriger')
  await page.getByLabel('Apprenant', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Dictée', { exact: true }).selectOption({ index: 1 })
  await hand.press(button(page, 'Corriger sans photo'))
  const words = page.getByRole('region', { name: 'Mots de la dictée' })
  for (const word of MISSPELT) {
    await hand.press(words.getByRole('button', { name: new RegExp(`^${word}`) }).first())
    await page.getByLabel('Écrit ainsi\u00a0:').focus()
    await hand.keys(['s', 'o', 't', 'Enter'])
  }
  await hand.press(button(page, 'Tout le reste est juste'))
  await hand.press(button(page, 'Valider'))
  await page.getByRole('heading', { name: 'Copie corrigée' }).waitFor()
}

async function results(page: Page, hand: Hand): Promise<void> {
  await page.goto('/app/resultats')
  const list = page.getByRole('region', { name: 'Résultats de calcul' })
  await hand.press(list.getByRole('button', { name: 'Voir plus' }))
  await list.getByRole('listitem').nth(40).waitFor()
  await page.getByRole('figure').first().getByRole('button').last().focus()
  await hand.keys(['ArrowLeft', 'ArrowLeft', 'Home', 'End'])
}

async function library(page: Page, hand: Hand): Promise<void> {
  await page.goto('/app/francais/dictee/liste')
  await page.getByRole('searchbox').focus()
  await hand.keys(['f', 'o', 'r', 'e', 't'])
  await page.getByText(/trouvée/).waitFor()
}

export const PLAYERS: readonly Player[] = [
  { name: 'training of calculations', play: training },
  { name: 'test of calculations', play: test },
  { name: 'problems', play: problems },
  { name: 'fractions', play: figures },
  { name: 'grammar, analysis', play: analysis },
  { name: 'grammar, gaps', play: gaps },
  { name: 'grammar, order', play: order },
  { name: 'settling of a copy', play: settling },
  { name: 'results', play: results },
  { name: 'library', play: library },
]

const SENTENCES =
  "Ce matin, l'écureuil saute de branche en branche. Il cherche des noisettes pour le long hiver. " +
  'Ses petits jouent près du vieux chêne et mangent des glands. ' +
  'Le soir, toute la famille dort bien au chaud. Demain, ils sortiront encore. '

/** More than a list shows at first, and enough to be looked through. */
const DICTATIONS = 40
const TESTS = 60

/** What the players need: a long dictation among others, and a learner with many results. */
export async function preparePlayers(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly correction: string; readonly dictation: string }> {
  const send = async (path: string, body: unknown): Promise<string> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.status !== 201) throw new Error(`${path}: ${response.status}`)
    return parseId(await response.json())
  }
  const learners = await (await fetch(`${url}/api/learners`, { headers })).json()
  const learner_id = parseId(Array.isArray(learners) ? learners[0] : undefined)
  const content = SENTENCES.repeat(4).trim()
  const dictation = { title: 'La forêt', content, level: 'CE2' }
  const dictation_id = await send('/api/dictations', dictation)
  for (let other = 1; other < DICTATIONS; other += 1) {
    await send('/api/dictations', { ...dictation, title: `Dictée ${other}`, content: SENTENCES })
  }
  const correction = await send('/api/french-dictation-results', {
    learner_id,
    dictation_id,
    content: content.replaceAll('saute', 'sote'),
  })
  for (let test = 0; test < TESTS; test += 1) {
    await send('/api/math-calculation-results', {
      learner_id,
      operation: ['addition'],
      level: 'CE2',
      questions_count: 20,
      correct_answers: test % 21,
      total_time: 90_000,
      average_time: 4500,
    })
  }
  return { correction, dictation: dictation_id }
}

function parseId(row: unknown): string {
  const { id } = row as { id?: string }
  if (id === undefined) throw new Error('an answer without an identifier')
  return id
}
