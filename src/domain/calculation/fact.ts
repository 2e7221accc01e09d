/**
 * A fact is what a child knows or has still to learn: 4 × 7 and 7 × 4 are one, and so are 5 + … = 12 and 5 + 7. Facts of the
 * programme mode keep the name of their automatism, which says how they are asked.
 */
import { makeQuestionKey, parseQuestionKey, type Question } from './question.ts'

/** Longest text of a fact; the table that keeps them has the same limit. */
export const MAX_FACT_LENGTH = 60

const COMMUTATIVE: readonly string[] = ['addition', 'multiplication']

/** The question asked directly, smaller term first when the order does not matter. */
function plain(question: Question): Question {
  const { operation, left, right, wording } = question
  const turned = COMMUTATIVE.includes(operation) && wording === 'equality' && left > right
  const terms = turned ? { left: right, right: left } : { left, right }
  return { ...question, ...terms, unknown: 'result' }
}

/** The fact that a question asks for. */
export function factOf(question: Question): string {
  return makeQuestionKey(plain(question))
}

/** The ways a fact can be asked directly: both orders when there are two. */
export function questionsOf(fact: string): Question[] {
  const question = parseQuestionKey(fact)
  if (!question) return []
  const { operation, left, right, wording } = question
  const turns = COMMUTATIVE.includes(operation) && wording === 'equality' && left !== right
  return turns ? [question, { ...question, left: right, right: left }] : [question]
}
