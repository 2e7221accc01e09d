import { expect, test } from 'vitest'
import { heightOnPage, heightShown, inked } from './look.ts'
import { emptyPlane } from './plane.ts'

function withStroke(value: number): ReturnType<typeof emptyPlane> {
  const plane = emptyPlane(9, 9)
  for (let y = 0; y < 9; y += 1) plane.data[y * 9 + 4] = value
  return plane
}

test('strokes are darkened or thickened, paper stays white', () => {
  const dark = inked(withStroke(128), { bold: 0, ink: 2 })
  expect([dark.data[40], dark.data[38]]).toEqual([64, 255])
  const thick = inked(withStroke(0), { bold: 1, ink: 1 })
  expect([thick.data[39], thick.data[40], thick.data[41], thick.data[38]]).toEqual([0, 0, 0, 255])
})

test('a look that changes nothing gives the plane back', () => {
  const plane = withStroke(100)
  expect(inked(plane, { bold: 0, ink: 1 })).toBe(plane)
})

test.each([-2, -0.4, 0, 0.7, 1, 1.6, 3.6])(
  'a height of %f small letters is shown and found again',
  (height) => {
    for (const tall of [1, 0.7, 0.5]) {
      expect(heightOnPage(heightShown(height, tall), tall)).toBeCloseTo(height)
    }
  },
)

test('small letters are never shortened', () => {
  expect(heightShown(1, 0.5)).toBe(1)
  expect(heightShown(3, 0.5)).toBe(2)
})
