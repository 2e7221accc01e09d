/** A series of questions on figures: a hint and a second try before the answer. Moments (ms since 1970) come with the events. */
import {
  type FigureQuestion,
  type FigureSeries,
  isRightFigure,
} from '../../../domain/figure/figure.ts'
import type { Level } from '../../../domain/level.ts'

/** What was chosen before a series, and what makes it this one. */
export interface ChosenFigures {
  readonly series: FigureSeries
  readonly level: Level
  /** null: nothing is stored. */
  readonly learnerId: string | null
  readonly seed: number
  /** Idempotency key of the result. */
  readonly key: string
}

export interface FigureResult {
  readonly isRight: boolean
  /** ms */
  readonly timeSpent: number
}

/** `retry`: the hint is shown; `right` and `told`: the answer is shown. */
export type FigureMood = 'asked' | 'retry' | 'right' | 'told'

export interface FiguresState {
  readonly questions: readonly FigureQuestion[]
  /** Of the question shown; the number of questions at the end. */
  readonly rank: number
  readonly mood: FigureMood
  /** Whether a first try was wrong, and not only skipped. */
  readonly wasWrong: boolean
  /** What was typed cannot be read. */
  readonly isUnreadable: boolean
  readonly typed: string
  readonly askedAt: number
  readonly startedAt: number
  readonly results: readonly FigureResult[]
}

export type FiguresEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'submitted'; readonly at: number }
  | { readonly type: 'unknown'; readonly at: number }
  | { readonly type: 'next'; readonly at: number }

const FRESH = { mood: 'asked', wasWrong: false, isUnreadable: false, typed: '' } as const

/** `results`: of the questions done before a reload. */
export function startFigures(
  questions: readonly FigureQuestion[],
  at: number,
  results: readonly FigureResult[] = [],
): FiguresState {
  const spent = results.reduce((sum, { timeSpent }) => sum + timeSpent, 0)
  return { ...FRESH, questions, rank: results.length, askedAt: at, startedAt: at - spent, results }
}

export function isFigureSettled({ mood }: FiguresState): boolean {
  return mood === 'right' || mood === 'told'
}

function settled(state: FiguresState, isRight: boolean, at: number): FiguresState {
  const result = { isRight, timeSpent: Math.max(0, at - state.askedAt) }
  return {
    ...state,
    mood: isRight ? 'right' : 'told',
    isUnreadable: false,
    results: [...state.results, result],
  }
}

function submitted(state: FiguresState, question: FigureQuestion, at: number): FiguresState {
  const isRight = isRightFigure(question, state.typed)
  if (isRight === undefined) return { ...state, isUnreadable: true }
  if (isRight || state.mood === 'retry') return settled(state, isRight, at)
  return { ...state, mood: 'retry', wasWrong: true, isUnreadable: false }
}

export function reduceFigures(state: FiguresState, event: FiguresEvent): FiguresState {
  const question = state.questions[state.rank]
  if (!question) return state
  if (isFigureSettled(state)) {
    return event.type === 'next'
      ? { ...state, ...FRESH, rank: state.rank + 1, askedAt: event.at }
      : state
  }
  switch (event.type) {
    case 'typed':
      return { ...state, typed: event.text, isUnreadable: false }
    case 'submitted':
      return submitted(state, question, event.at)
    case 'unknown':
      return state.mood === 'retry'
        ? settled(state, false, event.at)
        : { ...state, mood: 'retry', isUnreadable: false }
    case 'next':
      return state
  }
}

/** What a finished series stores; times in ms. */
export function figureResult({ questions, results }: FiguresState): {
  readonly questions_count: number
  readonly correct_answers: number
  readonly total_time: number
  readonly average_time: number
} {
  const total = results.reduce((sum, { timeSpent }) => sum + Math.min(timeSpent, 360_000), 0)
  return {
    questions_count: questions.length,
    correct_answers: results.filter(({ isRight }) => isRight).length,
    total_time: total,
    average_time: Math.round(total / Math.max(1, results.length)),
  }
}
