/**
 * Spaced repetition of missed facts in Leitner boxes. A fact leaves the system once it is right in the last box; what is worked
 * out rather than remembered never enters it (CAL-15).
 */
import { type CalendarDate, daysAfter } from '../calendar-date.ts'
import { isLearnable } from './facts/learnable-facts.ts'

export const LEITNER_BOXES = [1, 2, 3, 4] as const

export type LeitnerBox = (typeof LEITNER_BOXES)[number]

/** The next box after a right answer, and the days until the fact is due in it. */
const NEXT: Readonly<
  Record<LeitnerBox, { readonly box: LeitnerBox; readonly rest: number } | undefined>
> = {
  1: { box: 2, rest: 1 },
  2: { box: 3, rest: 3 },
  3: { box: 4, rest: 7 },
  4: undefined,
}

export const MAX_FACTS = 300

export interface MissedFact {
  readonly fact: string
  readonly box: LeitnerBox
  readonly due: CalendarDate
}

export interface FactAnswer {
  readonly fact: string
  readonly right: boolean
}

function reviewed(
  known: MissedFact | undefined,
  answer: FactAnswer,
  today: CalendarDate,
): MissedFact | undefined {
  if (!answer.right) {
    return isLearnable(answer.fact) ? { fact: answer.fact, box: 1, due: today } : undefined
  }
  // Right before its due date: drawn by chance, so it does not move up a box.
  if (!known || known.due > today) return known
  const next = NEXT[known.box]
  return next && { fact: known.fact, box: next.box, due: daysAfter(today, next.rest) }
}

function byNeed(one: MissedFact, other: MissedFact): number {
  return one.box - other.box || (one.due < other.due ? -1 : Number(one.due > other.due))
}

/** Applies `answers`, oldest first. */
export function reviewFacts(
  facts: readonly MissedFact[],
  answers: readonly FactAnswer[],
  today: CalendarDate,
): MissedFact[] {
  const kept = new Map(facts.map((one) => [one.fact, one]))
  for (const answer of answers) {
    const next = reviewed(kept.get(answer.fact), answer, today)
    if (next) kept.set(answer.fact, next)
    else kept.delete(answer.fact)
  }
  return [...kept.values()].toSorted(byNeed).slice(0, MAX_FACTS)
}

/** Most urgent first: the lowest box, then the longest overdue. */
export function dueFacts(facts: readonly MissedFact[], today: CalendarDate): string[] {
  return facts
    .filter((one) => one.due <= today && isLearnable(one.fact))
    .toSorted(byNeed)
    .map((one) => one.fact)
}
