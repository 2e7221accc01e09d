/**
 * The tilt of the lines of a page. Seen along its lines a page is a row of sharp bands, ink then paper: the angle whose
 * bands differ most from their neighbours is the one (Postl 1986).
 */
import { type Plane, shrink } from './plane.ts'

/** Long side of the copy that is looked at: lines are still apart, noise is not. */
const SMALL_SIDE = 800
const LEAST_DARKNESS = 36
const DEGREE = Math.PI / 180
const COARSE_STEP = 0.5 * DEGREE
const FINE_STEP = 0.1 * DEGREE
const FAN_REACH = 3 * DEGREE
const FAN_STEP = 0.25 * DEGREE

/** Dark pixels of the small copy: x and y from its centre, and how dark. */
interface Ink {
  readonly x: Float32Array
  readonly y: Float32Array
  readonly weight: Float32Array
  readonly reach: number
}

function inkOf(small: Plane): Ink {
  const x: number[] = []
  const y: number[] = []
  const weight: number[] = []
  for (const [i, value] of small.data.entries()) {
    if (255 - value < LEAST_DARKNESS) continue
    x.push((i % small.width) - small.width / 2)
    y.push(Math.floor(i / small.width) - small.height / 2)
    weight.push(255 - value)
  }
  return {
    x: Float32Array.from(x),
    y: Float32Array.from(y),
    weight: Float32Array.from(weight),
    reach: Math.ceil(Math.hypot(small.width, small.height) / 2) + 1,
  }
}

/** How lines lie: their tilt in the middle of the page, and by how much it changes a pixel down (a page seen from a side). */
export interface LineCourse {
  /** Radians, clockwise positive. */
  readonly tilt: number
  readonly fan: number
}

/** How sharp the bands are when the page is looked at along such lines. */
function sharpness({ x, y, weight, reach }: Ink, { tilt, fan }: LineCourse): number {
  const bands = new Float32Array(2 * reach + 1)
  const sin = Math.sin(tilt)
  const cos = Math.cos(tilt)
  for (let i = 0; i < x.length; i += 1) {
    const [px, py] = [x[i] ?? 0, y[i] ?? 0]
    const along = px * cos + py * sin
    const across = py * cos - px * sin
    const band = Math.round(across * (1 - fan * along)) + reach
    bands[band] = (bands[band] ?? 0) + (weight[i] ?? 0)
  }
  let sum = 0
  for (let i = 1; i < bands.length; i += 1) sum += ((bands[i] ?? 0) - (bands[i - 1] ?? 0)) ** 2
  return sum
}

function sharpest(ink: Ink, courses: Iterable<LineCourse>): LineCourse {
  let best: LineCourse = { tilt: 0, fan: 0 }
  let most = -1
  for (const course of courses) {
    const found = sharpness(ink, course)
    if (found > most) [best, most] = [course, found]
  }
  return best
}

function* steps(around: number, reach: number, step: number): Generator<number> {
  for (let i = -Math.round(reach / step); i <= Math.round(reach / step); i += 1)
    yield around + i * step
}

function* tilts(around: LineCourse, reach: number, step: number): Generator<LineCourse> {
  for (const tilt of steps(around.tilt, reach, step)) yield { tilt, fan: around.fan }
}

/** Fans whose lines at the top and bottom of the page differ from the middle by up to `reach`. */
function* fans(around: LineCourse, reach: number, halfHeight: number): Generator<LineCourse> {
  for (const change of steps(0, reach, FAN_STEP)) {
    for (const tilt of steps(around.tilt, DEGREE, COARSE_STEP))
      yield { tilt, fan: change / halfHeight }
  }
}

/** The course of the lines, with tilts of up to `reach` degrees on both sides; `fan` is a pixel of the plane. */
export function lineCourse(plane: Plane, reach: number): LineCourse {
  const factor = Math.max(1, Math.round(Math.max(plane.width, plane.height) / SMALL_SIDE))
  const ink = inkOf(shrink(plane, factor))
  if (ink.x.length === 0) return { tilt: 0, fan: 0 }
  const straight = { tilt: 0, fan: 0 }
  const coarse = sharpest(ink, tilts(straight, reach * DEGREE, COARSE_STEP))
  const halfHeight = plane.height / factor / 2
  const fanned = sharpest(ink, fans(coarse, FAN_REACH, halfHeight))
  const fine = sharpest(ink, tilts(fanned, COARSE_STEP, FINE_STEP))
  return { tilt: fine.tilt, fan: fine.fan / factor }
}
