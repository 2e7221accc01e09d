import { expect, test } from 'vitest'
import { learnableFacts } from '../../../test/support/people/learnable-facts.ts'
import { type CalendarDate, daysAfter, parseCalendarDate } from '../calendar-date.ts'
import { dueFacts, MAX_FACTS, type MissedFact, reviewFacts } from './fact-review.ts'

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text)
  if (!date) throw new Error(text)
  return date
}

const MONDAY = day('2026-11-23')

function after(facts: readonly MissedFact[], right: boolean, today: CalendarDate): MissedFact[] {
  return reviewFacts(facts, [{ fact: '4x7', right }], today)
}

test('CAL-09 only a missed fact is kept, and it is due at once', () => {
  expect(after([], true, MONDAY)).toEqual([])
  const missed = after([], false, MONDAY)
  expect(missed).toEqual([{ fact: '4x7', box: 1, due: MONDAY }])
  expect(dueFacts(missed, MONDAY)).toEqual(['4x7'])
})

test('CAL-09 a missed fact rests 1, 3 and 7 days while it is right, then it is known', () => {
  let facts = after([], false, MONDAY)
  let today = MONDAY
  for (const rest of [1, 3, 7]) {
    facts = after(facts, true, today)
    expect(dueFacts(facts, daysAfter(today, rest - 1))).toEqual([])
    today = daysAfter(today, rest)
    expect(dueFacts(facts, today)).toEqual(['4x7'])
  }
  expect(today).toBe('2026-12-04')
  expect(after(facts, true, today)).toEqual([])
})

test('CAL-09 a right answer before its day proves nothing; a wrong one starts again', () => {
  const resting = after(after([], false, MONDAY), true, MONDAY)
  expect(after(resting, true, MONDAY)).toEqual(resting)
  expect(after(resting, false, MONDAY)).toEqual([{ fact: '4x7', box: 1, due: MONDAY }])
})

test('CAL-09 the same answers twice leave what once leaves', () => {
  const answers = [
    { fact: '4x7', right: false },
    { fact: '6x8', right: false },
    { fact: '4x7', right: true },
  ]
  const once = reviewFacts([], answers, MONDAY)
  expect(reviewFacts(once, answers, MONDAY)).toEqual(once)
})

test('CAL-09 what needs it most comes first', () => {
  const facts: MissedFact[] = [
    { fact: '9x9', box: 3, due: day('2026-11-01') },
    { fact: '6x8', box: 1, due: day('2026-11-22') },
    { fact: '3x8', box: 1, due: day('2026-11-20') },
    { fact: '7x7', box: 2, due: day('2026-11-24') },
  ]
  expect(dueFacts(facts, MONDAY)).toEqual(['3x8', '6x8', '9x9'])
})

test('CAL-09 no more facts are kept than can be revised: those nearest to being known go', () => {
  const known: MissedFact = { fact: '4x7', box: 4, due: MONDAY }
  const answers = learnableFacts(MAX_FACTS).map((fact) => ({ fact, right: false }))
  const facts = reviewFacts([known], answers, MONDAY)
  expect(facts).toHaveLength(MAX_FACTS)
  expect(facts).not.toContainEqual(known)
})

test.each([
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 7, '2026-03-07'],
])('%s and %i days are %s', (from, days, to) => {
  expect(daysAfter(day(from), days)).toBe(to)
})
