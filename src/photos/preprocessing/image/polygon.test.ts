import { expect, test } from 'vitest'
import { convexHull, enclosingQuadrilateral, maxCornerCosine, polygonArea } from './polygon.ts'

const p = (x: number, y: number): { x: number; y: number } => ({ x, y })
const SQUARE = [p(0, 0), p(10, 0), p(10, 10), p(0, 10)] as const

test('the hull holds the outer points only', () => {
  const hull = convexHull([...SQUARE, p(5, 5), p(1, 9), p(5, 0)])
  expect(hull).toHaveLength(4)
  expect(polygonArea(hull)).toBe(100)
})

test('a sheet with a folded corner gets its four sides back, from the top left', () => {
  const folded = convexHull([p(0, 0), p(8, 0), p(10, 2), p(10, 10), p(0, 10)])
  const corners = enclosingQuadrilateral(folded)
  expect(corners?.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ])
})

test('a triangle has no four sides', () => {
  expect(enclosingQuadrilateral(convexHull([p(0, 0), p(10, 0), p(5, 10)]))).toBeUndefined()
})

test('a rectangle is not skewed, a diamond is', () => {
  expect(maxCornerCosine(SQUARE)).toBeCloseTo(0)
  expect(maxCornerCosine([p(0, 0), p(10, 0), p(16, 6), p(6, 6)])).toBeCloseTo(Math.SQRT1_2)
})
