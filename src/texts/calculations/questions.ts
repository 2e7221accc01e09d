/** A calculation as written, as spoken, and solved. */
import type { Operation } from '../../domain/calculation/operation.ts'
import { answerTo, type Question, type UnknownTerm } from '../../domain/calculation/question.ts'

/** «7», «2,5», «1 200»: thousands stand apart, as the problems write them. */
const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 })

export function numberText(value: number): string {
  return NUMBER.format(value)
}

export const OPERATION_SIGNS: Readonly<Record<Operation, string>> = {
  addition: '+',
  subtraction: '−',
  multiplication: '×',
  division: '÷',
}

const SPOKEN_SIGNS: Readonly<Record<Operation, string>> = {
  addition: 'plus',
  subtraction: 'moins',
  multiplication: 'fois',
  division: 'divisé par',
}

/** Text around the answer; either may be empty. */
export interface QuestionParts {
  readonly before: string
  readonly after: string
}

/** «7 × 8 =» and nothing, or «7 +» and «= 12». */
export function questionParts(question: Question): QuestionParts {
  const { operation, left, right, result, unknown, wording } = question
  if (wording === 'double') return { before: `Le double de ${numberText(left)}, c'est`, after: '' }
  if (wording === 'half') return { before: `La moitié de ${numberText(left)}, c'est`, after: '' }
  const sign = OPERATION_SIGNS[operation]
  const [first, second, total] = [left, right, result].map(numberText)
  const parts: Readonly<Record<UnknownTerm, QuestionParts>> = {
    result: { before: `${first} ${sign} ${second} =`, after: '' },
    left: { before: '', after: `${sign} ${second} = ${total}` },
    right: { before: `${first} ${sign}`, after: `= ${total}` },
  }
  return parts[unknown]
}

/** «7 fois 8», «7 plus combien égale 12», as a screen reader says it. */
export function spokenQuestion(question: Question): string {
  const { operation, unknown, wording, ...numbers } = question
  if (wording !== 'equality') return questionParts(question).before.replace(", c'est", '')
  const said = (side: UnknownTerm): string =>
    side === unknown ? 'combien' : numberText(numbers[side])
  const equality = `${said('left')} ${SPOKEN_SIGNS[operation]} ${said('right')}`
  return unknown === 'result' ? equality : `${equality} égale ${said('result')}`
}

/** «7 × 8 = 56», with any number in the place of the answer. */
export function solvedText(question: Question, answer: string): string {
  const { before, after } = questionParts(question)
  return [before, answer, after].filter(Boolean).join(' ')
}

export function answerText(question: Question): string {
  return numberText(answerTo(question))
}
