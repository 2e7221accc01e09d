import { type CalendarDate, monthsAfter, parseCalendarDate } from '../calendar-date.ts'

/** First of August: results of the summer belong to the class that is being prepared (code de l'éducation, article L521-1). */
const FIRST_MONTH = 8

/** The first day of the school year that a day belongs to. */
export function schoolYearStart(day: CalendarDate): CalendarDate {
  const [year = '', month = ''] = day.split('-')
  const start = parseCalendarDate(`${year}-0${FIRST_MONTH}-01`) ?? day
  return Number(month) < FIRST_MONTH ? monthsAfter(start, -12) : start
}
