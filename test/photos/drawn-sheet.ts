/** Photos of written sheets, drawn: Chromium lays the sheet on a table, tilted and unevenly lit; sharp adds the noise and the blur of a phone. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import sharp, { type Sharp } from 'sharp'

export interface DrawnSheet {
  readonly font: 'andika' | 'playwrite-fr-moderne'
  readonly paper: 'white' | 'seyes'
  readonly lines: readonly string[]
  readonly width: number
  readonly height: number
}

/** One interval of Seyès paper (2 mm) in pixels: the height of a small letter. */
const INTERVAL = 22

function rules(): string {
  const big = INTERVAL * 4
  const line = (turn: string, colour: string, size: string): string =>
    `repeating-linear-gradient(${turn}, ${colour} 0 ${size}, transparent 0 `
  return [
    `${line('0deg', '#9a7bc4', '2px')}${big}px)`,
    `${line('0deg', '#b9c7e8', '1.2px')}${INTERVAL}px)`,
    `${line('90deg', '#b7a6d8', '1.5px')}${big}px)`,
  ].join(',')
}

async function draw(page: Page, sheet: DrawnSheet): Promise<Buffer> {
  const name = `${sheet.font}/files/${sheet.font}-latin-400-normal.woff2`
  const font = await readFile(new URL(`../../node_modules/@fontsource/${name}`, import.meta.url))
  const lead = sheet.paper === 'seyes' ? INTERVAL * 4 : 92
  await page.setViewportSize({ width: sheet.width, height: sheet.height })
  await page.setContent(`<style>
    @font-face { font-family: Hand; src: url(data:font/woff2;base64,${font.toString('base64')}) }
    body { margin: 0; background: #5d4a38 }
    main { position: absolute; inset: 40px 44px; transform: perspective(2600px) rotateX(6deg) rotate(1.4deg);
      background: ${sheet.paper === 'seyes' ? `${rules()},` : ''} #f4efe2; background-position: 0 100%;
      box-shadow: 8px 10px 14px #0008 }
    div { position: absolute; left: ${sheet.paper === 'seyes' ? 130 : 110}px; white-space: pre; color: #24367f;
      font-family: Hand; line-height: 1 }
    i { position: absolute; inset: 0; background: linear-gradient(105deg, #0000 55%, #0005 75%) }
    </style><main></main><i></i>`)
  await page.evaluate(
    async ({ lines, lead, interval }) => {
      await document.fonts.load('40px Hand')
      const pen = document.createElement('canvas').getContext('2d')
      const main = document.querySelector('main')
      if (!pen || !main) return
      pen.font = '100px Hand'
      const size = (100 * interval) / pen.measureText('x').actualBoundingBoxAscent
      pen.font = `${size}px Hand`
      const first = main.clientHeight - Math.floor(main.clientHeight / lead - 1.2) * lead
      for (const [i, text] of lines.entries()) {
        const line = document.createElement('div')
        line.textContent = text
        line.style.fontSize = `${size}px`
        const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText(text)
        line.style.top = `${first + i * lead - size / 2 - (up - down) / 2}px`
        main.append(line)
      }
    },
    { lines: sheet.lines, lead, interval: INTERVAL },
  )
  return page.screenshot()
}

/** A photo of the sheet, still to be encoded. */
export async function photograph(page: Page, sheet: DrawnSheet): Promise<Sharp> {
  const shot = await draw(page, sheet)
  const image = sharp(shot).removeAlpha()
  const { width, height } = await image.metadata()
  const noise = { type: 'gaussian', mean: 128, sigma: 5 } as const
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise },
  })
    .png()
    .toBuffer()
  return image.blur(0.6).composite([{ input: grain, blend: 'soft-light' }])
}
