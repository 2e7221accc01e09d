/** What a journey through mental arithmetic does: reads a sum on the screen, answers it, looks at what is stored. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './browser.ts'

export const HUB = '/app/mathematiques/calculs'
export const TRAINING = '/app/mathematiques/calculs/entrainement'
export const TEST = '/app/mathematiques/calculs/test'

/** Time of a feedback, in ms. */
export const FEEDBACK = 1500

const RESULTS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '−': (left, right) => left - right,
  '×': (left, right) => left * right,
  '÷': (left, right) => left / right,
}

/** The sum on the sheet: «7 × 8 =». */
export async function sumOnScreen(page: Page): Promise<string> {
  return page.locator('.sum label').locator('[aria-hidden]').innerText()
}

/** The right answer to the sum on the sheet. */
export async function solution(page: Page): Promise<number> {
  const [, left, sign, right] = /([\d\s]+)([+−×÷])([\d\s]+)=/u.exec(await sumOnScreen(page)) ?? []
  const result = RESULTS[sign ?? '']
  expect(result, 'a sum with a sign').toBeDefined()
  const number = (text: string | undefined): number => Number(text?.replace(/\s/gu, ''))
  return result?.(number(left), number(right)) ?? Number.NaN
}

/** Types into the box that has the focus, and Enter: no click anywhere. */
export async function give(page: Page, answer: number | string): Promise<void> {
  await page.keyboard.type(String(answer))
  await page.keyboard.press('Enter')
}

/** A right answer. */
export async function giveRight(page: Page): Promise<void> {
  await give(page, await solution(page))
}

/** An answer that is too large by one. */
export async function giveWrong(page: Page): Promise<void> {
  await give(page, (await solution(page)) + 1)
}

/** «Calculs libres»: the specified ranges, one switch away from the programme. */
export async function openFree(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('switch', { name: 'Calculs libres' }).check()
}

/** Ticks the operations that are named, and no other. */
export async function chooseOperations(page: Page, names: readonly string[]): Promise<void> {
  for (const name of ['Addition', 'Soustraction', 'Multiplication', 'Division']) {
    await page.getByRole('checkbox', { name }).setChecked(names.includes(name))
  }
}

/** The calculation tests stored for the first learner by name. */
export async function storedTests(context: BrowserContext): Promise<unknown[]> {
  const [learner] = await (await context.request.get('/api/learners')).json()
  const results = await (await context.request.get(`/api/learners/${learner.id}/results`)).json()
  return results.math_calculation
}
