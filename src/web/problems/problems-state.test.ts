import { expect, test } from 'vitest'
import { parseCalendarDate } from '../../domain/calendar-date.ts'
import type { ProblemWeek } from '../../domain/problem/problem-week.ts'
import { weekAfterAnswers } from './problems-state.ts'

const monday = parseCalendarDate('2026-11-23') ?? expect.unreachable()

const WEEK: Pick<ProblemWeek, 'week' | 'outcomes'> = { week: monday, outcomes: ['first'] }

function answer(rank: number, outcome: 'first' | 'missed', week = '2026-11-23') {
  return { week, rank, outcome }
}

test('CAL-16 FIR-06 a week goes on after the answers that wait on the device, each problem once', () => {
  const waiting = [answer(0, 'missed'), answer(1, 'missed'), answer(1, 'first'), answer(2, 'first')]
  const outcomes = ['first', 'missed', 'first']
  const after = weekAfterAnswers(WEEK, waiting)
  expect(after).toEqual({ ...WEEK, outcomes })
  // Stored meanwhile, and still in the outbox.
  expect(weekAfterAnswers(after, waiting)).toEqual(after)
})

test('CAL-16 FIR-06 what waits for another week, or comes too soon, is left aside', () => {
  const waiting = [answer(1, 'first', '2026-11-16'), answer(2, 'first')]
  expect(weekAfterAnswers(WEEK, waiting)).toEqual(WEEK)
})
