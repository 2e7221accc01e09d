/**
 * Takes the paper away: the light of the page (shadows, yellow paper, a lamp on one side) is estimated without its ink and
 * every pixel divided by it, so that paper is white everywhere and ink keeps its own darkness.
 */
import type { Plane } from './plane.ts'
import { shrink } from './plane.ts'

/** Long side of the copy on which the light is estimated: strokes are a few pixels there. */
const SMALL_SIDE = 420

/** In pixels of the small copy: wider than a stroke and than the counter of a letter, narrower than a shadow's edge. */
const CLOSING_RADIUS = 6
const BLUR_RADIUS = 5

/** The rows, then the columns, of a plane as runs of pixels: where each starts, its step and its length. */
interface Runs {
  readonly count: number
  readonly length: number
  readonly start: number
  readonly step: number
}

function rows({ width, height }: Plane): Runs {
  return { count: height, length: width, start: width, step: 1 }
}

function columns({ width, height }: Plane): Runs {
  return { count: width, length: height, start: 1, step: width }
}

type Pick = (one: number, other: number) => number

/** Every pixel becomes the pick among its neighbours within `radius` along the runs. */
function pickAlong(
  plane: Plane,
  runs: Runs,
  { radius, pick }: { radius: number; pick: Pick },
): Plane {
  const { data } = plane
  const out = new Uint8Array(data.length)
  for (let run = 0; run < runs.count; run += 1) {
    const start = run * runs.start
    for (let i = 0; i < runs.length; i += 1) {
      let value = data[start + i * runs.step] ?? 0
      const last = Math.min(runs.length - 1, i + radius)
      for (let j = Math.max(0, i - radius); j <= last; j += 1) {
        value = pick(value, data[start + j * runs.step] ?? 0)
      }
      out[start + i * runs.step] = value
    }
  }
  return { ...plane, data: out }
}

function pickAround(plane: Plane, radius: number, pick: Pick): Plane {
  return pickAlong(pickAlong(plane, rows(plane), { radius, pick }), columns(plane), {
    radius,
    pick,
  })
}

/** Mean of each pixel's neighbours within `radius` along the runs; the ends repeat themselves outwards. */
function meanAlong(plane: Plane, runs: Runs, radius: number): Plane {
  const { data } = plane
  const out = new Uint8Array(data.length)
  const last = runs.length - 1
  for (let run = 0; run < runs.count; run += 1) {
    const at = (i: number): number =>
      data[run * runs.start + Math.max(0, Math.min(last, i)) * runs.step] ?? 0
    let sum = 0
    for (let i = -radius; i <= radius; i += 1) sum += at(i)
    for (let i = 0; i <= last; i += 1) {
      out[run * runs.start + i * runs.step] = sum / (2 * radius + 1)
      sum += at(i + radius + 1) - at(i - radius)
    }
  }
  return { ...plane, data: out }
}

/** Two box means in each direction: close to a bell. */
export function blur(plane: Plane, radius: number): Plane {
  const once = meanAlong(meanAlong(plane, rows(plane), radius), columns(plane), radius)
  return meanAlong(meanAlong(once, rows(plane), radius), columns(plane), radius)
}

/** Grey closing: dark marks thinner than twice the radius disappear. */
export function closing(plane: Plane, radius: number): Plane {
  return pickAround(pickAround(plane, radius, Math.max), radius, Math.min)
}

/** The light of the page at a small scale, and that scale. */
function light(plane: Plane): { readonly small: Plane; readonly factor: number } {
  const factor = Math.max(1, Math.round(Math.max(plane.width, plane.height) / SMALL_SIDE))
  return { small: blur(closing(shrink(plane, factor), CLOSING_RADIUS), BLUR_RADIUS), factor }
}

/** Value of the small plane at a place of the large one, between its four neighbours. */
export function between(small: Plane, x: number, y: number): number {
  const left = Math.max(0, Math.min(small.width - 1, Math.floor(x)))
  const top = Math.max(0, Math.min(small.height - 1, Math.floor(y)))
  const right = Math.min(small.width - 1, left + 1)
  const bottom = Math.min(small.height - 1, top + 1)
  const fx = Math.max(0, Math.min(1, x - left))
  const fy = Math.max(0, Math.min(1, y - top))
  const at = (column: number, row: number): number => small.data[row * small.width + column] ?? 255
  const above = at(left, top) * (1 - fx) + at(right, top) * fx
  const below = at(left, bottom) * (1 - fx) + at(right, bottom) * fx
  return above * (1 - fy) + below * fy
}

/** The page on even white paper. */
export function divideBackground(plane: Plane): Plane {
  const { small, factor } = light(plane)
  const { width, height, data } = plane
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    const sy = (y + 0.5) / factor - 0.5
    for (let x = 0; x < width; x += 1) {
      const paper = Math.max(1, between(small, (x + 0.5) / factor - 0.5, sy))
      out[y * width + x] = Math.min(255, ((data[y * width + x] ?? 0) * 255) / paper)
    }
  }
  return { width, height, data: out }
}
