/**
 * Finds the sheet on the table. Paper is lighter or paler than the table, but nobody knows by how much, and shadows fall on
 * both: several thresholds are tried on small copies, and the outline with real edges around it wins. A shadow has no
 * sharp edge and a ruled margin has the same paper on both sides: an outline along them is refused, since it would cut
 * words off, while a sheet that is not found costs little.
 */
import type { Picture } from '../decode.ts'
import { type Component, findComponents } from './components.ts'
import { type Corners, mapPoint, type Point, scaling } from './homography.ts'
import { greyPlane, type Plane, shrink } from './plane.ts'
import { convexHull, fourSided, polygonArea, skewness } from './polygon.ts'
import { histogram, lighterThan, otsu } from './threshold.ts'

/** Long sides of the copy on which outlines are drawn and of the one on which their edges are checked. */
const SMALL_SIDE = 320
const EDGE_SIDE = 800
const THRESHOLD_FACTORS = [0.7, 0.85, 1, 1.12, 1.25]

/** A sheet fills at least this share of the photo, and its outline this share of its four-sided frame. */
const LEAST_AREA = 0.15
const LEAST_FIT = 0.9
/** Sides meet at 60° to 120°. */
const MAX_SKEWNESS = 0.5

/** Pixels of the edge copy: how far from an edge both sides are compared, for a sharp change and for a lasting one. */
const NEAR = 3
const FAR = 8
const LEAST_CONTRAST = 0.06
/** Share of the four sides, and of each, that must be an edge. */
const LEAST_EDGE_SHARE = 0.7
const LEAST_SIDE_SHARE = 0.4
/** The outline is drawn inside the paper by this many pixels of the small copy: no rim of table is left. */
const INSET = 1

/** How light and how pale (grey rather than coloured) each pixel is; a shadow changes the first, hardly the second. */
interface Look {
  readonly light: Plane
  readonly pale: Plane
  /** Pixels of the photo in one of these. */
  readonly factor: number
}

interface Candidate {
  readonly corners: Corners
  readonly score: number
}

function outline(component: Component): Point[] {
  return convexHull(
    component.runs.flatMap(({ y, from, to }) => [
      { x: from, y },
      { x: to, y },
      { x: from, y: y + 1 },
      { x: to, y: y + 1 },
    ]),
  )
}

function valueAt(plane: Plane, { x, y }: Point): number | undefined {
  const column = Math.round(x)
  const row = Math.round(y)
  if (column < 0 || row < 0 || column >= plane.width || row >= plane.height) return undefined
  return plane.data[row * plane.width + column]
}

/** Relative change of a plane from inside to beyond an edge; undefined where the photo ends. */
function contrast(plane: Plane, at: Point, across: Point): number | undefined {
  const inside = valueAt(plane, { x: at.x + across.x, y: at.y + across.y })
  const beyond = valueAt(plane, { x: at.x - across.x, y: at.y - across.y })
  if (inside === undefined || beyond === undefined) return undefined
  return (inside - beyond) / Math.max(1, inside)
}

/** 1 on an edge of paper, 0 elsewhere, and in between where the photo ends. */
function edgeAt({ light, pale }: Look, at: Point, inward: Point): number {
  const step = (reach: number): Point => ({ x: inward.x * reach, y: inward.y * reach })
  const holds = (plane: Plane): boolean =>
    (contrast(plane, at, step(NEAR)) ?? 0) > LEAST_CONTRAST &&
    (contrast(plane, at, step(FAR)) ?? 1) > LEAST_CONTRAST
  if (contrast(light, at, step(NEAR)) === undefined) return 0.5
  return holds(light) || holds(pale) ? 1 : 0
}

function edgeShare(look: Look, a: Point, b: Point): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const inward = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length }
  const samples = 40
  let found = 0
  for (let i = 1; i < samples; i += 1) {
    const t = i / samples
    found += edgeAt(look, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, inward)
  }
  return found / (samples - 1)
}

/** How much of the outline is an edge of paper; 0 when one side is none. */
function edgeScore(look: Look, corners: Corners): number {
  const shares = corners.map((corner, i) => edgeShare(look, corner, corners[(i + 1) % 4] ?? corner))
  if (Math.min(...shares) < LEAST_SIDE_SHARE) return 0
  return shares.reduce((sum, share) => sum + share, 0) / 4
}

function scaled([a, b, c, d]: Corners, factor: number): Corners {
  const by = (p: Point): Point => mapPoint(scaling(factor), p.x, p.y)
  return [by(a), by(b), by(c), by(d)]
}

/** The four-sided outline of a light or pale part of the photo, when it could be a sheet. */
function frame(component: Component, photoArea: number): Corners | undefined {
  const hull = outline(component)
  const area = polygonArea(hull)
  if (area < LEAST_AREA * photoArea) return undefined
  const corners = fourSided(hull)
  if (!corners || skewness(corners) > MAX_SKEWNESS) return undefined
  return area < LEAST_FIT * polygonArea(corners) ? undefined : corners
}

function biggest(components: readonly Component[]): Component | undefined {
  return components.reduce<Component | undefined>(
    (best, one) => (best && best.area >= one.area ? best : one),
    undefined,
  )
}

function inset(corners: Corners): Corners {
  const centre = {
    x: corners.reduce((sum, p) => sum + p.x, 0) / 4,
    y: corners.reduce((sum, p) => sum + p.y, 0) / 4,
  }
  const moved = corners.map((p) => ({
    x: p.x - INSET * Math.sign(p.x - centre.x),
    y: p.y - INSET * Math.sign(p.y - centre.y),
  }))
  const [a = corners[0], b = corners[1], c = corners[2], d = corners[3]] = moved
  return [a, b, c, d]
}

function frames(plane: Plane): Corners[] {
  const middle = otsu(histogram(plane))
  return THRESHOLD_FACTORS.flatMap((share) => {
    const component = biggest(findComponents(lighterThan(plane, middle * share)))
    const corners = component && frame(component, plane.width * plane.height)
    return corners ? [corners] : []
  })
}

function lookAt(picture: Picture, side: number): Look {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / side))
  const red = shrink(greyPlane(picture, [1, 0, 0]), factor)
  const green = shrink(greyPlane(picture, [0, 1, 0]), factor)
  const blue = shrink(greyPlane(picture, [0, 0, 1]), factor)
  const light = new Uint8Array(red.data.length)
  const pale = new Uint8Array(red.data.length)
  for (let i = 0; i < light.length; i += 1) {
    const [r = 0, g = 0, b = 0] = [red.data[i], green.data[i], blue.data[i]]
    light[i] = 0.3 * r + 0.59 * g + 0.11 * b
    pale[i] = (255 * Math.min(r, g, b)) / Math.max(1, r, g, b)
  }
  const { width, height } = red
  return { light: { width, height, data: light }, pale: { width, height, data: pale }, factor }
}

/** The four corners of the sheet, clockwise from the top left; undefined when the page fills the photo or has no clear edge. */
export function findSheet(picture: Picture): Corners | undefined {
  const small = lookAt(picture, SMALL_SIDE)
  const fine = lookAt(picture, EDGE_SIDE)
  let best: Candidate | undefined
  for (const corners of [...frames(small.light), ...frames(small.pale)]) {
    const score = edgeScore(fine, scaled(corners, small.factor / fine.factor))
    if (score >= LEAST_EDGE_SHARE && (!best || score > best.score)) best = { corners, score }
  }
  return best && scaled(inset(best.corners), small.factor)
}
