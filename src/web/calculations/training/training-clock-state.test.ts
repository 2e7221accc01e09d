import { expect, test } from 'vitest'
import {
  AT,
  answeredAll,
  askedOf,
  begun,
  play,
  runOf,
  START,
} from '../../../../test/support/screens/training-states.ts'
import { answerTo } from '../../../domain/calculation/question.ts'
import { nextMoment, timeLeft, totalTime } from './training-state.ts'

test('CAL-08 without a timer nothing ends by itself', () => {
  const asking = begun()
  expect(nextMoment(asking)).toBeNull()
  expect(timeLeft(asking, AT + 1000)).toBeNull()
  expect(play(asking, { type: 'ticked', at: AT + 86_400_000 })).toBe(asking)
})

test('CAL-08 the timer ends at its moment, with the score and the total time', () => {
  const asking = answeredAll(begun({ timed: true, timerS: 30 }), 'vv')
  expect(timeLeft(asking, AT + 12_000)).toBe(18_000)
  expect(nextMoment(asking)).toBe(AT + 30_000)
  const ended = play(asking, { type: 'ticked', at: AT + 30_000 })
  expect(ended.phase).toMatchObject({ kind: 'ended', reason: 'time', run: { points: 46 } })
  expect(totalTime(ended)).toBe(30_000)
})

test('CAL-08 a tab hidden past the end neither stretches the time nor takes the late answer', () => {
  const asking = begun({ timed: true })
  const late = AT + 3_600_000
  for (const event of [
    { type: 'ticked', at: late },
    { type: 'answered', at: late, given: answerTo(askedOf(asking).question) },
    { type: 'stopped', at: late },
  ] as const) {
    const ended = play(asking, event)
    expect(ended.phase).toMatchObject({ kind: 'ended', reason: 'time', run: { answers: [] } })
    expect(totalTime(ended)).toBe(60_000)
  }
})

test('CAL-08 the time can be up during a feedback', () => {
  const feedback = play(begun({ timed: true }), { type: 'answered', at: AT + 59_500, given: 1 })
  expect(nextMoment(feedback)).toBe(AT + 60_000)
  expect(play(feedback, { type: 'ticked', at: AT + 60_000 }).phase.kind).toBe('ended')
})

test('CAL-08 a clock that is put back keeps nobody waiting', () => {
  const feedback = play(begun(), { type: 'answered', at: AT + 2000, given: 1 })
  expect(play(feedback, { type: 'ticked', at: AT - 3_600_000 }).phase.kind).toBe('asking')
})

test('CAL-08 «Continuer» returns to the setup, and points start again from 0', () => {
  const ended = play(answeredAll(begun({ timed: true }), 'vvv'), {
    type: 'ticked',
    at: AT + 60_000,
  })
  const setup = play(ended, { type: 'continued' })
  expect(setup.phase).toEqual({ kind: 'setup' })
  expect(setup.setup).toEqual(ended.setup)
  const again = play(setup, { ...START, at: AT + 90_000 })
  expect(runOf(again)).toMatchObject({ points: 0, streak: 0, answers: [] })
})
