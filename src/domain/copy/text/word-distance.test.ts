import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editCost, wordDistance } from './word-distance.ts'

test.each([
  ['chat', 'chat', 0],
  ['', '', 0],
  ['chat', '', 4],
  ['noisettes', 'noisetes', 1],
  ['bateau', 'bato', 2.5],
  ['mot', 'not', 0.5],
  ['rat', 'rot', 0.5],
  ['rat', 'rbt', 1],
])('COR-02 letters to change between «%s» and «%s»', (a, b, cost) => {
  expect(editCost(a, b)).toBe(cost)
})

test('COR-02 distance is a share of the longer word', () => {
  expect(wordDistance('noisettes', 'noisetes')).toBeCloseTo(1 / 9)
  expect(wordDistance('chat', 'jupe')).toBe(1)
})

test('COR-02 distance is symmetric, bounded, and zero only between equal words', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aeoucnmlist'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = wordDistance(a, b)
      expect(distance).toBeCloseTo(wordDistance(b, a))
      expect(distance).toBeGreaterThanOrEqual(0)
      expect(distance).toBeLessThanOrEqual(1)
      expect(distance === 0).toBe(a === b)
    }),
  )
})
