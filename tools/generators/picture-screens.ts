/**
 * Takes the pictures of the screens that the help shows, from the product itself with the demo's month, on a desktop and on a
 * phone: `sh tools/run.sh tools/generators/picture-screens.ts [NAME…]`. The web application must be built.
 */
import { mkdir } from 'node:fs/promises'
import { argv, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright'
import sharp from 'sharp'
import { testFolder } from '../../test/support/product/data-dir.ts'
import { startProduct } from '../../test/support/product/product.ts'
import { ensureChromium } from '../checks/chromium.ts'
import { SCREEN_SHOTS, type ScreenShot } from './screen-shots.ts'

const FOLDER = fileURLToPath(new URL('../../src/web/help/pictures/', import.meta.url))

/** CSS pixels of a picture, and how finely it is drawn. */
interface PictureSize {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly touch: boolean
}

/** Pixels of the file of a wide window: three by two. */
const WIDE = { width: 1140, height: 760 }

const NARROW: PictureSize = { name: 'narrow', width: 390, height: 468, scale: 2, touch: true }

/** A shot of fewer CSS pixels is drawn larger, so that all files are alike. */
function wideSize({ width = 900 }: ScreenShot): PictureSize {
  const scale = WIDE.width / width
  return { name: 'wide', width, height: WIDE.height / scale, scale, touch: false }
}

/** Above and beside what a picture is about. */
const MARGIN = 10

const QUALITY = 72

/** Same questions in every run. */
function fixChance(): void {
  const draw = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (array) =>
    array instanceof Uint32Array && array.length === 1 ? array.fill(20_261_121) : draw(array)
}

interface Account {
  readonly email: string
  readonly password: string
}

/** The account that the product prints when it is ready. */
function printedAccount(printed: string): Account {
  const [, email, password] = /(\S+@\S+)\s.*?(\S+-\d{4})/u.exec(printed) ?? []
  if (email === undefined || password === undefined) throw new Error('no demo account was printed')
  return { email, password }
}

async function openContext(
  browser: Browser,
  { width, height, scale, touch }: PictureSize,
  url: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: Math.max(height, 800) },
    deviceScaleFactor: scale,
    hasTouch: touch,
    isMobile: touch,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(fixChance)
  return context
}

async function takePicture(page: Page, top: Locator, size: PictureSize): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.mouse.move(0, 0)
  const box = await top.evaluate((element) => {
    const { left, top: edge } = element.getBoundingClientRect()
    return { left: left + window.scrollX, top: edge + window.scrollY }
  })
  return page.screenshot({
    fullPage: true,
    type: 'png',
    clip: { x: 0, y: Math.max(0, box.top - MARGIN), width: size.width, height: size.height },
  })
}

async function takeShot(
  browser: Browser,
  shot: ScreenShot,
  { size, url, account }: { size: PictureSize; url: string; account: Account },
): Promise<void> {
  const context = await openContext(browser, size, url)
  try {
    await context.request.post('/api/auth/sign-in/email', { data: account })
    const page = await context.newPage()
    const picture = await takePicture(page, await shot.reach(page), size)
    const file = `${FOLDER}${shot.name}-${size.name}.webp`
    const { size: bytes } = await sharp(picture).webp({ quality: QUALITY, effort: 6 }).toFile(file)
    stdout.write(`${shot.name}-${size.name}.webp ${Math.round(bytes / 1024)} kB\n`)
  } finally {
    await context.close()
  }
}

async function takeAll(url: string, account: Account, shots: readonly ScreenShot[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  try {
    for (const shot of shots) {
      for (const size of [wideSize(shot), NARROW]) {
        await takeShot(browser, shot, { size, url, account })
      }
    }
  } finally {
    await browser.close()
  }
}

if (import.meta.main) {
  const named = argv.slice(2)
  const shots = SCREEN_SHOTS.filter(({ name }) => named.length === 0 || named.includes(name))
  await using folder = await testFolder()
  await using product = startProduct({
    env: { DATA_DIR: folder.path, DEMO: 'on', LOG_LEVEL: 'error' },
  })
  const url = await product.ready()
  await mkdir(FOLDER, { recursive: true })
  await takeAll(url, printedAccount(product.printed()), shots)
}
