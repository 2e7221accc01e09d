import { expect, test } from 'vitest'
import { type CalendarDate, parseCalendarDate } from '../calendar-date.ts'
import { bestsOf, isFact, paceOf, paceOfRun } from './practice.ts'
import { answerTo } from './question.ts'
import { initialTraining, type TrainingSetup } from './setup.ts'
import {
  answerTraining,
  nextTrainingQuestion,
  startTraining,
  type TrainingRun,
} from './training-run.ts'

const AT = 1_795_000_000_000

function today(): CalendarDate {
  const date = parseCalendarDate('2026-11-23')
  if (!date) throw new Error('no such day')
  return date
}

function started(change: Partial<TrainingSetup>): TrainingRun {
  const setup = { ...initialTraining('CE1'), ...change }
  const memory = { facts: [], badges: [] }
  return startTraining(setup, { at: AT, seed: 4, today: today(), memory })
}

/** `count` right answers of `timeSpent` ms each. */
function answered(run: TrainingRun, count: number, timeSpent: number): TrainingRun {
  if (count === 0) return run
  const asked = nextTrainingQuestion(run)
  if (!asked) throw new Error('no question')
  const given = answerTo(asked.question)
  return answered(answerTraining(run, asked, { given, timeSpent }), count - 1, timeSpent)
}

const FACTS: Partial<TrainingSetup> = { programme: true, automatisms: ['addition-facts'] }

test('CAL-09 the pace is right answers a minute of answering, from 8 answers on', () => {
  expect(paceOfRun(answered(started(FACTS), 7, 5000), 'addition')).toBeUndefined()
  const run = answered(started(FACTS), 12, 5000)
  expect(paceOfRun(run, 'addition')).toBe(12)
  expect(paceOfRun(run, 'multiplication')).toBeUndefined()
})

test('CAL-09 wrong answers take time without counting, pauses count as half a minute', () => {
  const right = { theme: 'addition', right: true, timeSpent: 5000 } as const
  const eight = Array.from({ length: 8 }, () => right)
  expect(paceOf(eight, 'addition')).toBe(12)
  expect(paceOf([...eight, { ...right, right: false, timeSpent: 20_000 }], 'addition')).toBe(8)
  expect(paceOf([...eight, { ...right, timeSpent: 3_600_000 }], 'addition')).toBe(7.7)
})

test('CAL-09 bests: the points of a timed training, the streak, the paces of the programme', () => {
  const timed = answered(started({ timed: true, timerS: 90 }), 4, 2000)
  expect(bestsOf(timed)).toEqual([
    { best: 'streak', value: 4 },
    { best: 'points-CE1-90', value: 92 },
  ])
  expect(bestsOf(answered(started({}), 4, 2000))).toEqual([{ best: 'streak', value: 4 }])
  expect(bestsOf(answered(started(FACTS), 9, 6000))).toEqual([
    { best: 'streak', value: 9 },
    { best: 'pace-CE1-addition', value: 100 },
  ])
  expect(bestsOf(started({ timed: true }))).toEqual([])
})

test('CAL-09 calm mode keeps no best and shows no pace', () => {
  const calm = answered(started({ ...FACTS, calm: true, timed: true }), 12, 5000)
  expect(bestsOf(calm)).toEqual([])
  expect(paceOfRun(calm, 'addition')).toBeUndefined()
})

test.each([
  ['4x7', true],
  ['halves/h40', true],
  ['addition-facts/7+?5', true],
  ['', false],
  ['Léa', false],
  ['halves/', false],
  [`${'1'.repeat(60)}+1`, false],
])('CAL-09 «%s» is a fact: %s', (text, is) => {
  expect(isFact(text)).toBe(is)
})
