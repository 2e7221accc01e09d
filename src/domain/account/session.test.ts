import { expect, test } from 'vitest'
import { localSessionEnd, sessionRefreshDelay } from './session.ts'

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

const ANSWERED = 'Tue, 24 Nov 2026 08:00:00 GMT'
const SESSION = { expires_at: '2026-11-24T09:00:00.000Z' }

test.each([
  ['right', 0],
  ['a day ahead', 24 * 60 * MINUTE],
  ['a day behind', -24 * 60 * MINUTE],
])('AUT-01 FIR-06 a session ends when it does by a clock that is %s', (_name, wrong) => {
  const now = Date.parse(ANSWERED) + wrong
  expect(localSessionEnd(SESSION, ANSWERED, now)).toBe(now + 60 * MINUTE)
})

test('AUT-01 an answer without a date, or with none that can be read, is believed', () => {
  const now = Date.parse(ANSWERED)
  for (const answered of [null, '', 'hier']) {
    expect(localSessionEnd(SESSION, answered, now)).toBe(now + 60 * MINUTE)
  }
})
