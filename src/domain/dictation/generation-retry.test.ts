import { expect, test } from 'vitest'
import { isPassing, retriesLeft } from './generation-retry.ts'

test('GEN-12 only a passing outage is tried again', () => {
  expect(isPassing('Service temporairement indisponible')).toBe(true)
  expect(isPassing('Veuillez entrer au moins un mot')).toBe(false)
})

test('GEN-12 three retries at most', () => {
  expect([0, 1, 2, 3, 4].map(retriesLeft)).toEqual([3, 2, 1, 0, 0])
})
