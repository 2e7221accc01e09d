import { expect, test } from 'vitest'
import { applyHomography, IDENTITY_HOMOGRAPHY } from '../../../domain/photo/homography.ts'
import { horizontalShear, rotation, rowKeystone, warpPerspective } from './page-warp.ts'

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
