/** What a training or a test still has to store for its learner, in batches that carry an idempotency key. */
import {
  bestsOf,
  MAX_PRACTICE_ANSWERS,
  type SessionPractice,
} from '../../domain/calculation/practice.ts'
import type { TestState } from './timed-test/test-state.ts'
import type { TrainingState } from './training/training-state.ts'

/** Batch size in answers: a closed tab loses no more. */
const STORED_EVERY = 10

export interface UnsentPractice {
  readonly learnerId: string
  readonly key: string
  readonly practice: SessionPractice
  /** The three fields of `practice-sent`. */
  readonly session: string
  readonly count: number
  readonly isEnd: boolean
}

/** A batch is due every ten answers, and with the bests at the end; or what is left, when the page is hidden. */
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

/** The facts of a finished test; null when no question was answered. */
export function unsentTest({ phase, setup, key }: TestState): UnsentPractice | null {
  if (phase.kind !== 'summary' || setup.learnerId === null) return null
  const { run, summary } = phase
  const asked = run.questions.slice(0, run.answers.length)
  if (asked.length === 0) return null
  const answers = asked.map(({ fact }, i) => ({
    fact,
    right: summary.details[i]?.isCorrect === true,
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
