/**
 * Corrects uneven illumination (shadows, yellow paper, a lamp on one side): the background is estimated by a morphological
 * closing, which removes the ink, and every pixel is divided by it. Paper becomes white, ink keeps its contrast.
 */
import {
  columnsOf,
  downscale,
  downscaleFactor,
  type GreyImage,
  rowsOf,
  type ScanLines,
} from './image/raster-image.ts'

/** Long side of the copy on which the background is estimated: strokes are a few pixels wide there. */
const SMALL_SIDE = 420

/** Pixels of the small copy: more than a stroke or the counter of a letter, less than the edge of a shadow. */
const CLOSING_RADIUS = 6
const BLUR_RADIUS = 5

/** The greater or the smaller of two values, and the value that never is. */
interface RankFilter {
  readonly pick: (one: number, other: number) => number
  readonly neutral: number
}

const GREATEST: RankFilter = { pick: Math.max, neutral: 0 }
const LEAST: RankFilter = { pick: Math.min, neutral: 255 }

/** For each value the extreme of its block up to it (`step` 1), or from it on (-1); blocks are `window` long. */
function blockExtremes(
  values: Uint8Array,
  window: number,
  { step, pick }: Pick<RankFilter, 'pick'> & { readonly step: 1 | -1 },
): Uint8Array {
  const out = new Uint8Array(values.length)
  const [start, blockStart] = step === 1 ? [0, 0] : [values.length - 1, window - 1]
  for (let i = start; i >= 0 && i < values.length; i += step) {
    const value = values[i] ?? 0
    out[i] = i % window === blockStart ? value : pick(out[i - step] ?? 0, value)
  }
  return out
}

/** Three comparisons a pixel whatever the radius: every window is the end of a block and the start of the next (van Herk 1992). */
function filterAlong(
  { width, height, data }: GreyImage,
  lines: ScanLines,
  radius: number,
  { pick, neutral }: RankFilter,
): GreyImage {
  const out = new Uint8Array(data.length)
  const window = 2 * radius + 1
  const padded = new Uint8Array(Math.ceil((lines.length + 2 * radius) / window) * window)
  for (let line = 0; line < lines.count; line += 1) {
    const start = line * lines.start
    padded.fill(neutral)
    for (let i = 0; i < lines.length; i += 1) padded[i + radius] = data[start + i * lines.step] ?? 0
    const before = blockExtremes(padded, window, { step: 1, pick })
    const after = blockExtremes(padded, window, { step: -1, pick })
    for (let i = 0; i < lines.length; i += 1) {
      out[start + i * lines.step] = pick(after[i] ?? 0, before[i + window - 1] ?? 0)
    }
  }
  return { width, height, data: out }
}

function filterAround(image: GreyImage, radius: number, filter: RankFilter): GreyImage {
  return filterAlong(
    filterAlong(image, rowsOf(image), radius, filter),
    columnsOf(image),
    radius,
    filter,
  )
}

function meanAlong(image: GreyImage, lines: ScanLines, radius: number): GreyImage {
  const { data } = image
  const out = new Uint8Array(data.length)
  const last = lines.length - 1
  for (let line = 0; line < lines.count; line += 1) {
    const at = (i: number): number =>
      data[line * lines.start + Math.max(0, Math.min(last, i)) * lines.step] ?? 0
    let sum = 0
    for (let i = -radius; i <= radius; i += 1) sum += at(i)
    for (let i = 0; i <= last; i += 1) {
      out[line * lines.start + i * lines.step] = sum / (2 * radius + 1)
      sum += at(i + radius + 1) - at(i - radius)
    }
  }
  return { ...image, data: out }
}

/** Two box filters in each direction approximate a Gaussian. */
export function boxBlur(image: GreyImage, radius: number): GreyImage {
  const once = meanAlong(meanAlong(image, rowsOf(image), radius), columnsOf(image), radius)
  return meanAlong(meanAlong(once, rowsOf(image), radius), columnsOf(image), radius)
}

/** Dark structures thinner than twice the radius disappear. */
export function greyClosing(image: GreyImage, radius: number): GreyImage {
  return filterAround(filterAround(image, radius, GREATEST), radius, LEAST)
}

export function bilinearAt(image: GreyImage, x: number, y: number): number {
  const left = Math.max(0, Math.min(image.width - 1, Math.floor(x)))
  const top = Math.max(0, Math.min(image.height - 1, Math.floor(y)))
  const right = Math.min(image.width - 1, left + 1)
  const bottom = Math.min(image.height - 1, top + 1)
  const fx = Math.max(0, Math.min(1, x - left))
  const fy = Math.max(0, Math.min(1, y - top))
  const at = (column: number, row: number): number => image.data[row * image.width + column] ?? 255
  const above = at(left, top) * (1 - fx) + at(right, top) * fx
  const below = at(left, bottom) * (1 - fx) + at(right, bottom) * fx
  return above * (1 - fy) + below * fy
}

export function divideBackground(image: GreyImage): GreyImage {
  const factor = downscaleFactor(image, SMALL_SIDE)
  const background = boxBlur(greyClosing(downscale(image, factor), CLOSING_RADIUS), BLUR_RADIUS)
  const { width, height, data } = image
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    const sy = (y + 0.5) / factor - 0.5
    for (let x = 0; x < width; x += 1) {
      const paper = Math.max(1, bilinearAt(background, (x + 0.5) / factor - 0.5, sy))
      out[y * width + x] = Math.min(255, ((data[y * width + x] ?? 0) * 255) / paper)
    }
  }
  return { width, height, data: out }
}
