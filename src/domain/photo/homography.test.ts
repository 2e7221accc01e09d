import { expect, test } from 'vitest'
import {
  applyHomography,
  composeHomographies,
  fitHomography,
  type Quadrilateral,
  rectangleToQuadrilateral,
  scaling,
} from './homography.ts'

const SHEET: Quadrilateral = [
  { x: 100, y: 40 },
  { x: 900, y: 90 },
  { x: 860, y: 700 },
  { x: 60, y: 620 },
]

test('the corners of a rectangle land on the corners of the sheet', () => {
  const map = rectangleToQuadrilateral(800, 600, SHEET)
  const corners = [
    applyHomography(map, 0, 0),
    applyHomography(map, 800, 0),
    applyHomography(map, 800, 600),
    applyHomography(map, 0, 600),
  ]
  for (const [i, corner] of corners.entries()) {
    expect(corner.x).toBeCloseTo(SHEET[i]?.x ?? 0, 6)
    expect(corner.y).toBeCloseTo(SHEET[i]?.y ?? 0, 6)
  }
})

test('two maps one after the other are their composition', () => {
  const inner = scaling(0.7)
  const outer = rectangleToQuadrilateral(800, 600, SHEET)
  const [step, once] = [
    applyHomography(inner, 120, 340),
    applyHomography(composeHomographies(outer, inner), 120, 340),
  ]
  const twice = applyHomography(outer, step.x, step.y)
  expect(once.x).toBeCloseTo(twice.x, 6)
  expect(once.y).toBeCloseTo(twice.y, 6)
})

const PAPER = [0, 50, 130, 210].flatMap((x) => [0, 80, 297].map((y) => ({ x, y })))

test('a map is found again from where points went, also when their places are a little wrong', () => {
  const map = rectangleToQuadrilateral(210, 297, SHEET)
  const pairs = PAPER.map((from, at) => {
    const { x, y } = applyHomography(map, from.x, from.y)
    return [from, { x: x + Math.sin(at * 7) / 4, y: y + Math.cos(at * 5) / 4 }] as const
  })
  const found = fitHomography(pairs, true)
  for (const { x, y } of PAPER) {
    const there = applyHomography(map, x, y)
    const near = found && applyHomography(found, x, y)
    expect(Math.hypot(there.x - (near?.x ?? 0), there.y - (near?.y ?? 0))).toBeLessThan(1)
  }
})

test('points on one line, or too few, decide nothing', () => {
  const line = [1, 2, 3, 4, 5].map(
    (x) =>
      [
        { x, y: x },
        { x, y: 2 * x },
      ] as const,
  )
  expect(fitHomography(line, false)).toBeUndefined()
  expect(fitHomography(line.slice(0, 3), true)).toBeUndefined()
})
