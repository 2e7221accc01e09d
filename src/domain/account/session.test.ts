import { expect, test } from 'vitest'
import { sessionRefreshDelay } from './session.ts'

const MINUTE = 60_000

test.each([
  ['an hour', 60 * MINUTE, 55 * MINUTE],
  ['ten minutes', 10 * MINUTE, 5 * MINUTE],
  ['four minutes, inside the margin', 4 * MINUTE, 2 * MINUTE],
  ['ten seconds', 10_000, 5000],
  ['nothing', 0, 1000],
  ['less than nothing', -5 * MINUTE, 1000],
])('AUT-01 a session that lives %s more is refreshed in time', (_name, remaining, delay) => {
  expect(sessionRefreshDelay(remaining)).toBe(delay)
})
