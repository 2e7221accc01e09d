/** The correction of a copy as a teacher goes through it, step by step. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { Person } from '../people/journey-people.ts'
import { ELOISE } from '../people/journey-people.ts'

export const CORRECT = '/app/francais/dictee/corriger'
export const TEACHER: Omit<Person, 'email' | 'password'> = { plan: 'teacher', learners: [ELOISE] }
export const ELOISE_NAME = 'Éloïse Bernard (CE2)'

export const FOREST = {
  title: "L'écureuil",
  content:
    "Ce matin, l'écureuil saute de branche en branche. Il cherche des noisettes pour le long hiver.",
  level: 'CE2',
}

/** The copy of FOREST with one word misspelt, one cut short and one forgotten. */
export const FOREST_COPY = [
  "Ce matin, l'écureuil sotte de branche",
  'en branche. Il cherche des noisette',
  'pour le hiver.',
]

/** Stores a dictation for whoever is signed in; answers its id. */
export async function storeDictation(
  context: BrowserContext,
  dictation: typeof FOREST & { readonly theme?: string; readonly words?: readonly string[] },
): Promise<string> {
  const reply = await context.request.post('/api/dictations', { data: dictation })
  expect(reply.status(), await reply.text()).toBe(201)
  return String((await reply.json()).id)
}

/** Results of dictation stored for the first learner of whoever is signed in. */
export async function storedResults(context: BrowserContext): Promise<{ score: number }[]> {
  const learners = await (await context.request.get('/api/learners')).json()
  const reply = await context.request.get(`/api/learners/${learners[0].id}/results`)
  return (await reply.json()).french_dictation
}

export async function chooseBoth(page: Page): Promise<void> {
  await page.getByLabel('Apprenant', { exact: true }).selectOption({ label: ELOISE_NAME })
  await page.getByLabel('Dictée', { exact: true }).selectOption({ label: FOREST.title })
}

export async function givePhoto(page: Page, photo: Buffer, name = 'copie.jpg'): Promise<void> {
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
  await page
    .getByLabel('Prendre ou choisir une photo')
    .setInputFiles({ name, mimeType, buffer: photo })
}

/** A reader yields to everything else on the machine, so that a reading may take its time on a busy one. */
export const READING = { timeout: 120_000 }

/** The words as buttons, by what is said of them. */
export function word(page: Page, name: RegExp): Locator {
  return page.getByRole('region', { name: 'Mots de la dictée' }).getByRole('button', { name })
}

export function validate(page: Page): Locator {
  return page.getByRole('button', { name: 'Valider', exact: true })
}

export function score(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'Score' })
}

export function save(page: Page): Locator {
  return page.getByRole('button', { name: 'Sauvegarder la correction' })
}

export function saved(page: Page): Locator {
  return page.getByRole('button', { name: 'Correction sauvegardée' })
}

/** From the screen to a result without photo and without fault. */
export async function allRightWithoutPhoto(page: Page): Promise<void> {
  await page.goto(CORRECT)
  await chooseBoth(page)
  await page.getByRole('button', { name: 'Corriger sans photo' }).click()
  await page.getByRole('button', { name: 'Tout le reste est juste', exact: true }).click()
  await validate(page).click()
  await expect(page.getByRole('heading', { name: 'Copie corrigée' })).toBeVisible()
}
