/** Limits and rules of a learner (specification §3, §5; LEA-02). */
import {
  type CalendarDate,
  parseCalendarDate,
  wholeYearsBetween,
  yearsBefore,
} from './calendar-date.ts'

export const MAX_NAME_LENGTH = 80

/** Specification §5: «about 3 years before today». */
export const MIN_LEARNER_AGE = 3

export const EARLIEST_BIRTH_DATE = '1920-01-01'

export type BirthDateProblem = 'birth-date-invalid' | 'birth-date-too-recent' | 'birth-date-too-old'

export function latestBirthDate(today: CalendarDate): CalendarDate {
  return yearsBefore(today, MIN_LEARNER_AGE)
}

export function birthDateProblem(text: string, today: CalendarDate): BirthDateProblem | undefined {
  const date = parseCalendarDate(text)
  if (!date) return 'birth-date-invalid'
  if (date > latestBirthDate(today)) return 'birth-date-too-recent'
  if (date < EARLIEST_BIRTH_DATE) return 'birth-date-too-old'
  return undefined
}

export function ageOn(birthDate: CalendarDate, today: CalendarDate): number {
  return wholeYearsBetween(birthDate, today)
}

/** Learners beyond the maximum of a smaller plan become read-only; the oldest ones stay writable. `older`: how many precede it. */
export function isReadOnly(older: number, maximum: number): boolean {
  return older >= maximum
}

/** `learners` in the order in which they were added. */
export function beyondMaximum<Learner>(
  learners: readonly Learner[],
  maximum: number,
): readonly Learner[] {
  return learners.filter((_learner, older) => isReadOnly(older, maximum))
}
