/** Synthetic pages for the tests of preprocessing: their writing, ruling, skew and illumination are known. */
import sharp from 'sharp'
import {
  type GreyImage,
  LUMA,
  type RgbImage,
  toGreyscale,
} from '../../src/photos/preprocessing/image/raster-image.ts'

export const SIZE = { width: 900, height: 640 }

/** First base line, rows from one to the next, height and stroke of the small letters of `writing`. */
export const BASE = 120
export const PITCH = 80
export const X_HEIGHT = 21
const STROKE = 3

/** Words without a font: groups of small o's and tall strokes, one line under the other. */
export function writing(lines: number, ink = '#203070'): string {
  const letters = Array.from({ length: lines }, (_, line) =>
    Array.from({ length: 24 }, (_, i) => {
      if (i % 6 === 5) return ''
      const [x, base] = [130 + i * 26, BASE + line * PITCH]
      return i % 3 === 2
        ? `<path d="M${x} ${base} V${base - 46}"/>`
        : `<ellipse cx="${x}" cy="${base - 10}" rx="8" ry="9"/>`
    }).join(''),
  )
  return `<g fill="none" stroke="${ink}" stroke-width="${STROKE}">${letters.join('')}</g>`
}

/** Rules every `step` rows from row 20 on, and every 80 columns from column 40 on. */
export function ruling(step: number): string {
  const down = Array.from(
    { length: Math.floor(SIZE.height / step) },
    (_, i) => `M0 ${20 + i * step} H${SIZE.width}`,
  )
  const across = Array.from(
    { length: Math.floor(SIZE.width / 80) },
    (_, i) => `M${40 + i * 80} 0 V${SIZE.height}`,
  )
  return `<path d="${[...down, ...across].join('')}" stroke="#b9c7e8" stroke-width="2"/>`
}

/** A shadow that falls on the right of the page; `from` and `to` are the shares of the width where it begins and is full. */
export function shadow({
  from,
  to,
  opacity,
}: {
  from: number
  to: number
  opacity: number
}): string {
  return `<linearGradient id="s"><stop offset="${from}" stop-opacity="0"/><stop offset="${to}" stop-opacity="${opacity}"/></linearGradient><rect width="100%" height="100%" fill="url(#s)"/>`
}

export async function draw(content: string, background = '#fdfaf0'): Promise<RgbImage> {
  const { width, height } = SIZE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${content}</svg>`
  const { data } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, data }
}

export async function drawGrey(content: string, background?: string): Promise<GreyImage> {
  return toGreyscale(await draw(content, background), LUMA)
}

/** Light of a pixel, 0 to 255. */
export function at(plane: GreyImage, x: number, y: number): number {
  return plane.data[y * plane.width + x] ?? 0
}
