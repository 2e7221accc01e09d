import { expect, test } from 'vitest'
import {
  BASE,
  drawGrey,
  PITCH,
  SIZE,
  writing,
  X_HEIGHT,
} from '../../../../test/photos/drawn-page.ts'
import { findTextComponents } from '../text-components.ts'
import { measureLine } from './line-geometry.ts'
import { segmentLines } from './line-segmentation.ts'

test('lines are found where their small letters are, each with its own components', async () => {
  const lines = segmentLines(findTextComponents(await drawGrey(writing(6))), SIZE.height)
  expect(lines).toHaveLength(6)
  for (const [i, { centre, components }] of lines.entries()) {
    expect(Math.abs(centre - (BASE + i * PITCH - X_HEIGHT / 2))).toBeLessThan(8)
    expect(components).toHaveLength(20)
  }
})

test('a loop that touches the line below is cut between the two', async () => {
  const loop = `<path d="M182 ${BASE} V${BASE + PITCH}" stroke="#203070" stroke-width="3"/>`
  const writingFound = findTextComponents(await drawGrey(`${writing(2)}${loop}`))
  const lines = segmentLines(writingFound, SIZE.height)
  expect(lines).toHaveLength(2)
  const [upper, lower] = lines.map(({ components }) =>
    components.find((m) => m.left < 184 && m.right > 181),
  )
  expect(upper?.bottom).toBeGreaterThan(BASE)
  expect(upper?.bottom).toBeLessThan(BASE + PITCH - X_HEIGHT)
  expect(lower?.top).toBe(upper?.bottom)
})

test('a line is measured: base, slope and height of its small letters', async () => {
  const writingFound = findTextComponents(
    await drawGrey(`<g transform="rotate(0.8)">${writing(1)}</g>`),
  )
  const [line] = segmentLines(writingFound, SIZE.height)
  if (!line) throw new Error('no line')
  const { slope, xHeight } = measureLine(line, writingFound.componentHeight)
  expect(Math.abs(slope - Math.tan((0.8 * Math.PI) / 180))).toBeLessThan(0.004)
  expect(Math.abs(xHeight - X_HEIGHT)).toBeLessThan(4)
})

test('a page without components has no lines', () => {
  expect(segmentLines({ components: [], componentHeight: 0, darkness: 0 }, 100)).toEqual([])
})
