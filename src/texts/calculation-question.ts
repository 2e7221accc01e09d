/** A calculation as it is written on the board, and as it is read aloud. */
import type { Operation } from '../domain/calculation/operation.ts'
import { answerTo, type Question, type Unknown } from '../domain/calculation/question.ts'

const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 })

const SIGNS: Readonly<Record<Operation, string>> = {
  addition: '+',
  subtraction: '\u2212',
  multiplication: '×',
  division: '÷',
}

const SPOKEN: Readonly<Record<Operation, string>> = {
  addition: 'plus',
  subtraction: 'moins',
  multiplication: 'fois',
  division: 'divisé par',
}

const HOLE = '…'
const SPOKEN_HOLE = 'combien'

/** «12 345,6» with narrow no-break spaces. */
export function calculationNumber(value: number): string {
  return NUMBER.format(value)
}

/** «7 + 5», «7 + … = 12», «Le double de 25». */
export function questionText(question: Question): string {
  const { operation, unknown, wording, left, right, result } = question
  if (wording === 'double') return `Le double de ${calculationNumber(left)}`
  if (wording === 'half') return `La moitié de ${calculationNumber(left)}`
  const side = (name: Unknown, value: number): string =>
    unknown === name ? HOLE : calculationNumber(value)
  const sum = `${side('left', left)} ${SIGNS[operation]} ${side('right', right)}`
  return unknown === 'result' ? sum : `${sum} = ${calculationNumber(result)}`
}

/** For those who hear it: signs are words, a hole is «combien». */
export function spokenQuestion(question: Question): string {
  const { operation, unknown, wording, left, right, result } = question
  if (wording !== 'equality') return `${questionText(question)}\u00a0?`
  const side = (name: Unknown, value: number): string =>
    unknown === name ? SPOKEN_HOLE : calculationNumber(value)
  const sum = `${side('left', left)} ${SPOKEN[operation]} ${side('right', right)}`
  return unknown === 'result' ? `${sum}\u00a0?` : `${sum} égale ${calculationNumber(result)}\u00a0?`
}

/** The whole equality with its answer: «7 × 8 = 56», «La moitié de 40 est 20». */
export function solvedText(question: Question): string {
  const { operation, wording, left, right, result } = question
  if (wording !== 'equality') {
    return `${questionText(question)} est ${calculationNumber(answerTo(question))}`
  }
  const [a, b, c] = [left, right, result].map(calculationNumber)
  return `${a} ${SIGNS[operation]} ${b} = ${c}`
}
