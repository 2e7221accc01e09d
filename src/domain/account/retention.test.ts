import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  accountEnd,
  accountStep,
  RETENTION,
  retainedSince,
  type UnusedAccount,
  warnedSince,
} from './retention.ts'

const DAY = 86_400_000

function at(text: string): number {
  return Date.parse(`${text}T10:00:00Z`)
}

function unused(lastSeen: string, warned?: string, warnedAgain?: string): UnusedAccount {
  return {
    lastSeen: at(lastSeen),
    warned: warned === undefined ? null : at(warned),
    warnedAgain: warnedAgain === undefined ? null : at(warnedAgain),
  }
}

test.each([
  ['2024-11-20', undefined, undefined, '2026-10-19', 'keep'],
  ['2024-11-20', undefined, undefined, '2026-10-20', 'warn'],
  // Warned in time: the end is the end of the twenty-fourth month.
  ['2024-11-20', '2026-10-20', undefined, '2026-11-12', 'keep'],
  ['2024-11-20', '2026-10-20', undefined, '2026-11-13', 'warn-again'],
  ['2024-11-20', '2026-10-20', '2026-11-13', '2026-11-19', 'keep'],
  ['2024-11-20', '2026-10-20', '2026-11-13', '2026-11-20', 'erase'],
  // The second mail left late: a week passes all the same.
  ['2024-11-20', '2026-10-20', '2026-11-18', '2026-11-24', 'keep'],
  ['2024-11-20', '2026-10-20', '2026-11-18', '2026-11-25', 'erase'],
  // No mail could be sent for years: the whole delay starts with the first one.
  ['2020-01-31', undefined, undefined, '2026-11-20', 'warn'],
  ['2020-01-31', '2026-11-20', undefined, '2026-12-10', 'keep'],
  ['2020-01-31', '2026-11-20', undefined, '2026-12-11', 'warn-again'],
  ['2020-01-31', '2026-11-20', '2026-12-11', '2026-12-17', 'keep'],
  ['2020-01-31', '2026-11-20', '2026-12-11', '2026-12-18', 'erase'],
  // The thirty-first of a month whose successor has thirty days.
  ['2024-10-31', undefined, undefined, '2026-09-29', 'keep'],
  ['2024-10-31', undefined, undefined, '2026-09-30', 'warn'],
] as const)(
  'P6 seen %s, warned %s and %s: on %s %s',
  (lastSeen, warned, warnedAgain, today, step) => {
    expect(accountStep(unused(lastSeen, warned, warnedAgain), at(today))).toBe(step)
  },
)

interface Ended {
  readonly warned: number
  readonly warnedAgain: number
  readonly erased: number
}

/** What becomes of an account that is looked at on some days only, each so many days after the one before. */
function fate(lastSeen: number, gaps: readonly number[]): Ended | undefined {
  let account: UnusedAccount = { lastSeen, warned: null, warnedAgain: null }
  let now = lastSeen
  for (const gap of gaps) {
    now += gap * DAY
    const step = accountStep(account, now)
    if (step !== 'keep') expect(lastSeen).toBeLessThanOrEqual(warnedSince(now))
    if (step === 'warn') account = { ...account, warned: now }
    if (step === 'warn-again') account = { ...account, warnedAgain: now }
    const { warned, warnedAgain } = account
    if (step === 'erase' && warned !== null && warnedAgain !== null) {
      return { warned, warnedAgain, erased: now }
    }
  }
  return undefined
}

test('P6 whatever day it starts and whichever days are missed, an account is warned twice, a week apart, before it ends', () => {
  const firstDay = fc.integer({ min: 18_262, max: 22_000 })
  const late = fc.integer({ min: 690, max: 1700 })
  const missed = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 60, maxLength: 90 })
  fc.assert(
    fc.property(firstDay, late, missed, (first, start, gaps) => {
      const lastSeen = first * DAY
      const { warned, warnedAgain, erased } = fate(lastSeen, [start, ...gaps]) ?? {}
      if (!warned || !warnedAgain || !erased) throw new Error('never erased')
      expect(warnedAgain - warned).toBeGreaterThanOrEqual(21 * DAY)
      expect(erased - warnedAgain).toBeGreaterThanOrEqual(7 * DAY)
      expect(erased - warned).toBeGreaterThanOrEqual(28 * DAY)
      // 24 months are 730 or 731 days.
      expect(erased - lastSeen).toBeGreaterThanOrEqual(730 * DAY)
    }),
    { numRuns: 500 },
  )
})

test('P6 the end that a warning names is never earlier than the end that comes', () => {
  const account = unused('2024-11-20')
  const told = accountEnd(account, at('2026-10-25'))
  expect(new Date(told).toISOString()).toBe('2026-11-22T10:00:00.000Z')
  const later = { ...account, warned: at('2026-10-25') }
  expect(accountEnd(later, at('2026-11-15'))).toBe(told)
  // The second warning, sent three days late, names its own week.
  expect(accountEnd(later, at('2026-11-18'))).toBe(at('2026-11-25'))
})

test('P6 what is kept for hours, days or months is counted back from now', () => {
  const now = at('2026-11-20')
  expect(now - retainedSince(RETENTION.throttle, now)).toBe(2 * DAY)
  expect(now - retainedSince(RETENTION.aiCalls, now)).toBe(31 * DAY)
  expect(retainedSince(RETENTION.waitingList, now)).toBe(at('2025-11-20'))
  expect(retainedSince({ count: 1, unit: 'months' }, at('2026-03-31'))).toBe(at('2026-02-28'))
})
