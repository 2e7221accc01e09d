/**
 * What the handwriting network is shown of a line: ink on white, straight, of one x-height. Training cuts its lines by this
 * very code (`training/cut-lines.ts`), so that the network meets in use what it has learnt.
 */
import { downscale, type GreyImage } from '../preprocessing/image/raster-image.ts'
import { greyHistogram } from '../preprocessing/image/thresholding.ts'
import type { LineImage } from '../preprocessing/lines/line-image.ts'

/** Ink, 0 none to 255; `INPUT_ROWS` rows of `columns` bytes. */
export interface LineInput {
  readonly columns: number
  readonly ink: Uint8Array
  /** Column of the page that a column of the input shows. */
  readonly toPageX: (column: number) => number
}

export const INPUT_ROWS = 40
/** Rows above the base line: 2.7 x-heights; school cursive loops higher, and is known by what is left of its loops. */
const BASELINE_ROW = 28
const ROWS_PER_X_HEIGHT = 10.5
/** Letters are drawn out: narrow ones would have fewer columns than the network has steps for them. */
const COLUMNS_PER_X_HEIGHT = 13
const MARGIN = 6
/** A longer line is no line: two pages side by side, a rule taken for ink. */
const MAX_COLUMNS = 2600

/** Darkness of full ink after normalisation: what is darker still is seen too. */
export const FULL_INK = 212
const MIN_DARKNESS = 60
const FULL_SHARE = 0.9

/** Below this share of its strokes lies the darkness of a line's ink. */
function fullDarkness(image: GreyImage): number {
  const counts = greyHistogram(image).reverse()
  const inked = counts.subarray(MIN_DARKNESS).reduce((sum, count) => sum + count, 0)
  let left = inked * FULL_SHARE
  for (let darkness = MIN_DARKNESS; darkness < 256; darkness += 1) {
    left -= counts[darkness] ?? 0
    if (left <= 0) return darkness
  }
  return 255
}

/** Darkness at a point, bilinear; none beyond the border. */
function darknessAt({ width, height, data }: GreyImage, x: number, y: number): number {
  if (x < 0 || y < 0 || x > width - 1 || y > height - 1) return 0
  const left = Math.min(Math.max(0, width - 2), Math.floor(x))
  const top = Math.min(Math.max(0, height - 2), Math.floor(y))
  const at = top * width + left
  const [fx, fy] = [x - left, y - top]
  const above = (data[at] ?? 255) * (1 - fx) + (data[at + 1] ?? 255) * fx
  const below = (data[at + width] ?? 255) * (1 - fx) + (data[at + width + 1] ?? 255) * fx
  return 255 - above * (1 - fy) - below * fy
}

export function toLineInput({ image, geometry, left, top }: LineImage): LineInput {
  const { baseline, slope, xHeight } = geometry
  const factor = Math.max(1, Math.floor(xHeight / ROWS_PER_X_HEIGHT))
  const small = downscale(image, factor)
  const step = xHeight / COLUMNS_PER_X_HEIGHT
  const columns = Math.min(MAX_COLUMNS, Math.ceil(image.width / step) + 2 * MARGIN)
  const toPageX = (column: number): number => left + (column - MARGIN) * step
  const gain = FULL_INK / fullDarkness(image)
  const ink = new Uint8Array(INPUT_ROWS * columns)
  for (let column = 0; column < columns; column += 1) {
    const pageX = toPageX(column)
    const x = (pageX - left + 0.5) / factor - 0.5
    for (let row = 0; row < INPUT_ROWS; row += 1) {
      const pageY = baseline + slope * pageX - ((BASELINE_ROW - row) * xHeight) / ROWS_PER_X_HEIGHT
      const darkness = darknessAt(small, x, (pageY - top + 0.5) / factor - 0.5)
      ink[row * columns + column] = Math.min(255, Math.round(gain * darkness))
    }
  }
  return { columns, ink, toPageX }
}
