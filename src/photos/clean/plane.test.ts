import { expect, test } from 'vitest'
import { greyPlane, shrink, transposed } from './plane.ts'

test('a smaller plane has the mean of the pixels it stands for', () => {
  const plane = { width: 4, height: 2, data: Uint8Array.from([0, 100, 10, 10, 100, 200, 10, 10]) }
  expect(shrink(plane, 2)).toEqual({ width: 2, height: 1, data: Uint8Array.from([100, 10]) })
  expect(shrink(plane, 1)).toBe(plane)
})

test('rows become columns and back', () => {
  const plane = { width: 3, height: 2, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) }
  expect([...transposed(plane).data]).toEqual([1, 4, 2, 5, 3, 6])
  expect(transposed(transposed(plane))).toEqual(plane)
})

test('grey is what the weights make of the colours', () => {
  const picture = { width: 1, height: 1, data: Uint8Array.from([200, 100, 50]) }
  expect([...greyPlane(picture, [1, 0, 0]).data]).toEqual([200])
  expect([...greyPlane(picture, [0.3, 0.59, 0.11]).data]).toEqual([124])
})
