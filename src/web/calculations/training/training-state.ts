/**
 * The training (specification §4; CAL-08): setup, asking, feedback for 1.5 s, ended. Every event carries its moment (ms since
 * 1970): a hidden tab or a sleeping laptop does not distort the time. An event that does not suit the phase
 * changes nothing.
 */

import { FEEDBACK_MS, STREAK_SHOWN_FROM } from '../../../domain/calculation/points.ts'
import type { Question } from '../../../domain/calculation/question.ts'
import type { AskedQuestion } from '../../../domain/calculation/series/series.ts'
import {
  changedSelection,
  clampTimer,
  initialTraining,
  seriesProblems,
  type TrainingSetup,
} from '../../../domain/calculation/setup.ts'
import {
  answerTraining,
  type LearnerProgress,
  nextTrainingQuestion,
  startTraining,
  type TrainingAnswer,
  type TrainingRun,
} from '../../../domain/calculation/training-run.ts'
import type { CalendarDate } from '../../../domain/calendar-date.ts'
import type { Level } from '../../../domain/level.ts'

/** `time`: the timer ran out. `stopped`: by the child. `done`: every reviewed mistake is right. */
export type EndReason = 'time' | 'stopped' | 'done'

export type TrainingPhase =
  | { readonly kind: 'setup' }
  | {
      readonly kind: 'asking'
      readonly run: TrainingRun
      readonly asked: AskedQuestion
      readonly askedAt: number
    }
  | {
      readonly kind: 'feedback'
      readonly run: TrainingRun
      readonly answer: TrainingAnswer
      readonly answeredAt: number
      /** The way of thinking is being read: the clock stands, and the child goes on when ready (CAL-15). */
      readonly isHeld: boolean
    }
  | {
      readonly kind: 'ended'
      readonly run: TrainingRun
      readonly reason: EndReason
      readonly endedAt: number
    }

export interface TrainingState {
  readonly setup: TrainingSetup
  readonly phase: TrainingPhase
  /** Session key: prefix of the idempotency keys of its batches (`practice-state.ts`). */
  readonly key: string
  /** Answers already stored. */
  readonly sent: number
  /** Whether badges and bests are stored too. */
  readonly isStored: boolean
}

export type TrainingEvent =
  | { readonly type: 'setup-changed'; readonly change: Partial<TrainingSetup> }
  | {
      readonly type: 'started'
      readonly at: number
      readonly seed: number
      readonly key: string
      readonly today: CalendarDate
      /** Null without a learner. */
      readonly memory: LearnerProgress | null
      /** A test's mistakes: asked until each is right, without a timer. */
      readonly replay?: readonly Question[]
    }
  /** `given` is null for «Je ne sais pas». */
  | { readonly type: 'answered'; readonly at: number; readonly given: number | null }
  /** Expected at `nextMoment`, and whenever a hidden tab is shown again. */
  | { readonly type: 'ticked'; readonly at: number }
  /** «Comment faire ?», then «Continuer». */
  | { readonly type: 'held' }
  | { readonly type: 'went-on'; readonly at: number }
  | { readonly type: 'stopped'; readonly at: number }
  /** A batch of `unsentTraining` is stored. */
  | {
      readonly type: 'practice-sent'
      readonly session: string
      readonly count: number
      readonly isEnd: boolean
    }
  | { readonly type: 'continued' }

const SETUP: TrainingPhase = { kind: 'setup' }

export function initialTrainingState(level: Level): TrainingState {
  return { setup: initialTraining(level), phase: SETUP, key: '', sent: 0, isStored: false }
}

function changed(setup: TrainingSetup, change: Partial<TrainingSetup>): TrainingSetup {
  const timerS = clampTimer(change.timerS ?? setup.timerS)
  return changedSelection(setup, { ...change, timerS })
}

function ask(run: TrainingRun, at: number): TrainingPhase {
  const asked = nextTrainingQuestion(run)
  return asked
    ? { kind: 'asking', run, asked, askedAt: at }
    : { kind: 'ended', run, reason: 'done', endedAt: at }
}

function isReading(phase: TrainingPhase): boolean {
  return phase.kind === 'feedback' && phase.isHeld
}

/** Time spent on reading is given back to the clock. */
function wentOn(phase: TrainingPhase, at: number): TrainingPhase {
  if (phase.kind !== 'feedback' || !phase.isHeld) return phase
  const { run, answeredAt } = phase
  const read = Math.max(0, at - answeredAt)
  return ask({ ...run, deadline: run.deadline === null ? null : run.deadline + read }, at)
}

