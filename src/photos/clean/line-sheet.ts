/**
 * The lines of a page set anew, one under the other: straight, far apart, their small letters all of one height. The engine
 * was trained on printed lines and reads handwriting best when it looks like one; what is set keeps the way back to the page.
 */
import type { LineShape } from './line-shape.ts'
import { emptyPlane, type Plane } from './plane.ts'
import type { TextLine } from './text-lines.ts'

export interface ShapedLine {
  readonly line: TextLine
  readonly shape: LineShape
}

/** Where a line stands on the sheet. */
export interface SetLine extends ShapedLine {
  /** Pixels of the sheet in one of the page. */
  readonly scale: number
  /** Row of the sheet on which the letters stand, and column of the sheet where the line starts. */
  readonly base: number
  readonly left: number
  /** Column of the page where the line starts. */
  readonly from: number
}

export interface LineSheet {
  readonly plane: Plane
  readonly lines: readonly SetLine[]
  /** Rows of the sheet from one base line to the next. */
  readonly leading: number
}

/** In heights of a small letter: school cursive goes up to three of them, its loops down to two. */
const ABOVE = 3.6
const BELOW = 2.2
/** Kept around each mark, so that the grey rim of strokes and their thin ends stay. */
const RIM = 0.16
const MARGIN_PIXELS = 24

function bounds({ line }: ShapedLine): {
  left: number
  right: number
  top: number
  bottom: number
} {
  const { marks } = line
  return {
    left: Math.min(...marks.map((m) => m.left)),
    right: Math.max(...marks.map((m) => m.right)),
    top: Math.min(...marks.map((m) => m.top)),
    bottom: Math.max(...marks.map((m) => m.bottom)),
  }
}

/** The page with this line alone on it, cut out around its marks. */
function alone(
  plane: Plane,
  { line, shape }: ShapedLine,
  box: { left: number; top: number; right: number; bottom: number },
): Plane {
  const rim = Math.max(1, Math.round(RIM * shape.xHeight))
  const cut = emptyPlane(box.right - box.left, box.bottom - box.top)
  for (const mark of line.marks) {
    for (const run of mark.runs) {
      const from = Math.max(box.left, run.from - rim)
      const to = Math.min(box.right, run.to + rim)
      for (
        let y = Math.max(box.top, run.y - rim);
        y <= Math.min(box.bottom - 1, run.y + rim);
        y += 1
      ) {
        const row = plane.data.subarray(y * plane.width + from, y * plane.width + to)
        cut.data.set(row, (y - box.top) * cut.width + from - box.left)
      }
    }
  }
  return cut
}

function sample({ width, height, data }: Plane, x: number, y: number): number {
  if (x < 0 || y < 0 || x > width - 1 || y > height - 1) return 255
  const left = Math.min(width - 2, Math.floor(x))
  const top = Math.min(height - 2, Math.floor(y))
  const at = top * width + left
  const fx = x - left
  const fy = y - top
  const above = (data[at] ?? 255) * (1 - fx) + (data[at + 1] ?? 255) * fx
  const below = (data[at + width] ?? 255) * (1 - fx) + (data[at + width + 1] ?? 255) * fx
  return above * (1 - fy) + below * fy
}

function draw(page: Plane, sheet: LineSheet, set: SetLine): void {
  const { left, right, top, bottom } = bounds(set)
  const rim = Math.ceil(RIM * set.shape.xHeight) + 2
  const box = {
    left: Math.max(0, left - rim),
    right: Math.min(page.width, right + rim),
    top: Math.max(0, top - rim),
    bottom: Math.min(page.height, bottom + rim),
  }
  const cut = alone(page, set, box)
  const out = sheet.plane
  const firstRow = Math.max(0, Math.round(set.base - ABOVE * set.scale * set.shape.xHeight))
  const lastRow = Math.min(out.height, Math.round(set.base + BELOW * set.scale * set.shape.xHeight))
  const lastColumn = Math.min(out.width, Math.ceil(set.left + (right - left + rim) * set.scale))
  for (let y = firstRow; y < lastRow; y += 1) {
    for (let x = Math.max(0, set.left - rim); x < lastColumn; x += 1) {
      const place = toPage(set, x, y)
      out.data[y * out.width + x] = sample(cut, place.x - box.left, place.y - box.top)
    }
  }
}

/** From a pixel of the sheet to the one of the page it shows. */
export function toPage(
  set: SetLine,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } {
  const pageX = set.from + (x - set.left) / set.scale
  return { x: pageX, y: set.shape.base + set.shape.slope * pageX + (y - set.base) / set.scale }
}

/** Every line with small letters `xHeight` pixels high. */
export function setLines(page: Plane, lines: readonly ShapedLine[], xHeight: number): LineSheet {
  const leading = Math.round((ABOVE + BELOW) * xHeight)
  const set = lines.map((shaped, i): SetLine => {
    const { left } = bounds(shaped)
    const base = Math.round(i * leading + ABOVE * xHeight) + MARGIN_PIXELS
    return {
      ...shaped,
      scale: xHeight / shaped.shape.xHeight,
      base,
      left: MARGIN_PIXELS,
      from: left,
    }
  })
  const widths = set.map((line) => {
    const { left, right } = bounds(line)
    return (right - left) * line.scale
  })
  const width = Math.ceil(Math.max(1, ...widths)) + 2 * MARGIN_PIXELS
  const plane = emptyPlane(width, leading * lines.length + 2 * MARGIN_PIXELS)
  const sheet = { plane, lines: set, leading }
  for (const line of set) draw(page, sheet, line)
  return sheet
}

/** The set line that a row of the sheet belongs to. */
export function lineAt(sheet: LineSheet, row: number): SetLine | undefined {
  const index = Math.floor((row - MARGIN_PIXELS) / sheet.leading)
  return sheet.lines[Math.max(0, Math.min(sheet.lines.length - 1, index))]
}
