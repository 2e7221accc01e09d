import { expect, test } from 'vitest'
import { downscale, downscaleColours, toGreyscale, transpose } from './raster-image.ts'

test('a smaller image has the mean of the pixels it stands for', () => {
  const image = { width: 4, height: 2, data: Uint8Array.from([0, 100, 10, 10, 100, 200, 10, 10]) }
  expect(downscale(image, 2)).toEqual({ width: 2, height: 1, data: Uint8Array.from([100, 10]) })
  expect(downscale(image, 1)).toBe(image)
})

test('each colour is made smaller by itself; what is left over at the end of a row is dropped', () => {
  const squares = [
    [200, 100, 50, 100, 0, 0, 9, 9, 9],
    [0, 100, 50, 100, 0, 0, 9, 9, 9],
  ]
  const picture = { width: 3, height: 2, data: Uint8Array.from(squares.flat()) }
  const { width, height, red, green, blue } = downscaleColours(picture, 2)
  expect([width, height]).toEqual([1, 1])
  expect([red, green, blue].map(([value]) => value)).toEqual([100, 50, 25])
})

test('rows become columns and back', () => {
  const image = { width: 3, height: 2, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) }
  expect([...transpose(image).data]).toEqual([1, 4, 2, 5, 3, 6])
  expect(transpose(transpose(image))).toEqual(image)
})

test('grey is what the weights make of the colours', () => {
  const picture = { width: 1, height: 1, data: Uint8Array.from([200, 100, 50]) }
  expect([...toGreyscale(picture, [1, 0, 0]).data]).toEqual([200])
  expect([...toGreyscale(picture, [0.3, 0.59, 0.11]).data]).toEqual([124])
})
