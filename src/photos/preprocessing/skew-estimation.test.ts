import { expect, test } from 'vitest'
import { drawGrey, SIZE, writing } from '../../../test/photos/drawn-page.ts'
import { divideBackground } from './background-division.ts'
import { rotation, rowKeystone, warpPerspective } from './image/page-warp.ts'
import { blankImage } from './image/raster-image.ts'
import { estimateSkew } from './skew-estimation.ts'

const DEGREE = Math.PI / 180
const CENTRE = { x: SIZE.width / 2, y: SIZE.height / 2 }

test.each([-7.3, -2, 0, 0.6, 5.4])('a skew of %f degrees is estimated', async (degrees) => {
  const image = await drawGrey(writing(6))
  const tilted = warpPerspective(image, rotation(-degrees * DEGREE, CENTRE), SIZE)
  const { angle: tilt } = estimateSkew(divideBackground(tilted), 9)
  expect(tilt / DEGREE).toBeCloseTo(degrees, 0)
})

test.each([-1.5, 1.5])(
  'lines that converge by %f degrees from the middle to the edge are estimated so',
  async (degrees) => {
    const image = await drawGrey(writing(6))
    const amount = (degrees * DEGREE) / (SIZE.height / 2)
    const fanned = divideBackground(warpPerspective(image, rowKeystone(-amount, CENTRE), SIZE))
    const { convergence: fan } = estimateSkew(fanned, 9)
    expect(((fan - amount) * SIZE.height) / 2 / DEGREE).toBeLessThan(0.6)
    expect(((fan - amount) * SIZE.height) / 2 / DEGREE).toBeGreaterThan(-0.6)
  },
)

test('a page without ink lies straight', () => {
  expect(estimateSkew(blankImage(300, 200), 9)).toEqual({ angle: 0, convergence: 0 })
})
