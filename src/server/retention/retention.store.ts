/**
 * Rows past their retention period, deleted in small statements, each of which commits by itself. It is about
 * everybody, so there is no owner; of owned rows it reaches only what db/migrations/0009 opens.
 */

import {
  RETENTION,
  type RetentionPeriod,
  retainedSince,
  type UnusedAccount,
  warnedSince,
} from '../../domain/account/retention.ts'
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { eraseAccountRows } from '../db/account-erasure.ts'
import { type Database, type Statement, sql } from '../db/database.ts'
import { rememberTrial } from '../db/trials.ts'

/** Rows that one statement removes: a lock lasts milliseconds. */
const BATCH_ROWS = 500

export interface DayLease {
  readonly day: CalendarDate
  readonly now: Date
  readonly until: Date
}

/** false when the day is done, or another server has its lease. */
export async function leaseDay(
  database: Database,
  { day, now, until }: DayLease,
): Promise<boolean> {
  const rows = await database.anonymous.query(sql`
    insert into auth.retention_runs as stored (day, held_until) values (${day}, ${until})
    on conflict (day) do update set held_until = excluded.held_until
    where stored.done_at is null and stored.held_until <= ${now}
    returning day`)
  return rows.length > 0
}

export async function renewDayLease(
  database: Database,
  { day, until }: Omit<DayLease, 'now'>,
): Promise<void> {
  await database.anonymous.query(
    sql`update auth.retention_runs set held_until = ${until} where day = ${day}`,
  )
}

export async function markDayDone(
  database: Database,
  { day, now, removed }: { day: CalendarDate; now: Date; removed: object },
): Promise<void> {
  await database.anonymous.query(sql`
    update auth.retention_runs set done_at = ${now}, removed = ${JSON.stringify(removed)}::jsonb
    where day = ${day}`)
}

/** What is older than this instant is past its period. */
function since(span: RetentionPeriod, now: Date): Date {
  return new Date(retainedSince(span, now.getTime()))
}

/** One statement a kind; each says how many rows it removed, none of which anybody else is at. */
function expiredRowDeletions(now: Date): readonly Statement[] {
  return [
    sql`
      with gone as (delete from auth.sessions where id in (
        select id from auth.sessions where expires_at <= ${now}
        limit ${BATCH_ROWS} for update skip locked) returning true)
      select count(*)::integer as removed from gone`,
    sql`
      with gone as (delete from auth.tickets where token_hash in (
        select token_hash from auth.tickets where expires_at <= ${now}
        limit ${BATCH_ROWS} for update skip locked) returning true)
      select count(*)::integer as removed from gone`,
    sql`
      with gone as (delete from auth.sign_ups where token_hash in (
        select token_hash from auth.sign_ups where expires_at <= ${now}
        limit ${BATCH_ROWS} for update skip locked) returning true)
      select count(*)::integer as removed from gone`,
    sql`
      with gone as (delete from auth.verifications where id in (
        select id from auth.verifications where expires_at <= ${now}
        limit ${BATCH_ROWS} for update skip locked) returning true)
      select count(*)::integer as removed from gone`,
    sql`
      with gone as (delete from auth.throttle where key_hash in (
        select key_hash from auth.throttle where updated_at < ${since(RETENTION.throttle, now)}
        limit ${BATCH_ROWS} for update skip locked) returning true)
      select count(*)::integer as removed from gone`,
    sql`
      with gone as (delete from auth.trials where address_hash in (
        select address_hash from auth.trials where erased_at < ${since(RETENTION.trial, now)}
        limit ${BATCH_ROWS} for update skip locked) returning true)
      select count(*)::integer as removed from gone`,
    sql`
      with gone as (delete from auth.known_browsers where (user_id, token_hash) in (
        select user_id, token_hash from auth.known_browsers
        where last_seen_at < ${since(RETENTION.knownBrowser, now)}
        limit ${BATCH_ROWS} for update skip locked) returning true)
      select count(*)::integer as removed from gone`,
    sql`
      with gone as (delete from auth.undos where token_hash in (
        select token_hash from auth.undos where expires_at <= ${now}
        limit ${BATCH_ROWS} for update skip locked) returning true)
      select count(*)::integer as removed from gone`,
    sql`
      with gone as (delete from auth.spent_challenges where challenge_hash in (
        select challenge_hash from auth.spent_challenges where expires_at <= ${now}
        limit ${BATCH_ROWS} for update skip locked) returning true)
      select count(*)::integer as removed from gone`,
    sql`
      with gone as (delete from auth.account_events where id in (
        select id from auth.account_events where created_at < ${since(RETENTION.accountEvent, now)}
        limit ${BATCH_ROWS} for update skip locked) returning true)
      select count(*)::integer as removed from gone`,
    sql`
      with gone as (delete from public.early_access where id in (
        select id from public.early_access where created_at < ${since(RETENTION.waitingList, now)}
        limit ${BATCH_ROWS}) returning true)
      select count(*)::integer as removed from gone`,
    sql`select app.remove_ended_listening(${now}, ${BATCH_ROWS}) as removed`,
    sql`
      select app.remove_spent(${since(RETENTION.idempotencyKey, now)},
        ${dayInParis(retainedSince(RETENTION.aiCalls, now.getTime()))}, ${BATCH_ROWS}) as removed`,
    sql`
      with gone as (delete from auth.retention_runs
        where day < ${dayInParis(retainedSince(RETENTION.retentionRun, now.getTime()))} returning true)
      select count(*)::integer as removed from gone`,
  ]
}

