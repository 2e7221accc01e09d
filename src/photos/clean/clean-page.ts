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
  leaning,
  scaling,
  toCorners,
  turning,
  unfanning,
  unfanningColumns,
  warp,
} from './homography.ts'
import { measureLine } from './line-shape.ts'
import type { ShapedLine } from './line-sheet.ts'
import { greyPlane, type Plane, shrink, transposed } from './plane.ts'
import { fadeRuling, removeRuling } from './ruling.ts'
import { findSheet } from './sheet.ts'
import { lineCourse } from './skew.ts'
import { findLines } from './text-lines.ts'
import { weightedMedian } from './weighted-median.ts'
import { findWriting, runsAlongColumns } from './writing.ts'

export interface CleanPage {
  /** Upright, on white paper, without its ruling. */
  readonly plane: Plane
  /** From top to bottom; none on a blank page. */
  readonly lines: readonly ShapedLine[]
  /** The letters follow each other downwards: the page has to be turned by a quarter. */
  readonly alongColumns: boolean
  /** How dark the ink is, 0 to 255; traces of rules and shadows are pale. */
  readonly darkness: number
  /** How much ink there is, in squares as high as a small letter: a letter has about half of one. */
  readonly ink: number
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

/** Smaller letters cannot be read; what is so small is specks. */
const LEAST_PIXELS = 7
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

/** A view on a small copy: enough to see how lines lie. */
interface Preview {
  readonly plane: Plane
  readonly factor: number
}

function preview(grey: Plane, toPicture: Homography, size: PixelSize): Preview {
  const factor = Math.max(1, Math.round(Math.max(size.width, size.height) / TILT_SIDE))
  const small = { width: Math.round(size.width / factor), height: Math.round(size.height / factor) }
  const toSmall = compose(scaling(1 / factor), compose(toPicture, scaling(factor)))
  return { plane: divideBackground(warp(shrink(grey, factor), toSmall, small)), factor }
}

function withLevelLines(grey: Plane, view: View): View {
  const { plane, factor } = preview(grey, view.toPicture, view.size)
  const course = lineCourse(plane, MAX_TILT)
  const centre = { x: view.size.width / 2, y: view.size.height / 2 }
  const turn = compose(view.toPicture, turning(course.tilt, centre))
  if (view.flattened) return { ...view, toPicture: turn }
  return { ...view, toPicture: compose(turn, unfanning(course.fan / factor, centre)) }
}

/** A page seen from a side whose corners were not found: its columns (rules, margins, stems) are made upright too. */
function withUprightColumns(grey: Plane, view: View): View {
  if (view.flattened) return view
  const { plane, factor } = preview(grey, view.toPicture, view.size)
  const course = lineCourse(transposed(plane), MAX_TILT)
  const centre = { x: view.size.width / 2, y: view.size.height / 2 }
  const mend = compose(leaning(course.tilt, centre), unfanningColumns(course.fan / factor, centre))
  return { ...view, toPicture: compose(view.toPicture, mend) }
}

function inkOf(marks: readonly Component[]): number {
  return marks.reduce((sum, mark) => sum + mark.area, 0)
}

interface Writings {
  readonly marks: readonly Component[]
  readonly darkness: number
  readonly lines: readonly ShapedLine[]
  /** Height of the usual small letter; 0 when there is none. */
  readonly xHeight: number
}

/** What is written on a level page, each line's measures brought near to what the page as a whole says. */
function findWritings(flat: Plane, rulingWindow: number): Writings {
  const plane = removeRuling(flat, rulingWindow)
  const writing = findWriting(plane)
  const { marks, markHeight, darkness } = writing
  const measured = findLines(writing, plane.height).map((line) => ({
    line,
    shape: measureLine(line, markHeight),
  }))
  const usual = weightedMedian(
    measured.map(({ line, shape }) => [shape.xHeight, inkOf(line.marks)]),
  )
  const lines = measured
    .filter(({ shape }) => usual >= LEAST_PIXELS && shape.xHeight > LEAST_X_HEIGHT * usual)
    .map(({ line, shape }) => {
      const least = usual / X_HEIGHT_FREEDOM
      const xHeight = Math.max(least, Math.min(usual * X_HEIGHT_FREEDOM, shape.xHeight))
      return { line, shape: { ...shape, xHeight } }
    })
  return { marks, darkness, lines, xHeight: usual }
}

function isFarOff(rulingWindow: number): boolean {
  const ratio = rulingWindow / FIRST_RULING_WINDOW
  return ratio > FAR_OFF || ratio < 1 / FAR_OFF
}

/** `quarters`: quarter turns clockwise before anything else. */
export function cleanPage(picture: Picture, quarters: number): CleanPage {
  const grey = greyPlane(picture, [0.3, 0.59, 0.11])
  const level = withLevelLines(grey, turned(viewOf(picture), quarters))
  const view = withUprightColumns(grey, level)
  const { toPicture } = view
  const flat = divideBackground(warp(grey, toPicture, view.size))
  const first = findWritings(flat, FIRST_RULING_WINDOW)
  const rulingWindow = Math.round(RULING_WINDOW * first.xHeight)
  const again = first.lines.length > 0 && isFarOff(rulingWindow)
  const { marks, darkness, lines } = again ? findWritings(flat, rulingWindow) : first
  const plane = fadeRuling(flat, again ? rulingWindow : FIRST_RULING_WINDOW)
  const ink = lines.reduce(
    (sum, { line, shape }) => sum + inkOf(line.marks) / shape.xHeight ** 2,
    0,
  )
  return { plane, lines, alongColumns: runsAlongColumns(marks), darkness, ink, toPicture }
}
