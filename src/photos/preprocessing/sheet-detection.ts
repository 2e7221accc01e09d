/**
 * Finds the sheet on the table. Paper is lighter or less saturated than the table, but by an unknown amount, and shadows fall
 * on both: several thresholds are tried, and the outline with the best edges wins. A shadow has no sharp edge and a ruled
 * margin has the same paper on both sides: outlines along them are refused. A wrong outline cuts words off, a sheet that is
 * not found costs little.
 */

import {
  applyHomography,
  type Point,
  type Quadrilateral,
  scaling,
} from '../../domain/photo/homography.ts'
import { type ConnectedComponent, findConnectedComponents } from './image/connected-components.ts'
import {
  convexHull,
  enclosingQuadrilateral,
  maxCornerCosine,
  polygonArea,
} from './image/polygon.ts'
import {
  downscaleColours,
  downscaleFactor,
  type GreyImage,
  type RgbImage,
} from './image/raster-image.ts'
import { greyHistogram, lighterThan, otsuThreshold } from './image/thresholding.ts'

/** Long sides of the copy that is segmented and of the one on which edges are checked. */
const SEGMENTATION_SIDE = 320
const EDGE_SIDE = 800
const THRESHOLD_FACTORS = [0.7, 0.85, 1, 1.12, 1.25]

/** Of the photo that a sheet covers, and of its quadrilateral that its hull covers. */
const MIN_AREA_SHARE = 0.15
const MIN_HULL_SHARE = 0.9
/** Corners of 60° to 120°. */
const MAX_CORNER_COSINE = 0.5

/** Pixels of the edge copy at which the two sides of an edge are compared: the change must be sharp, and last. */
const NEAR = 3
const FAR = 8
const MIN_CONTRAST = 0.06
const SAMPLES_PER_SIDE = 40
/** Of the outline, and of each side, that must be an edge. */
const MIN_EDGE_SHARE = 0.7
const MIN_SIDE_EDGE_SHARE = 0.4
/** Pixels of the small copy by which the outline is moved into the paper: no rim of table is left. */
const INSET = 1

/** A shadow changes the lightness of paper, hardly its saturation. */
interface PaperCues {
  readonly lightness: GreyImage
  /** 255 for grey, 0 for a pure colour. */
  readonly paleness: GreyImage
  readonly factor: number
}

interface Candidate {
  readonly corners: Quadrilateral
  readonly score: number
}

function hullOf(component: ConnectedComponent): Point[] {
  return convexHull(
    component.runs.flatMap(({ y, from, to }) => [
      { x: from, y },
      { x: to, y },
      { x: from, y: y + 1 },
      { x: to, y: y + 1 },
    ]),
  )
}

function valueAt(image: GreyImage, { x, y }: Point): number | undefined {
  const column = Math.round(x)
  const row = Math.round(y)
  if (column < 0 || row < 0 || column >= image.width || row >= image.height) return undefined
  return image.data[row * image.width + column]
}

function contrast(image: GreyImage, at: Point, across: Point): number | undefined {
  const inside = valueAt(image, { x: at.x + across.x, y: at.y + across.y })
  const beyond = valueAt(image, { x: at.x - across.x, y: at.y - across.y })
  if (inside === undefined || beyond === undefined) return undefined
  return (inside - beyond) / Math.max(1, inside)
}

/** 1 on an edge of paper, 0 elsewhere, 0.5 where the photo ends. */
function edgeAt({ lightness, paleness }: PaperCues, at: Point, inward: Point): number {
  const step = (reach: number): Point => ({ x: inward.x * reach, y: inward.y * reach })
  const isEdge = (image: GreyImage): boolean =>
    (contrast(image, at, step(NEAR)) ?? 0) > MIN_CONTRAST &&
    (contrast(image, at, step(FAR)) ?? 1) > MIN_CONTRAST
  if (contrast(lightness, at, step(NEAR)) === undefined) return 0.5
  return isEdge(lightness) || isEdge(paleness) ? 1 : 0
}

function edgeShare(cues: PaperCues, a: Point, b: Point): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const inward = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length }
  let found = 0
  for (let i = 1; i < SAMPLES_PER_SIDE; i += 1) {
    const t = i / SAMPLES_PER_SIDE
    found += edgeAt(cues, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, inward)
  }
  return found / (SAMPLES_PER_SIDE - 1)
}

/** Share of the outline that is an edge of paper; 0 when one side is none. */
function edgeScore(cues: PaperCues, corners: Quadrilateral): number {
  const shares = corners.map((corner, i) => edgeShare(cues, corner, corners[(i + 1) % 4] ?? corner))
  if (Math.min(...shares) < MIN_SIDE_EDGE_SHARE) return 0
  return shares.reduce((sum, share) => sum + share, 0) / 4
}

function scaled([a, b, c, d]: Quadrilateral, factor: number): Quadrilateral {
  const by = (p: Point): Point => applyHomography(scaling(factor), p.x, p.y)
  return [by(a), by(b), by(c), by(d)]
}

function candidateQuadrilateral(
  component: ConnectedComponent,
  photoArea: number,
): Quadrilateral | undefined {
  const hull = hullOf(component)
  const area = polygonArea(hull)
  if (area < MIN_AREA_SHARE * photoArea) return undefined
  const corners = enclosingQuadrilateral(hull)
  if (!corners || maxCornerCosine(corners) > MAX_CORNER_COSINE) return undefined
  return area < MIN_HULL_SHARE * polygonArea(corners) ? undefined : corners
}

function largest(components: readonly ConnectedComponent[]): ConnectedComponent | undefined {
  return components.reduce<ConnectedComponent | undefined>(
    (best, one) => (best && best.area >= one.area ? best : one),
    undefined,
  )
}

function inset(corners: Quadrilateral): Quadrilateral {
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

function candidateQuadrilaterals(image: GreyImage): Quadrilateral[] {
  const otsu = otsuThreshold(greyHistogram(image))
  return THRESHOLD_FACTORS.flatMap((factor) => {
    const component = largest(findConnectedComponents(lighterThan(image, otsu * factor)))
    const corners = component && candidateQuadrilateral(component, image.width * image.height)
    return corners ? [corners] : []
  })
}

function paperCues(photo: RgbImage, side: number): PaperCues {
  const factor = downscaleFactor(photo, side)
  const { red, green, blue, ...size } = downscaleColours(photo, factor)
  const lightness = new Uint8Array(red.length)
  const paleness = new Uint8Array(red.length)
  for (let i = 0; i < lightness.length; i += 1) {
    const [r, g, b] = [red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0]
    lightness[i] = 0.3 * r + 0.59 * g + 0.11 * b
    paleness[i] = (255 * Math.min(r, g, b)) / Math.max(1, r, g, b)
  }
  return {
    lightness: { ...size, data: lightness },
    paleness: { ...size, data: paleness },
    factor,
  }
}

/** Corners clockwise from the top left; undefined when the page fills the photo or has no clear edge. */
export function detectSheet(photo: RgbImage): Quadrilateral | undefined {
  const small = paperCues(photo, SEGMENTATION_SIDE)
  const fine = paperCues(photo, EDGE_SIDE)
  let best: Candidate | undefined
  for (const corners of [
    ...candidateQuadrilaterals(small.lightness),
    ...candidateQuadrilaterals(small.paleness),
  ]) {
    const score = edgeScore(fine, scaled(corners, small.factor / fine.factor))
    if (score >= MIN_EDGE_SHARE && (!best || score > best.score)) best = { corners, score }
  }
  return best && scaled(inset(best.corners), small.factor)
}
