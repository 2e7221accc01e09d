/** A series of word problems: each has a hint and a second try before its answer. Moments (ms since 1970) come with the events. */
import type { AnswerUnit, WordProblem } from '../../domain/problem/problem.ts'
import { judgeProblem, type ProblemFault } from '../../domain/problem/problem-answer.ts'
import type { ProblemOutcome, ProblemWeek } from '../../domain/problem/problem-week.ts'

export interface ProblemAnswer {
  readonly rank: number
  readonly outcome: ProblemOutcome
  /** ms */
  readonly timeSpent: number
}

/** `retry`: the hint is shown; `right` and `told`: the solution is shown. */
export type ProblemMood = 'asked' | 'retry' | 'right' | 'told'

export interface ProblemsState {
  readonly problems: readonly WordProblem[]
  /** Of the problem shown; the number of problems at the end. */
  readonly rank: number
  readonly mood: ProblemMood
  readonly typed: string
  readonly unit: AnswerUnit | null
  readonly fault: ProblemFault | null
  readonly hasModel: boolean
  readonly askedAt: number
  /** Of this sitting, in order. */
  readonly answers: readonly ProblemAnswer[]
}

export type ProblemsEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'unit-chosen'; readonly unit: AnswerUnit }
  | { readonly type: 'model-toggled' }
  | { readonly type: 'submitted'; readonly at: number }
  | { readonly type: 'unknown'; readonly at: number }
  | { readonly type: 'next'; readonly at: number }

/** `done`: how many were done before. */
export function startProblems(
  problems: readonly WordProblem[],
  done: number,
  at: number,
): ProblemsState {
  return {
    problems,
    rank: done,
    mood: 'asked',
    typed: '',
    unit: null,
    fault: null,
    hasModel: false,
    askedAt: at,
    answers: [],
  }
}

function settled(state: ProblemsState, mood: 'right' | 'told', at: number): ProblemsState {
  const found: ProblemOutcome = state.mood === 'asked' ? 'first' : 'second'
  const answer = {
    rank: state.rank,
    outcome: mood === 'right' ? found : 'missed',
    timeSpent: Math.max(0, at - state.askedAt),
  } as const
  return { ...state, mood, hasModel: true, answers: [...state.answers, answer] }
}

/** Nothing was really answered: the try is not lost. */
function isIncomplete({ kind }: ProblemFault): boolean {
  return kind === 'unreadable' || kind === 'unit-missing'
}

function submitted(state: ProblemsState, problem: WordProblem, at: number): ProblemsState {
  const fault = judgeProblem(problem, { text: state.typed, unit: state.unit })
  if (!fault) return settled({ ...state, fault: null }, 'right', at)
  if (isIncomplete(fault)) return { ...state, fault }
  if (state.mood === 'retry') return settled({ ...state, fault }, 'told', at)
  return { ...state, fault, mood: 'retry', hasModel: true }
}

export function isProblemSettled({ mood }: ProblemsState): boolean {
  return mood === 'right' || mood === 'told'
}

/** What the screen needs of a week. */
type WeekSoFar = Pick<ProblemWeek, 'week' | 'outcomes'>

/** A week once the server has what waits for it: in order, each problem once. */
export function weekAfterAnswers<Week extends WeekSoFar>(
  shown: Week,
  answers: readonly { week: string; rank: number; outcome: ProblemOutcome }[],
): Week {
  const outcomes = [...shown.outcomes]
  for (const { week, rank, outcome } of answers) {
    if (week === shown.week && rank === outcomes.length) outcomes.push(outcome)
  }
  return { ...shown, outcomes }
}

export function reduceProblems(state: ProblemsState, event: ProblemsEvent): ProblemsState {
  const problem = state.problems[state.rank]
  if (!problem) return state
  if (isProblemSettled(state)) {
    if (event.type === 'model-toggled') return { ...state, hasModel: !state.hasModel }
    if (event.type !== 'next') return state
    const next = startProblems(state.problems, state.rank + 1, event.at)
    return { ...next, answers: state.answers }
  }
  switch (event.type) {
    case 'typed':
      return { ...state, typed: event.text }
    case 'unit-chosen':
      return { ...state, unit: event.unit }
    case 'model-toggled':
      return { ...state, hasModel: !state.hasModel }
    case 'submitted':
      return submitted(state, problem, event.at)
    case 'unknown':
      return state.mood === 'retry'
        ? settled(state, 'told', event.at)
        : { ...state, mood: 'retry', fault: null, hasModel: true }
    case 'next':
      return state
  }
}
