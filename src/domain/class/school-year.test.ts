import { expect, test } from 'vitest'
import { parseCalendarDate } from '../calendar-date.ts'
import { schoolYearStart } from './school-year.ts'

test.each([
  ['2026-11-23', '2026-08-01'],
  ['2026-08-01', '2026-08-01'],
  ['2027-07-31', '2026-08-01'],
  ['2027-01-01', '2026-08-01'],
])('CLA-06 %s is in the school year that begins on %s', (text, start) => {
  const day = parseCalendarDate(text)
  expect(day && schoolYearStart(day)).toBe(start)
})
