import { expect, test } from 'vitest'
import { clampExerciseQuestions } from './exercise.ts'
import {
  asksFunction,
  faultOf,
  finalPercent,
  isAnswered,
  isRightOrder,
  precisionPercent,
} from './marking.ts'
import { askedTerms, functionsOf, naturesOf } from './programme.ts'

const BOTH = { nature: true, function: true }
const CAT = { text: 'chat', nature: 'nom', function: 'sujet' } as const
const THE = { text: 'le', nature: 'déterminant' } as const

test('GRA-06 the function is asked when the type has it and the word has one', () => {
  expect(asksFunction(CAT, BOTH)).toBe(true)
  expect(asksFunction(THE, BOTH)).toBe(false)
  expect(asksFunction(CAT, { nature: true, function: false })).toBe(false)
})

test('GRA-06 verify waits for everything that is asked', () => {
  expect(isAnswered(CAT, BOTH, { nature: 'nom', function: null })).toBe(false)
  expect(isAnswered(CAT, BOTH, { nature: 'nom', function: 'COD' })).toBe(true)
  expect(isAnswered(THE, BOTH, { nature: 'nom', function: null })).toBe(true)
})

test('GRA-06 what is not asked is no fault', () => {
  const nothing = { nature: null, function: null }
  expect(
    faultOf(CAT, { nature: false, function: true }, { ...nothing, function: 'sujet' }),
  ).toBeNull()
  expect(faultOf(CAT, { nature: true, function: false }, { ...nothing, nature: 'nom' })).toBeNull()
})

test('GRA-06 a fault says what was right', () => {
  expect(faultOf(CAT, BOTH, { nature: 'nom', function: 'sujet' })).toBeNull()
  expect(faultOf(CAT, BOTH, { nature: 'verbe', function: 'COD' })).toEqual({
    nature: 'nom',
    function: 'sujet',
  })
  expect(faultOf(CAT, BOTH, { nature: 'nom', function: 'COD' })).toEqual({
    nature: null,
    function: 'sujet',
  })
})

test.each([
  [2, 3, 67],
  [0, 0, 0],
  [5, 5, 100],
])('GRA-06 %d of %d is %d %%', (correct, total, percent) => {
  expect(finalPercent(correct, total)).toBe(percent)
  expect(precisionPercent(correct, total)).toBe(percent)
})

test('GRA-08 every listed order is right, and words spelt alike may change places', () => {
  const words = ['le', 'chat', 'voit', 'le', 'chien'].map((text, position) => ({ text, position }))
  const orders = [
    [0, 1, 2, 3, 4],
    [2, 0, 1, 3, 4],
  ]
  const question = { sentence: 'Le chat voit le chien.', words, orders }
  expect(isRightOrder(question, [0, 1, 2, 3, 4])).toBe(true)
  expect(isRightOrder(question, [2, 0, 1, 3, 4])).toBe(true)
  expect(isRightOrder(question, [3, 1, 2, 0, 4])).toBe(true)
  expect(isRightOrder(question, [0, 4, 2, 3, 1])).toBe(false)
  expect(isRightOrder(question, [0, 1, 2, 3])).toBe(false)
})

test.each([
  [0, 1],
  [7.4, 7],
  [99, 20],
  [Number.NaN, 5],
])('GRA-02 %d questions become %d', (typed, clamped) => {
  expect(clampExerciseQuestions(typed)).toBe(clamped)
})

test('GRA-05 the class is asked what it was taught; widened, everything specified', () => {
  expect(naturesOf('CP')).toEqual(['nom', 'verbe'])
  expect(askedTerms('CP', true)).toEqual({
    natures: ['nom', 'verbe', 'adjectif', 'déterminant', 'pronom', 'adverbe', 'préposition'],
    functions: ['sujet', 'verbe', 'COD', 'COI', 'attribut', 'complément circonstanciel'],
  })
  expect(functionsOf('CE2')).toEqual(['sujet', 'verbe'])
  expect(functionsOf('CM2')).toEqual(askedTerms('CP', true).functions)
  expect(naturesOf('CM2')).toEqual(askedTerms('CP', true).natures)
})
