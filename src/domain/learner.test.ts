import { expect, test } from 'vitest'
import { parseCalendarDate } from './calendar-date.ts'
import { ageOn, beyondMaximum, birthDateProblem, isReadOnly, latestBirthDate } from './learner.ts'

function day(text: string) {
  const date = parseCalendarDate(text)
  if (!date) throw new Error(`${text} is no date`)
  return date
}

const TODAY = day('2026-11-21')

test('LEA-02 the latest birth date is three years before today', () => {
  expect(latestBirthDate(TODAY)).toBe('2023-11-21')
})

test.each([
  ['2023-11-21', undefined],
  ['2023-11-22', 'birth-date-too-recent'],
  ['2030-01-01', 'birth-date-too-recent'],
  ['1920-01-01', undefined],
  ['1919-12-31', 'birth-date-too-old'],
  ['2018-02-30', 'birth-date-invalid'],
  ['hier', 'birth-date-invalid'],
])('LEA-02 birth date %s', (text, problem) => {
  expect(birthDateProblem(text, TODAY)).toBe(problem)
})

test('LEA-01 the age is counted from the birth date', () => {
  expect(ageOn(day('2017-11-21'), TODAY)).toBe(9)
  expect(ageOn(day('2017-11-22'), TODAY)).toBe(8)
})

test.each([
  [3, []],
  [2, ['Zoé']],
  [1, ['Hugo', 'Zoé']],
  [0, ['Léa', 'Hugo', 'Zoé']],
  [30, []],
])('of three learners, a plan of %i makes the newest read-only: %s', (maximum, expected) => {
  expect(beyondMaximum(['Léa', 'Hugo', 'Zoé'], maximum)).toEqual(expected)
})

test('the first beyond the maximum is the one with as many older ones', () => {
  expect(isReadOnly(2, 3)).toBe(false)
  expect(isReadOnly(3, 3)).toBe(true)
})
