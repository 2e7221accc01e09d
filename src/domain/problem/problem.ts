/** A word problem as it is put to a child: its text, its steps, the answer with its unit (CAL-16). */
import { OPERATIONS, type Operation } from '../calculation/operation.ts'
import type { Level } from '../level.ts'
import { operationOf, type ProblemStep } from './problem-step.ts'
import type { Measure, Quantity } from './quantity.ts'

/** What an answer counts: a measure, or things under their noun. */
export interface AnswerUnit {
  readonly one: string
  readonly many: string
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

/** «12 billes», «1 bille». */
export function nounOf({ one, many }: AnswerUnit, count: number): string {
  return Math.abs(count) < 2 ? one : many
}

/** In the order of `OPERATIONS`, as a result stores them. */
export function operationsOf(problems: readonly Pick<WordProblem, 'steps'>[]): Operation[] {
  const done = new Set(problems.flatMap(({ steps }) => steps.map(operationOf)))
  return OPERATIONS.filter((operation) => done.has(operation))
}

/** Quantities of the text: what is given in the steps and not found on the way, and the idle ones. */
export function givenQuantities({ steps, idle }: WordProblem): Quantity[] {
  const found: number[] = []
  const given: Quantity[] = []
  for (const { terms, sought } of steps) {
    const known = terms.filter((_, place) => place !== sought)
    given.push(...known.filter(({ value }) => !found.includes(value)))
    const result = terms[sought]
    if (result) found.push(result.value)
  }
  return [...given, ...idle]
}
