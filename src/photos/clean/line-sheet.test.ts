import { expect, test } from 'vitest'
import { drawGrey, SIZE, writing } from '../../../test/photos/drawn-page.ts'
import { measureLine } from './line-shape.ts'
import { type CutLine, cutLine, lineAt, setLines, toPage } from './line-sheet.ts'
import type { Look } from './look.ts'
import { findLines } from './text-lines.ts'
import { findWriting } from './writing.ts'

const PLAIN: Look = { xHeight: 14, tall: 1, lean: 0, bold: 0, ink: 1 }

async function cuts(lines: number): Promise<CutLine[]> {
  const plane = await drawGrey(writing(lines))
  const found = findWriting(plane)
  return findLines(found, SIZE.height).map((line) =>
    cutLine(plane, { line, shape: measureLine(line, found.markHeight) }),
  )
}

/** Rows from the first to the last that hold ink, within a line of a sheet. */
function inkedRows(cut: CutLine, look: Look): number {
  const { plane } = setLines([cut], look)
  const rows = Array.from({ length: plane.height }, (_, y) =>
    plane.data.subarray(y * plane.width, (y + 1) * plane.width).some((value) => value < 128),
  )
  return rows.lastIndexOf(true) - rows.indexOf(true) + 1
}

test('lines are set one under the other, and every row belongs to one', async () => {
  const sheet = setLines(await cuts(3), PLAIN)
  expect(sheet.lines).toHaveLength(3)
  for (const [i, { base }] of sheet.lines.entries()) expect(lineAt(sheet, base - 5)).toBe(i)
  expect(lineAt(sheet, 0)).toBe(0)
  expect(lineAt(sheet, sheet.plane.height - 1)).toBe(2)
})

test('a pixel of the sheet finds its way back to the page, leaning or not', async () => {
  const [cut] = await cuts(1)
  if (!cut) throw new Error('no line')
  for (const lean of [0, 0.15]) {
    const sheet = setLines([cut], { ...PLAIN, lean })
    const [set] = sheet.lines
    if (!set) throw new Error('no line')
    const dark = sheet.plane.data.findIndex((value) => value < 60)
    const [x, y] = [dark % sheet.plane.width, Math.floor(dark / sheet.plane.width)]
    const place = toPage(set, x, y)
    // The first dark pixel is the top of a tall stroke: they stand every 156 columns from column 182 on, their tops at row 74.
    expect(Math.abs(((place.x - 182 + 78) % 156) - 78)).toBeLessThan(3)
    expect(Math.abs(place.y - 74)).toBeLessThan(4)
  }
})

test('small letters keep their height when tall ones are shortened', async () => {
  const [cut] = await cuts(1)
  if (!cut) throw new Error('no line')
  const whole = inkedRows(cut, PLAIN)
  const shortened = inkedRows(cut, { ...PLAIN, tall: 0.5 })
  const beyond = whole - PLAIN.xHeight
  expect(shortened).toBeLessThan(whole)
  expect(Math.abs(shortened - (PLAIN.xHeight + beyond / 2))).toBeLessThan(4)
})
