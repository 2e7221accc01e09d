/**
 * The test (specification §4; CAL-10 to CAL-13): setup, running, summary with its saving. Moments (ms since 1970) come with the
 * events, so the test ends at its deadline however late it is noticed. An event that does not suit the phase changes nothing.
 */

import type { CalculationSeries } from '../../../domain/calculation/series/series.ts'
import { makeSeriesAddress } from '../../../domain/calculation/series/series-address.ts'
import {
  changedTest,
  clampTestQuestions,
  initialTest,
  type TestSetup,
  testProblems,
  testSeconds,
} from '../../../domain/calculation/setup.ts'
import {
  answerTest,
  currentQuestion,
  seriesOf,
  startTest,
  summariseTest,
  type TestRun,
  type TestSummary,
  testedOperations,
} from '../../../domain/calculation/test-run.ts'
import type { Level } from '../../../domain/level.ts'

export type TestSaving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  /** French sentence. */
  | { readonly kind: 'failed'; readonly sentence: string }
  /** `isKept`: on this device, until there is a network. */
  | { readonly kind: 'saved'; readonly isKept: boolean }

export type TestPhase =
  | { readonly kind: 'setup' }
  | { readonly kind: 'running'; readonly run: TestRun }
  | {
      readonly kind: 'summary'
      readonly run: TestRun
      readonly endedAt: number
      /** Whether the clock ended it. */
      readonly timeIsUp: boolean
      readonly summary: TestSummary
      readonly saving: TestSaving
    }

export interface TestState {
  readonly setup: TestSetup
  readonly phase: TestPhase
  /** Idempotency key of this test's save: the same test is stored once, also after a reload. */
  readonly key: string
}

export type TestEvent =
  | {
      readonly type: 'setup-changed'
      /** `count` and `minutes` are clamped here. */
      readonly change: Partial<Omit<TestSetup, 'durationS'>> & { readonly minutes?: number }
    }
  | { readonly type: 'started'; readonly at: number; readonly seed: number; readonly key: string }
  /** `given` is null when the question is passed. */
  | { readonly type: 'answered'; readonly at: number; readonly given: number | null }
  /** Expected at `testDeadline`, and whenever a hidden tab is shown again. */
  | { readonly type: 'ticked'; readonly at: number }
  | { readonly type: 'stopped'; readonly at: number }
  | { readonly type: 'saving' }
  | { readonly type: 'save-failed'; readonly sentence: string }
  | { readonly type: 'saved'; readonly isKept: boolean }
  /** A new set with the same settings. */
  | { readonly type: 'restarted'; readonly at: number; readonly seed: number; readonly key: string }
  | { readonly type: 'left' }

const SETUP: TestPhase = { kind: 'setup' }

export function initialTestState(level: Level): TestState {
  return { setup: initialTest(level), phase: SETUP, key: '' }
}

/** What the screen shows first: the programme (CAL-14). */
export function openingTest(
  learner: { readonly id: string; readonly level: Level } | undefined,
): TestState {
  return reduceTest(initialTestState(learner?.level ?? 'CP'), {
    type: 'setup-changed',
    change: { programme: true, learnerId: learner?.id ?? null },
  })
}

/** A series that somebody gave, on its first question. `learnerId`: null for whoever has no account. */
export function givenTest(
  { seed, ...selection }: CalculationSeries,
  learnerId: string | null,
  { at, key }: { readonly at: number; readonly key: string },
): TestState {
  const setup = { ...selection, learnerId }
  return { setup, phase: { kind: 'running', run: startTest(setup, at, seed) }, key }
}

type Change = Extract<TestEvent, { readonly type: 'setup-changed' }>['change']

function changed(setup: TestSetup, { minutes, count, ...change }: Change): TestSetup {
  return changedTest(setup, {
    ...change,
    ...(count !== undefined && { count: clampTestQuestions(count) }),
    ...(minutes !== undefined && { durationS: testSeconds(minutes) }),
  })
}

