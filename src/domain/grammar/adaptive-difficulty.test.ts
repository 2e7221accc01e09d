import { expect, test } from 'vitest'
import { easiestFirst, nextStep, questionAtStep } from './adaptive-difficulty.ts'
import type { Exercise } from './exercise.ts'

function reorder(...lengths: readonly number[]): Exercise {
  return {
    type: 'reorder',
    questions: lengths.map((length) => ({
      sentence: '',
      words: Array.from({ length }, (_, position) => ({ text: 'mot', position })),
      orders: [],
    })),
  }
}

test('GRA-01 questions are ranked from the easiest, ties in their order', () => {
  expect(easiestFirst(reorder(7, 4, 5, 4))).toEqual([1, 3, 2, 0])
})

test('GRA-01 the pace goes one step up or down and stops at its ends', () => {
  expect(nextStep('steady', true)).toBe('brisk')
  expect(nextStep('brisk', true)).toBe('brisk')
  expect(nextStep('brisk', false)).toBe('steady')
  expect(nextStep('gentle', false)).toBe('gentle')
})

test('GRA-01 a brisk pace takes the hardest question that remains, a gentle one the easiest', () => {
  expect(questionAtStep('gentle', [3, 1, 2])).toBe(3)
  expect(questionAtStep('steady', [3, 1, 2])).toBe(1)
  expect(questionAtStep('brisk', [3, 1, 2])).toBe(2)
  expect(questionAtStep('brisk', [])).toBeUndefined()
})
