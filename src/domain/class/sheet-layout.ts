/**
 * Where a learner's sheet of A4 paper has what a photo of it is put straight by (CLA-03). Drawn and found by the same numbers:
 * millimetres from the upper left corner of the sheet, or of its half.
 */
import { type PrintSize, SEYES_GRIDS } from '../dictation/ruled-zone.ts'
import type { Point, Quadrilateral } from '../photo/homography.ts'

/** How a sheet of a learner is laid out. */
export interface SheetLayout {
  readonly size: PrintSize
  /** Two sheets share the page. */
  readonly isHalf: boolean
}

export interface SheetArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const WIDTH = 210
const HEIGHT = { full: 297, half: 148.5 }

/** Black squares in the four corners. */
export const CORNER_MARK = { size: 6, inset: 8 }

/** Upper right, with a quiet zone of four modules. */
export function qrArea(isHalf: boolean): SheetArea {
  return { left: 169, top: isHalf ? 15 : 18, width: 22, height: 22 }
}

export function cornersOf({ left, top, width, height }: SheetArea): Quadrilateral {
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ]
}

/** Centres of the corner marks, clockwise from the upper left one. */
export function markCentres(isHalf: boolean): readonly Point[] {
  const from = CORNER_MARK.inset + CORNER_MARK.size / 2
  const height = isHalf ? HEIGHT.half : HEIGHT.full
  return cornersOf({ left: from, top: from, width: WIDTH - 2 * from, height: height - 2 * from })
}

/** Right of the red line and of the points on it, which would be read as letters. */
const AFTER_MARGIN = 1
/** Left of a printed text. */
const BEFORE_TEXT = 2
/** Under the title, and above the lower marks. */
const BELOW_TITLE = { normal: { full: 75, half: 62 }, large: { full: 87, half: 70 } }
const TEXT_TOP = { full: 45, half: 40 }
const BOTTOM = { full: 281, half: 133 }
const RIGHT = 200

/** What a hand wrote on, and nothing that only the printer did; on a sheet with gaps, the text around them as well. */
export function writingArea({ size, isHalf }: SheetLayout, hasPrintedText: boolean): SheetArea {
  const length = isHalf ? 'half' : 'full'
  const { left, margin, square } = SEYES_GRIDS[size]
  const from = hasPrintedText
    ? { left: SEYES_GRIDS.normal.left - BEFORE_TEXT, top: TEXT_TOP[length] }
    : { left: left + margin * square + AFTER_MARGIN, top: BELOW_TITLE[size][length] }
  return { ...from, width: RIGHT - from.left, height: BOTTOM[length] - from.top }
}
