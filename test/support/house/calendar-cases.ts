/** Days and instants at which clocks, calendars and ages go wrong, and what a French reader should see, computed by hand. */

export const ZONES = [
  'UTC',
  'Europe/Paris',
  'America/Martinique',
  'Indian/Reunion',
  'Pacific/Noumea',
] as const

export interface Shown {
  readonly long: string
  readonly withTime: string
  readonly short: string
  /** The day it is in Paris, `YYYY-MM-DD`. */
  readonly day: string
}

/** Thirty birth dates: leap days, ends of months and years, nights in which clocks change. */
export const BIRTH_DATES: readonly string[] = [
  ...['2016-02-29', '2020-02-29', '2016-02-28', '2016-03-01', '2019-02-28', '2019-03-01'],
  ...['2017-12-31', '2018-01-01', '2018-12-31', '2019-01-01', '2015-06-30', '2015-07-01'],
  ...['2016-03-27', '2016-10-30', '2017-03-26', '2017-10-29', '2018-03-25', '2018-10-28'],
  ...['2019-03-31', '2019-10-27', '2020-03-29', '2020-10-25', '2021-03-28', '2021-10-31'],
  ...['2018-02-23', '2017-04-30', '2017-05-01', '2018-08-31', '2018-09-01', '2016-11-21'],
]

/** Thirty instants: both sides of midnight in Paris and elsewhere, the two nights in which clocks change, leap days. */
export const INSTANTS: readonly string[] = [
  // 29 March 2026: 01:30, 01:59, 03:00 and 03:30 of Paris; there is no 02:30.
  ...['2026-03-29T00:30', '2026-03-29T00:59', '2026-03-29T01:00', '2026-03-29T01:30'],
  ...['2026-03-28T22:59', '2026-03-28T23:00', '2026-03-29T21:59', '2026-03-29T22:00'],
  // 25 October 2026: 02:30 twice.
  ...['2026-10-25T00:30', '2026-10-25T01:30', '2026-10-25T00:59', '2026-10-25T01:00'],
  ...['2026-10-24T21:59', '2026-10-24T22:00', '2026-10-25T22:59', '2026-10-25T23:00'],
  ...['2025-12-31T22:59', '2025-12-31T23:00', '2026-01-01T00:00', '2026-01-01T04:00'],
  ...['2024-02-28T22:59', '2024-02-28T23:00', '2024-02-29T22:59', '2024-02-29T23:00'],
  ...['2026-06-30T21:59', '2026-06-30T22:00', '2026-02-28T22:59', '2026-02-28T23:00'],
  ...['2026-07-14T12:00', '2026-11-21T13:05'],
].map((text) => `${text}:00.000Z`)

const MONTHS = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet'],
  ...['août', 'septembre', 'octobre', 'novembre', 'décembre'],
]
const HOUR_MS = 3_600_000

function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** One o'clock UTC on the last Sunday of a month of 31 days (0: January), where the European Union changes its clocks. */
function change(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS
}

/** The clock of Paris as a UTC date of the same fields. */
function parisClock(instant: string): Date {
  const at = Date.parse(instant)
  const year = new Date(at).getUTCFullYear()
  const isSummer = at >= change(year, 2) && at < change(year, 9)
  return new Date(at + (isSummer ? 2 : 1) * HOUR_MS)
}

function dayText(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

export function shownInstant(instant: string): Shown {
  const clock = parisClock(instant)
  const time = `${two(clock.getUTCHours())}:${two(clock.getUTCMinutes())}`
  return {
    long: dayText(clock),
    withTime: `${dayText(clock)} à ${time}`,
    short: `${two(clock.getUTCDate())}/${two(clock.getUTCMonth() + 1)}`,
    day: clock.toISOString().slice(0, 10),
  }
}

/** «23 février 2018» of `2018-02-23`. */
export function shownDay(date: string): string {
  return dayText(new Date(`${date}T00:00:00Z`))
}
