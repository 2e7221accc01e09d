/**
 * All questions that a selection allows for one operation (specification §9; CAL-02, 03, 05, 07). Choices of ours: ranges
 * bound the terms, from 1, so a sum may exceed them (CP knows 10 + 10, BO n° 41 of 31/10/2024); a difference may be 0;
 * a division is an inverted multiplication, so its quotient is capped like a factor.
 */
import type { Level } from '../level.ts'
import type { Random } from '../random.ts'
import { type Difficulty, largestFactor, largestTerm } from './difficulty.ts'
import type { Operation } from './operation.ts'
import { newQuestion, type Question } from './question.ts'

export interface QuestionSelection {
  readonly level: Level
  readonly operations: readonly Operation[]
  /** Digits from 0 to 9, for the multiplication. */
  readonly tables: readonly number[]
  /** Digits from 1 to 9, for the division. */
  readonly divisors: readonly number[]
}

export interface QuestionSpace {
  readonly operation: Operation
  /** The tables or divisors allowed as the first operand; null for any. */
  readonly digits: readonly number[] | null
  /** Bound of the terms, of the factors next to a table, and of the quotients. */
  readonly largest: number
}

export function spaceOf(
  selection: QuestionSelection,
  operation: Operation,
  difficulty: Difficulty,
): QuestionSpace {
  const { level, tables, divisors } = selection
  if (operation === 'multiplication' || operation === 'division') {
    const digits = operation === 'multiplication' ? tables : divisors.filter((one) => one > 0)
    return { operation, digits, largest: largestFactor(level, difficulty) }
  }
  return { operation, digits: null, largest: largestTerm(level, difficulty) }
}

function wholesUpTo(largest: number): number[] {
  return Array.from({ length: largest }, (_, i) => i + 1)
}

function questionFrom(operation: Operation, first: number, other: number): Question {
  switch (operation) {
    case 'addition':
    case 'multiplication':
      return newQuestion(operation, [first, other])
    case 'subtraction':
      return newQuestion(operation, [Math.max(first, other), Math.min(first, other)])
    case 'division':
      return newQuestion(operation, [first * other, first])
  }
}

/** The space must not be empty: `selectionProblems` rules it out. */
export function drawQuestion(
  { operation, digits, largest }: QuestionSpace,
  random: Random,
): Question {
  const first = digits === null ? random.whole(1, largest) : random.pick(digits)
  return questionFrom(operation, first, random.whole(1, largest))
}

export function spaceSize({ digits, largest }: QuestionSpace): number {
  return (digits?.length ?? largest) * largest
}

export function allQuestions({ operation, digits, largest }: QuestionSpace): Question[] {
  const others = wholesUpTo(largest)
  return (digits ?? others).flatMap((first) =>
    others
      .filter((other) => operation !== 'subtraction' || other <= first)
      .map((other) => questionFrom(operation, first, other)),
  )
}

export function spaceContains(space: QuestionSpace, question: Question): boolean {
  if (question.operation !== space.operation || question.wording !== 'equality') return false
  const { left, right, result } = question
  const [first, other] = space.operation === 'division' ? [right, result] : [left, right]
  const firstFits = space.digits?.includes(first) ?? (first >= 1 && first <= space.largest)
  return firstFits && other >= 1 && other <= space.largest && result >= 0
}
