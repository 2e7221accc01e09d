/**
 * The test that survives a reload: questions by their keys, answers, moments. Its clock runs on while the page is away, since
 * the deadline is a moment. Nothing here names a child: the learner is an identifier.
 */
import * as z from 'zod/mini'
import { AUTOMATISM_IDS } from '../../../domain/calculation/automatism.ts'
import {
  DIVISORS,
  MAX_TEST_QUESTIONS,
  MULTIPLICATION_TABLES,
  OPERATIONS,
} from '../../../domain/calculation/operation.ts'
import {
  makeAskedKey,
  parseAsked,
  SERIES_NUMBERS,
} from '../../../domain/calculation/series/series.ts'
import {
  clampTestQuestions,
  type TestSetup,
  testSeconds,
} from '../../../domain/calculation/setup.ts'
import type { TestRun } from '../../../domain/calculation/test-run.ts'
import { LEVELS } from '../../../domain/level.ts'
import type { PersistedEntry } from '../../persistence/persisted-state.ts'
import { readPersisted, usePersisted } from '../../persistence/use-persisted.ts'
import { endedTest, type TestState } from './test-state.ts'

/** After its deadline, for a test whose result was not stored. */
export const PERSISTED_FOR_MS = 86_400_000

interface StoredTest {
  readonly setup: TestSetup
  readonly key: string
  readonly seed: number
  readonly questions: readonly string[]
  readonly answers: readonly (readonly [given: number | null, timeSpent: number])[]
  readonly startedAt: number
  readonly askedAt: number
  readonly endedAt: number | null
}

function numberAmong(allowed: readonly number[]): z.ZodMiniNumber {
  return z.number().check(z.refine((value) => allowed.includes(value)))
}

const setup = z.object({
  level: z.enum(LEVELS),
  operations: z.array(z.enum(OPERATIONS)),
  tables: z.array(numberAmong(MULTIPLICATION_TABLES)),
  divisors: z.array(numberAmong(DIVISORS)),
  programme: z.boolean(),
  automatisms: z.array(z.enum(AUTOMATISM_IDS)),
  learnerId: z.string(),
  count: z.number().check(z.refine((count) => count === clampTestQuestions(count))),
  durationS: z.number().check(z.refine((seconds) => seconds === testSeconds(seconds / 60))),
})

const storedTest = z
  .object({
    setup,
    key: z.string(),
    seed: z.int().check(z.minimum(0), z.maximum(SERIES_NUMBERS - 1)),
    questions: z
      .array(z.string().check(z.refine((key) => parseAsked(key) !== undefined)))
      .check(z.maxLength(MAX_TEST_QUESTIONS)),
    answers: z.array(z.tuple([z.nullable(z.number()), z.number().check(z.minimum(0))])),
    startedAt: z.number(),
    askedAt: z.number(),
    endedAt: z.nullable(z.number()),
  })
  .check(
    z.refine(
      ({ setup: { count }, questions, answers }) =>
        questions.length === count && answers.length <= count,
    ),
  )

function deadlineOf({ startedAt, setup: { durationS } }: StoredTest): number {
  return startedAt + durationS * 1000
}

export const TEST_ENTRY: PersistedEntry<TestState, StoredTest> = {
  name: 'test',
  version: 2,
  make: makeStoredTest,
  parse: (stored) => storedTest.safeParse(stored).data,
  expiresAt: (stored) => deadlineOf(stored) + PERSISTED_FOR_MS,
}

function makeStoredTest({ phase, setup, key }: TestState): StoredTest | null {
  if (phase.kind === 'setup') return null
  if (phase.kind === 'summary' && phase.saving.kind === 'saved') return null
  const { run } = phase
  return {
    setup,
    key,
    seed: run.seed,
    questions: run.questions.map(makeAskedKey),
    answers: run.answers.map(({ given, timeSpent }) => [given, timeSpent]),
    startedAt: run.startedAt,
    askedAt: run.askedAt,
    endedAt: phase.kind === 'summary' ? phase.endedAt : null,
  }
}

/** The test as it stands at `now`: running, or its summary when the deadline passed meanwhile. */
export function restoreTest(stored: StoredTest, now: number): TestState {
  const { setup, key, seed, startedAt, askedAt, endedAt } = stored
  const run: TestRun = {
    setup,
    seed,
    questions: stored.questions.flatMap((question) => parseAsked(question) ?? []),
    answers: stored.answers.map(([given, timeSpent]) => ({ given, timeSpent })),
    startedAt,
    askedAt,
    deadline: deadlineOf(stored),
  }
  const isOver =
    endedAt !== null || now >= run.deadline || run.answers.length === run.questions.length
  return {
    setup,
    key,
    phase: isOver ? endedTest(run, endedAt ?? now, { kind: 'idle' }) : { kind: 'running', run },
  }
}

/** The test that was begun in this tab, when its learner is still there. */
export function readPersistedTest(
  userId: string,
  learnerIds: readonly string[],
): TestState | undefined {
  const read = readPersisted(TEST_ENTRY, userId)
  const state = read.kind === 'present' ? restoreTest(read.stored, Date.now()) : undefined
  return learnerIds.some((id) => id === state?.setup.learnerId) ? state : undefined
}

export function usePersistedTest(userId: string, state: TestState): void {
  usePersisted(TEST_ENTRY, userId, state)
}
