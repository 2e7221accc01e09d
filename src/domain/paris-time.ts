/** The school's clock: days and hours are those of Paris, wherever the machine stands. */
import { type CalendarDate, parseCalendarDate } from './calendar-date.ts'

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })
const DAY_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The day it is in Paris at an instant given in ms since 1970. */
export function dayInParis(instant: number): CalendarDate {
  const day = parseCalendarDate(DAY.format(instant))
  if (!day) throw new RangeError(`no calendar day at ${instant}`)
  return day
}

/** The instant, in ms since 1970, at which a clock in Paris shows `time` (HH:MM) on `day`. */
export function instantInParis(day: CalendarDate, time: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  // Wall clock minus UTC; read a second time because the first guess may stand on the other side of a clock change.
  const offset = (instant: number): number =>
    Date.parse(`${DAY_TIME.format(instant).replace(' ', 'T')}Z`) - instant
  return wanted - offset(wanted - offset(wanted))
}
