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

/** Whether a filter keeps the greatest value of its window or the least. */
type Rank = 'greatest' | 'least'

/** For each value the greatest of its block up to it; blocks are `window` long. */
function greatestSoFar(values: Uint8Array, window: number, out: Uint8Array): void {
  for (let block = 0; block < values.length; block += window) {
    let most = 0
    for (let i = block; i < block + window; i += 1) {
      const value = values[i] ?? 0
      if (value > most) most = value
      out[i] = most
    }
  }
}

/** For each value the greatest of its block from it on. */
function greatestFrom(values: Uint8Array, window: number, out: Uint8Array): void {
  for (let block = 0; block < values.length; block += window) {
    let most = 0
    for (let i = block + window - 1; i >= block; i -= 1) {
      const value = values[i] ?? 0
      if (value > most) most = value
      out[i] = most
    }
  }
}

/**
 * Three comparisons a pixel whatever the radius: every window is the end of a block and the start of the next (van Herk 1992).
 * The least of all values is the greatest of their complements.
 */
function filterAlong(
  { width, height, data }: GreyImage,
  lines: ScanLines,
  radius: number,
  rank: Rank,
): GreyImage {
  const out = new Uint8Array(data.length)
  const window = 2 * radius + 1
  const flip = rank === 'least' ? 255 : 0
  const padded = new Uint8Array(Math.ceil((lines.length + 2 * radius) / window) * window)
  const before = new Uint8Array(padded.length)
  const after = new Uint8Array(padded.length)
  for (let line = 0; line < lines.count; line += 1) {
    const start = line * lines.start
    for (let i = 0; i < lines.length; i += 1) {
      padded[i + radius] = (data[start + i * lines.step] ?? 0) ^ flip
    }
    greatestSoFar(padded, window, before)
    greatestFrom(padded, window, after)
    for (let i = 0; i < lines.length; i += 1) {
      out[start + i * lines.step] = Math.max(after[i] ?? 0, before[i + window - 1] ?? 0) ^ flip
    }
  }
  return { width, height, data: out }
}

function filterAround(image: GreyImage, radius: number, rank: Rank): GreyImage {
  return filterAlong(
    filterAlong(image, rowsOf(image), radius, rank),
    columnsOf(image),
    radius,
    rank,
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
  return filterAround(filterAround(image, radius, 'greatest'), radius, 'least')
}

/** For each pixel of an enlarged row or column: the two of the small one that it lies between, and the share of the second. */
interface Neighbours {
  readonly before: Uint32Array
  readonly after: Uint32Array
  readonly share: Float64Array
}

/** `count` pixels where `size` of an image stand, `factor` times smaller; its border is replicated. */
export function neighboursOf(count: number, factor: number, size: number): Neighbours {
  const before = new Uint32Array(count)
  const after = new Uint32Array(count)
  const share = new Float64Array(count)
  for (let i = 0; i < count; i += 1) {
    const place = (i + 0.5) / factor - 0.5
    const first = Math.max(0, Math.min(size - 1, Math.floor(place)))
    before[i] = first
    after[i] = Math.min(size - 1, first + 1)
    share[i] = Math.max(0, Math.min(1, place - first))
  }
  return { before, after, share }
}

/** A row of the image, enlarged. */
function enlargeRow(
  { data, width }: GreyImage,
  y: number,
  to: Neighbours,
  out: Float64Array,
): void {
  for (let x = 0; x < out.length; x += 1) {
    const left = data[y * width + (to.before[x] ?? 0)] ?? 0
    const right = data[y * width + (to.after[x] ?? 0)] ?? 0
    const share = to.share[x] ?? 0
    out[x] = left * (1 - share) + right * share
  }
}

/** Each pixel divided by the background's, which is enlarged as it goes (bilinear interpolation). */
function divide(
  { width, height, data }: GreyImage,
  background: GreyImage,
  factor: number,
): GreyImage {
  const columns = neighboursOf(width, factor, background.width)
  const rows = neighboursOf(height, factor, background.height)
  const [above, below] = [new Float64Array(width), new Float64Array(width)]
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    if (y === 0 || rows.before[y] !== rows.before[y - 1]) {
      enlargeRow(background, rows.before[y] ?? 0, columns, above)
      enlargeRow(background, rows.after[y] ?? 0, columns, below)
    }
    const share = rows.share[y] ?? 0
    for (let x = 0; x < width; x += 1) {
      const paper = (above[x] ?? 0) * (1 - share) + (below[x] ?? 0) * share
      out[y * width + x] = Math.min(255, ((data[y * width + x] ?? 0) * 255) / Math.max(1, paper))
    }
  }
  return { width, height, data: out }
}

export function divideBackground(image: GreyImage): GreyImage {
  const factor = downscaleFactor(image, SMALL_SIDE)
  const background = boxBlur(greyClosing(downscale(image, factor), CLOSING_RADIUS), BLUR_RADIUS)
  return divide(image, background, factor)
}
