import { expect, test } from 'vitest'
import { BADGES } from '../../domain/calculation/badge.ts'
import { answerTo, newQuestion, type Question } from '../../domain/calculation/question.ts'
import type { AskedQuestion, TrainingRun } from '../../domain/calculation/training-run.ts'
import { type CalendarDate, parseCalendarDate } from '../../domain/calendar-date.ts'
import { LEVELS } from '../../domain/level.ts'
import { unsentTraining } from './practice-state.ts'
import {
  initialTrainingState,
  nextMoment,
  reduceTraining,
  shownStreak,
  type TrainingEvent,
  type TrainingState,
  timeLeft,
  totalTime,
} from './training-state.ts'

const AT = 1_795_000_000_000
const TODAY = day('2026-11-23')

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text)
  if (!date) throw new Error(text)
  return date
}

function play(state: TrainingState, ...events: readonly TrainingEvent[]): TrainingState {
  return events.reduce(reduceTraining, state)
}

type Change = Extract<TrainingEvent, { type: 'setup-changed' }>['change']
type Started = Extract<TrainingEvent, { type: 'started' }>

const START: Started = {
  type: 'started',
  at: AT,
  seed: 6,
  key: 'seance',
  today: TODAY,
  memory: null,
}

function begun(change: Change = {}, start: Partial<Started> = {}): TrainingState {
  return play(
    initialTrainingState('CE1'),
    { type: 'setup-changed', change },
    { ...START, ...start },
  )
}

function askedOf({ phase }: TrainingState): AskedQuestion {
  if (phase.kind !== 'asking') throw new Error(`${phase.kind}, not asking`)
  return phase.asked
}

function runOf({ phase }: TrainingState): TrainingRun {
  if (phase.kind === 'setup') throw new Error('no run')
  return phase.run
}

/** The state after an answer given `after` ms after the question appeared, its feedback over. */
function answered(state: TrainingState, right: boolean, after = 2000): TrainingState {
  if (state.phase.kind !== 'asking') throw new Error('not asking')
  const at = state.phase.askedAt + after
  const given = answerTo(askedOf(state).question) + (right ? 0 : 1)
  return play(state, { type: 'answered', at, given }, { type: 'ticked', at: at + 1500 })
}

function answeredAll(state: TrainingState, answers: string): TrainingState {
  return [...answers].reduce((one, answer) => answered(one, answer === 'v'), state)
}

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
  expect(difficulty('vvvvv')).toBe('hard')
  expect(difficulty('vvvvvx')).toBe('hard')
  expect(difficulty('vvvvvxx')).toBe('medium')
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
  let state = answered(begun({ operations: ['addition'] }), false)
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

test('CAL-09 what the session shows is stored every ten answers and at its end, for a chosen learner only', () => {
  const lea = { learnerId: 'lea' }
  expect(unsentTraining(answeredAll(begun(), 'v'.repeat(12)))).toBeNull()
  expect(unsentTraining(answeredAll(begun(lea), 'v'.repeat(9)))).toBeNull()
  const ten = answeredAll(begun(lea), `x${'v'.repeat(9)}`)
  const first = unsentTraining(ten)
  expect(first).toMatchObject({ learnerId: 'lea', key: 'seance-0-10', count: 10, isEnd: false })
  expect(first?.practice.answers).toHaveLength(10)
  expect(first?.practice.bests).toEqual([])
  const stored = play(ten, { type: 'practice-sent', session: 'seance', count: 10, isEnd: false })
  expect(unsentTraining(stored)).toBeNull()
  const ended = play(stored, { type: 'stopped', at: AT + 60_000 })
  const last = unsentTraining(ended)
  expect(last).toMatchObject({ key: 'seance-10-end', count: 10, isEnd: true })
  expect(last?.practice.answers).toEqual([])
  expect(last?.practice.bests).toEqual([{ best: 'streak', value: 9 }])
  const done = play(ended, { type: 'practice-sent', session: 'seance', count: 10, isEnd: true })
  expect(unsentTraining(done)).toBeNull()
})

test('CAL-09 a page that goes stores what it has; a reply to an older session changes nothing', () => {
  const state = answeredAll(begun({ learnerId: 'lea' }), 'vv')
  expect(unsentTraining(state, true)).toMatchObject({ key: 'seance-0-2', count: 2 })
  expect(play(state, { type: 'practice-sent', session: 'hier', count: 2, isEnd: true })).toBe(state)
})
