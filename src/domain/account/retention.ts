/**
 * How long what is stored stays, and when an account that nobody uses any more goes (RGPD, article 5.1.e; CNIL, deliberation
 * SAN-2022-020). The privacy page and docs/privacy.md say these figures; the job of server/retention applies them.
 */
import { type CalendarDate, monthsAfter } from '../calendar-date.ts'
import { dayInParis } from '../paris-time.ts'

export type PeriodUnit = 'hours' | 'days' | 'months'

export interface RetentionPeriod {
  readonly count: number
  readonly unit: PeriodUnit
}

export const RETENTION = {
  /** Since the last use. */
  unusedAccount: { count: 24, unit: 'months' },
  waitingList: { count: 12, unit: 'months' },
  session: { count: 30, unit: 'days' },
  /** A sign-up that nobody confirms, and the links of mails. */
  signUp: { count: 24, unit: 'hours' },
  /** Wrong passwords and visits, under keyed hashes. */
  throttle: { count: 48, unit: 'hours' },
  /** Keys of writes that may be sent again. */
  idempotencyKey: { count: 48, unit: 'hours' },
  /** Calls of the AI provider, by user and day. */
  aiCalls: { count: 31, unit: 'days' },
  /** That this job ran: what it removed, in figures. */
  retentionRun: { count: 12, unit: 'months' },
  /** Kept by the operator's machine, not by the product. */
  log: { count: 12, unit: 'months' },
  backup: { count: 30, unit: 'days' },
} as const satisfies Readonly<Record<string, RetentionPeriod>>

export type RetainedData = keyof typeof RETENTION

export const FIRST_WARNING_MONTHS = 23
export const LAST_WARNING_DAYS = 7

/** Between the first warning and the end, however late the first one left: the shortest month. */
const WARNED_DAYS = 28

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

function midnight(day: CalendarDate): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** The same time of the day `months` later, by the calendar of Paris. */
function monthsLater(instant: number, months: number): number {
  const day = dayInParis(instant)
  return instant + midnight(monthsAfter(day, months)) - midnight(day)
}

/** What is older than this instant, in ms, has been kept long enough at `now`. */
export function retainedSince({ count, unit }: RetentionPeriod, now: number): number {
  if (unit === 'months') return monthsLater(now, -count)
  return now - count * (unit === 'days' ? DAY_MS : HOUR_MS)
}

/** Before this instant, in ms, an account was used last that has to be looked at now. */
export function warnedSince(now: number): number {
  // A day of margin: going months back and forth does not meet at the ends of months.
  return monthsLater(now, -FIRST_WARNING_MONTHS) + 3 * DAY_MS
}

/** Instants in ms since 1970; null for a warning that no mail server has taken. */
export interface UnusedAccount {
  readonly lastSeen: number
  readonly warned: number | null
  readonly warnedAgain: number | null
}

/** The earliest end of an account that is warned at `now`, or was before. */
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

/** What is due for an account. Nobody is erased who was not warned twice, the second time a week before. */
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
