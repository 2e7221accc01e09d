/**
 * An exercise being played, question after question (specification §4; GRA-01, GRA-06 to GRA-08). A training says at once what is
 * right and follows the pupil's pace; a control says nothing before the end and is measured by the clock. Times are given, never read.
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
  firstWord,
  isComplete,
  type Mark,
  marksOfTurn,
  openTurn,
  reduceTurn,
  type Turn,
  type TurnEvent,
  unansweredMarks,
} from './turn-state.ts'

export const PLAY_MODES = ['training', 'control'] as const

export type PlayMode = (typeof PLAY_MODES)[number]

export interface PlayState {
  readonly mode: PlayMode
  readonly exercise: Exercise
  /** Questions to play; a training has more at hand than it asks. */
  readonly total: number
  /** Rank of the question, from 1. */
  readonly rank: number
  /** Its index in the exercise. */
  readonly question: number
  /** Indexes of the questions not played yet: the easiest first in a training, in order in a control. */
  readonly remaining: readonly number[]
  readonly turn: Turn
  readonly marks: readonly Mark[]
  readonly attempts: number
  readonly rights: number
  readonly pace: DifficultyStep
  readonly seed: number
  /** ms of the clock. */
  readonly startedAt: number
  /** ms of the last moment seen. */
  readonly now: number
  /** ms allowed, null without a limit. */
  readonly limitMs: number | null
  /** null while it is played. */
  readonly endedAt: number | null
  /** Whether the time ran out. */
  readonly expired: boolean
}

export type PlayEvent =
  | TurnEvent
  | { readonly type: 'verified'; readonly at: number }
  | { readonly type: 'continued'; readonly at: number }
  | { readonly type: 'ticked'; readonly at: number }

export interface PlayOptions {
  readonly mode: PlayMode
  readonly total: number
  readonly seed: number
  readonly at: number
  readonly limitMs: number | null
}

/** Opens an exercise that has at least one question. */
export function startPlay(exercise: Exercise, options: PlayOptions): PlayState {
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
    turn: openTurn(exercise, question, seed),
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

/** Whether the answer may be verified. */
export function canVerify(state: PlayState): boolean {
  const { turn, exercise, question } = state
  return turn.verdict !== 'right' && isComplete(turn, exercise, question)
}

/** Whether the first answer to what is asked now has been marked already. */
function isMarked({ turn, marks, question }: PlayState): boolean {
  const own = marks.filter((mark) => mark.question === question).length
  return turn.kind === 'analysis' ? own > turn.word : own > 0
}

function verify(state: PlayState, at: number): PlayState {
  if (!canVerify(state)) return state
  const { turn, exercise, question } = state
  const found = marksOfTurn(turn, exercise, question)
  const right = found.every((mark) => mark.right)
  const first = !isMarked(state)
  const marked: PlayState = {
    ...state,
    now: at,
    marks: first ? [...state.marks, ...found] : state.marks,
    attempts: state.attempts + found.length,
    rights: state.rights + found.filter((mark) => mark.right).length,
  }
  if (state.mode === 'control') return advance(marked, at)
  const verdict = right ? 'right' : 'wrong'
  const next: Turn =
    turn.kind === 'analysis' && right && first
      ? { ...turn, verdict, done: [...turn.done, turn.word] }
      : { ...turn, verdict }
  return { ...marked, turn: next }
}

function wordsOfQuestion({ exercise, question }: PlayState): number {
  return exercise.type === 'analysis' ? (exercise.questions[question]?.words.length ?? 0) : 1
}

/** The next word, the next question, or the end. */
function advance(state: PlayState, at: number): PlayState {
  const { turn } = state
  if (turn.kind === 'analysis' && turn.word + 1 < wordsOfQuestion(state)) {
    const next = { ...firstWord(), word: turn.word + 1, done: turn.done } as const
    return { ...state, now: at, turn: next }
  }
  return state.rank < state.total ? nextQuestion(state, at) : { ...state, now: at, endedAt: at }
}

function nextQuestion(state: PlayState, at: number): PlayState {
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
    turn: openTurn(exercise, question, seed),
  }
}

/** Time is up: what was not answered is wrong. */
function expire(state: PlayState): PlayState {
  const { exercise, question, remaining, rank, total, turn, startedAt, limitMs } = state
  const word = turn.kind === 'analysis' ? turn.word : 0
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

function isOver({ limitMs, startedAt }: PlayState, at: number): boolean {
  return limitMs !== null && at - startedAt >= limitMs
}

/** Nothing happens once the exercise has ended. */
export function reducePlay(state: PlayState, event: PlayEvent): PlayState {
  if (state.endedAt !== null) return state
  if ('at' in event && isOver(state, event.at)) return expire(state)
  switch (event.type) {
    case 'verified':
      return verify(state, event.at)
    case 'continued':
      return state.turn.verdict === null ? state : advance(state, event.at)
    case 'ticked':
      return { ...state, now: event.at }
    default:
      return { ...state, turn: reduceTurn(state.turn, event) }
  }
}

export interface PlayScore {
  readonly correct: number
  readonly total: number
  /** Percent. */
  readonly score: number
  /** Percent of right answers among all attempts. */
  readonly precision: number
  /** ms */
  readonly time: number
}

export function scoreOf(state: PlayState): PlayScore {
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

export interface Tally {
  readonly name: string
  readonly correct: number
  readonly total: number
}

/** Right answers by nature, or by function, in the order in which they came. */
export function talliesBy(marks: readonly Mark[], key: 'nature' | 'function'): Tally[] {
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
