import { expect, test } from 'vitest'
import { isPassing, retriesLeft } from './retry.ts'

test('GEN-12 only a passing outage is tried again', () => {
  expect(['unavailable', 'reader-busy', 'http-502', 'http-503', 'http-504'].map(isPassing)).toEqual(
    Array.from({ length: 5 }, () => true),
  )
  expect(['', 'no-words', 'page-blank', 'ai-failed', 'http-500'].some(isPassing)).toBe(false)
})

test('GEN-12 three retries at most', () => {
  expect([0, 1, 2, 3, 4].map(retriesLeft)).toEqual([3, 2, 1, 0, 0])
})
