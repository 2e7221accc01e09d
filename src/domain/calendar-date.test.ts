import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysAfter,
  monthsAfter,
  parseCalendarDate,
  wholeYearsBetween,
  yearsBefore,
} from './calendar-date.ts'

function day(text: string) {
  const date = parseCalendarDate(text)
  if (!date) throw new Error(`${text} is no date`)
  return date
}

/** The day before, by the clock of UTC, which never changes. */
function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

test.each([
  ['2019-02-28', true],
  ['2020-02-29', true],
  ['2019-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2019-04-31', false],
  ['2019-12-31', true],
  ['2019-13-01', false],
  ['2019-00-10', false],
  ['2019-1-1', false],
  ['01/02/2019', false],
  ['0000-01-01', false],
  ['', false],
])('a date exists or is refused: %s', (text, exists) => {
  expect(parseCalendarDate(text) !== undefined).toBe(exists)
})

test.each([
  ['2018-02-23', '2026-02-22', 7],
  ['2018-02-23', '2026-02-23', 8],
  ['2018-02-23', '2026-11-21', 8],
  ['2020-02-29', '2026-02-28', 5],
  ['2020-02-29', '2026-03-01', 6],
  ['2020-02-29', '2028-02-29', 8],
  ['2026-11-21', '2026-11-21', 0],
])('LEA-01 years are counted on the calendar: %s to %s', (from, to, years) => {
  expect(wholeYearsBetween(day(from), day(to))).toBe(years)
})

test('29 February goes back to 28 February in an ordinary year', () => {
  expect(yearsBefore(day('2028-02-29'), 3)).toBe('2025-02-28')
  expect(yearsBefore(day('2028-02-29'), 4)).toBe('2024-02-29')
})

test.each([
  ['2026-11-20', 24, '2028-11-20'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-01-31', -1, '2025-12-31'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-20', -23, '2024-12-20'],
])('months are counted on the calendar: %s and %i', (date, months, later) => {
  expect(monthsAfter(day(date), months)).toBe(later)
})

test('LEA-01 every birthday is exact', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1950, max: 2020 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 60 }),
      (year, month, dayOfMonth, age) => {
        const on = (y: number): string =>
          `${y}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
        expect(wholeYearsBetween(day(on(year)), day(on(year + age)))).toBe(age)
      },
    ),
  )
})

test('D9 the age is exact on all birthdays of eight years of children, and on the days around them', () => {
  const wrong: string[] = []
  for (let birth = day('2014-01-01'); birth < day('2022-01-01'); birth = daysAfter(birth, 1)) {
    const isLeapDay = birth.endsWith('-02-29')
    for (let age = 1; age <= 11; age += 1) {
      const year = Number(birth.slice(0, 4)) + age
      // Born on 29 February: in an ordinary year the age changes once February is over.
      const birthday = parseCalendarDate(`${year}${birth.slice(4)}`) ?? day(`${year}-03-01`)
      const eve = isLeapDay && !birthday.endsWith('-02-29') ? `${year}-02-28` : dayBefore(birthday)
      const ages = [day(eve), birthday, daysAfter(birthday, 1)].map((on) =>
        wholeYearsBetween(birth, on),
      )
      if (ages.join() !== [age - 1, age, age].join()) wrong.push(`${birth} at ${birthday}: ${ages}`)
    }
  }
  expect(wrong).toEqual([])
})
