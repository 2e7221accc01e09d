import { expect, test } from 'vitest'
import { at, drawGrey, shadow, writing } from '../../../test/photos/drawn-page.ts'
import { boxBlur, divideBackground, greyClosing, neighboursOf } from './background-division.ts'
import { blankImage } from './image/raster-image.ts'

test('a shadow goes away, ink and paper stay apart', async () => {
  const page = await drawGrey(`${writing(6)}${shadow({ from: 0.4, to: 0.6, opacity: 0.6 })}`)
  const clean = divideBackground(page)
  expect(at(page, 860, 600)).toBeLessThan(130)
  expect(at(clean, 860, 600)).toBeGreaterThan(235)
  expect(at(clean, 20, 20)).toBeGreaterThan(235)
  expect(at(clean, 182, 100)).toBeLessThan(150)
})

test('grey and yellow paper turn white, pale ink stays paler than dark ink', async () => {
  const pale = divideBackground(await drawGrey(writing(2, '#8a8a9a'), '#c9bd90'))
  const dark = divideBackground(await drawGrey(writing(2), '#c9bd90'))
  expect(at(pale, 20, 20)).toBeGreaterThan(245)
  expect(at(dark, 182, 100)).toBeLessThan(at(pale, 182, 100))
  expect(at(pale, 182, 100)).toBeLessThan(220)
})

test('closing removes thin marks and keeps broad ones', () => {
  const image = blankImage(40, 40)
  for (let y = 0; y < 40; y += 1) {
    for (let x = 0; x < 40; x += 1) if (x === 8 || (x >= 18 && x < 32)) image.data[y * 40 + x] = 0
  }
  const closed = greyClosing(image, 3)
  expect(at(closed, 8, 20)).toBe(255)
  expect(at(closed, 25, 20)).toBe(0)
})

test('blurring keeps the light of an even image and spreads a point', () => {
  expect(new Set(boxBlur(blankImage(9, 7, 100), 2).data)).toEqual(new Set([100]))
  const point = blankImage(9, 9, 0)
  point.data[40] = 255
  const spread = boxBlur(point, 1)
  expect(at(spread, 4, 4)).toBeGreaterThan(at(spread, 3, 4))
  expect(at(spread, 3, 4)).toBeGreaterThan(at(spread, 0, 0))
})

test('a pixel of an enlarged row lies between two of the small one, in proportion; beyond the border it is like it', () => {
  const { before, after, share } = neighboursOf(4, 2, 2)
  expect([...before]).toEqual([0, 0, 0, 1])
  expect([...after]).toEqual([1, 1, 1, 1])
  expect([...share].slice(0, 3)).toEqual([0, 0.25, 0.75])
})
