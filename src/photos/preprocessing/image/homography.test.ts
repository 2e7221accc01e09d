import { expect, test } from 'vitest'
import {
  applyHomography,
  composeHomographies,
  horizontalShear,
  IDENTITY_HOMOGRAPHY,
  type Quadrilateral,
  rectangleToQuadrilateral,
  rotation,
  rowKeystone,
  warpPerspective,
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
  const inner = rotation(0.1, { x: 300, y: 200 })
  const outer = rectangleToQuadrilateral(800, 600, SHEET)
  const [step, once] = [
    applyHomography(inner, 120, 340),
    applyHomography(composeHomographies(outer, inner), 120, 340),
  ]
  const twice = applyHomography(outer, step.x, step.y)
  expect(once.x).toBeCloseTo(twice.x, 6)
  expect(once.y).toBeCloseTo(twice.y, 6)
})

test('what turns, leans or fans out leaves its centre where it is', () => {
  const centre = { x: 300, y: 200 }
  for (const map of [
    rotation(0.2, centre),
    horizontalShear(0.1, centre),
    rowKeystone(0.0004, centre),
  ]) {
    const there = applyHomography(map, centre.x, centre.y)
    expect(there.x).toBeCloseTo(centre.x, 6)
    expect(there.y).toBeCloseTo(centre.y, 6)
  }
})

test('an image seen through no change is itself, and goes on beyond its edge', () => {
  const image = { width: 3, height: 2, data: Uint8Array.from([0, 50, 100, 150, 200, 250]) }
  const seen = warpPerspective(image, IDENTITY_HOMOGRAPHY, { width: 4, height: 2 })
  expect(Array.from(seen.data, (value) => Math.round(value / 10) * 10)).toEqual([
    0, 50, 100, 100, 150, 200, 250, 250,
  ])
})

test('an image of one pixel can be seen too', () => {
  const image = { width: 1, height: 1, data: Uint8Array.from([77]) }
  expect(warpPerspective(image, IDENTITY_HOMOGRAPHY, { width: 1, height: 1 }).data).toHaveLength(1)
})
