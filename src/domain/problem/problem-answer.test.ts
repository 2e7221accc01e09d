import { expect, test } from 'vitest'
import type { AnswerUnit, WordProblem } from './problem.ts'
import { judgeProblem } from './problem-answer.ts'
import type { Quantity } from './quantity.ts'

const BILLES: AnswerUnit = { one: 'bille', many: 'billes', measure: null }
const SACS: AnswerUnit = { one: 'sac', many: 'sacs', measure: null }
const M: AnswerUnit = { one: 'm', many: 'm', measure: 'm' }
const CM: AnswerUnit = { one: 'cm', many: 'cm', measure: 'cm' }
const HEURE: AnswerUnit = { one: 'heure', many: 'heures', measure: 'clock' }

function number(value: number): Quantity {
  return { value, measure: null }
}

/** 48 marbles in bags of 6, then 3 bags given away; somebody is 8 years old. */
const BAGS: WordProblem = {
  reference: 'sacs:1',
  level: 'CE2',
  text: '',
  steps: [
    { kind: 'grouping', terms: [number(8), number(6), number(48)], sought: 0 },
    { kind: 'loss', terms: [number(8), number(3), number(5)], sought: 2 },
  ],
  idle: [number(9)],
  answer: 5,
  unit: SACS,
  units: [BILLES, SACS],
}

const SUM: WordProblem = {
  ...BAGS,
  steps: [{ kind: 'gain', terms: [number(47), number(26), number(73)], sought: 2 }],
  idle: [number(9)],
  answer: 73,
  unit: BILLES,
}

const LENGTH: WordProblem = {
  ...BAGS,
  steps: [],
  idle: [],
  answer: 1.5,
  unit: M,
  units: [M, CM],
}

test.each([
  ['73', BILLES, undefined],
  [' 73 billes', BILLES, undefined],
  ['73', SACS, { kind: 'unit' }],
  ['73', null, { kind: 'unit-missing' }],
  ['', BILLES, { kind: 'unreadable', problem: 'empty' }],
  ['soixante', BILLES, { kind: 'unreadable', problem: 'unreadable' }],
  ['-4', BILLES, { kind: 'unreadable', problem: 'unreadable' }],
  ['1e308', BILLES, { kind: 'unreadable', problem: 'unreadable' }],
  ['73/2', BILLES, { kind: 'unreadable', problem: 'fraction' }],
  ['7,3', BILLES, { kind: 'unreadable', problem: 'decimal' }],
  ['21', BILLES, { kind: 'operation', done: 'subtraction' }],
  ['63', BILLES, { kind: 'calculation' }],
  ['74', BILLES, { kind: 'calculation' }],
  ['56', BILLES, { kind: 'idle' }],
  ['47', BILLES, { kind: 'given' }],
  ['500', BILLES, { kind: 'other' }],
])('CAL-16 47 + 26 = 73: «%s» is told what is wrong', (text, unit, fault) => {
  expect(judgeProblem(SUM, { text, unit })).toEqual(fault)
})

test.each([
  ['5', SACS, undefined],
  ['8', SACS, { kind: 'unfinished', found: 1 }],
  ['51', SACS, { kind: 'operation', done: 'addition' }],
  ['57', SACS, { kind: 'idle' }],
  ['6', SACS, { kind: 'given' }],
])('CAL-16 in several steps «%s» may stop on the way', (text, unit, fault) => {
  expect(judgeProblem(BAGS, { text, unit })).toEqual(fault)
})

test('CAL-16 the same length in another unit is right', () => {
  expect(judgeProblem(LENGTH, { text: '1,5', unit: M })).toBeUndefined()
  expect(judgeProblem(LENGTH, { text: '150', unit: CM })).toBeUndefined()
  // Only things are whole.
  expect(judgeProblem(LENGTH, { text: '2,5', unit: M })).toEqual({ kind: 'calculation' })
  expect(judgeProblem(LENGTH, { text: '1,5', unit: CM })).toEqual({ kind: 'unit' })
})

test('CAL-16 an hour is typed as one says it, and needs no unit', () => {
  const film: WordProblem = { ...SUM, answer: 965, unit: HEURE, units: [], steps: [], idle: [] }
  for (const text of ['16 h 05', '16h05', '16:05', '16 h 5']) {
    expect(judgeProblem(film, { text, unit: null }), text).toBeUndefined()
  }
  expect(judgeProblem(film, { text: '16', unit: null })).toMatchObject({ kind: 'unreadable' })
})

test('CAL-16 the quotient that is found beside a rest is no number of the text', () => {
  const shared: WordProblem = {
    ...SUM,
    steps: [{ kind: 'sharing', terms: [number(5), number(13), number(1), number(66)], sought: 2 }],
    answer: 1,
    idle: [],
  }
  expect(judgeProblem(shared, { text: '13', unit: BILLES })).toEqual({ kind: 'other' })
  expect(judgeProblem(shared, { text: '66', unit: BILLES })).toEqual({ kind: 'given' })
})
