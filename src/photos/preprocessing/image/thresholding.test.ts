import { expect, test } from 'vitest'
import { weightedMedian } from './median.ts'
import {
  darkerThan,
  greyHistogram,
  histogramPercentile,
  lighterThan,
  otsuThreshold,
} from './thresholding.ts'

const IMAGE = {
  width: 5,
  height: 2,
  data: Uint8Array.from([20, 30, 200, 210, 220, 25, 205, 215, 225, 230]),
}

test('the threshold falls between ink and paper', () => {
  const threshold = otsuThreshold(greyHistogram(IMAGE))
  expect(threshold).toBeGreaterThanOrEqual(30)
  expect(threshold).toBeLessThan(200)
  expect([...darkerThan(IMAGE, threshold).data]).toEqual([1, 1, 0, 0, 0, 1, 0, 0, 0, 0])
  expect([...lighterThan(IMAGE, threshold).data]).toEqual([0, 0, 1, 1, 1, 0, 1, 1, 1, 1])
})

test('a share of the pixels is no lighter than its percentile', () => {
  expect(histogramPercentile(greyHistogram(IMAGE), 0.3)).toBe(30)
  expect(histogramPercentile(greyHistogram(IMAGE), 1)).toBe(230)
})

test('half of the weight, not of the values, lies under the weighted median', () => {
  expect(
    weightedMedian([
      [10, 1],
      [20, 1],
      [90, 5],
    ]),
  ).toBe(90)
  expect(weightedMedian([])).toBe(0)
})
