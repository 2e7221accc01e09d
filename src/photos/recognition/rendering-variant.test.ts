import { expect, test } from 'vitest'
import { blankImage } from '../preprocessing/image/raster-image.ts'
import { heightOnPage, heightRendered, renderStrokes } from './rendering-variant.ts'

function withStroke(value: number): ReturnType<typeof blankImage> {
  const image = blankImage(9, 9)
  for (let y = 0; y < 9; y += 1) image.data[y * 9 + 4] = value
  return image
}

test('strokes are darkened or thickened, paper stays white', () => {
  const dark = renderStrokes(withStroke(128), { boldness: 0, gamma: 2 })
  expect([dark.data[40], dark.data[38]]).toEqual([64, 255])
  const thick = renderStrokes(withStroke(0), { boldness: 1, gamma: 1 })
  expect([thick.data[39], thick.data[40], thick.data[41], thick.data[38]]).toEqual([0, 0, 0, 255])
})

test('a variant that changes nothing returns the same image', () => {
  const image = withStroke(100)
  expect(renderStrokes(image, { boldness: 0, gamma: 1 })).toBe(image)
})

test.each([-2, -0.4, 0, 0.7, 1, 1.6, 3.6])(
  'a height of %f small letters is shown and found again',
  (height) => {
    for (const tall of [1, 0.7, 0.5]) {
      expect(heightOnPage(heightRendered(height, tall), tall)).toBeCloseTo(height)
    }
  },
)

test('small letters are never shortened', () => {
  expect(heightRendered(1, 0.5)).toBe(1)
  expect(heightRendered(3, 0.5)).toBe(2)
})
