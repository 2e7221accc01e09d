/** Which cells of the tables a learner knows (CAL-15). */
import type { FactAnswer, MissedFact } from '../fact-review.ts'
import { tableFactOf } from './learnable-facts.ts'

/**
 * Cells of the tables that are known after `answers` (oldest first): right the last time, and no wording of them in a box.
 * `missed`: what is in the boxes after the same answers.
 */
export function knownFacts(
  known: readonly string[],
  answers: readonly FactAnswer[],
  missed: readonly MissedFact[],
): string[] {
  const kept = new Set(known)
  for (const { fact, right } of answers) {
    const cell = tableFactOf(fact)
    if (cell === undefined) continue
    if (right) kept.add(cell)
    else kept.delete(cell)
  }
  for (const { fact } of missed) kept.delete(tableFactOf(fact) ?? fact)
  return [...kept].sort()
}

export type FactState = 'known' | 'missed' | 'unseen'

/** What is known of a cell of the tables; a wording of it in a box makes it one to see again. */
export function factState(
  cell: string,
  { facts, known }: { readonly facts: readonly MissedFact[]; readonly known: readonly string[] },
): FactState {
  if (facts.some(({ fact }) => tableFactOf(fact) === cell)) return 'missed'
  return known.includes(cell) ? 'known' : 'unseen'
}
