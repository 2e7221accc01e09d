/** A test's mistakes, handed to the training in the history state: questions by their keys, never a child's name. */
import {
  makeQuestionKey,
  parseQuestionKey,
  type Question,
} from '../../domain/calculation/question.ts'
import type { TestSetup } from '../../domain/calculation/setup.ts'
import { isLevel, type Level } from '../../domain/level.ts'

export interface MistakesReview {
  readonly level: Level
  readonly learnerId: string | null
  readonly questions: readonly Question[]
}

export interface MistakesReviewFields {
  readonly level: string
  readonly learnerId: string | null
  readonly replay: readonly string[]
}

export function makeMistakesReview(
  setup: TestSetup,
  missed: readonly Question[],
): MistakesReviewFields {
  const { level, learnerId } = setup
  return { level, learnerId, replay: missed.map(makeQuestionKey) }
}

type Fields = Readonly<Record<string, unknown>>

function parseFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

export function parseMistakesReview(value: unknown): MistakesReview | undefined {
  const { level, learnerId, replay } = parseFields(value)
  if (!isLevel(level) || !Array.isArray(replay)) return undefined
  const questions = replay
    .map((key) => (typeof key === 'string' ? parseQuestionKey(key) : undefined))
    .filter((question) => question !== undefined)
  if (questions.length === 0) return undefined
  return { level, learnerId: typeof learnerId === 'string' ? learnerId : null, questions }
}
