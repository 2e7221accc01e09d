/**
 * The test that survives a reload: questions by their keys, answers, moments. Time goes on while the page is away, since the
 * deadline is a moment. Nothing here names a child: the learner is an identifier.
 */
import {
  DIVISORS,
  isOperation,
  MAX_TEST_QUESTIONS,
  MULTIPLICATION_TABLES,
} from '../../../domain/calculation/operation.ts'
import {
  makeQuestionKey,
  parseQuestionKey,
  type Question,
} from '../../../domain/calculation/question.ts'
import {
  clampTestQuestions,
  type TestSetup,
  testSeconds,
} from '../../../domain/calculation/setup.ts'
import type { TestAnswer, TestRun } from '../../../domain/calculation/test-run.ts'
import { isLevel } from '../../../domain/level.ts'
import { endedTest, type TestState } from './test-state.ts'

/** Raised when the form below changes, so that an older test is left aside instead of misread. */
export const TEST_VERSION = 1

/** A test that was not stored is kept for a day after its end. */
export const PERSISTED_FOR_MS = 86_400_000

/** The text to keep for the user, or null when nothing is worth keeping. */
export function makePersistedTest({ phase, setup, key }: TestState): string | null {
  if (phase.kind === 'setup') return null
  if (phase.kind === 'summary' && phase.saving.kind === 'saved') return null
  const { run } = phase
  return JSON.stringify({
    version: TEST_VERSION,
    setup,
    key,
    questions: run.questions.map(makeQuestionKey),
    answers: run.answers.map(({ given, timeSpent }) => [given, timeSpent]),
    startedAt: run.startedAt,
    askedAt: run.askedAt,
    endedAt: phase.kind === 'summary' ? phase.endedAt : null,
  })
}

type Fields = Readonly<Record<string, unknown>>

function parseFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function parseText(text: string): Fields {
  try {
    return parseFields(JSON.parse(text))
  } catch {
    return {}
  }
}

/** All of a list, or undefined when one of its items is not what it should be. */
function everyOf<Item>(
  value: unknown,
  parse: (item: unknown) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_TEST_QUESTIONS) return undefined
  const items = value.map(parse).filter((item) => item !== undefined)
  return items.length === value.length ? items : undefined
}

function parseDigit(digits: readonly number[]): (value: unknown) => number | undefined {
  return (value) => digits.find((digit) => digit === value)
}

function parseSetup(value: unknown): TestSetup | undefined {
  const { level, learnerId, count, durationS, ...lists } = parseFields(value)
  const operations = everyOf(lists.operations, (one) => (isOperation(one) ? one : undefined))
  const tables = everyOf(lists.tables, parseDigit(MULTIPLICATION_TABLES))
  const divisors = everyOf(lists.divisors, parseDigit(DIVISORS))
  if (!isLevel(level) || typeof learnerId !== 'string') return undefined
  if (!operations || !tables || !divisors) return undefined
  if (typeof count !== 'number' || count !== clampTestQuestions(count)) return undefined
  if (typeof durationS !== 'number' || durationS !== testSeconds(durationS / 60)) return undefined
  return { level, operations, tables, divisors, learnerId, count, durationS }
}

function parseAnswerOf(value: unknown): TestAnswer | undefined {
  if (!Array.isArray(value)) return undefined
  const [given, timeSpent]: unknown[] = value
  if (given !== null && typeof given !== 'number') return undefined
  return typeof timeSpent === 'number' && timeSpent >= 0 ? { given, timeSpent } : undefined
}

function parseQuestion(value: unknown): Question | undefined {
  return typeof value === 'string' ? parseQuestionKey(value) : undefined
}

function parseRun(kept: Fields): TestRun | undefined {
  const setup = parseSetup(kept.setup)
  const questions = everyOf(kept.questions, parseQuestion)
  const answers = everyOf(kept.answers, parseAnswerOf)
  const { startedAt, askedAt } = kept
  if (!setup || !questions || !answers) return undefined
  if (questions.length !== setup.count || answers.length > questions.length) return undefined
  if (typeof startedAt !== 'number' || typeof askedAt !== 'number') return undefined
  const deadline = startedAt + setup.durationS * 1000
  return { setup, questions, answers, startedAt, askedAt, deadline }
}

/**
 * The test as it stands at `now`: running, or its summary when the deadline passed meanwhile. Undefined when the text is of
 * another version, damaged, or a day old.
 */
export function restoreTest(text: string, now: number): TestState | undefined {
  const kept = parseText(text)
  const run = kept.version === TEST_VERSION ? parseRun(kept) : undefined
  const { key, endedAt } = kept
  if (!run || typeof key !== 'string' || now > run.deadline + PERSISTED_FOR_MS) return undefined
  const wasEnded = typeof endedAt === 'number'
  const isOver = wasEnded || now >= run.deadline || run.answers.length === run.questions.length
  const end = wasEnded ? endedAt : now
  return {
    setup: run.setup,
    key,
    phase: isOver ? endedTest(run, end, { kind: 'idle' }) : { kind: 'running', run },
  }
}
