/** Marks of the grammar players (specification §5, §9; GRA-06 to GRA-08). */
import { scorePercent } from '../results/results.ts'
import type { AnalysedWord, AnalysisType, ReorderQuestion } from './exercise.ts'
import type { GrammarFunction } from './grammar-function.ts'
import type { AskedNature } from './nature.ts'

/** null until chosen. */
export interface WordAnswer {
  readonly nature: AskedNature | null
  readonly function: GrammarFunction | null
}

export function isWordAsked(word: AnalysedWord): boolean {
  return word.asked !== false
}

export function asksFunction(word: AnalysedWord, type: AnalysisType): boolean {
  return type.function && word.function !== undefined
}

/** Whether everything asked of the word has been chosen. */
export function isAnswered(word: AnalysedWord, type: AnalysisType, answer: WordAnswer): boolean {
  const nature = !type.nature || answer.nature !== null
  return nature && (!asksFunction(word, type) || answer.function !== null)
}

/** The right values of what was wrong. */
export interface WordFault {
  readonly nature: AskedNature | null
  readonly function: GrammarFunction | null
}

export function faultOf(
  word: AnalysedWord,
  type: AnalysisType,
  answer: WordAnswer,
): WordFault | null {
  const nature = type.nature && answer.nature !== word.nature ? word.nature : null
  const missed = asksFunction(word, type) && answer.function !== word.function
  const name = missed ? (word.function ?? null) : null
  return nature === null && name === null ? null : { nature, function: name }
}

export function finalPercent(correct: number, total: number): number {
  return scorePercent(total, total - correct)
}

export function precisionPercent(correct: number, attempts: number): number {
  return scorePercent(attempts, attempts - correct)
}

/** `order`: positions in the sentence. Words spelt alike are interchangeable. */
export function isRightOrder(question: ReorderQuestion, order: readonly number[]): boolean {
  const text = (positions: readonly number[]): string =>
    positions
      .map((position) => question.words.find((word) => word.position === position)?.text ?? '')
      .join(' ')
  const given = text(order)
  return question.orders.some((right) => text(right) === given)
}
