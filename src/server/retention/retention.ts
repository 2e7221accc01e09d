/**
 * Retention: once a day, on one server, rows past their retention period are deleted, and an account that nobody uses is warned by
 * two mails and then erased. Who cannot be warned is never erased, and is counted in the log instead (decision 29).
 */
import { accountEnd, accountStep } from '../../domain/account/retention.ts'
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { RETENTION_MAILS } from '../../texts/mails.ts'
import { trialKey } from '../account/trial-key.ts'
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
  /** Keys of hashes are derived from it. */
  readonly secret: string
  readonly clock: () => Date
  readonly log: Log
  /** undefined: nobody can be warned. */
  readonly mailer: Mailer | undefined
  readonly billing: Pick<Billing, 'eraseCustomer'> | undefined
  /** Origin of the links in mails. */
  readonly publicUrl: string
}

/** Counts of a day, as they are logged and stored. */
export interface RetentionReport {
  /** Expired rows. */
  spent: number
  warned: number
  erased: number
  /** Accounts whose warning no mail server took. */
  unwarned: number
  /** Accounts left because Stripe would not erase its customer. */
  unforgotten: number
}

/** A server that has a day's lease and does not renew it for so long is taken for dead. */
const LEASE_MS = 30 * 60_000

/** A mail server that refuses so many mails in a row is away: the others wait for tomorrow. */
const MAX_REFUSALS_IN_A_ROW = 5

interface RetentionRun extends RetentionDependencies {
  readonly day: CalendarDate
  readonly isStopped: () => boolean
  readonly report: RetentionReport
  /** Mails refused in a row. */
  refusals: number
}

async function warnAccount(run: RetentionRun, account: UnusedAccountRow, now: Date): Promise<void> {
  const { mailer, database, publicUrl, report } = run
  const isLast = account.warned !== null
  const end = new Date(accountEnd(account, now.getTime())).toISOString()
  const template = isLast ? RETENTION_MAILS.lastWarning : RETENTION_MAILS.warning
  const url = `${publicUrl}/login`
  const isAway = mailer === undefined || run.refusals >= MAX_REFUSALS_IN_A_ROW
  if (isAway || !(await mailer.deliver(account.email, template(end, url)))) {
    run.refusals += 1
    report.unwarned += 1
    return
  }
  run.refusals = 0
  await storeWarning(database, account, now)
  report.warned += 1
}

async function eraseAccount(run: RetentionRun, account: UnusedAccountRow): Promise<void> {
  const { billing, clock, database, mailer, log, report, secret } = run
  try {
    // First: who is erased here must not stay a customer there.
    await billing?.eraseCustomer(account.id)
  } catch (error) {
    report.unforgotten += 1
    log.warn('retention-not-forgotten', { code: errorCode(error) })
    return
  }
  const trial = { key: trialKey(secret, account.email), now: clock() }
  if (await eraseUnusedAccount(database, account, trial)) {
    report.erased += 1
    mailer?.send(account.email, RETENTION_MAILS.erased())
  } else if (billing) await deleteCustomer(database, account.id)
}

async function processAccounts(
  run: RetentionRun,
  accounts: readonly UnusedAccountRow[],
): Promise<void> {
  for (const account of accounts) {
    if (run.isStopped()) return
    const now = run.clock()
    const step = accountStep(account, now.getTime())
    if (step === 'erase') await eraseAccount(run, account)
    else if (step !== 'keep') await warnAccount(run, account, now)
  }
}

async function processUnusedAccounts(run: RetentionRun): Promise<void> {
  const { database, clock, day, isStopped } = run
  let after: UnusedAccountCursor | undefined
  while (!isStopped()) {
    const page = await findUnusedAccounts(database, clock(), after)
    if (page.length === 0) return
    await processAccounts(run, page)
    after = page.at(-1)
    await renewDayLease(database, { day, until: new Date(clock().getTime() + LEASE_MS) })
  }
}

/**
 * The retention of the day, unless it is done or another server has its lease (`not-mine`). `isStopped` is asked between two
 * accounts; what it cuts short is taken up again later the same day.
 */
export async function applyRetention(
  dependencies: RetentionDependencies,
  isStopped: () => boolean = () => false,
): Promise<RetentionReport | 'not-mine'> {
  const { database, clock, log } = dependencies
  const now = clock()
  const day = dayInParis(now.getTime())
  const until = new Date(now.getTime() + LEASE_MS)
  if (!(await leaseDay(database, { day, now, until }))) return 'not-mine'
  const report: RetentionReport = { spent: 0, warned: 0, erased: 0, unwarned: 0, unforgotten: 0 }
  report.spent = await deleteExpiredRows(database, now)
  await processUnusedAccounts({ ...dependencies, day, isStopped, report, refusals: 0 })
  if (isStopped()) return report
  await markDayDone(database, { day, now: clock(), removed: report })
  log.info('retention-applied', { ...report })
  if (report.unwarned > 0) log.warn('retention-unwarned', { accounts: report.unwarned })
  return report
}
