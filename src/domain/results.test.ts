import { expect, test } from 'vitest'
import { averageScore, trendOf } from './results.ts'

function scores(...values: number[]): { score: number }[] {
  return values.map((score) => ({ score }))
}

test.each([
  [[], null],
  [[70], 70],
  [[70, 75], 73],
  [[100, 100, 99], 100],
  [[0, 0, 1], 0],
])('RES-02 average of %j', (values, average) => {
  expect(averageScore(scores(...values))).toBe(average)
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
