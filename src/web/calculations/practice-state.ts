/** What a training or a test has still to store for its learner; each part has a key, so that it is stored once. */
import { factOf } from '../../domain/calculation/fact.ts'
import {
  bestsOf,
  MAX_PRACTICE_ANSWERS,
  type SessionPractice,
} from '../../domain/calculation/practice.ts'
import type { TestState } from './test/test-state.ts'
import type { TrainingState } from './training/training-state.ts'

/** Answers after which a training stores what it has, so that a closed tab loses little. */
export const STORED_EVERY = 10

export interface UnsentPractice {
  readonly learnerId: string
  /** Idempotency key. */
  readonly key: string
  readonly practice: SessionPractice
  /** For `practice-sent`, once it is stored. */
  readonly session: string
  readonly count: number
  readonly isEnd: boolean
}

/** What a training has to store now, or null: every ten answers, and the rest with its bests at the end (or when the page goes). */
export function unsentTraining(state: TrainingState, isLeaving = false): UnsentPractice | null {
  const { phase, setup, sent, key, isStored } = state
  if (phase.kind === 'setup' || setup.learnerId === null || isStored) return null
  const { run } = phase
  const left = run.answers.slice(sent, sent + MAX_PRACTICE_ANSWERS)
  const count = sent + left.length
  const isEnd = phase.kind === 'ended' && count === run.answers.length && count > 0
  const isDue = isEnd || left.length >= STORED_EVERY || (isLeaving && left.length > 0)
  if (!isDue) return null
  return {
    learnerId: setup.learnerId,
    key: `${key}-${sent}-${isEnd ? 'end' : count}`,
    practice: {
      answers: left.map(({ fact, right }) => ({ fact, right })),
      badges: run.earned,
      bests: isEnd ? bestsOf(run) : [],
    },
    session: key,
    count,
    isEnd,
  }
}

/** The facts of a finished test, to be stored beside its result; null when no question was answered. */
export function unsentTest({ phase, setup, key }: TestState): UnsentPractice | null {
  if (phase.kind !== 'summary' || setup.learnerId === null) return null
  const asked = phase.summary.details.slice(0, phase.run.answers.length)
  if (asked.length === 0) return null
  const answers = asked.map(({ question, isCorrect }) => ({
    fact: factOf(question),
    right: isCorrect,
  }))
  return {
    learnerId: setup.learnerId,
    key: `${key}-practice`,
    practice: { answers, badges: [], bests: [] },
    session: key,
    count: asked.length,
    isEnd: true,
  }
}
