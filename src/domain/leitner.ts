/** Spaced repetition in Leitner boxes (Leitner 1972): what was missed returns on later days until it is right in the last box. */
import { type CalendarDate, daysAfter } from './calendar-date.ts'

export const LEITNER_BOXES = [1, 2, 3, 4] as const

export type LeitnerBox = (typeof LEITNER_BOXES)[number]

/** What stands in a box, and the day on which it is due. */
export interface Boxed {
  readonly box: LeitnerBox
  readonly due: CalendarDate
}

/** The next box after a right answer, and the days until its content is due in it. */
const NEXT: Readonly<
  Record<LeitnerBox, { readonly box: LeitnerBox; readonly rest: number } | undefined>
> = {
  1: { box: 2, rest: 1 },
  2: { box: 3, rest: 3 },
  3: { box: 4, rest: 7 },
  4: undefined,
}

/** After an answer; undefined once it is right in the last box, or was never missed. */
export function boxAfter(
  known: Boxed | undefined,
  right: boolean,
  today: CalendarDate,
): Boxed | undefined {
  if (!right) return { box: 1, due: today }
  // Right before its due date: drawn by chance, so it does not move up a box.
  if (!known || known.due > today) return known && { box: known.box, due: known.due }
  const next = NEXT[known.box]
  return next && { box: next.box, due: daysAfter(today, next.rest) }
}

/** Most urgent first: the lowest box, then the longest overdue. */
export function byNeed(one: Boxed, other: Boxed): number {
  return one.box - other.box || (one.due < other.due ? -1 : Number(one.due > other.due))
}
