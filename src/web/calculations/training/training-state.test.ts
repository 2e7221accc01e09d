import { expect, test } from 'vitest'
import {
  AT,
  answered,
  answeredAll,
  askedOf,
  begun,
  play,
  runOf,
  TODAY,
} from '../../../../test/support/screens/training-states.ts'
import { BADGES } from '../../../domain/calculation/badge.ts'
import { answerTo, newQuestion, type Question } from '../../../domain/calculation/question.ts'
import { LEVELS } from '../../../domain/level.ts'
import { nextMoment, shownStreak, timeLeft } from './training-state.ts'

test('CAL-04 a training that cannot be asked does not start', () => {
  for (const change of [
    { operations: [] },
    { operations: ['multiplication'], tables: [] },
    { operations: ['division'], divisors: [] },
  ] as const) {
    expect(begun(change).phase).toEqual({ kind: 'setup' })
  }
  expect(begun({ timerS: 47 }).setup.timerS).toBe(60)
})

test('CAL-08 after an answer the feedback stays 1500 ms, then the next question comes', () => {
  const asking = begun()
  const given = answerTo(askedOf(asking).question)
  const feedback = play(asking, { type: 'answered', at: AT + 2300, given })
  expect(feedback.phase).toMatchObject({ kind: 'feedback', answer: { right: true, points: 22 } })
  expect(nextMoment(feedback)).toBe(AT + 3800)
  expect(play(feedback, { type: 'ticked', at: AT + 3799 })).toBe(feedback)
  const next = play(feedback, { type: 'ticked', at: AT + 3800 })
  expect(next.phase).toMatchObject({ kind: 'asking', askedAt: AT + 3800 })
  expect(askedOf(next).fact).not.toBe(askedOf(asking).fact)
})

test('CAL-15 after a wrong answer of the programme the way of thinking stays until the child goes on', () => {
  const asking = begun({ programme: true, timed: true, timerS: 60 })
  const given = answerTo(askedOf(asking).question) + 1
  const held = play(asking, { type: 'answered', at: AT + 2000, given })
  expect(held.phase).toMatchObject({ kind: 'feedback', isHeld: true })
  expect(nextMoment(held)).toBeNull()
  expect(play(held, { type: 'ticked', at: AT + 90_000 })).toBe(held)
  expect(timeLeft(held, AT + 90_000)).toBe(58_000)
  const next = play(held, { type: 'went-on', at: AT + 32_000 })
  expect(next.phase).toMatchObject({ kind: 'asking', askedAt: AT + 32_000 })
  // Half a minute of reading is given back.
  expect(timeLeft(next, AT + 32_000)).toBe(58_000)
})

test('CAL-15 in «Calculs libres» the feedback goes on by itself, unless the child asks how', () => {
  const asking = begun()
  const given = answerTo(askedOf(asking).question) + 1
  const feedback = play(asking, { type: 'answered', at: AT + 2000, given })
  expect(play(feedback, { type: 'went-on', at: AT + 2100 })).toBe(feedback)
  expect(play(feedback, { type: 'ticked', at: AT + 3500 }).phase.kind).toBe('asking')
  const held = play(feedback, { type: 'held' }, { type: 'ticked', at: AT + 9000 })
  expect(held.phase).toMatchObject({ kind: 'feedback', isHeld: true })
  expect(play(held, { type: 'went-on', at: AT + 9000 }).phase.kind).toBe('asking')
  expect(play(asking, { type: 'held' })).toBe(asking)
})

test('CAL-08 a second answer during the feedback changes nothing', () => {
  const feedback = play(begun(), { type: 'answered', at: AT + 1000, given: 1 })
  expect(play(feedback, { type: 'answered', at: AT + 1100, given: 2 })).toBe(feedback)
})

test.each(LEVELS.map((level, i) => [level, (i + 1) * 10] as const))(
  'CAL-08 at %s a right answer earns %i points and the whole seconds under 5 s',
  (level, base) => {
    const points = (after: number): number => runOf(answered(begun({ level }), true, after)).points
    expect([points(0), points(900), points(3000), points(4999), points(60_000)]).toEqual([
      base + 5,
      base + 4,
      base + 2,
      base,
      base,
    ])
    expect(runOf(answered(begun({ level }), false)).points).toBe(0)
  },
)

test('CAL-08 the streak shows from 3 and falls to 0 on a wrong answer', () => {
  const shown = (answers: string): number | null =>
    shownStreak(runOf(answeredAll(begun(), answers)))
  expect([
    shown('v'),
    shown('vv'),
    shown('vvv'),
    shown('vvvv'),
    shown('vvvx'),
    shown('vvvxv'),
  ]).toEqual([null, null, 3, 4, null, null])
  expect(runOf(answeredAll(begun(), 'vvvx'))).toMatchObject({ streak: 0, bestStreak: 3 })
})

test('CAL-08 «Je ne sais pas» is a wrong answer without a number', () => {
  const feedback = play(begun(), { type: 'answered', at: AT + 1000, given: null })
  expect(feedback.phase).toMatchObject({ kind: 'feedback', answer: { given: null, right: false } })
})

