/**
 * What the browser loads for each screen, cold, as it crosses the wire (compressed, headers included), by kind; how long an
 * interaction of the players waits for its picture; then what Lighthouse says of the pages that anyone can read. The budgets
 * are those of docs/decisions/0006-web-budgets.md. `-- web weights`,
 * `-- web interactions [details]`, `-- web audit`: one part alone.
 */
import { type Browser, chromium } from 'playwright'
import { testFolder } from '../../test/support/product/data-dir.ts'
import { ensureChromium, WITH_WINDOWS } from '../../tools/checks/chromium.ts'
import type { Benchmark, Figure } from '../figure.ts'
import { type BenchProduct, startProduct, type Teacher } from '../server/product.ts'
import { isMachineQuiet } from '../server/quiet-machine.ts'
import { interactionFigures } from './interactions.ts'
import { AUDIT_CATEGORIES, auditScores, startAuditBrowser } from './lighthouse-audit.ts'
import { preparePlayers } from './players.ts'

const CORRECTION = '/app/resultats/:id'
const DICTATION = '/app/francais/dictee/:id'

/** Kilobytes of 1024 bytes of script, and of everything, that a screen may load. */
const BUDGETS: readonly (readonly [path: string, script: number, all: number])[] = [
  ['/', 122, 255],
  ['/plans', 113, 187],
  ['/login', 132, 209],
  ['/nouveau-mot-de-passe', 133, 211],
  ['/mot-de-passe-oublie', 133, 209],
  ['/register', 134, 210],
  ['/confirmer-adresse', 132, 206],
  ['/mentions-legales', 115, 215],
  ['/confidentialite', 118, 215],
  ['/confidentialite/enfants', 115, 215],
  ['/confidentialite/ecoles', 116, 215],
  ['/accessibilite', 115, 215],
  ['/app/ce-soir', 165, 274],
  ['/app/francais/dictee', 154, 255],
  ['/app/francais/dictee/creer', 170, 247],
  ['/app/francais/mots-a-revoir', 169, 250],
  ['/app/francais/mots-a-revoir/dictee-flash', 176, 257],
  ['/app/francais/mots-a-revoir/bilan', 173, 253],
  // With the fonts of a child's letters.
  [DICTATION, 165, 300],
  [`${DICTATION}/dicter`, 169, 300],
  [`${DICTATION}/classe`, 211, 297],
  ['/app/francais/dictee/liste', 158, 248],
  ['/app/francais/dictee/corriger', 186, 281],
  ['/app/francais/grammaire', 155, 257],
  ['/app/francais/grammaire/entrainement', 168, 245],
  ['/app/francais/grammaire/test', 168, 245],
  ['/app/mathematiques/calculs', 156, 257],
  ['/app/mathematiques/calculs/entrainement', 177, 253],
  ['/app/mathematiques/calculs/test', 181, 260],
  ['/app/apprenants', 169, 249],
  ['/app/apprenants/classe', 168, 247],
  // With the font of the names in a list of results.
  ['/app/resultats', 175, 268],
  // The copy as it is settled and as it is marked, since it is opened to be changed; with the fonts of a marked copy.
  [CORRECTION, 193, 318],
  ['/app/compte', 165, 243],
  // With the pictures that stand near the first screenful.
  ['/app/aide', 156, 358],
]

/** Time for what a screen asks for once it stands. */
const SETTLING_MS = 800
const PATIENCE_MS = 20_000

/** Bytes of script that every page needs. */
const FRAMEWORK = 90 * 1024

/** What whoever looks at the product sees first, and the mark out of 100 that each quality must reach. */
const AUDITED = ['/', '/plans', '/login']
const MARK = 98

interface Loaded {
  readonly script: number
  readonly style: number
  readonly all: number
}

