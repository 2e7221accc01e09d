/** Skew by projection profile (Postl 1986): at the right angle the squared differences between neighbouring bands are greatest. */
import { downscale, downscaleFactor, type GreyImage } from './image/raster-image.ts'

/** Long side of the copy that is measured: lines are still apart, noise is gone. */
const SMALL_SIDE = 800
const MIN_DARKNESS = 36
const DEGREE = Math.PI / 180
const COARSE_STEP = 0.5 * DEGREE
const FINE_STEP = 0.1 * DEGREE
const CONVERGENCE_REACH = 3 * DEGREE
const CONVERGENCE_STEP = 0.25 * DEGREE

/** Dark pixels looked at: a filled page has fewer, of a dark one a part tells as much. */
const MAX_INK = 30_000

/** Dark pixels of the small copy, their origin its centre. */
interface Ink {
  readonly x: Float32Array
  readonly y: Float32Array
  readonly darkness: Float32Array
  /** More bands than this on either side of the centre no angle can give. */
  readonly reach: number
}

function inkOf(small: GreyImage): Ink {
  let all = 0
  for (const value of small.data) if (255 - value >= MIN_DARKNESS) all += 1
  const every = Math.max(1, Math.ceil(all / MAX_INK))
  const x = new Float32Array(Math.ceil(all / every))
  const y = new Float32Array(x.length)
  const darkness = new Float32Array(x.length)
  let seen = 0
  for (let i = 0; i < small.data.length; i += 1) {
    const value = small.data[i] ?? 255
    if (255 - value < MIN_DARKNESS) continue
    if (seen % every === 0) {
      const at = seen / every
      x[at] = (i % small.width) - small.width / 2
      y[at] = Math.floor(i / small.width) - small.height / 2
      darkness[at] = 255 - value
    }
    seen += 1
  }
  return {
    x,
    y,
    darkness,
    reach: Math.ceil(Math.hypot(small.width, small.height) / 2) + 1,
  }
}

export interface SkewEstimate {
  /** In the middle of the page: radians, clockwise positive. */
  readonly angle: number
  /** Change of the angle per pixel of height, where perspective makes the lines converge. */
  readonly convergence: number
}

const LEVEL: SkewEstimate = { angle: 0, convergence: 0 }

function profileEnergy(
  { x, y, darkness, reach }: Ink,
  { angle, convergence }: SkewEstimate,
): number {
  const bands = new Float32Array(2 * reach + 1)
  const sin = Math.sin(angle)
  const cos = Math.cos(angle)
  for (let i = 0; i < x.length; i += 1) {
    const px = x[i] ?? 0
    const py = y[i] ?? 0
    const along = px * cos + py * sin
    const across = py * cos - px * sin
    // Rounded by truncation, which of all ways is the cheapest: what is truncated is not negative.
    const band = (across * (1 - convergence * along) + reach + 0.5) | 0
    bands[band] = (bands[band] ?? 0) + (darkness[i] ?? 0)
  }
  let sum = 0
  for (let i = 1; i < bands.length; i += 1) sum += ((bands[i] ?? 0) - (bands[i - 1] ?? 0)) ** 2
  return sum
}

function bestEstimate(ink: Ink, estimates: Iterable<SkewEstimate>): SkewEstimate {
  let best = LEVEL
  let most = -1
  for (const estimate of estimates) {
    const energy = profileEnergy(ink, estimate)
    if (energy > most) [best, most] = [estimate, energy]
  }
  return best
}

function* steps(around: number, reach: number, step: number): Generator<number> {
  for (let i = -Math.round(reach / step); i <= Math.round(reach / step); i += 1)
    yield around + i * step
}

function* angles(around: SkewEstimate, reach: number, step: number): Generator<SkewEstimate> {
  const { convergence } = around
  for (const angle of steps(around.angle, reach, step)) yield { angle, convergence }
}

function* convergences(around: SkewEstimate, halfHeight: number): Generator<SkewEstimate> {
  for (const change of steps(0, CONVERGENCE_REACH, CONVERGENCE_STEP)) {
    for (const angle of steps(around.angle, DEGREE, COARSE_STEP))
      yield { angle, convergence: change / halfHeight }
  }
}

export function estimateSkew(image: GreyImage, reach: number): SkewEstimate {
  const factor = downscaleFactor(image, SMALL_SIDE)
  const ink = inkOf(downscale(image, factor))
  if (ink.x.length === 0) return LEVEL
  const coarse = bestEstimate(ink, angles(LEVEL, reach * DEGREE, COARSE_STEP))
  const converging = bestEstimate(ink, convergences(coarse, image.height / factor / 2))
  const { angle, convergence } = bestEstimate(ink, angles(converging, COARSE_STEP, FINE_STEP))
  return { angle, convergence: convergence / factor }
}
