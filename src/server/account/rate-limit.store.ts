/**
 * Rate limits, in the database so that all servers count together. A try is counted before it is looked at, or a hundred at once
 * would all be; a right one takes its count back. Who pays what stands in domain/account/try-costs.ts.
 */
import { createHmac } from 'node:crypto'
import { MAX_ENTRIES_PER_HOUR } from '../../domain/account/account-limits.ts'
import {
  TRY_COSTS,
  type TryBudget,
  type TryKind,
  type TryPayer,
} from '../../domain/account/try-costs.ts'
import { type Database, type Statement, sql } from '../db/database.ts'
import { withExtendedDeadline } from '../db/request-deadline.ts'

export interface CountedTry {
  readonly kind: TryKind
  /** An e-mail, or a user. */
  readonly subject: string
  readonly address: string
  /** Of the browser that makes it, when the user signed in there before. */
  readonly knownBrowser?: string | undefined
}

interface Charge {
  readonly payer: TryPayer
  readonly key: Buffer
  readonly budget: TryBudget
}

/** Keyed, so that the table can't be searched for an e-mail or an address. */
function limitKey(secret: string, kind: string, value: string): Buffer {
  return createHmac('sha256', secret).update(`throttle ${kind} ${value}`).digest()
}

function plain(subject: string): string {
  return subject.normalize('NFKC').trim().toLowerCase()
}

/** In the order of the costs: whoever tries comes before the account. */
function chargesOf(secret: string, one: CountedTry): readonly Charge[] {
  const { kind, address, knownBrowser = '' } = one
  const subject = plain(one.subject)
  const places: Readonly<Record<TryPayer, readonly string[]>> = {
    browser: [kind, subject, knownBrowser],
    'address-at-account': [kind, subject, address],
    // Of passwords and codes together.
    address: [address],
    account: [kind, subject],
  }
  const costs = TRY_COSTS[kind][one.knownBrowser === undefined ? 'stranger' : 'knownBrowser']
  return costs.map(({ payer, budget }) => ({
    payer,
    key: limitKey(secret, payer, JSON.stringify(places[payer])),
    budget,
  }))
}

/** A pause that began later than now, by a clock that has jumped back since, is none (M5). */
function isPaused(row: string, now: string): string {
  return `(${row}.blocked_until > ${now} and ${row}.updated_at <= ${now} + interval '1 minute') is true`
}

/**
 * Counts a try for all who pay, or for none: each is counted once the one before it was. One row at a time is locked, in the order
 * of the costs, so that two statements cannot deadlock.
 */
function spend(charges: readonly Charge[], now: Date): Statement {
  const values: unknown[] = [now, charges.map(({ key }) => key)]
  const value = (one: unknown, type: string): string => `$${values.push(one)}::${type}`
  const steps = charges.map(({ key, budget }, i) => {
    const level = `(1 + greatest(0, stored.failures - ${value(budget.forgottenPerHour / 3600, 'float8')}
      * greatest(0, extract(epoch from excluded.updated_at - stored.updated_at))))`
    const beyond = `(ceil(${level}) - ${value(budget.free, 'float8')})`
    const pause = `least(${value(budget.longestPauseS, 'float8')},
      ${value(budget.pauseS, 'float8')} * power(2, least(${beyond}, 20)))`
    return `step${i + 1} as (
      insert into auth.throttle as stored (key_hash, failures, updated_at)
      select ${value(key, 'bytea')}, 1, $1::timestamptz from step${i}
      on conflict (key_hash) do update set
        failures = ${level},
        blocked_until = case when ${beyond} >= 0
          then excluded.updated_at + ${pause} * interval '1 second' end,
        updated_at = excluded.updated_at
      where not ${isPaused('stored', 'excluded.updated_at')}
      returning true as admitted)`
  })
  return {
    text: `with paused as (
        select blocked_until from auth.throttle
        where key_hash = any($2::bytea[]) and ${isPaused('throttle', '$1::timestamptz')}
      ), step0 as (select true as admitted where not exists (select from paused)),
      ${steps.join(',\n')}
      select exists (select from step${charges.length}) as admitted,
        (select ceil(extract(epoch from max(blocked_until) - $1::timestamptz))::int from paused) as wait`,
    values,
  }
}

/** Of tries that came at the same instant as the one that began a pause. */
const UNKNOWN_WAIT_S = 60

