/** Calendar dates as `YYYY-MM-DD` strings: days without a time zone. */
declare const calendarDateBrand: unique symbol

export type CalendarDate = string & { readonly [calendarDateBrand]: true }

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function fields(text: string): readonly [year: number, month: number, day: number] | undefined {
  const match = PATTERN.exec(text)
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined
}

/** Refuses 2019-02-29 and 2019-2-1. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const parts = fields(text)
  if (!parts) return undefined
  const [year, month, day] = parts
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    return undefined
  }
  return text as CalendarDate
}

/** 29 February becomes 28 February in an ordinary year. */
export function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  return monthsAfter(date, -12 * years)
}

/** Negative for earlier; clamped to the last day of a shorter month. */
export function monthsAfter(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = fields(date) ?? [1, 1, 1]
  const count = year * 12 + month - 1 + months
  const [laterYear, laterMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  const text = [
    String(laterYear).padStart(4, '0'),
    String(laterMonth).padStart(2, '0'),
    String(Math.min(day, daysInMonth(laterYear, laterMonth))).padStart(2, '0'),
  ].join('-')
  return parseCalendarDate(text) ?? date
}

/** Linear in `days`: meant for a few. */
export function daysAfter(date: CalendarDate, days: number): CalendarDate {
  const [year, month, day] = fields(date) ?? [1, 1, 1]
  if (days <= 0) return date
  const isLast = day === daysInMonth(year, month)
  const [nextYear, nextMonth] = isLast && month === 12 ? [year + 1, 1] : [year, month + 1]
  const next = isLast ? [nextYear, nextMonth, 1] : [year, month, day + 1]
  const text = next.map((field, i) => String(field).padStart(i === 0 ? 4 : 2, '0')).join('-')
  return daysAfter(parseCalendarDate(text) ?? date, days - 1)
}

/** Compares calendar fields: dividing days by 365.25 is wrong on birthdays. */
export function wholeYearsBetween(from: CalendarDate, to: CalendarDate): number {
  const [fromYear, fromMonth, fromDay] = fields(from) ?? [0, 1, 1]
  const [toYear, toMonth, toDay] = fields(to) ?? [0, 1, 1]
  const reached = toMonth > fromMonth || (toMonth === fromMonth && toDay >= fromDay)
  return toYear - fromYear - (reached ? 0 : 1)
}
