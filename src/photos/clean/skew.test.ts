import { expect, test } from 'vitest'
import { drawGrey, SIZE, writing } from '../../../test/photos/drawn-page.ts'
import { divideBackground } from './background.ts'
import { turning, unfanning, warp } from './homography.ts'
import { emptyPlane } from './plane.ts'
import { lineCourse } from './skew.ts'

const DEGREE = Math.PI / 180
const CENTRE = { x: SIZE.width / 2, y: SIZE.height / 2 }

test.each([-7.3, -2, 0, 0.6, 5.4])('lines tilted by %f degrees are found so', async (degrees) => {
  const plane = await drawGrey(writing(6))
  const tilted = warp(plane, turning(-degrees * DEGREE, CENTRE), SIZE)
  const { tilt } = lineCourse(divideBackground(tilted), 9)
  expect(tilt / DEGREE).toBeCloseTo(degrees, 0)
})

test.each([-1.5, 1.5])(
  'lines that fan out by %f degrees from the middle to the edge are found so',
  async (degrees) => {
    const plane = await drawGrey(writing(6))
    const amount = (degrees * DEGREE) / (SIZE.height / 2)
    const fanned = divideBackground(warp(plane, unfanning(-amount, CENTRE), SIZE))
    const { fan } = lineCourse(fanned, 9)
    expect(((fan - amount) * SIZE.height) / 2 / DEGREE).toBeLessThan(0.6)
    expect(((fan - amount) * SIZE.height) / 2 / DEGREE).toBeGreaterThan(-0.6)
  },
)

test('a page without ink lies straight', () => {
  expect(lineCourse(emptyPlane(300, 200), 9)).toEqual({ tilt: 0, fan: 0 })
})
