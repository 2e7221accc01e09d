/** What an answer to a word problem is worth, and what is wrong with it: the unit, the operation, the calculation. */
import { type AnswerProblem, readAnswer } from '../calculation/answer/answer.ts'
import type { Operation } from '../calculation/operation.ts'
import { type AnswerUnit, givenQuantities, type WordProblem } from './problem.ts'
import { operationOf } from './problem-step.ts'
import { areEqual, parseQuantity, type Quantity } from './quantity.ts'

export type ProblemFault =
  | { readonly kind: 'unreadable'; readonly problem?: AnswerProblem }
  | { readonly kind: 'unit-missing' }
  | { readonly kind: 'unit' }
  /** A result on the way; how many steps are found with it. */
  | { readonly kind: 'unfinished'; readonly found: number }
  /** A number of the text, as it stands there. */
  | { readonly kind: 'given' }
  /** A number that serves nothing was counted in. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'operation'; readonly done: Operation }
  | { readonly kind: 'calculation' }
  | { readonly kind: 'other' }

export interface TypedProblemAnswer {
  readonly text: string
  /** null: none chosen. */
  readonly unit: AnswerUnit | null
}

function results(one: number, other: number): readonly (readonly [Operation, number])[] {
  return [
    ['addition', one + other],
    ['subtraction', Math.abs(one - other)],
    ['multiplication', one * other],
    ['division', Math.max(one, other) / Math.min(one, other)],
  ]
}

function pairs<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, place) => items.slice(place + 1).map((other) => [one, other] as const))
}

function isNear(value: number, expected: number): boolean {
  return Math.abs(value - expected) <= Math.max(2, Math.abs(expected) * 0.15)
}

function isSameNumber(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6
}

function wrongOperation(problem: WordProblem, value: number): ProblemFault | undefined {
  const [last] = problem.steps.slice(-1)
  if (!last) return undefined
  const expected = operationOf(last)
  const given = givenQuantities(problem)
  const idle = new Set(problem.idle)
  for (const [one, other] of pairs(given)) {
    const done = results(one.value, other.value).find(([, result]) => isSameNumber(result, value))
    if (!done) continue
    if (idle.has(one) || idle.has(other)) return { kind: 'idle' }
    if (done[0] !== expected || problem.steps.length > 1)
      return { kind: 'operation', done: done[0] }
  }
  return undefined
}

function faultOf(problem: WordProblem, { value }: Quantity): ProblemFault {
  const found = problem.steps.findLastIndex(
    ({ terms, sought }, at) =>
      at < problem.steps.length - 1 && isSameNumber(terms[sought]?.value ?? Number.NaN, value),
  )
  if (found >= 0) return { kind: 'unfinished', found: found + 1 }
  if (givenQuantities(problem).some((given) => isSameNumber(given.value, value))) {
    return { kind: 'given' }
  }
  const operation = wrongOperation(problem, value)
  if (operation) return operation
  return isNear(value, problem.answer) ? { kind: 'calculation' } : { kind: 'other' }
}

/** Why nothing is judged yet; things are counted in whole numbers, and nothing is less than none. */
function unreadableFault(
  { text }: TypedProblemAnswer,
  { measure }: Pick<AnswerUnit, 'measure'>,
): ProblemFault | undefined {
  const typed = parseQuantity(text, measure)
  if (typed && typed.value >= 0) {
    const isCut = measure === null && !Number.isInteger(typed.value)
    return isCut ? { kind: 'unreadable', problem: 'decimal' } : undefined
  }
  const read = readAnswer(text, true)
  return { kind: 'unreadable', problem: read.value === null ? read.problem : 'unreadable' }
}

/** Undefined when the answer is right; the same measure may be given in another unit (150 cm for 1,5 m). */
export function judgeProblem(
  problem: WordProblem,
  { text, unit }: TypedProblemAnswer,
): ProblemFault | undefined {
  const asked = problem.units.length === 0 ? problem.unit : unit
  const { measure } = asked ?? problem.unit
  const unreadable = unreadableFault({ text, unit }, { measure })
  const typed = parseQuantity(text, measure)
  if (unreadable || !typed) return unreadable
  if (!asked) return { kind: 'unit-missing' }
  const isAsked = asked.one === problem.unit.one
  const expected: Quantity = { value: problem.answer, measure: problem.unit.measure }
  if (isAsked || asked.measure !== null) {
    if (areEqual(typed, expected)) return undefined
  }
  if (isSameNumber(typed.value, problem.answer)) return { kind: 'unit' }
  return faultOf(problem, typed)
}
