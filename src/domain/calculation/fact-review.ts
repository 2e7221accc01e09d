/**
 * Facts that a learner misses return more often: boxes with growing rests (docs/decisions), kept from one day to the next.
 * Only missed facts are kept; one that was right in every box is known and forgotten here.
 */
import { type CalendarDate, daysAfter } from '../calendar-date.ts'

export const LEITNER_BOXES = [1, 2, 3, 4] as const

export type LeitnerBox = (typeof LEITNER_BOXES)[number]

/** Where a right answer leads, with the days of rest before the fact is asked again; out of box 4 it is known. */
const NEXT: Readonly<
  Record<LeitnerBox, { readonly box: LeitnerBox; readonly rest: number } | undefined>
> = {
  1: { box: 2, rest: 1 },
  2: { box: 3, rest: 3 },
  3: { box: 4, rest: 7 },
  4: undefined,
}

/** Most facts kept for a learner: more is not revision any more. */
export const MAX_FACTS = 300

export interface MissedFact {
  readonly fact: string
  readonly box: LeitnerBox
  /** From this day on the fact is asked again. */
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
  if (!answer.right) return { fact: answer.fact, box: 1, due: today }
  // Right before its day: chance asked for it, which proves nothing new.
  if (!known || known.due > today) return known
  const next = NEXT[known.box]
  return next && { fact: known.fact, box: next.box, due: daysAfter(today, next.rest) }
}

/** Those that need it most first: the lowest box, then the longest due. */
function byNeed(one: MissedFact, other: MissedFact): number {
  return one.box - other.box || (one.due < other.due ? -1 : Number(one.due > other.due))
}

/** The facts kept after some answers, oldest answer first; at most `MAX_FACTS`. */
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

/** Facts to ask again today, those that need it most first. */
export function dueFacts(facts: readonly MissedFact[], today: CalendarDate): string[] {
  return facts
    .filter((one) => one.due <= today)
    .toSorted(byNeed)
    .map((one) => one.fact)
}
