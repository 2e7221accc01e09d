import type { CalendarDate } from '../../domain/calendar-date.ts'
import { dayInParis } from '../../domain/paris-time.ts'

/** Today in Paris, the day that the server counts with too. */
export function today(): CalendarDate {
  return dayInParis(Date.now())
}
