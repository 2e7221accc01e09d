/** A text line cut out of its page: what every recogniser is given. */
import type { ConnectedComponent } from '../image/connected-components.ts'
import { blankImage, type GreyImage, type PixelSize } from '../image/raster-image.ts'
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

function turnComponent(
  { runs, area, left, top, right, bottom }: ConnectedComponent,
  { width, height }: PixelSize,
): ConnectedComponent {
  return {
    runs: runs
      .map(({ y, from, to }) => ({ y: height - 1 - y, from: width - to, to: width - from }))
      .reverse(),
    area,
    left: width - right,
    top: height - bottom,
    right: width - left,
    bottom: height - top,
  }
}

/** The line as it stands on its page turned upside down: what was its mean line is its base line. */
export function turnLine(
  { line, geometry, image, left, top }: LineImage,
  page: PixelSize,
): LineImage {
  const { baseline, slope, xHeight } = geometry
  return {
    line: {
      centre: page.height - line.centre,
      components: line.components.map((component) => turnComponent(component, page)),
    },
    geometry: { baseline: page.height - baseline + xHeight - slope * page.width, slope, xHeight },
    image: { ...image, data: image.data.toReversed() },
    left: page.width - left - image.width,
    top: page.height - top - image.height,
  }
}
