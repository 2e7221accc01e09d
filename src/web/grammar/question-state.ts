/** One question being answered: the choices made, and their verdict. */
import type { Exercise, ReorderQuestion } from '../../domain/grammar/exercise.ts'
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import { faultOf, isAnswered, isRightOrder, type WordAnswer } from '../../domain/grammar/marking.ts'
import type { AskedNature } from '../../domain/grammar/nature.ts'

/** Null until it is checked, and again after a change. */
export type QuestionVerdict = 'right' | 'wrong' | null

export type QuestionProgress =
  | {
      readonly kind: 'analysis'
      readonly word: number
      readonly answer: WordAnswer
      readonly verdict: QuestionVerdict
      /** Words answered right at the first attempt. */
      readonly done: readonly number[]
    }
  | {
      readonly kind: 'fill'
      readonly chosen: readonly (string | null)[]
      readonly verdict: QuestionVerdict
    }
  | {
      readonly kind: 'reorder'
      /** Word positions, in the order they were placed. */
      readonly placed: readonly number[]
      /** All word positions, shuffled. */
      readonly offered: readonly number[]
      readonly verdict: QuestionVerdict
    }

export type AnswerEvent =
  | { readonly type: 'nature-chosen'; readonly nature: AskedNature }
  | { readonly type: 'function-chosen'; readonly name: GrammarFunction }
  | { readonly type: 'gap-chosen'; readonly gap: number; readonly option: string }
  | { readonly type: 'word-placed'; readonly position: number }
  | { readonly type: 'word-removed'; readonly position: number }
  /** -1: left, 1: right. */
  | { readonly type: 'word-moved'; readonly position: number; readonly by: -1 | 1 }

const NOTHING: WordAnswer = { nature: null, function: null }

export function firstWord(): QuestionProgress {
  return { kind: 'analysis', word: 0, answer: NOTHING, verdict: null, done: [] }
}

/** A deterministic shuffle that is not already a right order, when there is one. */
function scrambled(question: ReorderQuestion, seed: number): readonly number[] {
  const positions = question.words.map(({ position }) => position)
  const ranked = positions
    .map((position) => ({ position, rank: Math.imul(position + 1 + seed, 2_654_435_761) >>> 0 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ position }) => position)
  return isRightOrder(question, ranked) ? ranked.toReversed() : ranked
}

/** `seed` shuffles the words to reorder. */
export function openQuestion(exercise: Exercise, index: number, seed: number): QuestionProgress {
  switch (exercise.type) {
    case 'analysis':
      return firstWord()
    case 'fill': {
      const gaps = exercise.questions[index]?.words ?? []
      return { kind: 'fill', chosen: gaps.map(() => null), verdict: null }
    }
    case 'reorder': {
      const question = exercise.questions[index]
      const offered = question ? scrambled(question, seed + index) : []
      return { kind: 'reorder', placed: [], offered, verdict: null }
    }
  }
}

function moved(placed: readonly number[], position: number, by: -1 | 1): readonly number[] {
  const from = placed.indexOf(position)
  const to = from + by
  if (from < 0 || to < 0 || to >= placed.length) return placed
  const rest = placed.filter((one) => one !== position)
  return [...rest.slice(0, to), position, ...rest.slice(to)]
}

function analysis(
  progress: Extract<QuestionProgress, { kind: 'analysis' }>,
  event: AnswerEvent,
): QuestionProgress {
  if (event.type === 'nature-chosen') {
    return { ...progress, answer: { ...progress.answer, nature: event.nature }, verdict: null }
  }
  if (event.type !== 'function-chosen') return progress
  return { ...progress, answer: { ...progress.answer, function: event.name }, verdict: null }
}

function fill(
  progress: Extract<QuestionProgress, { kind: 'fill' }>,
  event: AnswerEvent,
): QuestionProgress {
  if (event.type !== 'gap-chosen') return progress
  const chosen = progress.chosen.map((one, gap) => (gap === event.gap ? event.option : one))
  return { ...progress, chosen, verdict: null }
}

function reorder(
  progress: Extract<QuestionProgress, { kind: 'reorder' }>,
  event: AnswerEvent,
): QuestionProgress {
  const { placed, offered } = progress
  switch (event.type) {
    case 'word-placed': {
      const free = offered.includes(event.position) && !placed.includes(event.position)
      return free ? { ...progress, placed: [...placed, event.position], verdict: null } : progress
    }
    case 'word-removed':
      return { ...progress, placed: placed.filter((one) => one !== event.position), verdict: null }
    case 'word-moved':
      return { ...progress, placed: moved(placed, event.position, event.by), verdict: null }
    default:
      return progress
  }
}

/** A change clears the verdict. A right answer is final. */
export function reduceQuestion(progress: QuestionProgress, event: AnswerEvent): QuestionProgress {
  if (progress.verdict === 'right') return progress
  switch (progress.kind) {
    case 'analysis':
      return analysis(progress, event)
    case 'fill':
      return fill(progress, event)
    case 'reorder':
      return reorder(progress, event)
  }
}

/** GRA-06 to GRA-08. */
export function isComplete(progress: QuestionProgress, exercise: Exercise, index: number): boolean {
  switch (progress.kind) {
    case 'analysis': {
      const word =
        exercise.type === 'analysis' ? exercise.questions[index]?.words[progress.word] : undefined
      return (
        exercise.type === 'analysis' &&
        word !== undefined &&
        isAnswered(word, exercise.analysisType, progress.answer)
      )
    }
    case 'fill':
      return progress.chosen.every((one) => one !== null)
    case 'reorder':
      return progress.placed.length === progress.offered.length
  }
}

/** An asked item and its first answer. */
export interface AnswerMark {
  /** Index of the question in the exercise. */
  readonly question: number
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

function wordMark(
  progress: Extract<QuestionProgress, { kind: 'analysis' }>,
  exercise: Exercise,
  index: number,
): AnswerMark[] {
  const word =
    exercise.type === 'analysis' ? exercise.questions[index]?.words[progress.word] : undefined
  if (exercise.type !== 'analysis' || !word) return []
  const { analysisType } = exercise
  const given = [progress.answer.nature, progress.answer.function].filter((one) => one !== null)
  const fault = faultOf(word, analysisType, progress.answer)
  return [
    {
      question: index,
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

function plainMark(question: number, text: string, given: string, right: boolean): AnswerMark {
  const unasked = { nature: null, function: null, natureRight: true, functionRight: true }
  return { question, text, given, right, ...unasked }
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
      return plainMark(index, text, given, given === text)
    })
  }
  const question = exercise.type === 'reorder' ? exercise.questions[index] : undefined
  if (!question) return []
  const spelt = progress.placed
    .map((position) => question.words.find((word) => word.position === position)?.text ?? '')
    .join(' ')
  return [plainMark(index, question.sentence, spelt, isRightOrder(question, progress.placed))]
}

/** The marks of a question left unanswered from `word` on. */
export function unansweredMarks(exercise: Exercise, index: number, word: number): AnswerMark[] {
  if (exercise.type === 'analysis') {
    const words = exercise.questions[index]?.words ?? []
    return words.slice(word).flatMap((_, at) =>
      wordMark({ ...emptyWord(word + at) }, exercise, index).map((mark) => ({
        ...mark,
        right: false,
      })),
    )
  }
  return answerMarks(openQuestion(exercise, index, 0), exercise, index).map((mark) => ({
    ...mark,
    given: '',
    right: false,
  }))
}

function emptyWord(word: number): Extract<QuestionProgress, { kind: 'analysis' }> {
  return { kind: 'analysis', word, answer: NOTHING, verdict: null, done: [] }
}
