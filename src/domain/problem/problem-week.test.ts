import { expect, test } from 'vitest'
import { parseCalendarDate } from '../calendar-date.ts'
import {
  answerWeek,
  mondayOf,
  openWeek,
  type ProblemWeek,
  weekResult,
  weekSeed,
} from './problem-week.ts'

function day(text: string) {
  const date = parseCalendarDate(text)
  if (!date) throw new RangeError(text)
  return date
}

const WEEK: ProblemWeek = {
  week: day('2026-11-23'),
  level: 'CE1',
  problems: ['billes:1', 'oeufs:2', 'perles:3'],
  outcomes: ['first'],
  times: [20_000],
}

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('CAL-16 the week of %s begins on %s', (date, monday) => {
  expect(mondayOf(day(date))).toBe(monday)
})

test('CAL-16 the problems of a week that was begun stay until they are done', () => {
  const later = { ...WEEK, week: day('2026-11-30'), outcomes: [], times: [] }
  expect(openWeek([later, WEEK], day('2026-11-30'))).toBe(WEEK)
  const done: ProblemWeek = { ...WEEK, outcomes: ['first', 'second', 'missed'] }
  expect(openWeek([done], day('2026-11-23'))).toBe(done)
  expect(openWeek([done], day('2026-11-30'))).toBeUndefined()
})

test('CAL-16 problems are done in order, each once', () => {
  const next = answerWeek(WEEK, { rank: 1, outcome: 'second', time: 3_600_000 })
  expect(next.outcomes).toEqual(['first', 'second'])
  expect(next.times).toEqual([20_000, 360_000])
  expect(answerWeek(next, { rank: 1, outcome: 'missed', time: 1 })).toBe(next)
  expect(answerWeek(next, { rank: 3, outcome: 'missed', time: 1 })).toBe(next)
})

test('CAL-16 a finished week leaves its counts and times', () => {
  const done: ProblemWeek = {
    ...WEEK,
    outcomes: ['first', 'second', 'missed'],
    times: [10_000, 20_000, 30_001],
  }
  expect(weekResult(done)).toEqual({
    questions_count: 3,
    correct_answers: 2,
    total_time: 60_001,
    average_time: 20_000,
  })
})

test('CAL-16 a learner and a week draw the same problems, another week others', () => {
  const seed = weekSeed('a', day('2026-11-23'))
  expect(weekSeed('a', day('2026-11-23'))).toBe(seed)
  expect(weekSeed('a', day('2026-11-30'))).not.toBe(seed)
  expect(weekSeed('b', day('2026-11-23'))).not.toBe(seed)
})
