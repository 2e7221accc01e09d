import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factOf, questionsOf } from './fact.ts'
import { OPERATIONS } from './operation.ts'
import {
  answerTo,
  doubleOf,
  halfOf,
  makeQuestionKey,
  newQuestion,
  parseQuestionKey,
  type Question,
  UNKNOWNS,
} from './question.ts'

const numbers = fc.oneof(
  fc.integer({ min: 0, max: 999_999 }),
  fc.integer({ min: 0, max: 999_999 }).map((thousandths) => thousandths / 1000),
)

const questions: fc.Arbitrary<Question> = fc
  .tuple(
    fc.constantFrom(...OPERATIONS),
    numbers,
    fc.integer({ min: 1, max: 999 }),
    fc.constantFrom(...UNKNOWNS),
  )
  .map(([operation, value, whole, unknown]) => {
    if (operation === 'division') return newQuestion(operation, [whole * 4, 4], unknown)
    const terms: [number, number] = value < whole ? [whole, value] : [value, whole]
    return newQuestion(operation, terms, unknown)
  })

test('CAL-11 a question is made again from its key', () => {
  fc.assert(
    fc.property(questions, (question) => {
      expect(parseQuestionKey(makeQuestionKey(question))).toEqual(question)
    }),
    { numRuns: 2000, seed: 6 },
  )
})

test.each([
  [newQuestion('addition', [7, 5]), '7+5', 12],
  [newQuestion('addition', [7, 5], 'right'), '7+?5', 5],
  [newQuestion('multiplication', [7, 8], 'left'), '?7x8', 7],
  [newQuestion('division', [56, 8]), '56:8', 7],
  [newQuestion('subtraction', [12, 12]), '12-12', 0],
  [newQuestion('addition', [0.1, 0.2]), '0.1+0.2', 0.3],
  [newQuestion('division', [2.5, 100]), '2.5:100', 0.025],
  [doubleOf(25), 'd25', 50],
  [halfOf(7), 'h7', 3.5],
])('the key of %j', (question, key, answer) => {
  expect(makeQuestionKey(question)).toBe(key)
  expect(answerTo(question)).toBe(answer)
  expect(parseQuestionKey(key)).toEqual(question)
})

test.each([
  '',
  '7',
  '7+',
  '?7+?5',
  '3-5',
  '7:0',
  '10:3',
  '07+5',
  '1e3+2',
  '7+5=12',
  'd',
  '7*5',
  '0.10+1',
  'h0.001',
])('CAL-05 CAL-07 «%s» is no question', (key) => {
  expect(parseQuestionKey(key)).toBeUndefined()
})

test('CAL-05 a division by zero is never made', () => {
  expect(() => newQuestion('division', [8, 0])).toThrow(RangeError)
})

test.each([
  ['?7x4', '4x7', ['4x7', '7x4']],
  ['5+?7', '5+7', ['5+7', '7+5']],
  ['6x6', '6x6', ['6x6']],
  ['12-5', '12-5', ['12-5']],
  ['56:8', '56:8', ['56:8']],
  ['d25', 'd25', ['d25']],
])('CAL-09 the fact of %s is %s, asked as %j', (key, fact, ways) => {
  const question = parseQuestionKey(key)
  expect(question && factOf(question)).toBe(fact)
  expect(questionsOf(fact).map(makeQuestionKey)).toEqual(ways)
})
