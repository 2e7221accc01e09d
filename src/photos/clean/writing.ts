/** The marks of a clean page that can be writing: noise, paper edges and what is left of rules are put aside. */
import { type Component, findComponents } from './components.ts'
import type { Plane } from './plane.ts'
import { darkerThan, histogram, otsu } from './threshold.ts'
import { weightedMedian } from './weighted-median.ts'

export interface Writing {
  readonly marks: readonly Component[]
  /** Typical height of a mark, between that of a small letter and that of a word with tall letters; pixels. */
  readonly markHeight: number
  /** Half of the ink is darker than this; 0 where there is none. */
  readonly darkness: number
}

/** Lighter than it nothing is ink, however blank the page; darker than it everything is. */
const LIGHTEST_INK = 225
const DARKEST_LIMIT = 120

/** Shares of the mark height. */
const LEAST_SIDE = 0.02
const MAX_HEIGHT = 6
/** A mark much paler than the writing is a trace of a rule or the shadow of an edge. */
const LEAST_RELATIVE_DARKNESS = 0.45

function meanDarkness(plane: Plane, mark: Component): number {
  let sum = 0
  for (const { y, from, to } of mark.runs) {
    for (let x = from; x < to; x += 1) sum += 255 - (plane.data[y * plane.width + x] ?? 255)
  }
  return sum / mark.area
}

function height(mark: Component): number {
  return mark.bottom - mark.top
}

function width(mark: Component): number {
  return mark.right - mark.left
}

function touchesEdge(plane: Plane, mark: Component): boolean {
  return (
    mark.left <= 1 ||
    mark.top <= 1 ||
    mark.right >= plane.width - 1 ||
    mark.bottom >= plane.height - 1
  )
}

/** Long and thin, lying or standing: a rule, a margin, the edge of the sheet. */
function isStroke(mark: Component, markHeight: number): boolean {
  const long = Math.max(width(mark), height(mark))
  const thickness = mark.area / long
  return long > 3 * markHeight && thickness < 0.12 * markHeight
}

export function findWriting(plane: Plane): Writing {
  const threshold = Math.max(DARKEST_LIMIT, Math.min(LIGHTEST_INK, otsu(histogram(plane))))
  const all = findComponents(darkerThan(plane, threshold)).filter((mark) => mark.area >= 4)
  const inside = all.filter((mark) => height(mark) < plane.height / 3 && height(mark) >= 5)
  const markHeight = weightedMedian(inside.map((mark) => [height(mark), mark.area]))
  const darkness = weightedMedian(inside.map((mark) => [meanDarkness(plane, mark), mark.area]))
  const marks = all.filter(
    (mark) =>
      Math.max(width(mark), height(mark)) >= 2 + LEAST_SIDE * markHeight &&
      height(mark) <= MAX_HEIGHT * markHeight &&
      !isStroke(mark, markHeight) &&
      !(touchesEdge(plane, mark) && height(mark) > 1.5 * markHeight) &&
      meanDarkness(plane, mark) >= darkness * LEAST_RELATIVE_DARKNESS,
  )
  return { marks, markHeight, darkness }
}

/** Empty pixels between two marks that stand beside each other (or above each other); infinite when they do not. */
function gap(one: Component, other: Component, beside: boolean): number {
  const [overlap, apart] = beside
    ? [
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
        Math.max(one.left, other.left) - Math.min(one.right, other.right),
      ]
    : [
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom),
      ]
  return overlap > 0 ? Math.max(0, apart) : Number.POSITIVE_INFINITY
}

const LETTER_AREA = 30
/** More marks than these say nothing more, and comparing all with all would take long. */
const ENOUGH_MARKS = 400

/** Whether the marks' nearest neighbours stand above and below rather than beside: the text runs down the page. */
export function runsAlongColumns(marks: readonly Component[]): boolean {
  const letters = marks.filter((mark) => mark.area > LETTER_AREA).slice(0, ENOUGH_MARKS)
  let beside = 0
  let above = 0
  for (const letter of letters) {
    const others = letters.filter((other) => other !== letter)
    const sideways = Math.min(...others.map((other) => gap(letter, other, true)))
    const upwards = Math.min(...others.map((other) => gap(letter, other, false)))
    if (sideways < upwards) beside += 1
    else if (upwards < sideways) above += 1
  }
  return above > 10 && above > 2 * beside
}
