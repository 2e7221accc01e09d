/** What becomes of each learner at the end of the year, before the adult confirms (CLA-02). */

import type { YearEnd } from '../../contract/class/year-end.ts'
import type { Learner } from '../../contract/learners.ts'
import { possibleChoice, type YearEndChoice } from '../../domain/class/year-end.ts'

/** By the id of the learner. */
export type YearEndChoices = Readonly<Record<string, YearEndChoice>>

export type YearEndEvent =
  | {
      readonly type: 'all'
      readonly learners: readonly Learner[]
      readonly choice: YearEndChoice
    }
  | { readonly type: 'one'; readonly learner: Learner; readonly choice: YearEndChoice }

export function reduceYearEnd(state: YearEndChoices, event: YearEndEvent): YearEndChoices {
  const changed = event.type === 'all' ? event.learners : [event.learner]
  const choices = changed.map(({ id, level }) => [id, possibleChoice(event.choice, level)])
  return { ...state, ...Object.fromEntries(choices) }
}

export function choiceOf(choices: YearEndChoices, { id, level }: Learner): YearEndChoice {
  return choices[id] ?? possibleChoice('promote', level)
}

/** Who is named; the others stay. */
export function yearEndOf(choices: YearEndChoices, learners: readonly Learner[]): YearEnd {
  const of = (choice: YearEndChoice): string[] =>
    learners.filter((learner) => choiceOf(choices, learner) === choice).map(({ id }) => id)
  return { promoted: of('promote'), archived: of('archive') }
}
