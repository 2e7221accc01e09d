import { expect, test } from 'vitest'
import {
  AT,
  answered,
  begun,
  play,
  runOf,
  START,
} from '../../../../test/support/screens/calculation-tests.ts'
import { answerTo, makeQuestionKey } from '../../../domain/calculation/question.ts'
import {
  currentQuestion,
  isLastQuestion,
  missedQuestions,
  shownQuestions,
  slowestAnswers,
  summariseTest,
  type TestSummary,
} from '../../../domain/calculation/test-run.ts'
import { unsentTest } from '../practice-state.ts'
import {
  hasUnsavedTest,
  openingTest,
  type TestState,
  testDeadline,
  testTimeLeft,
  testToSave,
} from './test-state.ts'

function summaryOf({ phase }: TestState): TestSummary {
  if (phase.kind !== 'summary') throw new Error(`${phase.kind}, not a summary`)
  return phase.summary
}

test('CAL-10 a test starts with a learner and an operation only', () => {
  expect(begun({ learnerId: null }).phase.kind).toBe('setup')
  expect(begun({ operations: [] }).phase.kind).toBe('setup')
  expect(begun({ operations: ['division'], divisors: [] }).phase.kind).toBe('setup')
  expect(begun().phase.kind).toBe('running')
})

test.each([
  [{ count: 0, minutes: 0 }, 1, 60],
  [{ count: 500, minutes: 500 }, 100, 3600],
  [{ count: 12, minutes: 7 }, 12, 420],
])('CAL-10 %j becomes %i calculations in %i s', (change, count, durationS) => {
  expect(begun(change).setup).toMatchObject({ count, durationS })
  expect(runOf(begun(change)).questions).toHaveLength(count)
})

test('CAL-11 question by question, until the last answer ends the test', () => {
  let state = begun()
  const lasts: boolean[] = []
  while (state.phase.kind === 'running') {
    lasts.push(isLastQuestion(state.phase.run))
    state = answered(state, 'v')
  }
  expect(lasts).toEqual([false, false, false, true])
  expect(state.phase).toMatchObject({ kind: 'summary', timeIsUp: false, endedAt: AT + 8000 })
})

test('CAL-11 the end of the time scores what was not answered as wrong', () => {
  const state = answered(begun(), 'vv')
  expect(testDeadline(state)).toBe(AT + 60_000)
  expect(play(state, { type: 'ticked', at: AT + 59_999 })).toBe(state)
  const over = play(state, { type: 'ticked', at: AT + 60_000 })
  expect(over.phase).toMatchObject({ kind: 'summary', timeIsUp: true })
  expect(summaryOf(over)).toMatchObject({
    totalQuestions: 4,
    correctAnswers: 2,
    totalTime: 60_000,
    averageTime: 2000,
    score: 50,
  })
  expect(summaryOf(over).details.map(({ answered, isCorrect }) => [answered, isCorrect])).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ])
})

test('CAL-14 the question that stood on the screen at the end was asked, those after it were not', () => {
  const shown = (state: TestState): number => shownQuestions(runOf(state))
  const state = answered(begun(), 'vv')
  expect(shown(play(state, { type: 'ticked', at: AT + 60_000 }))).toBe(3)
  expect(shown(play(state, { type: 'stopped', at: AT + 9000 }))).toBe(3)
  expect(shown(answered(begun(), 'vvvv'))).toBe(4)
})

test('CAL-14 a test opens on the programme: its questions, its operations, its facts, its series', () => {
  const opened = openingTest({ id: 'lea', level: 'CM2' })
  expect(opened.setup).toMatchObject({ programme: true, count: 20, durationS: 300 })
  const chosen = play(
    opened,
    {
      type: 'setup-changed',
      change: { learnerId: 'lea', automatisms: ['decimal-sums', 'halves'], count: 6 },
    },
    START,
  )
  const over = answered(chosen, 'vxvxvx')
  expect(testToSave(over)).toMatchObject({
    level: 'CM2',
    operation: ['addition', 'division'],
    correct_answers: 3,
    series: 'niveau=CM2&automatismes=decimal-sums.halves&nombre=6&secondes=300&graine=6',
  })
  const facts = unsentTest(over)?.practice.answers.map(({ fact }) => fact.split('/')[0])
  expect(new Set(facts)).toEqual(new Set(['decimal-sums', 'halves']))
})

test('CAL-11 a tab hidden past the end neither stretches the test nor takes the late answer', () => {
  const state = answered(begun(), 'v')
  const run = runOf(state)
  const question = currentQuestion(run)
  const late = AT + 7_200_000
  const given = question ? answerTo(question) : 0
  const over = play(state, { type: 'answered', at: late, given })
  expect(summaryOf(over)).toMatchObject({ correctAnswers: 1, totalTime: 60_000 })
  expect([testTimeLeft(run, late), testTimeLeft(run, AT - 9000)]).toEqual([0, 60_000])
})

