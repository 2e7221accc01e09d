/**
 * An exercise being played, question after question (specification §4; GRA-01, GRA-06 to GRA-08, GRA-13, GRA-15). A training gives
 * feedback at once and follows the pupil; a control gives none before the end and is timed. Times come with the events.
 */
import { type DifficultyPace, FIRST_PACE, nextPace } from '../../domain/grammar/difficulty-band.ts'
import type { Exercise, ExerciseMode } from '../../domain/grammar/exercise.ts'
import { withQuestions } from '../../domain/grammar/exercise-questions.ts'
import type { Level } from '../../domain/level.ts'
import { type AnswerMark, answerMarks, unansweredMarks } from './answer-marks-state.ts'
import {
  type AnswerEvent,
  atWord,
  isComplete,
  isSettled,
  nextAskedWord,
  openQuestion,
  type QuestionProgress,
  reduceQuestion,
} from './question-state.ts'
import { nextIndex } from './question-stock-state.ts'

export interface PlayerState {
  readonly mode: ExerciseMode
  readonly level: Level
  /** Of a training: all questions that came so far. */
  readonly exercise: Exercise
  /** Fixed questions, to which none is added. */
  readonly isSample: boolean
  /** Questions to play. */
  readonly total: number
  /** From 1. */
  readonly rank: number
  /** Index in the exercise. */
  readonly question: number
  /** Indexes not played yet. */
  readonly remaining: readonly number[]
  /** Indexes of questions missed on an earlier day and not played yet (GRA-15). */
  readonly due: readonly number[]
  readonly progress: QuestionProgress
  readonly marks: readonly AnswerMark[]
  readonly attempts: number
  readonly rights: number
  readonly pace: DifficultyPace
  readonly seed: number
  /** Epoch ms. */
  readonly startedAt: number
  /** Epoch ms of the last event. */
  readonly now: number
  /** Null without a limit. */
  readonly limitMs: number | null
  /** Null while it is being played. */
  readonly endedAt: number | null
  /** Whether the time ran out. */
  readonly expired: boolean
}

export type PlayerEvent =
  | AnswerEvent
  | { readonly type: 'verified'; readonly at: number }
  /** Shows the answer instead of a second try. */
  | { readonly type: 'answer-shown' }
  | { readonly type: 'continued'; readonly at: number }
  | { readonly type: 'ticked'; readonly at: number }
  | { readonly type: 'supplied'; readonly exercise: Exercise }

export interface PlayerOptions {
  readonly mode: ExerciseMode
  readonly level: Level
  readonly total: number
  readonly seed: number
  readonly at: number
  readonly limitMs: number | null
  readonly isSample: boolean
  /** How many of the last questions were missed on an earlier day. */
  readonly due: number
}

/** The exercise must have at least one question. */
export function startPlayer(exercise: Exercise, options: PlayerOptions): PlayerState {
  const { mode, seed, at, total, isSample } = options
  const all = exercise.questions.map((_, index) => index)
  const fresh = all.length - options.due
  const [remaining, due] = [all.slice(0, fresh), all.slice(fresh)]
  const first = { exercise, level: options.level, remaining, due }
  const question = nextIndex(first, { mode, rank: 1, pace: FIRST_PACE, faultless: false }) ?? 0
  return {
    ...options,
    exercise,
    total: mode === 'training' && !isSample ? total : Math.min(total, all.length),
    rank: 1,
    question,
    remaining: remaining.filter((index) => index !== question),
    due: due.filter((index) => index !== question),
    progress: openQuestion(exercise, question, seed),
    marks: [],
    attempts: 0,
    rights: 0,
    pace: FIRST_PACE,
    startedAt: at,
    now: at,
    endedAt: null,
    expired: false,
  }
}

export function canVerify({ progress, exercise, question }: PlayerState): boolean {
  return !isSettled(progress) && isComplete(progress, exercise, question)
}

/** Only the first answer counts. */
function isMarked({ progress, marks, question }: PlayerState): boolean {
  const own = marks.filter((mark) => mark.question === question)
  return progress.kind === 'analysis'
    ? own.some(({ word }) => word === progress.word)
    : own.length > 0
}

