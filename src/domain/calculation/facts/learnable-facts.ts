/** Facts that are learnt by heart; the rest is worked out each time (CAL-15). */
import { factOf } from '../fact.ts'
import { parseProgrammeFact } from '../programme.ts'
import { newQuestion, parseQuestionKey, type Question } from '../question.ts'

/** Tables go from 0 to 10 (BO n° 41 of 31/10/2024). */
export const LAST_OF_TABLE = 10

/** «Multiples de 25» up to 100, and the products that give 60, are known as well. */
const LAST_MULTIPLE_OF_25 = 4
const KNOWN_PRODUCT = 60

function questionOf(fact: string): Question | undefined {
  return parseProgrammeFact(fact)?.question ?? parseQuestionKey(fact)
}

function inTable(...terms: readonly number[]): boolean {
  return terms.every((term) => Number.isInteger(term) && term >= 0 && term <= LAST_OF_TABLE)
}

/** The cell of the tables that a fact belongs to: «5+7» for 7 + 5 and for 7 + … = 12, «7+7» for the double of 7. */
export function tableFactOf(fact: string): string | undefined {
  const question = questionOf(fact)
  if (!question || question.wording === 'half') return undefined
  const { operation, left, right } = question
  const isTable = operation === 'addition' || operation === 'multiplication'
  return isTable && inTable(left, right) ? factOf(newQuestion(operation, [left, right])) : undefined
}

function isKnownProduct({ left, right, result }: Question): boolean {
  const times25 =
    (right === 25 && left <= LAST_MULTIPLE_OF_25) || (left === 25 && right <= LAST_MULTIPLE_OF_25)
  return times25 || result === KNOWN_PRODUCT
}

function isLearnt(question: Question): boolean {
  const { operation, left, right, result, wording } = question
  if (wording !== 'equality') return Number.isInteger(left)
  switch (operation) {
    case 'addition':
      return inTable(left, right)
    case 'subtraction':
    case 'division':
      return inTable(right, result)
    case 'multiplication':
      return inTable(left, right) || isKnownProduct(question)
  }
}

/** Whether a fact can come back as one to remember: 7 × 8 can, 763 + 39 is worked out each time. */
export function isLearnable(fact: string): boolean {
  const question = questionOf(fact)
  return question !== undefined && isLearnt(question)
}
