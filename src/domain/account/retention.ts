/**
 * Storage limitation (RGPD, article 5.1.e; CNIL, deliberation SAN-2022-020). The privacy page and docs/privacy.md state these
 * figures, the retention job applies them.
 */
import { type CalendarDate, monthsAfter } from '../calendar-date.ts'
import { dayInParis } from '../paris-time.ts'

export type PeriodUnit = 'hours' | 'days' | 'months'

export interface RetentionPeriod {
  readonly count: number
  readonly unit: PeriodUnit
}

export const RETENTION = {
  unusedAccount: { count: 24, unit: 'months' },
  waitingList: { count: 12, unit: 'months' },
  session: { count: 30, unit: 'days' },
  /** Unconfirmed sign-ups, and the links in e-mails. */
  signUp: { count: 24, unit: 'hours' },
  /** Attempts counted by the rate limits, under keyed hashes. */
  throttle: { count: 48, unit: 'hours' },
  /** As long as a result may wait on a device without network before it is sent again. */
  idempotencyKey: { count: 31, unit: 'days' },
  /** An address where a dictation is listened to without an account. */
  listening: { count: 30, unit: 'days' },
  /** That a person had a trial, under a keyed hash, once the account is erased. */
  trial: { count: 36, unit: 'months' },
  /** A browser in which a user signed in, since it was last used for it. */
  knownBrowser: { count: 13, unit: 'months' },
  /** A change of the ways in that its letter undoes. */
  undo: { count: 7, unit: 'days' },
  /** Entries, and changes of the ways in. */
  accountEvent: { count: 12, unit: 'months' },
  aiCalls: { count: 31, unit: 'days' },
  /** What each run of the job removed, in figures. */
  retentionRun: { count: 12, unit: 'months' },
  /** Rotated by the operator's machine. */
  log: { count: 12, unit: 'months' },
  backup: { count: 30, unit: 'days' },
} as const satisfies Readonly<Record<string, RetentionPeriod>>

export type RetainedData = keyof typeof RETENTION

export const FIRST_WARNING_MONTHS = 23
export const LAST_WARNING_DAYS = 7

/** Least time between the first warning and erasure: the shortest month. */
const WARNED_DAYS = 28

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long an address to listen at stays open. */
export const LISTENING_MS = RETENTION.listening.count * DAY_MS

function midnight(day: CalendarDate): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** In the calendar of Paris, at the same time of day. */
function monthsLater(instant: number, months: number): number {
  const day = dayInParis(instant)
  return instant + midnight(monthsAfter(day, months)) - midnight(day)
}

/** The instant, in ms, before which data have expired at `now`. */
export function retainedSince({ count, unit }: RetentionPeriod, now: number): number {
  if (unit === 'months') return monthsLater(now, -count)
  return now - count * (unit === 'days' ? DAY_MS : HOUR_MS)
}

/** Accounts last used before this instant, in ms, are candidates for a warning. */
export function warnedSince(now: number): number {
  // A margin, since subtracting and adding months do not cancel out at the ends of months.
  return monthsLater(now, -FIRST_WARNING_MONTHS) + 3 * DAY_MS
}

/** Instants in epoch ms; a warning is null until a mail server has accepted it. */
export interface UnusedAccount {
  readonly lastSeen: number
  readonly warned: number | null
  readonly warnedAgain: number | null
}

/** The earliest erasure, assuming that a pending warning is sent at `now`. */
export function accountEnd(account: UnusedAccount, now: number): number {
  const { lastSeen, warned, warnedAgain } = account
  const end = Math.max(
    monthsLater(lastSeen, RETENTION.unusedAccount.count),
    (warned ?? now) + WARNED_DAYS * DAY_MS,
  )
  if (now < end - LAST_WARNING_DAYS * DAY_MS) return end
  return Math.max(end, (warnedAgain ?? now) + LAST_WARNING_DAYS * DAY_MS)
}

export type AccountStep = 'keep' | 'warn' | 'warn-again' | 'erase'

/** No account is erased without two warnings, the second one a week before. */
export function accountStep(account: UnusedAccount, now: number): AccountStep {
  const { lastSeen, warned, warnedAgain } = account
  if (warned === null) {
    return now < monthsLater(lastSeen, FIRST_WARNING_MONTHS) ? 'keep' : 'warn'
  }
  const end = accountEnd(account, now)
  if (warnedAgain === null) {
    return now < end - LAST_WARNING_DAYS * DAY_MS ? 'keep' : 'warn-again'
  }
  return now < end ? 'keep' : 'erase'
}
