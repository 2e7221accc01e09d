/**
 * The lines of a page set anew, one under the other: straight, far apart, their small letters all of one height. The engine
 * was trained on printed lines and reads handwriting best when it looks like one; what is set keeps the way back to the page.
 */
import type { LineShape } from './line-shape.ts'
import { heightOnPage, heightShown, inked, type Look } from './look.ts'
import { emptyPlane, type Plane } from './plane.ts'
import type { TextLine } from './text-lines.ts'

export interface ShapedLine {
  readonly line: TextLine
  readonly shape: LineShape
}

/** A line cut out of its page: its marks alone on white. */
export interface CutLine extends ShapedLine {
  readonly strip: Plane
  /** Column and row of the page where the strip starts. */
  readonly left: number
  readonly top: number
}

/** Where a line stands on the sheet. */
export interface SetLine {
  readonly cut: CutLine
  readonly look: Look
  /** Row of the sheet on which the letters stand. */
  readonly base: number
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

/** The line alone, cut out around its marks. */
export function cutLine(page: Plane, { line, shape }: ShapedLine): CutLine {
  const { marks } = line
  const rim = Math.max(1, Math.round(RIM * shape.xHeight))
  const left = Math.max(0, Math.min(...marks.map((m) => m.left)) - rim - 2)
  const right = Math.min(page.width, Math.max(...marks.map((m) => m.right)) + rim + 2)
  const top = Math.max(0, Math.min(...marks.map((m) => m.top)) - rim - 2)
  const bottom = Math.min(page.height, Math.max(...marks.map((m) => m.bottom)) + rim + 2)
  const strip = emptyPlane(right - left, bottom - top)
  for (const run of marks.flatMap((mark) => mark.runs)) {
    const from = Math.max(left, run.from - rim)
    const to = Math.min(right, run.to + rim)
    const last = Math.min(bottom - 1, run.y + rim)
    for (let y = Math.max(top, run.y - rim); y <= last; y += 1) {
      const row = page.data.subarray(y * page.width + from, y * page.width + to)
      strip.data.set(row, (y - top) * strip.width + from - left)
    }
  }
  return { line, shape, strip, left, top }
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

/** From a pixel of the sheet to the one of the page it shows. */
export function toPage(
  { cut, look, base }: SetLine,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } {
  const { shape } = cut
  const height = heightOnPage((base - y) / look.xHeight, look.tall) * shape.xHeight
  const along = ((x - MARGIN_PIXELS) * shape.xHeight) / look.xHeight
  const pageX = cut.left + along - look.lean * height
  return { x: pageX, y: shape.base + shape.slope * pageX - height }
}

function rowsAround({ xHeight, tall }: Look): { readonly above: number; readonly below: number } {
  return {
    above: Math.ceil(heightShown(ABOVE, tall) * xHeight),
    below: Math.ceil(-heightShown(-BELOW, tall) * xHeight),
  }
}

function widthShown({ strip, shape }: CutLine, { xHeight, lean }: Look): number {
  return ((strip.width + Math.abs(lean) * strip.height) * xHeight) / shape.xHeight
}

function draw(plane: Plane, set: SetLine): void {
  const { cut, look, base } = set
  const { above, below } = rowsAround(look)
  const step = cut.shape.xHeight / look.xHeight
  const lastColumn = Math.min(plane.width, Math.ceil(MARGIN_PIXELS + widthShown(cut, look)))
  for (let y = base - above; y < base + below; y += 1) {
    const start = toPage(set, 0, y)
    let x = start.x - cut.left
    let row = start.y - cut.top
    for (let column = 0; column < lastColumn; column += 1) {
      plane.data[y * plane.width + column] = sample(cut.strip, x, row)
      x += step
      row += step * cut.shape.slope
    }
  }
}

/** Every line as the look wants it. */
export function setLines(cuts: readonly CutLine[], look: Look): LineSheet {
  const { above, below } = rowsAround(look)
  const leading = above + below
  const lines = cuts.map((cut, i) => ({ cut, look, base: MARGIN_PIXELS + i * leading + above }))
  const widest = Math.max(1, ...cuts.map((cut) => widthShown(cut, look)))
  const plane = emptyPlane(
    Math.ceil(widest) + 2 * MARGIN_PIXELS,
    leading * cuts.length + 2 * MARGIN_PIXELS,
  )
  for (const line of lines) draw(plane, line)
  return { plane: inked(plane, look), lines, leading }
}

/** Index of the line that a row of the sheet belongs to. */
export function lineAt(sheet: LineSheet, row: number): number {
  const index = Math.floor((row - MARGIN_PIXELS) / sheet.leading)
  return Math.max(0, Math.min(sheet.lines.length - 1, index))
}
