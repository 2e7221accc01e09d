/** Settings of a training or a test (specification §5, §9; CAL-04, CAL-10). */
import type { Level } from '../level.ts'
import {
  DIVISORS,
  MAX_TEST_DURATION_MS,
  MAX_TEST_QUESTIONS,
  MULTIPLICATION_TABLES,
  OPERATIONS,
} from './operation.ts'
import { automatismsOf } from './programme.ts'
import type { QuestionSelection } from './question-space.ts'
import type { SeriesSelection } from './series/series.ts'
import { testFormats } from './series/test-format.ts'

/** The optional timer of a training, in seconds (specification §5, §9; CAL-04). */
export const MIN_TIMER_S = 30
export const MAX_TIMER_S = 300
export const TIMER_STEP_S = 30
const DEFAULT_TIMER_S = 60

export function clampTimer(seconds: number): number {
  if (!Number.isFinite(seconds)) return DEFAULT_TIMER_S
  const steps = Math.round(seconds / TIMER_STEP_S) * TIMER_STEP_S
  return Math.min(MAX_TIMER_S, Math.max(MIN_TIMER_S, steps))
}

export const MIN_TEST_QUESTIONS = 1
export const DEFAULT_TEST_QUESTIONS = 20

export const MIN_TEST_MINUTES = 1
export const MAX_TEST_MINUTES = MAX_TEST_DURATION_MS / 60_000
export const DEFAULT_TEST_S = 300

export interface TrainingSetup extends SeriesSelection {
  /** null: nothing is stored. */
  readonly learnerId: string | null
  readonly timed: boolean
  readonly timerS: number
  /** No clock, no points (BO n° 41 of 31/10/2024 p. 2: timed work stresses some pupils). */
  readonly calm: boolean
}

export interface TestSetup extends SeriesSelection {
  readonly learnerId: string | null
  readonly count: number
  readonly durationS: number
}

/** Operations taught at each level, in the order of `OPERATIONS`: the default of the form. */
const KNOWN: Readonly<Record<Level, number>> = { CP: 2, CE1: 2, CE2: 3, CM1: 4, CM2: 4 }

/** The specified ranges; the screens turn the programme on before they show anything (CAL-14). */
function initialSelection(level: Level): SeriesSelection {
  return {
    level,
    operations: OPERATIONS.slice(0, KNOWN[level]),
    tables: [...MULTIPLICATION_TABLES],
    divisors: [...DIVISORS],
    programme: false,
    automatisms: automatismsOf(level),
  }
}

export function initialTraining(level: Level): TrainingSetup {
  return {
    ...initialSelection(level),
    learnerId: null,
    timed: false,
    timerS: DEFAULT_TIMER_S,
    calm: false,
  }
}

export function initialTest(level: Level): TestSetup {
  return {
    ...initialSelection(level),
    learnerId: null,
    count: DEFAULT_TEST_QUESTIONS,
    durationS: DEFAULT_TEST_S,
  }
}

export type SetupProblem =
  | 'operations-empty'
  | 'tables-empty'
  | 'divisors-empty'
  | 'automatisms-empty'
  | 'learner-missing'

export function selectionProblems(selection: QuestionSelection): SetupProblem[] {
  const { operations, tables, divisors } = selection
  const problems: SetupProblem[] = []
  if (operations.length === 0) problems.push('operations-empty')
  if (operations.includes('multiplication') && tables.length === 0) problems.push('tables-empty')
  if (operations.includes('division') && divisors.length === 0) problems.push('divisors-empty')
  return problems
}

export function seriesProblems(selection: SeriesSelection): SetupProblem[] {
  if (!selection.programme) return selectionProblems(selection)
  return selection.automatisms.length === 0 ? ['automatisms-empty'] : []
}

export function testProblems(setup: TestSetup): SetupProblem[] {
  const problems = seriesProblems(setup)
  return setup.learnerId === null ? [...problems, 'learner-missing'] : problems
}

/** The choice after a change: another level, or the programme turned on, brings all automatismes of the level. */
export function changedSelection<Setup extends SeriesSelection>(
  setup: Setup,
  change: Partial<Setup>,
): Setup {
  const next = { ...setup, ...change }
  const opens = next.level !== setup.level || (next.programme && !setup.programme)
  return opens && !change.automatisms ? { ...next, automatisms: automatismsOf(next.level) } : next
}

/** A test after a change: its length follows the first official format of the level, or the specified default. */
export function changedTest(setup: TestSetup, change: Partial<TestSetup>): TestSetup {
  const next = changedSelection(setup, change)
  const opens = next.programme && (next.level !== setup.level || !setup.programme)
  const format = opens ? testFormats(next.level)[0] : undefined
  const moved = opens || next.programme !== setup.programme
  const length = moved
    ? {
        count: change.count ?? format?.count ?? DEFAULT_TEST_QUESTIONS,
        durationS: change.durationS ?? format?.durationS ?? DEFAULT_TEST_S,
      }
    : {}
  return { ...next, ...length }
}

function clamped(value: number, [from, to]: readonly [number, number], otherwise: number): number {
  if (!Number.isFinite(value)) return otherwise
  return Math.min(to, Math.max(from, Math.round(value)))
}

export function clampTestQuestions(count: number): number {
  return clamped(count, [MIN_TEST_QUESTIONS, MAX_TEST_QUESTIONS], DEFAULT_TEST_QUESTIONS)
}

/** Seconds, from the minutes of the form. */
export function testSeconds(minutes: number): number {
  return clamped(minutes, [MIN_TEST_MINUTES, MAX_TEST_MINUTES], DEFAULT_TEST_S / 60) * 60
}
