/** Settling a copy of forty words with six errors, as an adult does who has the sheet before the eyes. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { Person } from '../people/journey-people.ts'
import { CORRECT, ELOISE_NAME, storeDictation, TEACHER, validate } from './correction-journey.ts'

export const FAMILY = {
  title: "La famille de l'écureuil",
  content:
    "Ce matin, l'écureuil saute de branche en branche. Il cherche des noisettes pour le long hiver. " +
    'Ses petits jouent près du vieux chêne et mangent des glands. ' +
    'Le soir, toute la famille dort bien au chaud. Demain, ils sortiront encore.',
  level: 'CE2',
}

/** The sheet as the pupil wrote it. */
export const FAMILY_COPY = [
  "Ce matin, l'écureuil sote de branche",
  'en branche. Il cherche des noisette',
  'pour le hiver. Ses petits joue près',
  'du vieux chêne et manges des glands.',
  'Le soir, toute la famille dore bien',
  'au chaud. Demain, ils sortiront encore.',
]

/** Word of the dictation and what stands on the sheet, null for a forgotten one. */
export const ERRORS: readonly { readonly index: number; readonly written: string | null }[] = [
  { index: 3, written: 'sote' },
  { index: 11, written: 'noisette' },
  { index: 14, written: null },
  { index: 18, written: 'joue' },
  { index: 24, written: 'manges' },
  { index: 32, written: 'dore' },
]

/** Lines in which the screen shows the dictation. */
export const LINES = 5

/** Counts what the hands do. */
export class GestureCount {
  count = 0

  async tap(target: Locator): Promise<void> {
    this.count += 1
    await target.tap()
  }

  async press(page: Page, key: string): Promise<void> {
    this.count += 1
    await page.keyboard.press(key)
  }

  /** One word, typed and confirmed. */
  async type(field: Locator, text: string): Promise<void> {
    this.count += 1
    await field.fill(text)
    await field.press('Enter')
  }
}

interface Journey {
  readonly page: Page
  readonly context: BrowserContext
  readonly signIn: (who: Person) => Promise<void>
  readonly newPerson: (who: Omit<Person, 'email' | 'password'>) => Promise<Person>
}

/** A teacher before the choice of a photo, learner and dictation chosen. */
export async function openFamily(journey: Journey, dictation = FAMILY): Promise<void> {
  const { page, context, signIn, newPerson } = journey
  await signIn(await newPerson(TEACHER))
  await storeDictation(context, dictation)
  await page.goto(CORRECT)
  await page.getByLabel('Apprenant', { exact: true }).selectOption({ label: ELOISE_NAME })
  await page.getByLabel('Dictée', { exact: true }).selectOption({ label: dictation.title })
}

interface Hands {
  readonly right: () => Promise<void>
  readonly forgotten: () => Promise<void>
  readonly asRead: () => Promise<void>
  readonly written: (text: string) => Promise<void>
  readonly pick: (index: number) => Promise<void>
}

/** Says of the word in view what stands on the sheet. */
async function answer(page: Page, index: number, hands: Hands): Promise<void> {
  const error = ERRORS.find((one) => one.index === index)
  if (!error) return hands.right()
  if (error.written === null) return hands.forgotten()
  const offered = await page.getByLabel('Écrit ainsi\u00a0:').inputValue()
  return offered === error.written ? hands.asRead() : hands.written(error.written)
}

/** Index of the word in view; undefined when all is settled. */
async function wordInView(page: Page): Promise<number | undefined> {
  const current = page.locator('[data-word][aria-current]')
  return (await current.count()) === 0 ? undefined : Number(await current.getAttribute('data-word'))
}

/** Answers every word to check, then mends what was read right although it is wrong. */
export async function settleAsAdult(page: Page, hands: Hands): Promise<void> {
  const answered = new Set<number>()
  for (;;) {
    const index = await wordInView(page)
    if (index === undefined) break
    expect(answered).not.toContain(index)
    answered.add(index)
    await answer(page, index, hands)
  }
  for (const { index } of ERRORS) {
    if (answered.has(index)) continue
    await hands.pick(index)
    await answer(page, index, hands)
  }
}

/** «Valider» is open, and leads to the six errors out of forty words. */
export async function expectMarked(page: Page): Promise<void> {
  await validate(page).click()
  await expect(page.getByRole('definition')).toHaveText(['40', '6', '85\u00a0%', /\d{4}$/])
}