test('CAL-08 calm mode has neither clock nor points nor streak', () => {
  const calm = answeredAll(begun({ calm: true, timed: true }), 'vvvvvvvvvvv')
  expect(nextMoment(calm)).toBeNull()
  expect(runOf(calm)).toMatchObject({ points: 0, deadline: null })
  expect(shownStreak(runOf(calm))).toBeNull()
  expect(runOf(calm).earned).not.toContain('streak-of-ten')
})

test('CAL-09 difficulty starts at medium and moves on the last answers', () => {
  const difficulty = (answers: string): string => runOf(answeredAll(begun(), answers)).difficulty
  expect(difficulty('')).toBe('medium')
  expect(difficulty('vvvv')).toBe('medium')
  expect(difficulty('vvvvv')).toBe('hard')
  // Two misses among four, no more than four answers ago.
  expect(difficulty('xvvvx')).toBe('medium')
  expect(difficulty('xvvx')).toBe('easy')
  expect(difficulty('vvvvvx')).toBe('hard')
  expect(difficulty('vvvvvxx')).toBe('medium')
  // What was missed before the numbers shrank is forgotten.
  expect(difficulty('vvvvvxxv')).toBe('medium')
  expect(difficulty('vvvvvxxxx')).toBe('easy')
})

test('CAL-09 badges are earned once, in order, and those owned are not given again', () => {
  const change = { operations: ['addition', 'subtraction', 'multiplication', 'division'] } as const
  const session = answeredAll(begun(change), 'v'.repeat(60))
  expect(runOf(session).earned.toSorted()).toEqual([
    'all-operations',
    'climber',
    'first-steps',
    'long-run',
    'streak-of-ten',
  ])
  const owner = begun(change, { memory: { facts: [], badges: BADGES } })
  expect(runOf(answeredAll(owner, 'v'.repeat(60))).earned).toEqual([])
})

test('CAL-09 a fact missed comes back within the session, after a rest, and its recovery is a badge', () => {
  let state = answered(begun({ level: 'CP', operations: ['addition'] }), false)
  const missed = runOf(state).answers[0]?.fact
  const asked: string[] = []
  while (!runOf(state).earned.includes('second-chance') && asked.length < 60) {
    asked.push(askedOf(state).fact)
    state = answered(state, true)
  }
  expect(asked.slice(0, 3)).not.toContain(missed)
  expect(asked.at(-1)).toBe(missed)
})

test('CAL-09 a fact due from another day comes back, and leaves its last box as a badge', () => {
  const facts = [{ fact: '7+8', box: 4, due: TODAY }] as const
  let state = begun({ operations: ['addition'] }, { memory: { facts, badges: [] } })
  for (let i = 0; i < 60 && runOf(state).facts.length > 0; i += 1) state = answered(state, true)
  expect(runOf(state).facts).toEqual([])
  expect(runOf(state).earned).toContain('fact-learned')
})

test('CAL-09 no question comes twice in a row, however small the choice', () => {
  for (const change of [
    { level: 'CP', operations: ['multiplication'], tables: [0] },
    { level: 'CP', operations: ['division'], divisors: [1] },
    { level: 'CP', operations: ['addition'] },
    { level: 'CE1', programme: true, automatisms: ['multiples-of-25'] },
  ] as const) {
    const { answers } = runOf(answeredAll(begun(change), 'xv'.repeat(60)))
    const facts = answers.map(({ fact }) => fact)
    expect(facts.filter((fact, i) => fact === facts[i + 1])).toEqual([])
  }
})

test('CAL-09 the programme mode asks the chosen automatismes of the year', () => {
  const programme = begun({ level: 'CM2', programme: true })
  expect(programme.setup.automatisms).toContain('decimal-sums')
  const some = begun({ level: 'CM2', programme: true, automatisms: ['decimal-sums'] })
  const { answers, difficulty } = runOf(answeredAll(some, 'v'.repeat(20)))
  expect(new Set(answers.map(({ automatism }) => automatism))).toEqual(new Set(['decimal-sums']))
  expect(difficulty).toBe('medium')
})

const MISSES: readonly Question[] = [
  newQuestion('multiplication', [7, 8]),
  newQuestion('addition', [8, 7]),
]

test('CAL-12 misses are replayed until each is right, without a timer', () => {
  const replay = begun({ timed: true }, { replay: MISSES })
  expect(nextMoment(replay)).toBeNull()
  const asked = ['x', 'v', 'x', 'v'].reduce(
    ({ state, facts }, answer) => ({
      facts: [...facts, askedOf(state).fact],
      state: answered(state, answer === 'v'),
    }),
    { state: replay, facts: [] as readonly string[] },
  )
  expect(asked.facts).toEqual(['7x8', '7+8', '7x8', '7x8'])
  expect(asked.state.phase).toMatchObject({ kind: 'ended', reason: 'done' })
})
