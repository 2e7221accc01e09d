/** The steps of the cleaning in their order: sheet, light, tilt, ruling, marks, lines. */
import type { Picture } from '../decode.ts'
import type { PixelSize } from '../photo-file.ts'
import { divideBackground } from './background.ts'
import type { Component } from './components.ts'
import {
  type Corners,
  compose,
  type Homography,
  IDENTITY,
  scaling,
  toCorners,
  turning,
  unfanning,
  warp,
} from './homography.ts'
import { measureLine } from './line-shape.ts'
import type { ShapedLine } from './line-sheet.ts'
import { greyPlane, type Plane, shrink } from './plane.ts'
import { removeRuling } from './ruling.ts'
import { findSheet } from './sheet.ts'
import { lineCourse } from './skew.ts'
import { findLines } from './text-lines.ts'
import { findWriting, runsAlongColumns } from './writing.ts'

export interface CleanPage {
  /** Upright, on white paper, without its ruling. */
  readonly plane: Plane
  /** From top to bottom; none on a blank page. */
  readonly lines: readonly ShapedLine[]
  /** The letters follow each other downwards: the page has to be turned by a quarter. */
  readonly alongColumns: boolean
  /** From a pixel of the plane to the picture that was cleaned. */
  readonly toPicture: Homography
}

/** Degrees: nobody holds a phone further from upright without turning it altogether. */
const MAX_TILT = 9
/** The tilt is looked for on a copy of about this long side. */
const TILT_SIDE = 1000
/**
 * Half the window in which a rule is told from ink, in heights of a small letter: narrower, a bold word passes for a rule;
 * wider, the rule leaves the row. Unknown at first, it suits the usual photo and is corrected when it was far off.
 */
const RULING_WINDOW = 3
const FIRST_RULING_WINDOW = 80
const FAR_OFF = 1.5

/** A line whose letters are this much smaller than the usual ones is made of dots and dashes. */
const LEAST_X_HEIGHT = 0.5
/** What one line measures may differ from the usual by this factor; one hand wrote the page. */
const X_HEIGHT_FREEDOM = 1.25

interface View {
  readonly toPicture: Homography
  readonly size: PixelSize
  /** Whether the sheet's corners were found, its perspective then being gone. */
  readonly flattened: boolean
}

function distance(a: Corners[number], b: Corners[number]): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

/** The sheet seen from above, or the whole picture. */
function viewOf(picture: Picture): View {
  const sheet = findSheet(picture)
  if (!sheet) return { toPicture: IDENTITY, size: picture, flattened: false }
  const [a, b, c, d] = sheet
  const width = Math.round(Math.max(distance(a, b), distance(d, c)))
  const height = Math.round(Math.max(distance(a, d), distance(b, c)))
  return { toPicture: toCorners(width, height, sheet), size: { width, height }, flattened: true }
}

/** The same view after quarter turns clockwise of what is seen. */
function turned(view: View, quarters: number): View {
  let { toPicture, size } = view
  for (let i = 0; i < quarters; i += 1) {
    toPicture = compose(toPicture, [0, 1, 0, -1, 0, size.height - 1, 0, 0, 1])
    size = { width: size.height, height: size.width }
  }
  return { ...view, toPicture, size }
}

/** The view with its lines level. */
function levelled(grey: Plane, view: View): Homography {
  const { width, height } = view.size
  const factor = Math.max(1, Math.round(Math.max(width, height) / TILT_SIDE))
  const size = { width: Math.round(width / factor), height: Math.round(height / factor) }
  const toSmall = compose(scaling(1 / factor), compose(view.toPicture, scaling(factor)))
  const course = lineCourse(divideBackground(warp(shrink(grey, factor), toSmall, size)), MAX_TILT)
  const centre = { x: width / 2, y: height / 2 }
  const turn = compose(view.toPicture, turning(course.tilt, centre))
  return view.flattened ? turn : compose(turn, unfanning(course.fan / factor, centre))
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

interface Writings {
  readonly plane: Plane
  readonly marks: readonly Component[]
  readonly lines: readonly ShapedLine[]
  /** Height of the usual small letter; 0 when there is none. */
  readonly xHeight: number
}

/** What is written on a level page, each line's measures brought near to what the page as a whole says. */
function findWritings(flat: Plane, rulingWindow: number): Writings {
  const plane = removeRuling(flat, rulingWindow)
  const { marks, markHeight } = findWriting(plane)
  const measured = findLines({ marks, markHeight }, plane.height).map((line) => ({
    line,
    shape: measureLine(line, markHeight),
  }))
  const usual = median(measured.map(({ shape }) => shape.xHeight))
  const lines = measured
    .filter(({ shape }) => shape.xHeight > LEAST_X_HEIGHT * usual)
    .map(({ line, shape }) => {
      const least = usual / X_HEIGHT_FREEDOM
      const xHeight = Math.max(least, Math.min(usual * X_HEIGHT_FREEDOM, shape.xHeight))
      return { line, shape: { ...shape, xHeight } }
    })
  return { plane, marks, lines, xHeight: usual }
}

function isFarOff(rulingWindow: number): boolean {
  const ratio = rulingWindow / FIRST_RULING_WINDOW
  return ratio > FAR_OFF || ratio < 1 / FAR_OFF
}

/** `quarters`: quarter turns clockwise before anything else. */
export function cleanPage(picture: Picture, quarters: number): CleanPage {
  const grey = greyPlane(picture, [0.3, 0.59, 0.11])
  const view = turned(viewOf(picture), quarters)
  const toPicture = levelled(grey, view)
  const flat = divideBackground(warp(grey, toPicture, view.size))
  const first = findWritings(flat, FIRST_RULING_WINDOW)
  const rulingWindow = Math.round(RULING_WINDOW * first.xHeight)
  const { plane, marks, lines } =
    first.lines.length > 0 && isFarOff(rulingWindow) ? findWritings(flat, rulingWindow) : first
  return { plane, lines, alongColumns: runsAlongColumns(marks), toPicture }
}
