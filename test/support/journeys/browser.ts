/**
 * What a journey in the browser needs, each with a verb. An unexpected error on the console fails the journey, and so does
 * anything that the content policy refused.
 */
import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { PASSWORD, type Person, seedPeople } from '../people/journey-people.ts'

export interface Journey {
  /** Opens a session without the form. */
  readonly signIn: (who: Person) => Promise<void>
  /** Makes an account that no other journey knows. */
  readonly newPerson: (who: Omit<Person, 'email' | 'password'>) => Promise<Person>
  /** Lets a message of the browser's console pass: «Failed to load resource», where a refusal is the point. */
  readonly allowConsole: (message: RegExp) => void
}

/** How a page tells what its content policy refused, which no journey may let pass. */
const REFUSED = 'refused by the content policy:'

function tellRefusals(prefix: string): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(prefix, effectiveDirective, blockedURI, sample)
  })
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const test = base.extend<Journey & { consoleWatch: RegExp[] }>({
  consoleWatch: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const seen: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(message.text())
      })
      context.on('weberror', (failure) => seen.push(failure.error().message))
      await context.addInitScript(tellRefusals, REFUSED)
      await use(allowed)
      const isAllowed = (text: string): boolean =>
        !text.startsWith(REFUSED) && allowed.some((pattern) => pattern.test(text))
      expect(seen.filter((text) => !isAllowed(text))).toEqual([])
    },
    { auto: true },
  ],
  allowConsole: async ({ consoleWatch }, use) => {
    await use((message) => {
      consoleWatch.push(message)
    })
  },
  signIn: async ({ context }, use) => {
    await use(async ({ email, password }) => {
      const reply = await context.request.post('/api/auth/sign-in/email', {
        data: { email, password },
      })
      expect(reply.status(), await reply.text()).toBe(200)
    })
  },
  newPerson: async ({ browserName }, use, info) => {
    let made = 0
    await use(async (who) => {
      made += 1
      const name = `${browserName}-${info.testId}-${info.project.name}-${info.retry}-${made}`
      const person = { ...who, email: `${name}@exemple.fr`.toLowerCase(), password: PASSWORD }
      await seedPeople([person])
      return person
    })
  },
})

export { expect }

/** No violation of WCAG A and AA nor of the good practices; nothing wider than the window; a title of its own. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/L'Encrier/)
  await expectNoOverflow(page)
  expect(await violations(page)).toEqual([])
}

/**
 * What axe finds wrong, asked in the page itself, which has no frames: its package for Playwright opens one more page for each
 * look and tells at length what is right, which takes five times as long.
 */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const run: typeof axe.run = Reflect.get(globalThis, 'axe').run
    // No rule of these looks at style sheets as a whole, and nobody asks for the selector of what is right: a fourth of the time.
    const quick = { preload: false, selectors: false }
    const found = await run({ runOnly, resultTypes: ['violations'], ...quick })
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
    )
  }, TAGS)
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess).toBeLessThanOrEqual(0)
}

/** Waits until the lazily loaded script `name`, and all that it imports, has come: what opens next needs no network. */
export async function scriptLoaded(page: Page, name: string): Promise<void> {
  const script = await page.waitForFunction(
    (part) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry.name)
        .find((url) => url.includes(part)),
    `/assets/${name}-`,
  )
  await page.evaluate(`import(${JSON.stringify(await script.jsonValue())}).then(() => undefined)`)
}
