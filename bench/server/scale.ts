/**
 * A teacher with thirty learners of two thousand results each and a thousand dictations, among thousands of other users: what
 * the lists' routes answer and in which time, and what their screens cost a browser.
 */
import pg from 'pg'
import { type Browser, chromium, type Page } from 'playwright'
import { FULL_CLASS, seedGreatClass } from '../../test/support/people/large-class.ts'
import { testFolder } from '../../test/support/product/data-dir.ts'
import { ensureChromium, WITH_WINDOWS } from '../../tools/checks/chromium.ts'
import { type Benchmark, type Figure, median } from '../figure.ts'
import { pageMeter, type Spent } from '../web/cpu-of-screens.ts'
import { type BenchProduct, startProduct, type Teacher } from './product.ts'

const ROUNDS = 40
const WARMING = 5
const OPENINGS = 5

/** Milliseconds of script that a screen may take, as a figure of CPU. */
const SCRIPT = 100

/** Kilobytes of 1024 bytes that a screen's list may send, before compression. */
const PIECE = 64

interface Asked {
  readonly name: string
  readonly path: string
  /** Absent for answers that hold everything, as their callers ask. */
  readonly atMost?: number
}

function askedOf(learner: string, dictation: string): Asked[] {
  const results = `/api/learners/${learner}/results`
  return [
    { name: 'learners', path: '/api/learners', atMost: PIECE },
    { name: 'results, first piece', path: `${results}?limit=20`, atMost: PIECE },
    {
      name: 'results, next piece',
      path: `${results}?limit=50&activity=dictation&before=2026-06-01T00:00:00.000Z_${learner}`,
      atMost: PIECE,
    },
    { name: 'results, all 2 000', path: results },
    { name: 'dictations, first piece', path: '/api/dictations/search?limit=25', atMost: PIECE },
    {
      name: 'dictations, found',
      path: '/api/dictations/search?limit=25&search=foret',
      atMost: PIECE,
    },
    { name: 'dictations, all 1 000', path: '/api/dictations' },
    { name: 'one dictation', path: `/api/dictations/${dictation}`, atMost: PIECE },
    { name: 'statistics', path: '/api/account/statistics', atMost: PIECE },
    { name: 'practice', path: `/api/learners/${learner}/calculation-practice`, atMost: PIECE },
  ]
}

async function answer(
  { url }: BenchProduct,
  { headers }: Teacher,
  path: string,
): Promise<{ text: string; ms: number }> {
  const begun = performance.now()
  const response = await fetch(`${url}${path}`, { headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return { text, ms: performance.now() - begun }
}

function parseFirstId(text: string): string {
  const [row] = JSON.parse(text) as { id: string }[]
  if (!row) throw new Error('an empty list')
  return row.id
}

async function routesOf(product: BenchProduct, teacher: Teacher): Promise<Figure[]> {
  const learner = parseFirstId((await answer(product, teacher, '/api/learners')).text)
  const dictation = parseFirstId((await answer(product, teacher, '/api/dictations')).text)
  const figures: Figure[] = []
  for (const { name, path, atMost } of askedOf(learner, dictation)) {
    const times: number[] = []
    let bytes = 0
    for (let round = 0; round < WARMING + ROUNDS; round += 1) {
      const { text, ms } = await answer(product, teacher, path)
      bytes = Buffer.byteLength(text)
      if (round >= WARMING) times.push(ms)
    }
    figures.push(
      { name: `${name} p50`, value: median(times), unit: 'ms' },
      {
        name: `${name} size`,
        value: bytes / 1024,
        unit: 'kB',
        ...(atMost !== undefined && { atMost }),
      },
    )
  }
  return figures
}

interface Screen {
  readonly path: string
  /** On the screen once its list is there. */
  readonly sign: string
}

const SCREENS: readonly Screen[] = [
  { path: '/app/resultats', sign: 'section[aria-label="Résultats de dictée"] li' },
  { path: '/app/francais/dictee/liste', sign: 'tbody tr' },
  { path: '/app/francais/dictee/corriger', sign: 'select' },
  { path: '/app/apprenants', sign: 'tbody tr' },
  { path: '/app/mathematiques/calculs/test', sign: 'select' },
  { path: '/app/compte', sign: 'main h2' },
]

/** As a link of the application leads there: the router reads the address. */
async function follow(page: Page, { path, sign }: Screen): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator(sign).first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function openPage(browser: Browser, product: BenchProduct, teacher: Teacher): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'fr-FR' })
  await context.addCookies(teacher.cookies)
  return context.newPage()
}

