import { expect, test } from 'vitest'
import { LEVELS } from '../level.ts'
import { newBests } from './best.ts'
import { type Difficulty, nextDifficulty } from './difficulty.ts'
import { basePoints, FEEDBACK_MS, pointsFor, STREAK_SHOWN_FROM } from './points.ts'
import { testFormats } from './series/test-format.ts'
import {
  changedTest,
  clampTestQuestions,
  clampTimer,
  initialTest,
  initialTraining,
  selectionProblems,
  seriesProblems,
  testProblems,
  testSeconds,
} from './setup.ts'

test.each([
  [60, 60],
  [0, 30],
  [29, 30],
  [45, 60],
  [44, 30],
  [299, 300],
  [1000, 300],
  [-30, 30],
  [Number.NaN, 60],
])('CAL-04 a timer of %d seconds is one of %i', (typed, seconds) => {
  expect(clampTimer(typed)).toBe(seconds)
})

test.each([
  [20, 20],
  [0, 1],
  [-3, 1],
  [100, 100],
  [101, 100],
  [7.6, 8],
  [Number.NaN, 20],
])('CAL-10 %d calculations are %i', (typed, count) => {
  expect(clampTestQuestions(typed)).toBe(count)
})

test.each([
  [5, 300],
  [0, 60],
  [1, 60],
  [60, 3600],
  [90, 3600],
  [Number.NaN, 300],
])('CAL-10 %d minutes are %i seconds', (typed, seconds) => {
  expect(testSeconds(typed)).toBe(seconds)
})

test('CAL-04 CAL-10 every level opens with settings that can start, at the defaults', () => {
  for (const level of LEVELS) {
    expect(seriesProblems(initialTraining(level))).toEqual([])
    expect(initialTraining(level)).toMatchObject({ timed: false, timerS: 60, programme: false })
    expect(testProblems(initialTest(level))).toEqual(['learner-missing'])
    expect(initialTest(level)).toMatchObject({ count: 20, durationS: 300 })
  }
  expect(LEVELS.map((level) => initialTraining(level).operations.length)).toEqual([2, 2, 3, 4, 4])
})

const TRAINING = initialTraining('CE1')

test.each([
  [{ operations: [] }, ['operations-empty']],
  [{ operations: ['multiplication'], tables: [] }, ['tables-empty']],
  [{ operations: ['division'], divisors: [] }, ['divisors-empty']],
  [
    { operations: ['multiplication', 'division'], tables: [], divisors: [] },
    ['tables-empty', 'divisors-empty'],
  ],
  [{ operations: ['addition'], tables: [], divisors: [] }, []],
] as const)('CAL-04 %j cannot start: %j', (change, problems) => {
  expect(selectionProblems({ ...TRAINING, ...change })).toEqual(problems)
  expect(seriesProblems({ ...TRAINING, ...change })).toEqual(problems)
})

test('CAL-04 the programme mode asks for an automatisme instead of an operation', () => {
  const programme = { ...TRAINING, operations: [], programme: true }
  expect(seriesProblems(programme)).toEqual([])
  expect(seriesProblems({ ...programme, automatisms: [] })).toEqual(['automatisms-empty'])
})

test('CAL-14 a test on the programme opens with the official length, «Calculs libres» with the specified one', () => {
  const opened = LEVELS.map((level) => changedTest(initialTest(level), { programme: true }))
  expect(opened.map(({ count, durationS }) => [count, durationS])).toEqual([
    [9, 180],
    [12, 180],
    [15, 180],
    [20, 300],
    [20, 300],
  ])
  const [first] = opened
  const moved = first && changedTest(first, { level: 'CE2' })
  expect(moved).toMatchObject({ count: 15, durationS: 180 })
  expect(moved?.automatisms).toContain('products-of-60')
  const free = moved && changedTest(moved, { programme: false })
  expect(free).toMatchObject({ programme: false, count: 20, durationS: 300 })
  expect(free && changedTest(free, { level: 'CM1', count: 7 })).toMatchObject({
    count: 7,
    durationS: 300,
  })
})

test('CAL-14 the formats of the programme are its fluency tests', () => {
  const said = LEVELS.map((level) =>
    testFormats(level).map(({ kind, count, durationS }) => `${kind} ${count} ${durationS}`),
  )
  expect(said).toEqual([
    ['mixed 9 180', 'addition 8 60', 'doubles 8 60'],
    ['mixed 12 180', 'addition 12 60', 'multiplication 8 60'],
    ['mixed 15 180', 'addition 15 60', 'multiplication 12 60'],
    [],
    [],
  ])
  for (const level of LEVELS) {
    for (const format of testFormats(level)) expect(format.automatisms).not.toEqual([])
  }
})

test('CAL-08 points: 10 to 50 by level', () => {
  expect(LEVELS.map(basePoints)).toEqual([10, 20, 30, 40, 50])
})

test.each([
  [0, 5],
  [1, 4],
  [999, 4],
  [1000, 4],
  [1001, 3],
  [4000, 1],
  [4001, 0],
  [5000, 0],
  [60_000, 0],
  [-50, 5],
])('CAL-08 a right answer in %i ms earns %i more', (elapsed, bonus) => {
  expect(pointsFor('CP', elapsed)).toBe(10 + bonus)
})

test('CAL-08 feedback stays 1500 ms, a streak shows from 3', () => {
  expect([FEEDBACK_MS, STREAK_SHOWN_FROM]).toEqual([1500, 3])
})

test.each<[Difficulty, string, Difficulty]>([
  ['medium', 'vvvv', 'medium'],
  ['medium', 'vvvvv', 'hard'],
  ['hard', 'vvvvvvvv', 'hard'],
  ['medium', 'xvvvvv', 'hard'],
  ['medium', 'x', 'medium'],
  ['medium', 'xx', 'easy'],
  ['medium', 'xvvx', 'easy'],
  ['medium', 'xvvvx', 'medium'],
  ['easy', 'xxxx', 'easy'],
  ['easy', 'vvvvv', 'medium'],
])('CAL-09 after %s %s the difficulty is %s', (difficulty, answers, next) => {
  expect(
    nextDifficulty(
      difficulty,
      [...answers].map((one) => one === 'v'),
    ),
  ).toBe(next)
})

test('CAL-09 a new best is above what was kept, a first value is one too', () => {
  const kept = [
    { best: 'streak', value: 8 },
    { best: 'points-CE1-60', value: 200 },
  ]
  const reached = [
    { best: 'streak', value: 9 },
    { best: 'points-CE1-60', value: 150 },
    { best: 'points-CE1-90', value: 10 },
  ]
  expect(newBests(kept, reached).map(({ best }) => best)).toEqual(['streak', 'points-CE1-90'])
})
