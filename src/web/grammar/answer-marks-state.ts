/** What each item of a question was answered first, and whether that was right. */
import type { Exercise } from '../../domain/grammar/exercise.ts'
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import { faultOf, isRightOrder, isWordAsked } from '../../domain/grammar/marking.ts'
import type { AskedNature } from '../../domain/grammar/nature.ts'
import { isRightTyped } from '../../domain/grammar/typed-answer.ts'
import {
  type AnalysisProgress,
  atWord,
  openQuestion,
  type QuestionProgress,
} from './question-state.ts'

/** An asked item and its first answer. */
export interface AnswerMark {
  /** Index of the question in the exercise. */
  readonly question: number
  /** Index of the word, the gap or the field. */
  readonly word: number
  readonly text: string
  /** Empty for no answer. */
  readonly given: string
  readonly right: boolean
  readonly nature: AskedNature | null
  readonly function: GrammarFunction | null
  /** True where it is not asked. */
  readonly natureRight: boolean
  readonly functionRight: boolean
}

function wordMark(progress: AnalysisProgress, exercise: Exercise, index: number): AnswerMark[] {
  const word =
    exercise.type === 'analysis' ? exercise.questions[index]?.words[progress.word] : undefined
  if (exercise.type !== 'analysis' || !word) return []
  const { analysisType } = exercise
  const given = [progress.answer.nature, progress.answer.function].filter((one) => one !== null)
  const fault = faultOf(word, analysisType, progress.answer)
  return [
    {
      question: index,
      word: progress.word,
      text: word.text,
      given: given.join(', '),
      right: fault === null,
      nature: analysisType.nature ? word.nature : null,
      function: analysisType.function ? (word.function ?? null) : null,
      natureRight: fault?.nature == null,
      functionRight: fault?.function == null,
    },
  ]
}

function plainMark(
  place: Pick<AnswerMark, 'question' | 'word'>,
  text: string,
  given: string,
  right: boolean,
): AnswerMark {
  const unasked = { nature: null, function: null, natureRight: true, functionRight: true }
  return { ...place, text, given, right, ...unasked }
}

function typedMarks(typed: readonly string[], exercise: Exercise, index: number): AnswerMark[] {
  const isTyped = exercise.type === 'conjugation' || exercise.type === 'agreement'
  const words = isTyped ? (exercise.questions[index]?.words ?? []) : []
  return words.map((one, word) => {
    const given = typed[word] ?? ''
    return plainMark({ question: index, word }, one.text, given, isRightTyped(given, one))
  })
}

/** One mark for the word, one for each gap, or one for the sentence. */
export function answerMarks(
  progress: QuestionProgress,
  exercise: Exercise,
  index: number,
): AnswerMark[] {
  if (progress.kind === 'analysis') return wordMark(progress, exercise, index)
  if (progress.kind === 'fill') {
    const gaps = exercise.type === 'fill' ? (exercise.questions[index]?.words ?? []) : []
    return gaps.map(({ text }, gap) => {
      const given = progress.chosen[gap] ?? ''
      return plainMark({ question: index, word: gap }, text, given, given === text)
    })
  }
  if (progress.kind === 'typed') return typedMarks(progress.typed, exercise, index)
  const question = exercise.type === 'reorder' ? exercise.questions[index] : undefined
  if (!question) return []
  const spelt = progress.placed
    .map((position) => question.words.find((word) => word.position === position)?.text ?? '')
    .join(' ')
  const right = isRightOrder(question, progress.placed)
  return [plainMark({ question: index, word: 0 }, question.sentence, spelt, right)]
}

/** The marks of a question left unanswered from `word` on. */
export function unansweredMarks(exercise: Exercise, index: number, word: number): AnswerMark[] {
  const unanswered = (found: readonly AnswerMark[]): AnswerMark[] =>
    found.map((mark) => ({ ...mark, given: '', right: false }))
  if (exercise.type !== 'analysis') {
    return unanswered(answerMarks(openQuestion(exercise, index, 0), exercise, index))
  }
  const words = exercise.questions[index]?.words ?? []
  return words.flatMap((one, at) =>
    at >= word && isWordAsked(one) ? unanswered(wordMark(atWord(at, []), exercise, index)) : [],
  )
}
