import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVELS } from '../level.ts'
import { DIVISORS, MULTIPLICATION_TABLES, OPERATIONS } from './operation.ts'
import { makeQuestionKey } from './question.ts'
import { questionSet } from './question-set.ts'
import { type QuestionSelection, spaceContains, spaceOf } from './question-space.ts'

const selections: fc.Arbitrary<QuestionSelection> = fc.record({
  level: fc.constantFrom(...LEVELS),
  operations: fc.subarray([...OPERATIONS], { minLength: 1 }),
  tables: fc.subarray([...MULTIPLICATION_TABLES], { minLength: 1 }),
  divisors: fc.subarray([...DIVISORS], { minLength: 1 }),
})

test('CAL-12 a set has the wanted length, even shares, and nothing twice in a row', () => {
  fc.assert(
    fc.property(
      selections,
      fc.integer({ min: 1, max: 100 }),
      fc.nat(),
      (selection, count, seed) => {
        const questions = questionSet(selection, count, seed)
        const { operations } = selection
        expect(questions).toHaveLength(count)
        const shares = operations.map(
          (operation) => questions.filter((one) => one.operation === operation).length,
        )
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
        const keys = questions.map(makeQuestionKey)
        expect(keys.filter((key, i) => key === keys[i + 1])).toEqual([])
        const strange = questions.filter(
          (one) => !spaceContains(spaceOf(selection, one.operation, 'hard'), one),
        )
        expect(strange).toEqual([])
      },
    ),
    { numRuns: 300, seed: 6 },
  )
})

test('CAL-12 nothing is asked twice while the space allows', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LEVELS), fc.nat(), (level, seed) => {
      const all = { level, tables: MULTIPLICATION_TABLES, divisors: DIVISORS }
      const wide = level === 'CP' ? 55 : 90
      for (const operation of OPERATIONS) {
        const count = operation === 'multiplication' || operation === 'division' ? 45 : wide
        const keys = questionSet({ ...all, operations: [operation] }, count, seed).map(
          makeQuestionKey,
        )
        expect(new Set(keys).size).toBe(count)
      }
    }),
    { numRuns: 100, seed: 6 },
  )
})

test('CAL-12 a space that is too small is gone through evenly', () => {
  const selection = { level: 'CP', operations: OPERATIONS, tables: [7], divisors: [1] } as const
  const keys = questionSet({ ...selection, operations: ['multiplication'] }, 100, 3).map(
    makeQuestionKey,
  )
  const times = ['7x1', '7x2', '7x3', '7x4', '7x5'].map(
    (key) => keys.filter((one) => one === key).length,
  )
  expect(times).toEqual([20, 20, 20, 20, 20])
})

test('CAL-12 the same seed gives the same set, another seed another one', () => {
  const selection = {
    level: 'CE2',
    operations: OPERATIONS,
    tables: MULTIPLICATION_TABLES,
    divisors: DIVISORS,
  } as const
  expect(questionSet(selection, 20, 1)).toEqual(questionSet(selection, 20, 1))
  expect(questionSet(selection, 20, 1)).not.toEqual(questionSet(selection, 20, 2))
})

test('CAL-12 4 × 7 comes before 7 × 4 comes back', () => {
  const selection = { level: 'CE1', operations: OPERATIONS, tables: [4, 7], divisors: [1] } as const
  const keys = questionSet({ ...selection, operations: ['multiplication'] }, 19, 5).map(
    makeQuestionKey,
  )
  expect(keys.includes('4x7') && keys.includes('7x4')).toBe(false)
})

test.each(LEVELS)(
  'CAL-12 at %s many more questions than there are facts go through them again',
  (level) => {
    const selection = { level, tables: MULTIPLICATION_TABLES, divisors: DIVISORS }
    for (const operation of OPERATIONS) {
      const keys = questionSet({ ...selection, operations: [operation] }, 20_000, 6).map(
        makeQuestionKey,
      )
      expect(keys).toHaveLength(20_000)
      expect(keys.filter((key, i) => key === keys[i + 1])).toEqual([])
    }
  },
  30_000,
)
