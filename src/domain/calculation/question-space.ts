/**
 * All questions that a choice allows for one operation (specification §9; CAL-02, 03, 05, 07). What the specification leaves
 * open: the ranges bound the terms that are drawn, from 1; a sum may go beyond (CP knows its tables up to 10 + 10, BO n° 41
 * of 31/10/2024); a difference may be 0; a division is a multiplication read backwards, so that its quotient has the same cap.
 */
import type { Level } from '../level.ts'
import type { Random } from '../random.ts'
import { type Difficulty, largestFactor, largestTerm } from './difficulty.ts'
import type { Operation } from './operation.ts'
import { newQuestion, type Question } from './question.ts'

/** What a training or a test is about. */
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
  /** The tables or divisors that stand first; null when any term may. */
  readonly digits: readonly number[] | null
  /** Terms, factors beside a table and quotients go from 1 to this. */
  readonly largest: number
}

/** The space of one of the chosen operations. */
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

/** One question of the space; a space without any is a bug (`setupProblems` keeps it from being asked). */
export function drawQuestion(
  { operation, digits, largest }: QuestionSpace,
  random: Random,
): Question {
  const first = digits === null ? random.whole(1, largest) : random.pick(digits)
  return questionFrom(operation, first, random.whole(1, largest))
}

/** How many draws there are; a difference is drawn in two ways. */
export function spaceSize({ digits, largest }: QuestionSpace): number {
  return (digits?.length ?? largest) * largest
}

/** Every question of the space, once; for small ones. */
export function allQuestions({ operation, digits, largest }: QuestionSpace): Question[] {
  const others = wholesUpTo(largest)
  return (digits ?? others).flatMap((first) =>
    others
      .filter((other) => operation !== 'subtraction' || other <= first)
      .map((other) => questionFrom(operation, first, other)),
  )
}

/** Whether a question may be asked: both of its numbers belong to the space. */
export function spaceContains(space: QuestionSpace, question: Question): boolean {
  if (question.operation !== space.operation || question.wording !== 'equality') return false
  const { left, right, result } = question
  const [first, other] = space.operation === 'division' ? [right, result] : [left, right]
  const firstFits = space.digits?.includes(first) ?? (first >= 1 && first <= space.largest)
  return firstFits && other >= 1 && other <= space.largest && result >= 0
}