test.each([
  ['vvvv', 4, 100],
  ['vvvx', 3, 75],
  ['vxxx', 1, 25],
  ['----', 0, 0],
])('CAL-12 %s: %i right, %i percent', (answers, correctAnswers, score) => {
  expect(summaryOf(answered(begun(), answers))).toMatchObject({ correctAnswers, score })
})

test('CAL-12 the score is rounded', () => {
  expect(summaryOf(answered(begun({ count: 3 }), 'vvx')).score).toBe(67)
  expect(summaryOf(answered(begun({ count: 3 }), 'vxx')).score).toBe(33)
})

test('CAL-12 a test whose end is noticed late lasted no longer than its time', () => {
  const run = runOf(answered(begun(), 'vv'))
  expect(summariseTest(run, run.deadline + 90_000).totalTime).toBe(60_000)
})

test('CAL-12 the average counts answered questions only', () => {
  const state = answered(answered(answered(begun(), 'v', 1000), 'x', 4000), '--', 9000)
  expect(summaryOf(state)).toMatchObject({ averageTime: 2500, totalTime: 23_000 })
  expect(summaryOf(answered(begun(), '----')).averageTime).toBe(0)
})

test('CAL-12 the summary names the slowest questions and the facts to see again', () => {
  const state = answered(answered(answered(begun({ count: 6 }), 'vv', 1000), 'x-', 9000), 'v', 5000)
  const over = play(state, { type: 'ticked', at: AT + 60_000 })
  const keys = runOf(over).questions.map(({ question }) => makeQuestionKey(question))
  const summary = summaryOf(over)
  expect(slowestAnswers(summary).map(({ question }) => makeQuestionKey(question))).toEqual([
    keys[2],
    keys[4],
  ])
  expect(missedQuestions(summary, runOf(over)).map(makeQuestionKey)).toEqual([keys[2], keys[3]])
})

test('CAL-12 the save goes from idle to saving to saved, once', () => {
  const over = answered(begun(), 'vvvv')
  expect(over.phase).toMatchObject({ saving: { kind: 'idle' } })
  const saving = play(over, { type: 'saving' })
  expect(saving.phase).toMatchObject({ saving: { kind: 'saving' } })
  const failed = play(saving, { type: 'save-failed', sentence: 'Erreur' })
  expect(failed.phase).toMatchObject({ saving: { kind: 'failed', sentence: 'Erreur' } })
  const saved = play(failed, { type: 'saving' }, { type: 'saved', isKept: false })
  expect(saved.phase).toMatchObject({ saving: { kind: 'saved' } })
  expect(play(saved, { type: 'saving' }, { type: 'save-failed', sentence: 'Erreur' })).toBe(saved)
  expect([over, saving, failed, saved].map(hasUnsavedTest)).toEqual([true, true, true, false])
  expect(new Set([over, saving, failed, saved].map(({ key }) => key))).toEqual(new Set(['essai-1']))
})

test('CAL-12 a restart makes a new set under a new key, with the same settings', () => {
  const over = answered(begun(), 'vvvv')
  const again = play(over, { type: 'restarted', at: AT + 90_000, seed: 7, key: 'essai-2' })
  expect(again).toMatchObject({ setup: over.setup, key: 'essai-2', phase: { kind: 'running' } })
  expect(runOf(again).questions).not.toEqual(runOf(over).questions)
  expect(testDeadline(again)).toBe(AT + 150_000)
})

test('CAL-12 a save under way is not lost by a restart', () => {
  const saving = play(answered(begun(), 'vvvv'), { type: 'saving' })
  expect(play(saving, { type: 'restarted', at: AT, seed: 7, key: 'essai-2' })).toBe(saving)
})

test('CAL-13 what is stored: learner, operations in their order, level, counts and times', () => {
  const state = begun({ operations: ['division', 'addition'], level: 'CE2' })
  expect(testToSave(state)).toBeNull()
  expect(testToSave(answered(state, 'vvvx', 1500))).toEqual({
    learner_id: 'lea',
    operation: ['addition', 'division'],
    level: 'CE2',
    questions_count: 4,
    correct_answers: 3,
    total_time: 6000,
    average_time: 1500,
    series:
      'niveau=CE2&operations=division.addition&tables=0123456789&diviseurs=123456789&nombre=4&secondes=60&graine=6',
  })
})

test('CAL-09 the facts of a test are kept for the learner: those asked, right or not', () => {
  expect(unsentTest(begun())).toBeNull()
  const over = play(answered(begun(), 'vx'), { type: 'ticked', at: AT + 60_000 })
  const unsent = unsentTest(over)
  expect(unsent).toMatchObject({ learnerId: 'lea', key: 'essai-1-practice' })
  expect(unsent?.practice.answers.map(({ right }) => right)).toEqual([true, false])
})

test('CAL-11 settings do not move under a running test, and a lost test is left on purpose only', () => {
  const running = begun()
  expect(play(running, { type: 'setup-changed', change: { count: 9 } }, START)).toBe(running)
  expect(play(running, { type: 'left' }).phase).toEqual({ kind: 'setup' })
})
