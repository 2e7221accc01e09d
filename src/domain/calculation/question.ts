/** A calculation, and its key: a short text that round-trips. */
import type { Operation } from './operation.ts'

/** The term to find; `left` and `right` are missing-number equations («7 + … = 12»). */
export const UNKNOWNS = ['result', 'left', 'right'] as const

export type UnknownTerm = (typeof UNKNOWNS)[number]

/** CP has neither × nor ÷: doubles and halves are asked in words. */
export const WORDINGS = ['equality', 'double', 'half'] as const

export type Wording = (typeof WORDINGS)[number]

export interface Question {
  readonly operation: Operation
  readonly left: number
  readonly right: number
  readonly result: number
  readonly unknown: UnknownTerm
  readonly wording: Wording
}

/** CM2 goes to thousandths (BO 2025, cycle 3); beyond that lies floating-point noise. */
const SCALE = 1000

export function roundToThousandths(value: number): number {
  return Math.round(value * SCALE) / SCALE
}

function resultOf(operation: Operation, left: number, right: number): number {
  switch (operation) {
    case 'addition':
      return roundToThousandths(left + right)
    case 'subtraction':
      return roundToThousandths(left - right)
    case 'multiplication':
      return roundToThousandths(left * right)
    case 'division':
      return roundToThousandths(left / right)
  }
}

export function newQuestion(
  operation: Operation,
  [left, right]: readonly [number, number],
  unknown: UnknownTerm = 'result',
): Question {
  if (operation === 'division' && right === 0) throw new RangeError('a division by zero')
  const result = resultOf(operation, left, right)
  return { operation, left, right, result, unknown, wording: 'equality' }
}

export function doubleOf(value: number): Question {
  return { ...newQuestion('addition', [value, value]), wording: 'double' }
}

export function halfOf(value: number): Question {
  return { ...newQuestion('division', [value, 2]), wording: 'half' }
}

export function answerTo(question: Question): number {
  return question[question.unknown]
}

const OPERATORS: Readonly<Record<Operation, string>> = {
  addition: '+',
  subtraction: '-',
  multiplication: 'x',
  division: ':',
}

/** «7+5», «?7+5» and «7+?5» with a hole, «d25» for a double, «h40» for a half. */
export function makeQuestionKey(question: Question): string {
  const { operation, left, right, unknown, wording } = question
  if (wording === 'double') return `d${left}`
  if (wording === 'half') return `h${left}`
  const hole = (side: UnknownTerm): string => (unknown === side ? '?' : '')
  return `${hole('left')}${left}${OPERATORS[operation]}${hole('right')}${right}`
}

const NUMBER = String.raw`(?:0|[1-9]\d{0,8})(?:\.\d{0,2}[1-9])?`
const IN_WORDS = new RegExp(`^([dh])(${NUMBER})$`, 'u')
const EQUALITY = new RegExp(String.raw`^(\??)(${NUMBER})([-+x:])(\??)(${NUMBER})$`, 'u')

const OPERATION_OF: Readonly<Record<string, Operation>> = {
  '+': 'addition',
  '-': 'subtraction',
  x: 'multiplication',
  ':': 'division',
}

function unknownOf(leftHole: string | undefined, rightHole: string | undefined): UnknownTerm {
  if (leftHole === '?') return 'left'
  return rightHole === '?' ? 'right' : 'result'
}

/** False for a quotient that had to be rounded. */
function isExact({ operation, left, right, result }: Question): boolean {
  return operation !== 'division' || roundToThousandths(result * right) === left
}

function inWords(wording: string | undefined, value: number): Question {
  return wording === 'd' ? doubleOf(value) : halfOf(value)
}

function parseEquality(key: string): Question | undefined {
  const [, leftHole, left, operator, rightHole, right] = EQUALITY.exec(key) ?? []
  const operation = OPERATION_OF[operator ?? '']
  if (operation === undefined || (leftHole === '?' && rightHole === '?')) return undefined
  if (operation === 'division' && Number(right) === 0) return undefined
  return newQuestion(operation, [Number(left), Number(right)], unknownOf(leftHole, rightHole))
}

/** Refuses two missing terms, a negative result, and a quotient beyond thousandths. */
export function parseQuestionKey(key: string): Question | undefined {
  const [, wording, value] = IN_WORDS.exec(key) ?? []
  const question = value === undefined ? parseEquality(key) : inWords(wording, Number(value))
  return question && question.result >= 0 && isExact(question) ? question : undefined
}
