import { expect, test } from 'vitest'
import { parseCalendarDate } from '../../calendar-date.ts'
import type { LeitnerBox } from '../../leitner.ts'
import type { MissedFact } from '../fact-review.ts'
import { factState, knownFacts } from './known-facts.ts'
import { isLearnable, tableFactOf } from './learnable-facts.ts'

function missed(fact: string, box: LeitnerBox = 1): MissedFact {
  const due = parseCalendarDate('2026-11-23')
  if (!due) throw new Error('no such day')
  return { fact, box, due }
}

test.each([
  ['8+5', true],
  ['addition-facts/?7+5', true],
  ['12-5', true],
  ['7x8', true],
  ['multiplication-facts/4x?7', true],
  ['56:8', true],
  ['doubles/d25', true],
  ['halves/h150', true],
  ['multiples-of-25/3x25', true],
  ['products-of-60/4x?15', true],
  ['763+39', false],
  ['add-nines/37+9', false],
  ['next-ten/37+?3', false],
  ['two-digit-times-digit/37x6', false],
  ['decimal-sums/2.7+3.8', false],
  ['halves/h7.4', false],
  ['doubles/d0.6', false],
  ['120-50', false],
  ['zut', false],
])('CAL-15 «%s» is learnt by heart: %s', (fact, is) => {
  expect(isLearnable(fact)).toBe(is)
})

test.each([
  ['7+5', '5+7'],
  ['addition-facts/?7+5', '5+7'],
  ['doubles/d7', '7+7'],
  ['multiplication-facts/9x?4', '4x9'],
  ['multiples-of-25/3x25', undefined],
  ['halves/h14', undefined],
  ['12-5', undefined],
  ['11+2', undefined],
])('CAL-15 «%s» is the cell %s of the tables', (fact, cell) => {
  expect(tableFactOf(fact)).toBe(cell)
})

test('CAL-15 a cell is known when it was right the last time and no wording of it is in a box', () => {
  const answers = [
    { fact: '7x8', right: true },
    { fact: '8+5', right: true },
    { fact: '5+8', right: false },
    { fact: '4x?9', right: true },
  ]
  expect(knownFacts(['3x4'], answers, [])).toEqual(['3x4', '4x9', '7x8'])
  expect(knownFacts(['3x4'], answers, [missed('multiplication-facts/?7x8', 3)])).toEqual([
    '3x4',
    '4x9',
  ])
})

test('CAL-15 the table tells what is known, what comes back, what was never asked', () => {
  const kept = { facts: [missed('addition-facts/8+?5')], known: ['5+8', '4x9'] }
  expect(['5+8', '4x9', '7x8'].map((cell) => factState(cell, kept))).toEqual([
    'missed',
    'known',
    'unseen',
  ])
})
