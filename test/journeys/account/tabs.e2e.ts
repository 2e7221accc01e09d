/** One session in five tabs: it lives while one of them is used, and ends in all of them. One size: none of it is layout. */
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { expect, test } from '../../support/journeys/browser.ts'
import { SESSION_S, test as shortly } from '../../support/journeys/product-with-short-sessions.ts'
import { CLAIRE } from '../../support/people/journey-people.ts'

const PATHS = [
  '/app/apprenants',
  '/app/resultats',
  '/app/francais/dictee/liste',
  '/app/compte',
  '/app/aide',
] as const

async function fiveTabs(context: BrowserContext): Promise<Page[]> {
  return Promise.all(
    PATHS.map(async (path) => {
      const page = await context.newPage()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      return page
    }),
  )
}

/** Where each tab is, and whether it answers. */
async function expectAt(tabs: readonly Page[], where: RegExp, timeout = 15_000): Promise<void> {
  await Promise.all(
    tabs.map(async (tab) => {
      await expect(tab).toHaveURL(where, { timeout })
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible({ timeout })
    }),
  )
}

/** Against hanging only: a browser that goes on after a stop has much to do on a busy machine. */
const WAKING_MS = 40_000

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/')
}

/** Resolves with the moment of the next click, as the tab itself knows it. */
function clicked(tab: Page): Promise<number> {
  return tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(Date.now()), { capture: true, once: true })
      }),
  )
}

/** Resolves with the moment at which the tab came to /login: its own clock, since a busy machine delays the test most. */
async function shut(tab: Page): Promise<number> {
  const seen = await tab.waitForFunction(
    () => location.pathname === '/login' && Date.now(),
    undefined,
    { polling: 10, timeout: WAKING_MS },
  )
  return Number(await seen.jsonValue())
}

test('A8 a sign-out reaches the other tabs @release', async ({ context, signIn }) => {
  await signIn(CLAIRE)
  const [first, ...others] = await fiveTabs(context)
  if (first === undefined) throw new Error('no tab')
  const from = clicked(first)
  const moments = Promise.all(others.map(shut))
  await signOut(first)
  await expectAt(others, /\/login$/)
  for (const tab of others) await expect(tab.getByText('Éloïse')).toBeHidden()
  const lastMs = Math.max(...(await moments)) - (await from)
  process.stdout.write(`A8 the last of four tabs was shut ${lastMs} ms after the click\n`)
})

/** Lets the test put the page's clock on by what a session lasts, as if the machine woke then. */
function clockToAdvance(): void {
  const now = Date.now.bind(Date)
  let ahead = 0
  Date.now = () => now() + ahead
  Reflect.set(globalThis, 'advance', () => {
    ahead += 3_600_000
    dispatchEvent(new Event('online'))
  })
}

test('A8 a hundred expiries met by five tabs at once sign nobody out @release', async ({
  context,
  signIn,
}) => {
  // A hundred times whatever a round takes on a busy machine.
  test.setTimeout(300_000)
  await context.addInitScript(clockToAdvance)
  await signIn(CLAIRE)
  const tabs = await fiveTabs(context)
  let asked = 0
  let answered = 0
  const isRefresh = (request: Request): boolean => request.url().endsWith('/get-session')
  context.on('request', (request) => {
    if (isRefresh(request)) asked += 1
  })
  context.on('requestfailed', (request) => expect.soft(request.url()).toBe('answered'))
  context.on('response', (response) => {
    if (!isRefresh(response.request())) return
    answered += 1
    expect.soft(response.status()).toBe(200)
  })
  for (let round = 0; round < 100; round += 1) {
    const before = answered
    await Promise.all(tabs.map((tab) => tab.evaluate(() => Reflect.get(globalThis, 'advance')())))
    // Whoever asks first tells the others.
    await expect
      .poll(() => answered > before && answered === asked, { intervals: [10, 20, 50, 100] })
      .toBe(true)
  }
  await expectAt(tabs, /\/app\//)
  for (const tab of tabs) {
    await tab.goto('/app/apprenants')
    await expect(tab.getByText('Éloïse')).toBeVisible()
  }
})

/** Stops every process of the browser, as a closed lid does, and lets them go on. */
async function sleep(browser: Browser, ms: number): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const each = (signal: NodeJS.Signals): void => {
    for (const { id } of processInfo) process.kill(id, signal)
  }
  each('SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, ms))
  each('SIGCONT')
}

shortly(
  'A8 a session that ended while the machine slept is said to be over in each of five tabs @release',
  async ({ browser, context, signIn, allowConsole }) => {
    allowConsole(/401/)
    await signIn(CLAIRE)
    const tabs = await fiveTabs(context)
    for (const [i, tab] of tabs.entries()) await expect(tab).toHaveURL(PATHS[i] ?? '')
    await sleep(browser, 1.2 * SESSION_S * 1000)
    await expectAt(tabs, /\/login\?.*motif=session/, WAKING_MS)
    for (const tab of tabs) await expect(tab.getByText(/^Session expirée/)).toBeVisible()
  },
)
