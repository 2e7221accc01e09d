/** A text line cut out of its page: what every recogniser is given. */
import { blankImage, type GreyImage } from '../image/raster-image.ts'
import type { MeasuredLine } from './line-geometry.ts'

export interface LineImage extends MeasuredLine {
  /** The components of the line alone, on white. */
  readonly image: GreyImage
  readonly left: number
  readonly top: number
}

/** In x-heights, kept around each component: the antialiased rim of strokes and their thin ends. */
const RIM = 0.16

export function extractLineImage(page: GreyImage, { line, geometry }: MeasuredLine): LineImage {
  const { components } = line
  const rim = Math.max(1, Math.round(RIM * geometry.xHeight))
  const left = Math.max(0, Math.min(...components.map((c) => c.left)) - rim - 2)
  const right = Math.min(page.width, Math.max(...components.map((c) => c.right)) + rim + 2)
  const top = Math.max(0, Math.min(...components.map((c) => c.top)) - rim - 2)
  const bottom = Math.min(page.height, Math.max(...components.map((c) => c.bottom)) + rim + 2)
  const image = blankImage(right - left, bottom - top)
  for (const run of components.flatMap(({ runs }) => runs)) {
    const from = Math.max(left, run.from - rim)
    const to = Math.min(right, run.to + rim)
    const last = Math.min(bottom - 1, run.y + rim)
    for (let y = Math.max(top, run.y - rim); y <= last; y += 1) {
      const row = page.data.subarray(y * page.width + from, y * page.width + to)
      image.data.set(row, (y - top) * image.width + from - left)
    }
  }
  return { line, geometry, image, left, top }
}
