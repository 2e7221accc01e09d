/** Photos of copies for the journeys: a sheet drawn by the browser itself, so that a real reader has something to read. */
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext } from '@playwright/test'

interface Sheet {
  /** Line by line, as the pupil wrote them. */
  readonly lines: readonly string[]
  readonly type?: 'jpeg' | 'png'
}

const FONT = new URL(
  '../../../node_modules/@fontsource/andika/files/andika-latin-400-normal.woff2',
  import.meta.url,
)

/** Workers take the same copies to several journeys. */
const drawn = new Map<string, Buffer>()

/** A slightly tilted and unevenly lit sheet of 1400 by 1000 pixels; without lines it is blank. */
export async function photographCopy(context: BrowserContext, sheet: Sheet): Promise<Buffer> {
  const key = JSON.stringify(sheet)
  const draw = (): Promise<Buffer> => drawCopy(context.browser(), sheet)
  // A busy Chromium refuses to capture one page in some hundreds, and takes the next.
  const photo = drawn.get(key) ?? (await draw().catch(draw))
  drawn.set(key, photo)
  return photo
}

/** In a window of its own: Chromium at times cannot capture the page of a phone that has just been made larger. */
async function drawCopy(browser: Browser | null, sheet: Sheet): Promise<Buffer> {
  if (!browser) throw new Error('a context without its browser')
  const font = (await readFile(FONT)).toString('base64')
  const window = await browser.newContext({ viewport: { width: 1400, height: 1000 } })
  const page = await window.newPage()
  await page.setContent(`<style>
    @font-face { font-family: Copie; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; background: #6d5a48 }
    p { box-sizing: border-box; width: 1300px; height: 920px; margin: 40px auto; padding: 90px 80px; rotate: -0.6deg;
        background: linear-gradient(100deg, #f7f4ec, #dedacf); color: #1b2559; font: 52px/110px Copie; white-space: pre }
    </style><p>${sheet.lines.join('\n')}</p>`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const photo = await page.screenshot({ type: sheet.type ?? 'jpeg' })
  await window.close()
  return photo
}
