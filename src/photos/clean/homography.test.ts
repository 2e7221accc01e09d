import { expect, test } from 'vitest'
import {
  type Corners,
  compose,
  IDENTITY,
  leaning,
  mapPoint,
  toCorners,
  turning,
  unfanning,
  warp,
} from './homography.ts'

const SHEET: Corners = [
  { x: 100, y: 40 },
  { x: 900, y: 90 },
  { x: 860, y: 700 },
  { x: 60, y: 620 },
]

test('the corners of a rectangle land on the corners of the sheet', () => {
  const map = toCorners(800, 600, SHEET)
  const corners = [
    mapPoint(map, 0, 0),
    mapPoint(map, 800, 0),
    mapPoint(map, 800, 600),
    mapPoint(map, 0, 600),
  ]
  for (const [i, corner] of corners.entries()) {
    expect(corner.x).toBeCloseTo(SHEET[i]?.x ?? 0, 6)
    expect(corner.y).toBeCloseTo(SHEET[i]?.y ?? 0, 6)
  }
})

test('two maps one after the other are their composition', () => {
  const inner = turning(0.1, { x: 300, y: 200 })
  const outer = toCorners(800, 600, SHEET)
  const [step, once] = [mapPoint(inner, 120, 340), mapPoint(compose(outer, inner), 120, 340)]
  const twice = mapPoint(outer, step.x, step.y)
  expect(once.x).toBeCloseTo(twice.x, 6)
  expect(once.y).toBeCloseTo(twice.y, 6)
})

test('what turns, leans or fans out leaves its centre where it is', () => {
  const centre = { x: 300, y: 200 }
  for (const map of [turning(0.2, centre), leaning(0.1, centre), unfanning(0.0004, centre)]) {
    const there = mapPoint(map, centre.x, centre.y)
    expect(there.x).toBeCloseTo(centre.x, 6)
    expect(there.y).toBeCloseTo(centre.y, 6)
  }
})

test('a plane seen through no change is itself, and goes on beyond its edge', () => {
  const plane = { width: 3, height: 2, data: Uint8Array.from([0, 50, 100, 150, 200, 250]) }
  const seen = warp(plane, IDENTITY, { width: 4, height: 2 })
  expect(Array.from(seen.data, (value) => Math.round(value / 10) * 10)).toEqual([
    0, 50, 100, 100, 150, 200, 250, 250,
  ])
})

test('a plane of one pixel can be seen too', () => {
  const plane = { width: 1, height: 1, data: Uint8Array.from([77]) }
  expect(warp(plane, IDENTITY, { width: 1, height: 1 }).data).toHaveLength(1)
})
