import { expect, test } from 'vitest'
import { averageScore, monthSlope, resultBefore, trendOf } from './results.ts'

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

/** Scores by the day of November on which they were had, newest first. */
function dated(...rows: readonly (readonly [day: number, score: number])[]) {
  return rows.map(([day, score]) => ({
    score,
    created_at: new Date(Date.UTC(2026, 10, day)).toISOString(),
  }))
}

test.each([
  ['no result', dated(), null],
  ['two results', dated([30, 90], [1, 60]), null],
  ['one evening', dated([30, 90], [30, 60], [29, 50]), null],
  ['a steady month', dated([30, 89], [20, 92], [10, 90]), 0],
  ['a climb of a point a day', dated([30, 89], [20, 79], [10, 69]), 30],
  ['a fall of half a point a day', dated([30, 70], [20, 75], [10, 80]), -15],
  ['one bad copy at the end of a climb', dated([30, 70], [28, 90], [20, 80], [10, 60]), 27],
  ['what is older than a month', dated([30, 80], [20, 80], [10, 80], [-20, 10]), 0],
])('RES-02 the slope of the month: %s', (_, results, points) => {
  expect(monthSlope(results)).toBe(points)
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
