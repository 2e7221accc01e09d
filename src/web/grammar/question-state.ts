/** One question being answered: the choices made, and their verdict. */
import type { Exercise, ReorderQuestion } from '../../domain/grammar/exercise.ts'
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import {
  isAnswered,
  isRightOrder,
  isWordAsked,
  type WordAnswer,
} from '../../domain/grammar/marking.ts'
import type { AskedNature } from '../../domain/grammar/nature.ts'
import { MAX_TYPED_LENGTH } from '../../domain/grammar/typed-answer.ts'

/**
 * Null until it is checked, and again after a change; `retry` after a first wrong answer, which brings a hint; `wrong` after the
 * second, which brings the answer.
 */
export type QuestionVerdict = 'right' | 'retry' | 'wrong' | null

interface Attempted {
  readonly verdict: QuestionVerdict
  /** Wrong answers to what is asked now. */
  readonly misses: number
}

export type QuestionProgress = Attempted &
  (
    | {
        readonly kind: 'analysis'
        readonly word: number
        readonly answer: WordAnswer
        /** The first wrong answer to the word. */
        readonly missed: WordAnswer | null
        /** Words answered right at the first attempt. */
        readonly done: readonly number[]
      }
    | {
        readonly kind: 'fill'
        readonly chosen: readonly (string | null)[]
      }
    | {
        readonly kind: 'reorder'
        /** Word positions, in the order they were placed. */
        readonly placed: readonly number[]
        /** All word positions, shuffled. */
        readonly offered: readonly number[]
      }
    | {
        /** Of a conjugation, and of a chain of agreement. */
        readonly kind: 'typed'
        readonly typed: readonly string[]
      }
  )

export type AnswerEvent =
  | { readonly type: 'nature-chosen'; readonly nature: AskedNature }
  | { readonly type: 'function-chosen'; readonly name: GrammarFunction }
  | { readonly type: 'gap-chosen'; readonly gap: number; readonly option: string }
  | { readonly type: 'word-typed'; readonly word: number; readonly text: string }
  | { readonly type: 'word-placed'; readonly position: number }
  | { readonly type: 'word-removed'; readonly position: number }
  /** -1: left, 1: right. */
  | { readonly type: 'word-moved'; readonly position: number; readonly by: -1 | 1 }

const NOTHING: WordAnswer = { nature: null, function: null }

export type AnalysisProgress = Extract<QuestionProgress, { kind: 'analysis' }>

/** An analysis at one of its words. */
export function atWord(word: number, done: readonly number[]): AnalysisProgress {
  return { kind: 'analysis', word, answer: NOTHING, missed: null, verdict: null, misses: 0, done }
}

/** The next word that is asked, from `from` on; -1 when none is left. */
export function nextAskedWord(exercise: Exercise, index: number, from: number): number {
  const words = exercise.type === 'analysis' ? (exercise.questions[index]?.words ?? []) : []
  return words.findIndex((word, at) => at >= from && isWordAsked(word))
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
      return atWord(Math.max(0, nextAskedWord(exercise, index, 0)), [])
    case 'fill': {
      const gaps = exercise.questions[index]?.words ?? []
      return { kind: 'fill', chosen: gaps.map(() => null), verdict: null, misses: 0 }
    }
    case 'conjugation':
    case 'agreement': {
      const words = exercise.questions[index]?.words ?? []
      return { kind: 'typed', typed: words.map(() => ''), verdict: null, misses: 0 }
    }
    case 'reorder': {
      const question = exercise.questions[index]
      const offered = question ? scrambled(question, seed + index) : []
      return { kind: 'reorder', placed: [], offered, verdict: null, misses: 0 }
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

function typed(
  progress: Extract<QuestionProgress, { kind: 'typed' }>,
  event: AnswerEvent,
): QuestionProgress {
  if (event.type !== 'word-typed') return progress
  const text = event.text.slice(0, MAX_TYPED_LENGTH)
  const all = progress.typed.map((one, word) => (word === event.word ? text : one))
  return { ...progress, typed: all, verdict: null }
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

/** What was found, or told after a second wrong answer, is final. */
export function isSettled({ verdict }: Attempted): boolean {
  return verdict === 'right' || verdict === 'wrong'
}

/** A change clears the verdict; the hint stays. */
export function reduceQuestion(progress: QuestionProgress, event: AnswerEvent): QuestionProgress {
  if (isSettled(progress)) return progress
  switch (progress.kind) {
    case 'analysis':
      return analysis(progress, event)
    case 'fill':
      return fill(progress, event)
    case 'reorder':
      return reorder(progress, event)
    case 'typed':
      return typed(progress, event)
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
    case 'typed':
      return progress.typed.every((text) => text.trim() !== '')
  }
}
