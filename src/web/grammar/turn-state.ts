/** One question being answered: the choices made, and what a verification says of them. */
import type { Exercise, ReorderQuestion } from '../../domain/grammar/exercise.ts'
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import { faultOf, isAnswered, isRightOrder, type WordAnswer } from '../../domain/grammar/marking.ts'
import type { AskedNature } from '../../domain/grammar/nature.ts'

/** null until it is verified, and again once something was changed. */
export type Verdict = 'right' | 'wrong' | null

export type Turn =
  | {
      readonly kind: 'analysis'
      readonly word: number
      readonly answer: WordAnswer
      readonly verdict: Verdict
      /** Words of the sentence answered right at the first try. */
      readonly done: readonly number[]
    }
  | {
      readonly kind: 'fill'
      readonly chosen: readonly (string | null)[]
      readonly verdict: Verdict
    }
  | {
      readonly kind: 'reorder'
      /** Positions of the words, in the order in which they were placed. */
      readonly placed: readonly number[]
      /** All positions, as they are offered. */
      readonly offered: readonly number[]
      readonly verdict: Verdict
    }

export type TurnEvent =
  | { readonly type: 'nature-chosen'; readonly nature: AskedNature }
  | { readonly type: 'function-chosen'; readonly name: GrammarFunction }
  | { readonly type: 'gap-chosen'; readonly gap: number; readonly option: string }
  | { readonly type: 'word-placed'; readonly position: number }
  | { readonly type: 'word-removed'; readonly position: number }
  /** By one place: -1 to the left, 1 to the right. */
  | { readonly type: 'word-moved'; readonly position: number; readonly by: -1 | 1 }

const NOTHING: WordAnswer = { nature: null, function: null }

export function firstWord(): Turn {
  return { kind: 'analysis', word: 0, answer: NOTHING, verdict: null, done: [] }
}

/** Words in an order that is not a right one, as far as there is another. */
function scrambled(question: ReorderQuestion, seed: number): readonly number[] {
  const positions = question.words.map(({ position }) => position)
  const ranked = positions
    .map((position) => ({ position, rank: Math.imul(position + 1 + seed, 2_654_435_761) >>> 0 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ position }) => position)
  return isRightOrder(question, ranked) ? ranked.toReversed() : ranked
}

/** The question at `index` as it opens; `seed` shuffles words to be put in order. */
export function openTurn(exercise: Exercise, index: number, seed: number): Turn {
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

function analysis(turn: Extract<Turn, { kind: 'analysis' }>, event: TurnEvent): Turn {
  if (event.type === 'nature-chosen') {
    return { ...turn, answer: { ...turn.answer, nature: event.nature }, verdict: null }
  }
  if (event.type !== 'function-chosen') return turn
  return { ...turn, answer: { ...turn.answer, function: event.name }, verdict: null }
}

function fill(turn: Extract<Turn, { kind: 'fill' }>, event: TurnEvent): Turn {
  if (event.type !== 'gap-chosen') return turn
  const chosen = turn.chosen.map((one, gap) => (gap === event.gap ? event.option : one))
  return { ...turn, chosen, verdict: null }
}

function reorder(turn: Extract<Turn, { kind: 'reorder' }>, event: TurnEvent): Turn {
  const { placed, offered } = turn
  switch (event.type) {
    case 'word-placed': {
      const free = offered.includes(event.position) && !placed.includes(event.position)
      return free ? { ...turn, placed: [...placed, event.position], verdict: null } : turn
    }
    case 'word-removed':
      return { ...turn, placed: placed.filter((one) => one !== event.position), verdict: null }
    case 'word-moved':
      return { ...turn, placed: moved(placed, event.position, event.by), verdict: null }
    default:
      return turn
  }
}

/** A choice changes the answer and takes back what was said of the former one. A right answer stays as it is. */
export function reduceTurn(turn: Turn, event: TurnEvent): Turn {
  if (turn.verdict === 'right') return turn
  switch (turn.kind) {
    case 'analysis':
      return analysis(turn, event)
    case 'fill':
      return fill(turn, event)
    case 'reorder':
      return reorder(turn, event)
  }
}

/** Whether everything that is asked is answered, so that it may be verified (GRA-06 to GRA-08). */
export function isComplete(turn: Turn, exercise: Exercise, index: number): boolean {
  switch (turn.kind) {
    case 'analysis': {
      const word =
        exercise.type === 'analysis' ? exercise.questions[index]?.words[turn.word] : undefined
      return (
        exercise.type === 'analysis' &&
        word !== undefined &&
        isAnswered(word, exercise.analysisType, turn.answer)
      )
    }
    case 'fill':
      return turn.chosen.every((one) => one !== null)
    case 'reorder':
      return turn.placed.length === turn.offered.length
  }
}

/** One thing that was asked, and whether the first answer was right. */
export interface Mark {
  /** Index of the question in the exercise. */
  readonly question: number
  readonly text: string
  /** What was answered, '' for nothing. */
  readonly given: string
  readonly right: boolean
  readonly nature: AskedNature | null
  readonly function: GrammarFunction | null
  /** Whether each of the two was found; true where it is not asked. */
  readonly natureRight: boolean
  readonly functionRight: boolean
}

function wordMark(
  turn: Extract<Turn, { kind: 'analysis' }>,
  exercise: Exercise,
  index: number,
): Mark[] {
  const word =
    exercise.type === 'analysis' ? exercise.questions[index]?.words[turn.word] : undefined
  if (exercise.type !== 'analysis' || !word) return []
  const { analysisType } = exercise
  const given = [turn.answer.nature, turn.answer.function].filter((one) => one !== null)
  const fault = faultOf(word, analysisType, turn.answer)
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

function plainMark(question: number, text: string, given: string, right: boolean): Mark {
  const unasked = { nature: null, function: null, natureRight: true, functionRight: true }
  return { question, text, given, right, ...unasked }
}

/** The marks of the answer as it stands: one for the word, one a gap, or one for the sentence. */
export function marksOfTurn(turn: Turn, exercise: Exercise, index: number): Mark[] {
  if (turn.kind === 'analysis') return wordMark(turn, exercise, index)
  if (turn.kind === 'fill') {
    const gaps = exercise.type === 'fill' ? (exercise.questions[index]?.words ?? []) : []
    return gaps.map(({ text }, gap) => {
      const given = turn.chosen[gap] ?? ''
      return plainMark(index, text, given, given === text)
    })
  }
  const question = exercise.type === 'reorder' ? exercise.questions[index] : undefined
  if (!question) return []
  const spelt = turn.placed
    .map((position) => question.words.find((word) => word.position === position)?.text ?? '')
    .join(' ')
  return [plainMark(index, question.sentence, spelt, isRightOrder(question, turn.placed))]
}

/** Everything that a question asks, as if nothing had been answered from `word` on. */
export function unansweredMarks(exercise: Exercise, index: number, word: number): Mark[] {
  if (exercise.type === 'analysis') {
    const words = exercise.questions[index]?.words ?? []
    return words.slice(word).flatMap((_, at) =>
      wordMark({ ...emptyWord(word + at) }, exercise, index).map((mark) => ({
        ...mark,
        right: false,
      })),
    )
  }
  return marksOfTurn(openTurn(exercise, index, 0), exercise, index).map((mark) => ({
    ...mark,
    given: '',
    right: false,
  }))
}

function emptyWord(word: number): Extract<Turn, { kind: 'analysis' }> {
  return { kind: 'analysis', word, answer: NOTHING, verdict: null, done: [] }
}
