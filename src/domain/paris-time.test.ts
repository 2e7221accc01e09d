import { expect, test } from 'vitest'
import { parseCalendarDate } from './calendar-date.ts'
import { dayInParis, instantInParis } from './paris-time.ts'

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('LEA-02 the day in Paris at %s is %s', (instant, day) => {
  expect(dayInParis(Date.parse(instant))).toBe(day)
})

test.each([
  ['2026-11-20', '09:40', '2026-11-20T08:40:00.000Z'],
  ['2026-07-01', '09:40', '2026-07-01T07:40:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('a clock in Paris shows %s %s at %s', (day, time, instant) => {
  const date = parseCalendarDate(day)
  if (!date) throw new Error(`${day} is no date`)
  expect(new Date(instantInParis(date, time)).toISOString()).toBe(instant)
})
