/** Marks of the grammar players (specification §5, §9; GRA-06 to GRA-08). */
import { scorePercent } from '../copy/text/dictation-score.ts'
import type { AnalysedWord, AnalysisType, ReorderQuestion } from './exercise.ts'
import type { GrammarFunction } from './grammar-function.ts'
import type { AskedNature } from './nature.ts'

/** What a pupil chose for a word; null while nothing is chosen. */
export interface WordAnswer {
  readonly nature: AskedNature | null
  readonly function: GrammarFunction | null
}

/** Whether the function of this word is asked at all. */
export function asksFunction(word: AnalysedWord, type: AnalysisType): boolean {
  return type.function && word.function !== undefined
}

/** Whether «verify» may be pressed: everything asked of the word is chosen. */
export function isAnswered(word: AnalysedWord, type: AnalysisType, answer: WordAnswer): boolean {
  const nature = !type.nature || answer.nature !== null
  return nature && (!asksFunction(word, type) || answer.function !== null)
}

/** What is wrong in an answer, with what was right; nothing when it is right. */
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

/** Right answers over all words, in percent, rounded. */
export function finalPercent(correct: number, total: number): number {
  return scorePercent(total, total - correct)
}

/** Right answers over attempts, in percent, rounded; 0 before any attempt. */
export function precisionPercent(correct: number, attempts: number): number {
  return scorePercent(attempts, attempts - correct)
}

/** Whether words put in this order (positions in the sentence) make a right sentence; words spelt alike are interchangeable. */
export function isRightOrder(question: ReorderQuestion, order: readonly number[]): boolean {
  const text = (positions: readonly number[]): string =>
    positions
      .map((position) => question.words.find((word) => word.position === position)?.text ?? '')
      .join(' ')
  const given = text(order)
  return question.orders.some((right) => text(right) === given)
}