/** Ends at the deadline, however late the event. */
function expired(phase: TrainingPhase, at: number): TrainingPhase | undefined {
  if (phase.kind !== 'asking' && phase.kind !== 'feedback') return undefined
  const { deadline } = phase.run
  if (deadline === null || at < deadline || isReading(phase)) return undefined
  return { kind: 'ended', run: phase.run, reason: 'time', endedAt: deadline }
}

/** A clock set back ends the feedback at once rather than an hour later. */
function hasRead(answeredAt: number, at: number): boolean {
  return at >= answeredAt + FEEDBACK_MS || at < answeredAt
}

function reducePhase(phase: TrainingPhase, event: TrainingEvent): TrainingPhase {
  switch (event.type) {
    case 'answered': {
      if (phase.kind !== 'asking') return phase
      const { given, at } = event
      const timeSpent = Math.max(0, at - phase.askedAt)
      const run = answerTraining(phase.run, phase.asked, { given, timeSpent })
      const answer = run.answers.at(-1)
      const isHeld = phase.run.setup.programme && answer?.right === false
      return answer ? { kind: 'feedback', run, answer, answeredAt: at, isHeld } : phase
    }
    case 'ticked':
      return phase.kind === 'feedback' && !phase.isHeld && hasRead(phase.answeredAt, event.at)
        ? ask(phase.run, event.at)
        : phase
    case 'went-on':
      return wentOn(phase, event.at)
    case 'stopped':
      return phase.kind === 'asking' || phase.kind === 'feedback'
        ? { kind: 'ended', run: phase.run, reason: 'stopped', endedAt: event.at }
        : phase
    default:
      return phase
  }
}

type Started = Extract<TrainingEvent, { readonly type: 'started' }>

function started(state: TrainingState, event: Started): TrainingState {
  const { at, seed, today, key, replay } = event
  if (state.phase.kind === 'asking' || state.phase.kind === 'feedback') return state
  if (replay === undefined && seriesProblems(state.setup).length > 0) return state
  const memory = event.memory ?? { facts: [], badges: [] }
  const run = startTraining(state.setup, { at, seed, today, memory, replay })
  return { ...state, phase: ask(run, at), key, sent: 0, isStored: false }
}

function stored(
  state: TrainingState,
  { count, isEnd }: { readonly count: number; readonly isEnd: boolean },
): TrainingState {
  return { ...state, sent: Math.max(state.sent, count), isStored: state.isStored || isEnd }
}

export function reduceTraining(state: TrainingState, event: TrainingEvent): TrainingState {
  const { phase } = state
  switch (event.type) {
    case 'setup-changed':
      return phase.kind === 'setup'
        ? { ...state, setup: changed(state.setup, event.change) }
        : state
    case 'started':
      return started(state, event)
    case 'practice-sent':
      return event.session === state.key ? stored(state, event) : state
    case 'held':
      return phase.kind === 'feedback' ? { ...state, phase: { ...phase, isHeld: true } } : state
    case 'continued':
      return phase.kind === 'ended' ? { ...state, phase: SETUP } : state
    default: {
      const next = expired(phase, event.at) ?? reducePhase(phase, event)
      return next === phase ? state : { ...state, phase: next }
    }
  }
}

/** When the next `ticked` is due; null when nothing is timed. */
export function nextMoment({ phase }: TrainingState): number | null {
  if ((phase.kind !== 'asking' && phase.kind !== 'feedback') || isReading(phase)) return null
  const read = phase.kind === 'feedback' ? phase.answeredAt + FEEDBACK_MS : null
  const { deadline } = phase.run
  if (read === null || deadline === null) return read ?? deadline
  return Math.min(read, deadline)
}

/** ms; null without a timer. */
export function timeLeft({ phase }: TrainingState, now: number): number | null {
  if (phase.kind !== 'asking' && phase.kind !== 'feedback') return null
  const { deadline, startedAt } = phase.run
  const at = phase.kind === 'feedback' && phase.isHeld ? phase.answeredAt : now
  return deadline === null ? null : Math.min(deadline - startedAt, Math.max(0, deadline - at))
}

/** ms. */
export function totalTime({ phase }: TrainingState): number {
  return phase.kind === 'ended' ? Math.max(0, phase.endedAt - phase.run.startedAt) : 0
}

/** Null when hidden: below 3, or in calm mode. */
export function shownStreak({ setup, streak }: TrainingRun): number | null {
  return setup.calm || streak < STREAK_SHOWN_FROM ? null : streak
}
