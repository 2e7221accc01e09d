import { expect, test } from 'vitest'
import { draw, shadow, writing } from '../../../test/photos/drawn-page.ts'
import { detectSheet } from './sheet-detection.ts'

const TABLE = '#6d4a30'

test('the corners of a sheet on a table are found', async () => {
  const stack = '<path d="M120 60 L800 100 L770 590 L80 540 Z" fill="#f6f2e6"/>'
  const found = detectSheet(await draw(stack, TABLE))
  const corners = [
    [120, 60],
    [800, 100],
    [770, 590],
    [80, 540],
  ] as const
  for (const [i, [x, y]] of corners.entries()) {
    expect(Math.abs((found?.[i]?.x ?? 0) - x)).toBeLessThan(12)
    expect(Math.abs((found?.[i]?.y ?? 0) - y)).toBeLessThan(12)
  }
})

test('a page that fills the photo has no corners', async () => {
  expect(detectSheet(await draw(writing(6)))).toBeUndefined()
})

test('a sheet half in the shadow is not cut where the shadow falls', async () => {
  const page = `${writing(6)}${shadow({ from: 0.42, to: 0.58, opacity: 0.45 })}`
  expect(detectSheet(await draw(page))).toBeUndefined()
})

test('a light spot that is no sheet has no corners', async () => {
  const spot = '<circle cx="450" cy="320" r="250" fill="#f6f2e6"/>'
  expect(detectSheet(await draw(spot, TABLE))).toBeUndefined()
})
