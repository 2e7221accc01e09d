import { expect, test } from 'vitest'
import { drawGrey, writing, X_HEIGHT } from '../../../test/photos/drawn-page.ts'
import { measureLine } from '../preprocessing/lines/line-geometry.ts'
import { extractLineImage, type LineImage } from '../preprocessing/lines/line-image.ts'
import { segmentLines } from '../preprocessing/lines/line-segmentation.ts'
import { findTextComponents } from '../preprocessing/text-components.ts'
import { INPUT_ROWS, type LineInput, toLineInput } from './line-input.ts'

async function firstLine(svg: string): Promise<LineImage> {
  const page = await drawGrey(svg)
  const text = findTextComponents(page)
  const [line] = segmentLines(text, page.height)
  if (!line) throw new Error('no line')
  return extractLineImage(page, { line, geometry: measureLine(line, text.componentHeight) })
}

function inkedRows({ columns, ink }: LineInput): number[] {
  return Array.from({ length: INPUT_ROWS }, (_, row) =>
    ink.subarray(row * columns, (row + 1) * columns).reduce((sum, value) => sum + value, 0),
  ).flatMap((sum, row) => (sum > 0 ? [row] : []))
}

test('HAN-01 letters stand between the same rows, however large they were written', async () => {
  for (const scale of [0.6, 1]) {
    const input = toLineInput(await firstLine(`<g transform="scale(${scale})">${writing(1)}</g>`))
    const rows = inkedRows(input)
    // Tall strokes go up to 2.2 x-heights above the base line.
    expect(Math.abs((rows[0] ?? 0) - 5)).toBeLessThanOrEqual(4)
    expect(Math.abs((rows.at(-1) ?? 0) - 28)).toBeLessThanOrEqual(3)
    expect(Math.max(...input.ink)).toBeGreaterThan(190)
  }
})

test('HAN-01 a column of what the network is shown is found again on the page', async () => {
  const line = await firstLine(writing(1))
  const input = toLineInput(line)
  const inked = Array.from({ length: input.columns }, (_, column) => column).filter((column) =>
    Array.from(
      { length: INPUT_ROWS },
      (_, row) => input.ink[row * input.columns + column] ?? 0,
    ).some((value) => value > 100),
  )
  const left = Math.min(...line.line.components.map((component) => component.left))
  expect(Math.abs(input.toPageX(inked[0] ?? 0) - left)).toBeLessThan(X_HEIGHT / 4)
})
