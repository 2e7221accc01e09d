/**
 * Missed facts in Leitner boxes. A fact leaves the system once it is right in the last box; what is worked out rather than
 * remembered never enters it (CAL-15).
 */
import type { CalendarDate } from '../calendar-date.ts'
import { type Boxed, boxAfter, byNeed } from '../leitner.ts'
import { isLearnable } from './facts/learnable-facts.ts'

export const MAX_FACTS = 300

export interface MissedFact extends Boxed {
  readonly fact: string
}

export interface FactAnswer {
  readonly fact: string
  readonly right: boolean
}

function reviewed(
  known: MissedFact | undefined,
  { fact, right }: FactAnswer,
  today: CalendarDate,
): MissedFact | undefined {
  if (!right && !isLearnable(fact)) return undefined
  const boxed = boxAfter(known, right, today)
  return boxed && { fact, ...boxed }
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