async function load(
  browser: Browser,
  product: BenchProduct,
  teacher: Teacher,
  path: string,
): Promise<Loaded> {
  const context = await browser.newContext({ baseURL: product.url })
  try {
    if (path.startsWith('/app')) await context.addCookies(teacher.cookies)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const kinds = new Map<string, string>()
    const bytes = { script: 0, style: 0, all: 0 }
    session.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type))
    session.on('Network.loadingFinished', (event) => {
      bytes.all += event.encodedDataLength
      const kind = kinds.get(event.requestId)
      if (kind === 'Script') bytes.script += event.encodedDataLength
      if (kind === 'Stylesheet') bytes.style += event.encodedDataLength
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    // On a busy machine the network may rest before the scripts, or the screen itself, were asked for.
    for (let waited = 0; bytes.script < FRAMEWORK && waited < PATIENCE_MS; waited += SETTLING_MS)
      await page.waitForTimeout(SETTLING_MS)
    await page.locator('h1').first().waitFor()
    await page.waitForTimeout(SETTLING_MS)
    return bytes
  } finally {
    await context.close()
  }
}

interface Bench {
  readonly chromiumPath: string
  readonly product: BenchProduct
  readonly teacher: Teacher
  /** A stored correction. */
  readonly correction: string
  /** A stored dictation. */
  readonly dictation: string
  readonly details: boolean
  /** Whether times count. */
  readonly quiet: boolean
}

async function weigh(bench: Bench): Promise<Figure[]> {
  const { chromiumPath, product, teacher, correction, dictation } = bench
  const browser = await chromium.launch({ executablePath: chromiumPath })
  try {
    const figures: Figure[] = []
    for (const [path, script, all] of BUDGETS) {
      const address = path.replace(':id', path === CORRECTION ? correction : dictation)
      const loaded = await load(browser, product, teacher, address)
      figures.push(
        { name: `${path} script`, value: loaded.script / 1024, unit: 'kB', atMost: script },
        { name: `${path} style`, value: loaded.style / 1024, unit: 'kB' },
        { name: `${path} all`, value: loaded.all / 1024, unit: 'kB', atMost: all },
      )
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function interact({ chromiumPath, ...bench }: Bench): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath })
  try {
    return await interactionFigures({ browser, ...bench })
  } finally {
    await browser.close()
  }
}

async function audit({ chromiumPath, product, quiet }: Bench): Promise<Figure[]> {
  await using profile = await testFolder()
  const browser = await startAuditBrowser(chromiumPath, profile.path)
  try {
    const figures: Figure[] = []
    for (const path of AUDITED) {
      const marks = await auditScores(`${product.url}${path}`, browser.port)
      for (const category of AUDIT_CATEGORIES) {
        figures.push({
          name: `${path} ${category}`,
          value: marks[category],
          unit: '/ 100',
          ...((quiet || category !== 'performance') && { atLeast: MARK }),
        })
      }
    }
    return figures
  } finally {
    await browser.stop()
  }
}

const PARTS = { weights: weigh, interactions: interact, audit } as const

async function run(args: readonly string[]): Promise<readonly Figure[]> {
  const quiet = isMachineQuiet()
  await using folder = await testFolder()
  const chromiumPath = await ensureChromium(WITH_WINDOWS)
  const product = await startProduct(folder.path, { REGISTRATION: 'open' })
  try {
    const teacher = await product.teacherWithLearners(6)
    const { correction, dictation } = await preparePlayers(product.url, teacher.headers)
    const details = args.includes('details')
    const chosen = args.filter((arg) => arg !== 'details')
    const bench = { chromiumPath, product, teacher, correction, dictation, details, quiet }
    const figures: Figure[] = []
    for (const [name, part] of Object.entries(PARTS))
      if (chosen.length === 0 || chosen.includes(name)) figures.push(...(await part(bench)))
    return figures
  } finally {
    await product.stop()
  }
}

export const webBenchmark: Benchmark = {
  name: 'web',
  workload:
    'each screen loaded cold in Chromium, bytes on the wire; interactions of the players on a processor four times slower; public pages audited by Lighthouse',
  run,
}
