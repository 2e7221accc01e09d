/**
 * Finds the corner marks of a sheet on a photo of it, from where its QR code stands (CLA-03). The code says which way the sheet
 * lies and about how large it is; each mark found says better where the next one is to be looked for.
 */
import {
  applyHomography,
  type Correspondence,
  fitHomography,
  type Homography,
  type Point,
  type Quadrilateral,
} from '../photo/homography.ts'
import { CORNER_MARK, cornersOf, markCentres, qrArea } from './sheet-layout.ts'

/** One byte a pixel, 0 black to 255 white. */
export interface LumaImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Pixels a millimetre at which marks are looked for: enough for their centre, few enough to be quick. */
const LOOKED_AT = 3
/** Darker than this share of what surrounds it. */
const DARK = 0.62
/** Half the side of that surrounding, in millimetres. */
const AROUND = 9

/** Smaller by a whole factor, each pixel the mean of its square. */
function reduced({ width, height, data }: LumaImage, factor: number): LumaImage {
  if (factor <= 1) return { width, height, data }
  const [w, h] = [Math.floor(width / factor), Math.floor(height / factor)]
  const out = new Uint8Array(w * h)
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      let sum = 0
      for (let dy = 0; dy < factor; dy += 1) {
        const row = (y * factor + dy) * width + x * factor
        for (let dx = 0; dx < factor; dx += 1) sum += data[row + dx] ?? 255
      }
      out[y * w + x] = sum / (factor * factor)
    }
  }
  return { width: w, height: h, data: out }
}

/** Sums of all pixels above and to the left, with a row and a column of zeros. */
function integral({ width, height, data }: LumaImage): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** 1 where a pixel is dark for its surroundings: a shadow is not. */
function darkPixels(image: LumaImage, around: number): Uint8Array {
  const { width, height, data } = image
  const sums = integral(image)
  const at = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0
  const dark = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - around), Math.min(height, y + around)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - around), Math.min(width, x + around)]
      const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
      const mean = sum / ((right - left) * (bottom - top))
      if ((data[y * width + x] ?? 255) < mean * DARK) dark[y * width + x] = 1
    }
  }
  return dark
}

interface Blot extends Point {
  readonly area: number
  /** (μ20 + μ02) / area²: 1/6 for a full square, more for anything longer, thinner or hollow. */
  readonly spread: number
}

/** One connected spot of dark pixels, which it takes away. */
function takeBlot(dark: Uint8Array, width: number, start: number): Blot {
  let [area, sx, sy, squares] = [0, 0, 0, 0]
  const stack = [start]
  dark[start] = 0
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width
    const y = (at - x) / width
    area += 1
    sx += x
    sy += y
    squares += x * x + y * y
    const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
    for (const next of near) {
      if (dark[next] !== 1) continue
      dark[next] = 0
      stack.push(next)
    }
  }
  const [x, y] = [sx / area, sy / area]
  return { x, y, area, spread: (squares / area - x * x - y * y) / area }
}

function blotsOf(dark: Uint8Array, width: number): Blot[] {
  const blots: Blot[] = []
  for (let start = 0; start < dark.length; start += 1) {
    if (dark[start] === 1) blots.push(takeBlot(dark, width, start))
  }
  return blots
}

const MOST_SPREAD = 0.19
const AREAS = { least: 0.45, most: 1.8 }

/** Full squares of about the right size, in pixels of the photo. */
function squaresOn(image: LumaImage, scale: number): Point[] {
  const factor = Math.max(1, Math.floor(scale / LOOKED_AT))
  const small = reduced(image, factor)
  const perMm = scale / factor
  const expected = (CORNER_MARK.size * perMm) ** 2
  return blotsOf(darkPixels(small, Math.round(AROUND * perMm)), small.width)
    .filter(({ area }) => area > expected * AREAS.least && area < expected * AREAS.most)
    .filter(({ spread }) => spread < MOST_SPREAD)
    .map(({ x, y }) => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor }))
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** How far from where it is expected a mark is believed, as a share of its distance from the code. */
const REACH = 0.16
const LEAST_REACH = 9

function nearestTo(place: Point, among: readonly Point[], within: number): Point | undefined {
  const [best] = among
    .filter((one) => distance(one, place) <= within)
    .sort((one, other) => distance(one, place) - distance(other, place))
  return best
}

/** Pairs of a mark on paper and on the photo, the nearest to the code first. */
function foundMarks(
  squares: readonly Point[],
  code: readonly Correspondence[],
  isHalf: boolean,
): Correspondence[] {
  const [tl, , br] = cornersOf(qrArea(isHalf))
  const middle = { x: (tl.x + br.x) / 2, y: (tl.y + br.y) / 2 }
  const marks = [...markCentres(isHalf)].sort(
    (one, other) => distance(one, middle) - distance(other, middle),
  )
  const found: Correspondence[] = []
  for (const mark of marks) {
    const pairs = [...code, ...found]
    const map = fitHomography(pairs, found.length > 2) ?? fitHomography(pairs, false)
    if (map === undefined) continue
    const place = applyHomography(map, mark.x, mark.y)
    const reach = Math.max(LEAST_REACH, REACH * distance(mark, middle))
    const nearby = applyHomography(map, mark.x, mark.y - reach)
    const square = nearestTo(place, squares, distance(place, nearby))
    if (square) found.push([mark, square])
  }
  return found
}

/** Fewer say nothing of the perspective. */
const LEAST_MARKS = 3

/**
 * The map from millimetres of the sheet to pixels of the photo. `code` are the corners of the QR code on the photo, clockwise
 * from its own upper left. Undefined when less than three marks were found: the sheet is then cut off, or bent.
 */
export function locateSheet(
  image: LumaImage,
  code: Quadrilateral,
  isHalf: boolean,
): Homography | undefined {
  const area = qrArea(isHalf)
  const corners = cornersOf(area).map((from, at): Correspondence => [from, code[at] ?? from])
  const scale =
    (distance(code[0], code[2]) + distance(code[1], code[3])) / 2 / (area.width * Math.SQRT2)
  if (!(scale > 0)) return undefined
  const marks = foundMarks(squaresOn(image, scale), corners, isHalf)
  if (marks.length < LEAST_MARKS) return undefined
  return fitHomography([...corners, ...marks], true)
}
