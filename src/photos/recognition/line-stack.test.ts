import { expect, test } from 'vitest'
import { drawGrey, SIZE, writing } from '../../../test/photos/drawn-page.ts'
import { measureLine } from '../preprocessing/lines/line-geometry.ts'
import { extractLineImage, type LineImage } from '../preprocessing/lines/line-image.ts'
import { segmentLines } from '../preprocessing/lines/line-segmentation.ts'
import { findTextComponents } from '../preprocessing/text-components.ts'
import { lineIndexAt, renderLines, toPageCoordinates } from './line-stack.ts'
import type { RenderingVariant } from './rendering-variant.ts'

const PLAIN: RenderingVariant = { xHeight: 14, ascenderScale: 1, slant: 0, boldness: 0, gamma: 1 }

async function lineImages(lines: number): Promise<LineImage[]> {
  const image = await drawGrey(writing(lines))
  const found = findTextComponents(image)
  return segmentLines(found, SIZE.height).map((line) =>
    extractLineImage(image, { line, geometry: measureLine(line, found.componentHeight) }),
  )
}

/** Rows from the first to the last with ink, when rendered alone. */
function inkedRows(line: LineImage, variant: RenderingVariant): number {
  const { image } = renderLines([line], variant)
  const rows = Array.from({ length: image.height }, (_, y) =>
    image.data.subarray(y * image.width, (y + 1) * image.width).some((value) => value < 128),
  )
  return rows.lastIndexOf(true) - rows.indexOf(true) + 1
}

test('lines are set one under the other, and every row belongs to one', async () => {
  const stack = renderLines(await lineImages(3), PLAIN)
  expect(stack.lines).toHaveLength(3)
  for (const [i, { baseline }] of stack.lines.entries())
    expect(lineIndexAt(stack, baseline - 5)).toBe(i)
  expect(lineIndexAt(stack, 0)).toBe(0)
  expect(lineIndexAt(stack, stack.image.height - 1)).toBe(2)
})

test('a pixel of the stack finds its way back to the page, slanted or not', async () => {
  const [line] = await lineImages(1)
  if (!line) throw new Error('no line')
  for (const slant of [0, 0.15]) {
    const stack = renderLines([line], { ...PLAIN, slant })
    const [rendered] = stack.lines
    if (!rendered) throw new Error('no line')
    const dark = stack.image.data.findIndex((value) => value < 60)
    const [x, y] = [dark % stack.image.width, Math.floor(dark / stack.image.width)]
    const place = toPageCoordinates(rendered, x, y)
    // The first dark pixel is the top of a tall stroke: they stand every 156 columns from column 182 on, their tops at row 74.
    expect(Math.abs(((place.x - 182 + 78) % 156) - 78)).toBeLessThan(3)
    expect(Math.abs(place.y - 74)).toBeLessThan(4)
  }
})

test('small letters keep their height when tall ones are shortened', async () => {
  const [line] = await lineImages(1)
  if (!line) throw new Error('no line')
  const whole = inkedRows(line, PLAIN)
  const shortened = inkedRows(line, { ...PLAIN, ascenderScale: 0.5 })
  const beyond = whole - PLAIN.xHeight
  expect(shortened).toBeLessThan(whole)
  expect(Math.abs(shortened - (PLAIN.xHeight + beyond / 2))).toBeLessThan(4)
})
