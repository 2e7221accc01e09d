/**
 * Retention by itself: once a day, on one server, what has been kept long enough goes, and an account that nobody uses is
 * warned by two mails and then erased. Who cannot be warned is never erased, and is counted in the log instead (decision 29).
 */

import { accountEnd, accountStep } from '../../domain/account/retention.ts'
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { RETENTION_MAILS } from '../../texts/mails.ts'
import type { Database } from '../db/database.ts'
import { errorCode } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Mailer } from '../mailer/mailer.ts'
import type { Billing } from '../subscription/billing.ts'
import {
  deleteCustomer,
  deleteExpiredRows,
  eraseUnusedAccount,
  findUnusedAccounts,
  leaseDay,
  markDayDone,
  renewDayLease,
  storeWarning,
  type UnusedAccountCursor,
  type UnusedAccountRow,
} from './retention.store.ts'

export interface RetentionDependencies {
  readonly database: Database
  readonly clock: () => Date
  readonly log: Log
  /** undefined: nobody can be warned. */
  readonly mailer: Mailer | undefined
  readonly billing: Pick<Billing, 'eraseCustomer'> | undefined
  /** Origin of the links in mails. */
  readonly publicUrl: string
}

/** What a day did, in figures. */
export interface RetentionReport {
  /** Rows that told of nothing any more. */
  spent: number
  warned: number
  erased: number
  /** Accounts that are due for a warning, which no mail server took. */
  unwarned: number
  /** Accounts that are due to go, whom the payment service would not forget. */
  unforgotten: number
}

/** A server that holds a day and shows no life for so long is taken for dead. */
const LEASE_MS = 30 * 60_000

/** A mail server that refuses so many letters running is away: the others wait for tomorrow. */
const MAX_REFUSALS_RUNNING = 5

interface RetentionRun extends RetentionDependencies {
  readonly day: CalendarDate
  readonly isOver: () => boolean
  readonly done: RetentionReport
  /** Letters refused one after the other. */
  refused: number
}

async function warn(work: RetentionRun, account: UnusedAccountRow, now: Date): Promise<void> {
  const { mailer: post, database, publicUrl, done } = work
  const isLast = account.warned !== null
  const end = new Date(accountEnd(account, now.getTime())).toISOString()
  const letter = isLast ? RETENTION_MAILS.lastWarning : RETENTION_MAILS.warning
  const url = `${publicUrl}/login`
  const isAway = post === undefined || work.refused >= MAX_REFUSALS_RUNNING
  if (isAway || !(await post.deliver(account.email, letter(end, url)))) {
    work.refused += 1
    done.unwarned += 1
    return
  }
  work.refused = 0
  await storeWarning(database, account, now)
  done.warned += 1
}

async function eraseAccount(work: RetentionRun, account: UnusedAccountRow): Promise<void> {
  const { billing, database, mailer: post, log, done } = work
  try {
    // First: who is erased here must not stay known there.
    await billing?.eraseCustomer(account.id)
  } catch (error) {
    done.unforgotten += 1
    log.warn('retention-not-forgotten', { code: errorCode(error) })
    return
  }
  if (await eraseUnusedAccount(database, account)) {
    done.erased += 1
    post?.send(account.email, RETENTION_MAILS.erased())
  } else if (billing) await deleteCustomer(database, account.id)
}

async function processAccounts(
  work: RetentionRun,
  accounts: readonly UnusedAccountRow[],
): Promise<void> {
  for (const account of accounts) {
    if (work.isOver()) return
    const now = work.clock()
    const step = accountStep(account, now.getTime())
    if (step === 'erase') await eraseAccount(work, account)
    else if (step !== 'keep') await warn(work, account, now)
  }
}

async function processUnusedAccounts(work: RetentionRun): Promise<void> {
  const { database, clock, day, isOver } = work
  let after: UnusedAccountCursor | undefined
  while (!isOver()) {
    const page = await findUnusedAccounts(database, clock(), after)
    if (page.length === 0) return
    await processAccounts(work, page)
    after = page.at(-1)
    await renewDayLease(database, { day, until: new Date(clock().getTime() + LEASE_MS) })
  }
}

/**
 * Does the work of the day, unless it is done or another server is at it (`not-mine`). `isOver` is asked between two
 * accounts; what it cuts short is taken up again later the same day.
 */
export async function applyRetention(
  parts: RetentionDependencies,
  isOver: () => boolean = () => false,
): Promise<RetentionReport | 'not-mine'> {
  const { database, clock, log } = parts
  const now = clock()
  const day = dayInParis(now.getTime())
  const until = new Date(now.getTime() + LEASE_MS)
  if (!(await leaseDay(database, { day, now, until }))) return 'not-mine'
  const done: RetentionReport = { spent: 0, warned: 0, erased: 0, unwarned: 0, unforgotten: 0 }
  done.spent = await deleteExpiredRows(database, now)
  await processUnusedAccounts({ ...parts, day, isOver, done, refused: 0 })
  if (isOver()) return done
  await markDayDone(database, { day, now: clock(), removed: done })
  log.info('retention-applied', { ...done })
  if (done.unwarned > 0) log.warn('retention-unwarned', { accounts: done.unwarned })
  return done
}