function verify(state: PlayerState, at: number): PlayerState {
  if (!canVerify(state)) return state
  const { progress, exercise, question } = state
  const answers = answerMarks(progress, exercise, question)
  const isRight = answers.every(({ right }) => right)
  const marked: PlayerState = {
    ...state,
    now: at,
    marks: isMarked(state) ? state.marks : [...state.marks, ...answers],
    attempts: state.attempts + answers.length,
    rights: state.rights + answers.filter(({ right }) => right).length,
  }
  if (state.mode === 'control') return advance(marked, at)
  return { ...marked, progress: isRight ? solved(progress) : missed(progress) }
}

function solved(progress: QuestionProgress): QuestionProgress {
  const right = { ...progress, verdict: 'right' } as const
  return right.kind === 'analysis' && right.misses === 0
    ? { ...right, done: [...right.done, right.word] }
    : right
}

function missed(progress: QuestionProgress): QuestionProgress {
  const misses = progress.misses + 1
  const next = { ...progress, misses, verdict: misses > 1 ? 'wrong' : 'retry' } as const
  return next.kind === 'analysis' ? { ...next, missed: next.answer } : next
}

/** The next word, the next question, or the end. */
function advance(state: PlayerState, at: number): PlayerState {
  const { progress, exercise, question } = state
  if (progress.kind === 'analysis') {
    const word = nextAskedWord(exercise, question, progress.word + 1)
    if (word >= 0) return { ...state, now: at, progress: atWord(word, progress.done) }
  }
  return state.rank < state.total ? nextQuestion(state, at) : { ...state, now: at, endedAt: at }
}

function nextQuestion(state: PlayerState, at: number): PlayerState {
  const { exercise, remaining, due, marks, mode, seed } = state
  const faultless = marks
    .filter((mark) => mark.question === state.question)
    .every((mark) => mark.right)
  const pace = nextPace(state.pace, faultless)
  const question = nextIndex(state, { mode, rank: state.rank + 1, pace, faultless })
  if (question === undefined) return { ...state, now: at, endedAt: at }
  return {
    ...state,
    now: at,
    pace,
    question,
    rank: state.rank + 1,
    remaining: remaining.filter((index) => index !== question),
    due: due.filter((index) => index !== question),
    progress: openQuestion(exercise, question, seed),
  }
}

/** Questions that came on demand, those apart that are there already. */
function supply(state: PlayerState, supplied: Exercise): PlayerState {
  const exercise = withQuestions(state.exercise, supplied)
  const fresh = exercise.questions.map((_, index) => index).slice(state.exercise.questions.length)
  return { ...state, exercise, remaining: [...state.remaining, ...fresh] }
}

/** Time is up: unanswered items count as wrong. */
function expire(state: PlayerState): PlayerState {
  const { exercise, question, remaining, rank, total, progress, startedAt, limitMs } = state
  const word = progress.kind === 'analysis' ? progress.word : 0
  const current = isMarked(state) ? [] : unansweredMarks(exercise, question, word)
  const unseen = remaining
    .slice(0, total - rank)
    .flatMap((index) => unansweredMarks(exercise, index, 0))
  const end = startedAt + (limitMs ?? 0)
  return {
    ...state,
    now: end,
    endedAt: end,
    expired: true,
    marks: [...state.marks, ...current, ...unseen],
  }
}

function isOver({ limitMs, startedAt }: PlayerState, at: number): boolean {
  return limitMs !== null && at - startedAt >= limitMs
}

export function reducePlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  if (state.endedAt !== null) return state
  if ('at' in event && isOver(state, event.at)) return expire(state)
  switch (event.type) {
    case 'verified':
      return verify(state, event.at)
    case 'answer-shown':
      return state.progress.misses > 0 && !isSettled(state.progress)
        ? { ...state, progress: { ...state.progress, verdict: 'wrong' } }
        : state
    case 'continued':
      return isSettled(state.progress) ? advance(state, event.at) : state
    case 'ticked':
      return { ...state, now: event.at }
    case 'supplied':
      return supply(state, event.exercise)
    default:
      return { ...state, progress: reduceQuestion(state.progress, event) }
  }
}
