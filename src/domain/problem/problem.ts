/** A word problem as it is put to a child: its text, its steps, the answer with its unit (CAL-16). */
import { OPERATIONS, type Operation } from '../calculation/operation.ts'
import type { Level } from '../level.ts'
import { isFoundBeside, operationOf, type ProblemStep } from './problem-step.ts'
import type { Measure, Noun, Quantity } from './quantity.ts'

/** What an answer counts: a measure, or things under their noun. */
export interface AnswerUnit extends Noun {
  readonly measure: Measure | null
}

export interface WordProblem {
  /** Name of its frame, and the seed of its numbers: the same reference draws the same problem. */
  readonly reference: string
  readonly level: Level
  readonly text: string
  /** In order; the last one answers. */
  readonly steps: readonly ProblemStep[]
  /** Numbers of the text that serve nothing. */
  readonly idle: readonly Quantity[]
  readonly answer: number
  readonly unit: AnswerUnit
  /** The right unit among others; empty when the field says it, as for an hour. */
  readonly units: readonly AnswerUnit[]
}

export const PROBLEM_REFERENCE = /^[a-z0-9-]{3,40}:\d{1,10}$/u

/** Ten a week (BO n° 41 of 31/10/2024: «au moins dix problèmes par semaine»). */
export const WEEKLY_PROBLEMS = 10

/** In the order of `OPERATIONS`, as a result stores them. */
export function operationsOf(problems: readonly Pick<WordProblem, 'steps'>[]): Operation[] {
  const done = new Set(problems.flatMap(({ steps }) => steps.map(operationOf)))
  return OPERATIONS.filter((operation) => done.has(operation))
}

/** Quantities of the text: what is given in the steps and not found on the way, and the idle ones. */
export function givenQuantities({ steps, idle }: WordProblem): Quantity[] {
  const given = steps.flatMap((step) =>
    step.terms.filter(
      ({ foundBy }, place) =>
        place !== step.sought && foundBy === undefined && !isFoundBeside(step, place),
    ),
  )
  return [...given, ...idle]
}
