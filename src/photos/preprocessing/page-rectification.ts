/** The map that makes the page upright: its sheet seen from above, its text lines level, its columns vertical. */

import {
  composeHomographies,
  type Homography,
  IDENTITY_HOMOGRAPHY,
  type Point,
  type Quadrilateral,
  rectangleToQuadrilateral,
  scaling,
} from '../../domain/photo/homography.ts'
import { divideBackground } from './background-division.ts'
import {
  columnKeystone,
  horizontalShear,
  rotation,
  rowKeystone,
  warpPerspective,
} from './image/page-warp.ts'
import {
  downscale,
  downscaleFactor,
  type GreyImage,
  type PixelSize,
  type RgbImage,
  transpose,
} from './image/raster-image.ts'
import { detectSheet } from './sheet-detection.ts'
import { estimateSkew, type SkewEstimate } from './skew-estimation.ts'

export interface Rectification {
  /** From pixels of the upright page to those of the photo. */
  readonly toPhoto: Homography
  readonly size: PixelSize
  /** Whether the sheet's corners were found, and with them its perspective. */
  readonly hasCorners: boolean
}

/** Degrees: a phone held further from upright is held sideways. */
const MAX_SKEW = 9
const SKEW_SIDE = 1000

function distance(a: Quadrilateral[number], b: Quadrilateral[number]): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

function sheetView(photo: RgbImage): Rectification {
  const sheet = detectSheet(photo)
  if (!sheet) return { toPhoto: IDENTITY_HOMOGRAPHY, size: photo, hasCorners: false }
  const [a, b, c, d] = sheet
  const width = Math.round(Math.max(distance(a, b), distance(d, c)))
  const height = Math.round(Math.max(distance(a, d), distance(b, c)))
  const toPhoto = rectangleToQuadrilateral(width, height, sheet)
  return { toPhoto, size: { width, height }, hasCorners: true }
}

function rotateQuarters(view: Rectification, quarters: number): Rectification {
  let { toPhoto, size } = view
  for (let i = 0; i < quarters; i += 1) {
    toPhoto = composeHomographies(toPhoto, [0, 1, 0, -1, 0, size.height - 1, 0, 0, 1])
    size = { width: size.height, height: size.width }
  }
  return { ...view, toPhoto, size }
}

function skewOf(
  grey: GreyImage,
  { toPhoto, size }: Rectification,
  ofColumns: boolean,
): SkewEstimate {
  const factor = downscaleFactor(size, SKEW_SIDE)
  const small = { width: Math.round(size.width / factor), height: Math.round(size.height / factor) }
  const toSmall = composeHomographies(
    scaling(1 / factor),
    composeHomographies(toPhoto, scaling(factor)),
  )
  const view = divideBackground(warpPerspective(downscale(grey, factor), toSmall, small))
  const { angle, convergence } = estimateSkew(ofColumns ? transpose(view) : view, MAX_SKEW)
  return { angle, convergence: convergence / factor }
}

function centreOf({ size }: Rectification): Point {
  return { x: size.width / 2, y: size.height / 2 }
}

function levelRows(grey: GreyImage, view: Rectification): Rectification {
  const skew = skewOf(grey, view, false)
  const centre = centreOf(view)
  const rotated = composeHomographies(view.toPhoto, rotation(skew.angle, centre))
  if (view.hasCorners) return { ...view, toPhoto: rotated }
  return { ...view, toPhoto: composeHomographies(rotated, rowKeystone(skew.convergence, centre)) }
}

/** Without the sheet's corners, rules, margins and stems tell how far columns lean and converge. */
function straightenColumns(grey: GreyImage, view: Rectification): Rectification {
  if (view.hasCorners) return view
  const skew = skewOf(grey, view, true)
  const centre = centreOf(view)
  const correction = composeHomographies(
    horizontalShear(skew.angle, centre),
    columnKeystone(skew.convergence, centre),
  )
  return { ...view, toPhoto: composeHomographies(view.toPhoto, correction) }
}

export function rectifyPage(photo: RgbImage, grey: GreyImage, quarters: number): Rectification {
  const level = levelRows(grey, rotateQuarters(sheetView(photo), quarters))
  return straightenColumns(grey, level)
}