function medianOf(spent: readonly Spent[]): Spent {
  return {
    script: median(spent.map(({ script }) => script)),
    all: median(spent.map(({ all }) => all)),
  }
}

/** From a cold load of the address, then from inside the application. */
async function screenFigures(
  open: () => Promise<Page>,
  screen: Screen,
): Promise<readonly Figure[]> {
  const cold: Spent[] = []
  const warm: Spent[] = []
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const page = await open()
    const loading = await pageMeter(page)
    await page.goto(screen.path)
    await page.locator(screen.sign).first().waitFor()
    await page.waitForLoadState('networkidle')
    cold.push(await loading.read())
    await page.goto('/app')
    await page.waitForLoadState('networkidle')
    warm.push(await (await pageMeter(page)).of(() => follow(page, screen)))
    await page.context().close()
  }
  return [
    { name: `${screen.path} script`, value: medianOf(warm).script, unit: 'ms CPU', atMost: SCRIPT },
    { name: `${screen.path} all`, value: medianOf(warm).all, unit: 'ms CPU' },
    { name: `${screen.path} script, cold`, value: medianOf(cold).script, unit: 'ms CPU' },
  ]
}

/** Every «Voir plus» of the longest list, to its end. */
async function wholeListFigures(open: () => Promise<Page>): Promise<readonly Figure[]> {
  const page = await open()
  await page.goto('/app/resultats')
  const list = page.locator('section[aria-label="Résultats de dictée"]')
  const more = list.getByRole('button', { name: 'Voir plus' })
  await more.waitFor()
  const meter = await pageMeter(page)
  const spent: Spent[] = []
  for (;;) {
    const shown = await list.locator('li').count()
    if (!(await more.isVisible())) break
    spent.push(
      await meter.of(async () => {
        await more.click()
        await list.locator('li').nth(shown).waitFor()
        await page.waitForLoadState('networkidle')
      }),
    )
  }
  const rows = await list.locator('li').count()
  await page.context().close()
  return [
    {
      name: 'rows of the longest list',
      value: rows,
      unit: '',
      atLeast: Math.floor(FULL_CLASS.results / 3),
    },
    {
      name: 'dearest «Voir plus» script',
      value: Math.max(...spent.map(({ script }) => script)),
      unit: 'ms CPU',
      atMost: SCRIPT,
    },
  ]
}

async function screensOf(product: BenchProduct, teacher: Teacher): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(WITH_WINDOWS) })
  try {
    const open = (): Promise<Page> => openPage(browser, product, teacher)
    const figures: Figure[] = []
    for (const screen of SCREENS) figures.push(...(await screenFigures(open, screen)))
    return [...figures, ...(await wholeListFigures(open))]
  } finally {
    await browser.close()
  }
}

async function fill(product: BenchProduct, teacherId: string): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl })
  await client.connect()
  try {
    await seedGreatClass(client, { ...FULL_CLASS, teacherId })
  } finally {
    await client.end()
  }
}

async function run(): Promise<readonly Figure[]> {
  await using folder = await testFolder()
  const product = await startProduct(folder.path)
  try {
    const teacher = await product.teacherWithLearners(0)
    await fill(product, teacher.id)
    return [...(await routesOf(product, teacher)), ...(await screensOf(product, teacher))]
  } finally {
    await product.stop()
  }
}

export const scaleBenchmark: Benchmark = {
  name: 'scale',
  workload:
    '30 learners with 2 000 results each, 1 000 dictations, 4 800 other users: the routes of the lists, the screens in Chromium',
  run,
}
