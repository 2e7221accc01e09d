/** What the quantities of solved steps are named: by the answer's unit, by the two things of a proportion. */
import type { ProblemStep } from '../../domain/problem/problem-step.ts'
import type { Measure } from '../../domain/problem/quantity.ts'

/** Both sides of a proportion name what they tell. */
export function withThings(
  steps: readonly ProblemStep[],
  things: readonly string[],
): ProblemStep[] {
  return steps.map((step) => {
    if (step.kind !== 'proportion' || things.length === 0) return step
    return { ...step, terms: step.terms.map((term, at) => ({ ...term, of: things[at % 2] })) }
  })
}

/** The answer is written in the frame's unit. */
export function withAnswerMeasure(
  steps: readonly ProblemStep[],
  measure: Measure | null,
): ProblemStep[] {
  return steps.map((step, index) => {
    if (index < steps.length - 1) return step
    const terms = step.terms.map((term, place) =>
      place === step.sought ? { ...term, measure } : term,
    )
    return { ...step, terms }
  })
}