/** Counts a try; 'admitted', or the seconds to wait before the next one. */
export async function admitTry(
  database: Database,
  secret: string,
  one: CountedTry & { readonly now: Date },
): Promise<'admitted' | number> {
  const [answer] = await database.anonymous.query<{ admitted: boolean; wait: number | null }>(
    spend(chargesOf(secret, one), one.now),
  )
  if (answer?.admitted) return 'admitted'
  return Math.max(1, answer?.wait ?? UNKNOWN_WAIT_S)
}

/**
 * Takes a try back from all who paid; the first of them starts afresh when it was right. Where there is a pause, this try began it.
 * One row at a time is locked, in the same order.
 */
function giveBack(charges: readonly Charge[], wasRight: boolean): Statement {
  const steps = charges.map((_, i) => {
    const kept = i === 0 && wasRight ? '0' : 'greatest(0, failures - 1)'
    const before = i === 0 ? '' : `and (select count(*) from step${i}) >= 0`
    return `step${i + 1} as (
      update auth.throttle set failures = ${kept}, blocked_until = null
      where key_hash = $${i + 1}::bytea ${before} returning key_hash)`
  })
  return {
    text: `with ${steps.join(',\n')} select count(*) from step${charges.length}`,
    values: charges.map(({ key }) => key),
  }
}

/** It was right: whoever tried starts afresh here, and the others have their count back. */
export async function forgiveTry(
  database: Database,
  secret: string,
  one: CountedTry,
): Promise<void> {
  await database.anonymous.query(giveBack(chargesOf(secret, one), true))
}

/** What was tried at an account is forgotten, by this address and by all together. */
export async function forgetTries(
  database: Database,
  secret: string,
  one: CountedTry,
): Promise<void> {
  const ofAccount = chargesOf(secret, one).filter(({ payer }) => payer !== 'address')
  await Promise.all(
    ofAccount.map(({ key }) =>
      database.anonymous.query(sql`delete from auth.throttle where key_hash = ${key}`),
    ),
  )
}

/**
 * When verifying fails (too many passwords wait, the database is away), nobody learns whether the try was right, and it is taken
 * back: a school that all signs in at once must not lock itself out.
 */
export async function refundingOnFailure<T>(
  database: Database,
  secret: string,
  { attempt, verify }: { readonly attempt: CountedTry; readonly verify: () => Promise<T> },
): Promise<T> {
  try {
    return await verify()
  } catch (error) {
    // Not awaited. Where it fails too, the try stays counted.
    const back = giveBack(chargesOf(secret, attempt), false)
    withExtendedDeadline(() => database.anonymous.query(back)).catch(() => undefined)
    throw error
  }
}

/** What anyone may do so many times an hour: join the waiting list, ask for mails, sign up. */
export interface HourlyAttempt {
  readonly action: string
  /** An address of the network, or a user. */
  readonly subject: string
  readonly perHour: number
  readonly now: Date
}

/**
 * A fixed window of an hour, which starts with the first attempt; 'admitted', or the seconds until it ends. One that started later
 * than now is over (M5).
 */
export async function admitHourlyAttempt(
  database: Database,
  secret: string,
  { action, subject, perHour, now }: HourlyAttempt,
): Promise<'admitted' | number> {
  const key = limitKey(secret, action, plain(subject))
  const [admitted] = await database.anonymous.query(sql`
    insert into auth.throttle as stored (key_hash, failures, updated_at)
    values (${key}, 1, ${now})
    on conflict (key_hash) do update set
      failures = case
        when abs(extract(epoch from stored.updated_at - excluded.updated_at)) >= 3600 then 1
        else stored.failures + 1
      end,
      updated_at = case
        when abs(extract(epoch from stored.updated_at - excluded.updated_at)) >= 3600
          then excluded.updated_at
        else stored.updated_at
      end
    where stored.failures < ${perHour}::float8
      or abs(extract(epoch from stored.updated_at - excluded.updated_at)) >= 3600
    returning true as admitted`)
  if (admitted) return 'admitted'
  const [window] = await database.anonymous.query<{ readonly wait: number }>(sql`
    select ceil(extract(epoch from updated_at + interval '1 hour' - ${now}::timestamptz))::int as wait
    from auth.throttle where key_hash = ${key}`)
  return Math.max(1, window?.wait ?? 1)
}

/** Counts what a right password or passkey of an account opens or confirms: each leaves lines behind (O12). Answers as `admitHourlyAttempt`. */
export function admitEntry(
  database: Database,
  secret: string,
  { action, userId, now }: Pick<HourlyAttempt, 'action' | 'now'> & { readonly userId: string },
): Promise<'admitted' | number> {
  const perHour = MAX_ENTRIES_PER_HOUR
  return admitHourlyAttempt(database, secret, { action, subject: userId, perHour, now })
}
