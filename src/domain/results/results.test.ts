import { expect, test } from 'vitest'
import { averageScore, trendOf } from './results.ts'

function scores(...values: number[]): { score: number }[] {
  return values.map((score) => ({ score }))
}

test.each([
  [0, 0, null],
  [70, 1, 70],
  [70 + 75, 2, 73],
  [100 + 100 + 99, 3, 100],
  [0 + 0 + 1, 3, 0],
])('RES-02 scores that add up to %i over %i results', (sum, count, average) => {
  expect(averageScore(sum, count)).toBe(average)
})

test.each([
  [[], 'flat'],
  [[80], 'flat'],
  [[80, 70], 'up'],
  [[70, 80], 'down'],
  [[80, 80, 10], 'flat'],
])('RES-02 trend of %j, newest first', (values, trend) => {
  expect(trendOf(scores(...values))).toBe(trend)
})
