/** Limits and rules of a learner (specification §3, §5; LEA-02). */
import {
  type CalendarDate,
  parseCalendarDate,
  wholeYearsBetween,
  yearsBefore,
} from './calendar-date.ts'

/** Learners beyond the maximum of a plan, after a change to a smaller one: nothing is deleted, they become read-only. */

/** Whether a learner with so many older ones of the same owner is beyond `maximum`: the oldest stay writable. */
export function isReadOnly(older: number, maximum: number): boolean {
  return older >= maximum
}

/** Those beyond `maximum`, given in the order in which they were added. */
export function beyondMaximum<Learner>(
  learners: readonly Learner[],
  maximum: number,
): readonly Learner[] {
  return learners.filter((_learner, older) => isReadOnly(older, maximum))
}

/** Longer names than any civil record holds are a mistake. */
export const MAX_NAME_LENGTH = 80

/** A learner is at least three years old (specification §5, «about 3 years before today»). */
export const MIN_LEARNER_AGE = 3

/** Older birth dates are typing mistakes. */
export const EARLIEST_BIRTH_DATE = '1920-01-01'

export type BirthDateProblem = 'birth-date-invalid' | 'birth-date-too-recent' | 'birth-date-too-old'

/** The latest birth date allowed on a given day. */
export function latestBirthDate(today: CalendarDate): CalendarDate {
  return yearsBefore(today, MIN_LEARNER_AGE)
}

/** What is wrong with a birth date typed as `YYYY-MM-DD`, or undefined when it is right. */
export function birthDateProblem(text: string, today: CalendarDate): BirthDateProblem | undefined {
  const date = parseCalendarDate(text)
  if (!date) return 'birth-date-invalid'
  if (date > latestBirthDate(today)) return 'birth-date-too-recent'
  if (date < EARLIEST_BIRTH_DATE) return 'birth-date-too-old'
  return undefined
}

/** Age in whole years on a given day. */
export function ageOn(birthDate: CalendarDate, today: CalendarDate): number {
  return wholeYearsBetween(birthDate, today)
}
