/**
 * Draws photos of pages with their truth: `node bench/photos/pages/draw-pages.ts --set pages|copies --out FOLDER [--seed 1] [--only TEXT]`.
 * FOLDER gets images/*.jpg and truth.json. The same seed gives the same photos.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { loadLanguage } from '../../../src/server/language-worker/load-language.ts'
import { ensureChromium } from '../../../tools/checks/chromium.ts'
import { simulateCamera } from './camera-simulation.ts'
import { missingFonts } from './handwriting.ts'
import type { PageTruth } from './page-ground-truth.ts'
import { drawHtml } from './page-html.ts'
import { PAGE_SETS, type PagePlan, type PageSet, pagePlans } from './page-plans.ts'

interface Shot {
  readonly png: Buffer
  readonly boxes: PageTruth['boxes']
}

/** One tile for the whole sheet: a busy machine otherwise takes the picture while tiles are still missing. */
const WHOLE_TILES = ['--default-tile-width=4096', '--default-tile-height=4096']
const MOST_PICTURES = 6

/** The picture once two in a row are the same. */
async function settledPicture(page: Page): Promise<Buffer> {
  let before = await page.screenshot()
  for (let count = 1; count < MOST_PICTURES; count++) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    const next = await page.screenshot()
    if (next.equals(before)) return next
    before = next
  }
  throw new Error('the page never stood still')
}

/** Gives the letters their x-height, sets base lines on the rules, fits the window to the sheet and takes the picture. */
async function shoot(page: Page, html: string, { xHeight, tier }: PagePlan): Promise<Shot> {
  await page.setViewportSize({ width: 800, height: 600 })
  await page.setContent(html)
  const room = tier === 'easy' ? 8 : 55
  const size = await page.evaluate(
    async ({ unit, room }) => {
      await document.fonts.load('40px Hand')
      const pen = document.createElement('canvas').getContext('2d')
      const main = document.querySelector('main')
      const article = document.querySelector('article')
      if (!pen || !main || !article) throw new Error('no sheet')
      pen.font = '100px Hand'
      article.style.fontSize = `${(100 * unit) / pen.measureText('x').actualBoundingBoxAscent}px`
      const mark = document.createElement('em')
      mark.style.cssText = 'display:inline-block;width:0;height:0'
      const first = article.querySelector('p') ?? article
      first.append(mark)
      main.style.transform = main.style.transform || ''
      const kept = getComputedStyle(main).transform
      main.style.transform = 'none'
      const pitch = unit * 4
      const base = mark.getBoundingClientRect().bottom - main.getBoundingClientRect().top
      main.style.backgroundPositionY = `${((base % pitch) + pitch) % pitch}px`
      mark.remove()
      main.style.transform = kept
      const box = main.getBoundingClientRect()
      main.style.left = `${main.offsetLeft + room - box.left}px`
      main.style.top = `${main.offsetTop + room - box.top}px`
      return { width: Math.ceil(box.width + 2 * room), height: Math.ceil(box.height + 2 * room) }
    },
    { unit: xHeight, room },
  )
  await page.setViewportSize(size)
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('b')].map((word) => {
      const { left, top, width, height } = word.getBoundingClientRect()
      return { w: word.dataset.w ?? '', box: [left, top, width, height].map(Math.round) }
    }),
  )
  return { png: await settledPicture(page), boxes: boxes.filter(({ w }) => w !== '') }
}

function wordsOf(plan: PagePlan): Pick<PageTruth, 'words' | 'ignoreWords'> {
  const { copy, entries, title } = plan
  if (!copy) {
    return {
      words: entries.flatMap((entry) => entry.split(' ')),
      ignoreWords: title.split(' ').filter((word) => word !== ''),
    }
  }
  return { words: copy.written.split(' '), ignoreWords: copy.crossed.map(({ written }) => written) }
}

async function drawPage(page: Page, plan: PagePlan, folder: string): Promise<PageTruth> {
  const { html, font } = await drawHtml(plan)
  const { png, boxes } = await shoot(page, html, plan)
  const { bytes, width, height } = await simulateCamera(png, plan)
  const { copy, seed: _seed, xHeight, entries, ...rest } = plan
  const file = `${plan.id}.jpg`
  await writeFile(join(folder, 'images', file), bytes)
  return {
    ...rest,
    ...(copy ?? {}),
    ...(entries.length > 0 ? { entries } : {}),
    file,
    font,
    ...wordsOf(plan),
    xHeightPx: xHeight,
    width,
    height,
    bytes: bytes.length,
    boxes: plan.rot === 0 ? boxes : [],
  }
}

export interface DrawOptions {
  readonly set: PageSet
  readonly seed: number
  readonly folder: string
  /** Only pages whose id holds it. */
  readonly only?: string
}

/** Draws a set of pages into a folder; answers the truth of each, which also stands there in truth.json. */
export async function drawPages({
  set,
  seed,
  folder,
  only = '',
}: DrawOptions): Promise<PageTruth[]> {
  const missing = missingFonts()
  if (missing.length > 0) console.warn(`drawn without ${missing.join(', ')}`)
  const plans = pagePlans(set, seed, loadLanguage()).filter(({ id }) => id.includes(only))
  await mkdir(join(folder, 'images'), { recursive: true })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: WHOLE_TILES,
  })
  try {
    const page = await browser.newPage()
    const images: PageTruth[] = []
    for (const plan of plans) images.push(await drawPage(page, plan, folder))
    await writeFile(join(folder, 'truth.json'), `${JSON.stringify({ images }, null, 1)}\n`)
    return images
  } finally {
    await browser.close()
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      set: { type: 'string', default: 'pages' },
      out: { type: 'string' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
    },
  })
  const set = values.set === 'pages' || values.set === 'copies' ? values.set : undefined
  if (!set || values.out === undefined) {
    console.error(
      `usage: draw-pages --set ${Object.keys(PAGE_SETS).join('|')} --out FOLDER [--seed 1] [--only TEXT]`,
    )
    process.exitCode = 2
    return
  }
  const drawn = await drawPages({
    set,
    seed: Number(values.seed),
    folder: values.out,
    only: values.only,
  })
  console.log(`${drawn.length} photos in ${values.out}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
