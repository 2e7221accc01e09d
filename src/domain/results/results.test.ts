import { expect, test } from 'vitest'
import { averageScore, resultBefore, trendOf } from './results.ts'

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
  [[92, 89], 'flat'],
  [[89, 92], 'flat'],
  [[80, 80, 10], 'up'],
  [[70, 90, 90, 90, 90, 90, 0], 'down'],
  [[75, 80, 70, 80, 70, 80, 0, 0, 0], 'flat'],
])('RES-02 trend of %j, newest first', (values, trend) => {
  expect(trendOf(scores(...values))).toBe(trend)
})

test('RES-03 the result before is that of the same dictation, not of another nor of a deleted one', () => {
  const row = (id: string, dictation_id: string | null) => ({ id, dictation_id, score: 80 })
  const rows = [
    row('e', 'forest'),
    row('d', null),
    row('c', 'sea'),
    row('b', 'forest'),
    row('a', null),
  ]
  const before = rows.map((one) => resultBefore(rows, one)?.id)
  expect(before).toEqual(['b', undefined, undefined, undefined, undefined])
})
