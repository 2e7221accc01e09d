import { expect, test } from 'vitest'
import { beyondMaximum, isReadOnly } from './learner.ts'

test.each([
  [3, []],
  [2, ['Zoé']],
  [1, ['Hugo', 'Zoé']],
  [0, ['Léa', 'Hugo', 'Zoé']],
  [30, []],
])('of three learners, a plan of %i makes the newest read-only: %s', (maximum, expected) => {
  expect(beyondMaximum(['Léa', 'Hugo', 'Zoé'], maximum)).toEqual(expected)
})

test('the first beyond the maximum is the one with as many older ones', () => {
  expect(isReadOnly(2, 3)).toBe(false)
  expect(isReadOnly(3, 3)).toBe(true)
})
