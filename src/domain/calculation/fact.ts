/** A number fact, whatever its wording: 4 × 7 and 7 × 4 are one fact, and so are 5 + … = 12 and 5 + 7. */
import { makeQuestionKey, parseQuestionKey, type Question } from './question.ts'

/** The database column has the same limit. */
export const MAX_FACT_LENGTH = 60

const COMMUTATIVE: readonly string[] = ['addition', 'multiplication']

/** Canonical form: the result is unknown, and the smaller term of a commutative operation comes first. */
function plain(question: Question): Question {
  const { operation, left, right, wording } = question
  const turned = COMMUTATIVE.includes(operation) && wording === 'equality' && left > right
  const terms = turned ? { left: right, right: left } : { left, right }
  return { ...question, ...terms, unknown: 'result' }
}

export function factOf(question: Question): string {
  return makeQuestionKey(plain(question))
}

/** Both orders where the operation is commutative. */
export function questionsOf(fact: string): Question[] {
  const question = parseQuestionKey(fact)
  if (!question) return []
  const { operation, left, right, wording } = question
  const turns = COMMUTATIVE.includes(operation) && wording === 'equality' && left !== right
  return turns ? [question, { ...question, left: right, right: left }] : [question]
}
