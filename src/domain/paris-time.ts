/** Days and hours in the time zone of Paris. */
import { type CalendarDate, parseCalendarDate } from './calendar-date.ts'

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })
const DAY_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})

export function dayInParis(instant: number): CalendarDate {
  const day = parseCalendarDate(DAY.format(instant))
  if (!day) throw new RangeError(`no calendar day at ${instant}`)
  return day
}

/** The epoch ms at which a clock in Paris shows `time` (HH:MM) on `day`. */
export function instantInParis(day: CalendarDate, time: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // Wall clock minus UTC; computed twice, as the first guess may lie across a clock change.
  const offset = (instant: number): number =>
    Date.parse(`${DAY_TIME.format(instant).replace(' ', 'T')}Z`) - instant
  return wanted - offset(wanted - offset(wanted))
}