function started(state: TestState, { at, seed, key }: { at: number; seed: number; key: string }) {
  if (testProblems(state.setup).length > 0) return state
  const phase: TestPhase = { kind: 'running', run: startTest(state.setup, at, seed) }
  return { ...state, phase, key }
}

/** The summary of a run that ended at `endedAt`. */
export function endedTest(run: TestRun, endedAt: number, saving: TestSaving): TestPhase {
  const end = Math.max(run.startedAt, Math.min(endedAt, run.deadline))
  return {
    kind: 'summary',
    run,
    endedAt: end,
    timeIsUp: end === run.deadline,
    summary: summariseTest(run, end),
    saving,
  }
}

const IDLE: TestSaving = { kind: 'idle' }

function reduceRunning(run: TestRun, event: TestEvent): TestPhase | undefined {
  if (event.type !== 'answered' && event.type !== 'ticked' && event.type !== 'stopped') return
  if (event.at >= run.deadline || event.type === 'stopped') return endedTest(run, event.at, IDLE)
  if (event.type === 'ticked') return
  const next = answerTest(run, event.at, event.given)
  return currentQuestion(next) ? { kind: 'running', run: next } : endedTest(next, event.at, IDLE)
}

function savingAfter(saving: TestSaving, event: TestEvent): TestSaving {
  if (saving.kind === 'saved') return saving
  switch (event.type) {
    case 'saving':
      return { kind: 'saving' }
    case 'save-failed':
      return { kind: 'failed', sentence: event.sentence }
    case 'saved':
      return { kind: 'saved', isKept: event.isKept }
    default:
      return saving
  }
}

function reducePhase(phase: TestPhase, event: TestEvent): TestPhase {
  switch (phase.kind) {
    case 'running':
      return reduceRunning(phase.run, event) ?? phase
    case 'summary': {
      const saving = savingAfter(phase.saving, event)
      return saving === phase.saving ? phase : { ...phase, saving }
    }
    case 'setup':
      return phase
  }
}

export function reduceTest(state: TestState, event: TestEvent): TestState {
  const { phase } = state
  switch (event.type) {
    case 'setup-changed':
      return phase.kind === 'setup'
        ? { ...state, setup: changed(state.setup, event.change) }
        : state
    case 'started':
      return phase.kind === 'setup' ? started(state, event) : state
    case 'restarted':
      return phase.kind === 'summary' && phase.saving.kind !== 'saving'
        ? started(state, event)
        : state
    case 'left':
      return phase.kind === 'setup' ? state : { ...state, phase: SETUP }
    default: {
      const next = reducePhase(phase, event)
      return next === phase ? state : { ...state, phase: next }
    }
  }
}

/** The moment at which the test ends by itself, or null when none runs. */
export function testDeadline({ phase }: TestState): number | null {
  return phase.kind === 'running' ? phase.run.deadline : null
}

/** ms left, within the test's duration even when the clock was put back. */
export function testTimeLeft({ startedAt, deadline }: TestRun, now: number): number {
  return Math.min(deadline - startedAt, Math.max(0, deadline - now))
}

/** Whether leaving now would lose a test that is not stored. */
export function hasUnsavedTest({ phase }: TestState): boolean {
  return phase.kind === 'running' || (phase.kind === 'summary' && phase.saving.kind !== 'saved')
}

/** What `POST /api/math-calculation-results` takes, or null when there is nothing to store. */
export function testToSave({ setup, phase }: TestState) {
  if (phase.kind !== 'summary' || setup.learnerId === null) return null
  const { summary, run } = phase
  return {
    learner_id: setup.learnerId,
    operation: testedOperations(run),
    level: setup.level,
    questions_count: summary.totalQuestions,
    correct_answers: summary.correctAnswers,
    total_time: summary.totalTime,
    average_time: summary.averageTime,
    series: makeSeriesAddress(seriesOf(run)),
  }
}
