import type { CalendarDate } from '../../domain/calendar-date.ts'
import { dayInParis } from '../../domain/paris-time.ts'

/** In Paris, like the server. */
export function today(): CalendarDate {
  return dayInParis(Date.now())
}
