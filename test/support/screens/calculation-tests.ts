/** A test of calculations, played answer by answer. */
import { answerTo } from '../../../src/domain/calculation/question.ts'
import { currentQuestion, type TestRun } from '../../../src/domain/calculation/test-run.ts'
import {
  initialTestState,
  reduceTest,
  type TestEvent,
  type TestState,
} from '../../../src/web/calculations/timed-test/test-state.ts'

export const AT = 1_795_000_000_000

export const START = { type: 'started', at: AT, seed: 6, key: 'essai-1' } as const

type Change = Extract<TestEvent, { type: 'setup-changed' }>['change']

export function play(state: TestState, ...events: readonly TestEvent[]): TestState {
  return events.reduce(reduceTest, state)
}

export function begun(change: Change = {}): TestState {
  return play(
    initialTestState('CE1'),
    { type: 'setup-changed', change: { learnerId: 'lea', count: 4, minutes: 1, ...change } },
    START,
  )
}

export function runOf({ phase }: TestState): TestRun {
  if (phase.kind === 'setup') throw new Error('no run')
  return phase.run
}

/** `v` right, `x` wrong, `-` passed; each answer comes `pace` ms after the question. */
export function answered(state: TestState, answers: string, pace = 2000): TestState {
  return [...answers].reduce((one, answer) => {
    const run = runOf(one)
    const question = currentQuestion(run)
    if (!question) throw new Error('no question left')
    const given = answer === '-' ? null : answerTo(question) + (answer === 'v' ? 0 : 1)
    return play(one, { type: 'answered', at: run.askedAt + pace, given })
  }, state)
}
