/** The ten problems of a learner's week: which ones they are, how far the learner is. */
import { type CalendarDate, parseCalendarDate } from '../calendar-date.ts'
import type { Level } from '../level.ts'

/** Found at once, found after the hint, not found. */
export const PROBLEM_OUTCOMES = ['first', 'second', 'missed'] as const

export type ProblemOutcome = (typeof PROBLEM_OUTCOMES)[number]

/** Longer times are capped: the child was called away. Ten of them are within the longest stored test. */
export const MAX_PROBLEM_TIME_MS = 360_000

export interface ProblemWeek {
  /** Its Monday. */
  readonly week: CalendarDate
  readonly level: Level
  /** References, in order. */
  readonly problems: readonly string[]
  /** Of those done. */
  readonly outcomes: readonly ProblemOutcome[]
  /** ms, of those done. */
  readonly times: readonly number[]
}

const DAY_MS = 86_400_000

const UTC_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' })

export function mondayOf(day: CalendarDate): CalendarDate {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // The first of January 1970 was a Thursday.
  const sinceMonday = (Math.floor(midnight / DAY_MS) + 3) % 7
  return parseCalendarDate(UTC_DAY.format(midnight - sinceMonday * DAY_MS)) ?? day
}

export function isWeekDone({ problems, outcomes }: ProblemWeek): boolean {
  return outcomes.length >= problems.length
}

/** The week that goes on: the oldest that was begun and not finished, or the one of `monday`; undefined when that one is to be drawn. */
export function openWeek(
  weeks: readonly ProblemWeek[],
  monday: CalendarDate,
): ProblemWeek | undefined {
  const begun = weeks.filter((one) => !isWeekDone(one))
  const [oldest] = begun.toSorted((one, other) => (one.week < other.week ? -1 : 1))
  return oldest ?? weeks.find(({ week }) => week === monday)
}

/** Weeks back that an answer may be for: what waited on a device without network comes within 30 days. */
const LATE_WEEKS = 5

/** Whether an answer may still be for `week`, a Monday before `monday` that was shown and not begun. */
export function isLateWeek(week: CalendarDate, monday: CalendarDate): boolean {
  const behind = (Date.parse(monday) - Date.parse(week)) / (7 * DAY_MS)
  return mondayOf(week) === week && behind > 0 && behind <= LATE_WEEKS
}

/** FNV-1a: the same learner and week, the same ten problems, on every server. */
export function weekSeed(learnerId: string, week: CalendarDate): number {
  let hash = 0x811c9dc5
  for (const char of `${learnerId}/${week}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash
}

/** Frames of the weeks before, which a new week leaves aside. */
export function recentFrames(weeks: readonly ProblemWeek[]): string[] {
  return weeks.flatMap(({ problems }) => problems.map((reference) => reference.split(':')[0] ?? ''))
}

/** The week after the problem at `rank`. Problems are done in order: an answer that is there already, or comes too soon, changes nothing. */
export function answerWeek(
  week: ProblemWeek,
  {
    rank,
    outcome,
    time,
  }: { readonly rank: number; readonly outcome: ProblemOutcome; readonly time: number },
): ProblemWeek {
  if (rank !== week.outcomes.length || isWeekDone(week)) return week
  const counted = Math.min(MAX_PROBLEM_TIME_MS, Math.round(time))
  return { ...week, outcomes: [...week.outcomes, outcome], times: [...week.times, counted] }
}

/** What a finished week leaves among the results; a problem found after a hint is found. */
export function weekResult({ problems, outcomes, times }: ProblemWeek): {
  readonly questions_count: number
  readonly correct_answers: number
  readonly total_time: number
  readonly average_time: number
} {
  const total = times.reduce((sum, time) => sum + time, 0)
  return {
    questions_count: problems.length,
    correct_answers: outcomes.filter((outcome) => outcome !== 'missed').length,
    total_time: total,
    average_time: Math.round(total / Math.max(1, times.length)),
  }
}