async function deleteInBatches(database: Database, statement: Statement): Promise<number> {
  const [row] = await database.anonymous.query<{ removed: number }>(statement)
  const removed = row?.removed ?? 0
  // Fewer are left than one statement removes: the others were all of them.
  return removed < BATCH_ROWS ? removed : removed + (await deleteInBatches(database, statement))
}

/** Ended sessions, tokens, sign-ups and keys, the oldest of the waiting list. How many rows. */
export async function deleteExpiredRows(database: Database, now: Date): Promise<number> {
  let removed = 0
  for (const statement of expiredRowDeletions(now))
    removed += await deleteInBatches(database, statement)
  return removed
}

export interface UnusedAccountRow extends UnusedAccount {
  readonly id: string
  readonly email: string
}

/** Where the next page of accounts starts. */
export type UnusedAccountCursor = Pick<UnusedAccountRow, 'lastSeen' | 'id'>

interface Row {
  readonly id: string
  readonly email: string
  readonly last_seen_at: Date
  readonly warned_at: Date | null
  readonly warned_again_at: Date | null
}

const PAGE_ROWS = 50
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Accounts that nobody has used for long and nobody pays for, the longest unused first; an empty page is the end. */
export async function findUnusedAccounts(
  database: Database,
  now: Date,
  after: UnusedAccountCursor = { lastSeen: 0, id: NO_ID },
): Promise<UnusedAccountRow[]> {
  const rows = await database.anonymous.query<Row>(sql`
    select id, email, last_seen_at, warned_at, warned_again_at from auth.users
    where last_seen_at <= ${new Date(warnedSince(now.getTime()))}
      and (last_seen_at, id) > (${new Date(after.lastSeen)}, ${after.id})
      and not app.pays(id)
    order by last_seen_at, id limit ${PAGE_ROWS}`)
  return rows.map(({ id, email, last_seen_at, warned_at, warned_again_at }) => ({
    id,
    email,
    lastSeen: last_seen_at.getTime(),
    warned: warned_at?.getTime() ?? null,
    warnedAgain: warned_again_at?.getTime() ?? null,
  }))
}

/** Remembers that a warning left; of an account that was used meanwhile, nothing. */
export async function storeWarning(
  database: Database,
  { id, lastSeen, warned }: UnusedAccountRow,
  now: Date,
): Promise<void> {
  await database.anonymous.query(sql`
    update auth.users set
      warned_at = coalesce(warned_at, ${now}),
      warned_again_at = ${warned === null ? null : now}
    where id = ${id} and last_seen_at = ${new Date(lastSeen)}`)
}

/** Erases an account with all that is its own, unless somebody used it or paid for it meanwhile; whether it did. Its trial is remembered. */
export function eraseUnusedAccount(
  database: Database,
  { id, email, lastSeen }: UnusedAccountRow,
  trial: { readonly key: Buffer; readonly now: Date },
): Promise<boolean> {
  return database.anonymous.transaction(async (run) => {
    const [unused] = await run(sql`
      select from auth.users
      where id = ${id} and last_seen_at = ${new Date(lastSeen)} and not app.pays(id)
      for update`)
    if (!unused) return false
    await rememberTrial(run, { ...trial, owner: id })
    await eraseAccountRows(run, { id, email })
    return true
  })
}

/** Of a user who came back while Stripe erased the customer. */
export async function deleteCustomer(database: Database, userId: string): Promise<void> {
  await database.anonymous.query(sql`delete from auth.stripe_customers where user_id = ${userId}`)
}
