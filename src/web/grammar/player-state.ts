/**
 * An exercise being played, question after question (specification §4; GRA-01, GRA-06 to GRA-08). A training gives feedback
 * at once and adapts the difficulty; a control gives none before the end and is timed. Times come with the events.
 */

import {
  type DifficultyStep,
  easiestFirst,
  FIRST_STEP,
  nextStep,
  questionAtStep,
} from '../../domain/grammar/adaptive-difficulty.ts'
import type { Exercise } from '../../domain/grammar/exercise.ts'
import { finalPercent, precisionPercent } from '../../domain/grammar/marking.ts'
import {
  type AnswerEvent,
  type AnswerMark,
  answerMarks,
  firstWord,
  isComplete,
  openQuestion,
  type QuestionProgress,
  reduceQuestion,
  unansweredMarks,
} from './question-state.ts'

export const EXERCISE_MODES = ['training', 'control'] as const

export type ExerciseMode = (typeof EXERCISE_MODES)[number]

export interface PlayerState {
  readonly mode: ExerciseMode
  readonly exercise: Exercise
  /** Questions to play; a training holds more than it plays. */
  readonly total: number
  /** From 1. */
  readonly rank: number
  /** Index in the exercise. */
  readonly question: number
  /** Indexes not played yet: easiest first in a training, in order in a control. */
  readonly remaining: readonly number[]
  readonly progress: QuestionProgress
  readonly marks: readonly AnswerMark[]
  readonly attempts: number
  readonly rights: number
  readonly pace: DifficultyStep
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
  | { readonly type: 'continued'; readonly at: number }
  | { readonly type: 'ticked'; readonly at: number }

export interface PlayerOptions {
  readonly mode: ExerciseMode
  readonly total: number
  readonly seed: number
  readonly at: number
  readonly limitMs: number | null
}

/** The exercise must have at least one question. */
export function startPlayer(exercise: Exercise, options: PlayerOptions): PlayerState {
  const { mode, seed, at, limitMs } = options
  const isTraining = mode === 'training'
  const all = isTraining ? easiestFirst(exercise) : exercise.questions.map((_, index) => index)
  const question = (isTraining ? questionAtStep(FIRST_STEP, all) : all[0]) ?? 0
  return {
    mode,
    exercise,
    total: Math.min(options.total, all.length),
    rank: 1,
    question,
    remaining: all.filter((index) => index !== question),
    progress: openQuestion(exercise, question, seed),
    marks: [],
    attempts: 0,
    rights: 0,
    pace: FIRST_STEP,
    seed,
    startedAt: at,
    now: at,
    limitMs,
    endedAt: null,
    expired: false,
  }
}

export function canVerify(state: PlayerState): boolean {
  const { progress, exercise, question } = state
  return progress.verdict !== 'right' && isComplete(progress, exercise, question)
}

/** Only the first answer counts. */
function isMarked({ progress, marks, question }: PlayerState): boolean {
  const own = marks.filter((mark) => mark.question === question).length
  return progress.kind === 'analysis' ? own > progress.word : own > 0
}

function verify(state: PlayerState, at: number): PlayerState {
  if (!canVerify(state)) return state
  const { progress, exercise, question } = state
  const found = answerMarks(progress, exercise, question)
  const right = found.every((mark) => mark.right)
  const first = !isMarked(state)
  const marked: PlayerState = {
    ...state,
    now: at,
    marks: first ? [...state.marks, ...found] : state.marks,
    attempts: state.attempts + found.length,
    rights: state.rights + found.filter((mark) => mark.right).length,
  }
  if (state.mode === 'control') return advance(marked, at)
  const verdict = right ? 'right' : 'wrong'
  const next: QuestionProgress =
    progress.kind === 'analysis' && right && first
      ? { ...progress, verdict, done: [...progress.done, progress.word] }
      : { ...progress, verdict }
  return { ...marked, progress: next }
}

function wordsOfQuestion({ exercise, question }: PlayerState): number {
  return exercise.type === 'analysis' ? (exercise.questions[question]?.words.length ?? 0) : 1
}

/** The next word, the next question, or the end. */
function advance(state: PlayerState, at: number): PlayerState {
  const { progress } = state
  if (progress.kind === 'analysis' && progress.word + 1 < wordsOfQuestion(state)) {
    const next = { ...firstWord(), word: progress.word + 1, done: progress.done } as const
    return { ...state, now: at, progress: next }
  }
  return state.rank < state.total ? nextQuestion(state, at) : { ...state, now: at, endedAt: at }
}

function nextQuestion(state: PlayerState, at: number): PlayerState {
  const { exercise, remaining, marks, mode, seed } = state
  const own = marks.filter((mark) => mark.question === state.question)
  const pace = nextStep(
    state.pace,
    own.every((mark) => mark.right),
  )
  const question = mode === 'training' ? questionAtStep(pace, remaining) : remaining[0]
  if (question === undefined) return { ...state, now: at, endedAt: at }
  return {
    ...state,
    now: at,
    pace,
    question,
    rank: state.rank + 1,
    remaining: remaining.filter((index) => index !== question),
    progress: openQuestion(exercise, question, seed),
  }
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
    case 'continued':
      return state.progress.verdict === null ? state : advance(state, event.at)
    case 'ticked':
      return { ...state, now: event.at }
    default:
      return { ...state, progress: reduceQuestion(state.progress, event) }
  }
}

export interface ExerciseScore {
  readonly correct: number
  readonly total: number
  /** Percent. */
  readonly score: number
  /** Percent of right answers over all attempts. */
  readonly precision: number
  /** ms */
  readonly time: number
}

export function exerciseScore(state: PlayerState): ExerciseScore {
  const correct = state.marks.filter((mark) => mark.right).length
  const total = state.marks.length
  return {
    correct,
    total,
    score: finalPercent(correct, total),
    precision: precisionPercent(state.rights, state.attempts),
    time: (state.endedAt ?? state.now) - state.startedAt,
  }
}

export interface AnswerTally {
  readonly name: string
  readonly correct: number
  readonly total: number
}

/** In order of first appearance. */
export function talliesBy(marks: readonly AnswerMark[], key: 'nature' | 'function'): AnswerTally[] {
  const tallies = new Map<string, { correct: number; total: number }>()
  for (const mark of marks) {
    const name = mark[key]
    if (name === null) continue
    const { correct, total } = tallies.get(name) ?? { correct: 0, total: 0 }
    const isRight = key === 'nature' ? mark.natureRight : mark.functionRight
    tallies.set(name, { correct: correct + (isRight ? 1 : 0), total: total + 1 })
  }
  return [...tallies].map(([name, counts]) => ({ name, ...counts }))
}
