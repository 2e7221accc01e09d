/**
 * Rate limits, in the database so that all servers count together. A sign-in attempt is counted before its password is verified,
 * or a hundred at once would all be; a right one takes its count back. By account: ten, then a pause that doubles. By address of
 * the network, behind which a whole school may stand: a leaky bucket of sixty that drains by one a minute.
 */
import { createHmac } from 'node:crypto'
import { type Database, type Statement, sql } from '../db/database.ts'
import { withExtendedDeadline } from '../db/request-deadline.ts'

export interface SignInAttempt {
  readonly email: string
  readonly address: string
}

interface Admission {
  readonly account: boolean
  readonly address: boolean
  readonly account_wait: number | null
}

const ACCOUNT_LIMIT = {
  maxAttempts: 10,
  pause: '2 minutes',
  longestPause: '4 hours',
  doublings: 7,
  forgottenAfter: '24 hours',
}
const ADDRESS_LIMIT = { capacity: 60, drainedPerMinute: 1, retryAfterS: 60 }

/** Keyed, so that the table can't be searched for an e-mail or an address. */
function limitKey(secret: string, kind: string, value: string): Buffer {
  return createHmac('sha256', secret).update(`throttle ${kind} ${value}`).digest()
}

function limitKeys(secret: string, { email, address }: SignInAttempt): LimitKeys {
  const account = email.normalize('NFKC').trim().toLowerCase()
  return {
    account: limitKey(secret, 'account', account),
    address: limitKey(secret, 'address', address),
  }
}

interface LimitKeys {
  readonly account: Buffer
  readonly address: Buffer
}

/** Counts an attempt for both keys in one statement, each unless its own rule forbids it. */
function countAttempt(keys: LimitKeys, now: Date): Statement {
  return sql`
    with by_account as (
      insert into auth.throttle as stored (key_hash, failures, updated_at)
      values (${keys.account}, 1, ${now})
      on conflict (key_hash) do update set
        failures = case
          when stored.updated_at < excluded.updated_at - ${ACCOUNT_LIMIT.forgottenAfter}::interval then 1
          else stored.failures + 1
        end,
        blocked_until = case
          when stored.updated_at < excluded.updated_at - ${ACCOUNT_LIMIT.forgottenAfter}::interval
            or stored.failures + 1 < ${ACCOUNT_LIMIT.maxAttempts}::float8 then null
          else excluded.updated_at + least(
            ${ACCOUNT_LIMIT.longestPause}::interval,
            ${ACCOUNT_LIMIT.pause}::interval * power(
              2, least(stored.failures + 1 - ${ACCOUNT_LIMIT.maxAttempts}::float8, ${ACCOUNT_LIMIT.doublings}::float8)
            )
          )
        end,
        updated_at = excluded.updated_at
      where stored.blocked_until is null or stored.blocked_until <= excluded.updated_at
      returning true as admitted
    ), by_address as (
      insert into auth.throttle as stored (key_hash, failures, updated_at)
      values (${keys.address}, 1, ${now})
      on conflict (key_hash) do update set
        failures = 1 + greatest(0, stored.failures - ${ADDRESS_LIMIT.drainedPerMinute}::float8
          * extract(epoch from excluded.updated_at - stored.updated_at) / 60),
        updated_at = greatest(stored.updated_at, excluded.updated_at)
      where stored.failures - ${ADDRESS_LIMIT.drainedPerMinute}::float8
        * extract(epoch from excluded.updated_at - stored.updated_at) / 60
        <= ${ADDRESS_LIMIT.capacity - 1}::float8
      returning true as admitted
    )
    select
      exists (select from by_account) as account,
      exists (select from by_address) as address,
      (select ceil(extract(epoch from blocked_until - ${now}::timestamptz))::int
       from auth.throttle where key_hash = ${keys.account}) as account_wait`
}

/** Counts an attempt; 'admitted', or the seconds to wait before the next one. */
export async function admitSignInAttempt(
  database: Database,
  secret: string,
  attempt: SignInAttempt & { readonly now: Date },
): Promise<'admitted' | number> {
  const keys = limitKeys(secret, attempt)
  const [admission] = await database.anonymous.query<Admission>(countAttempt(keys, attempt.now))
  if (admission?.account && admission.address) return 'admitted'
  return admission?.account
    ? ADDRESS_LIMIT.retryAfterS
    : Math.max(1, admission?.account_wait ?? ADDRESS_LIMIT.retryAfterS)
}

/** Where there is a pause, the attempt to take back is the one that began it. */
async function refundAttempt(database: Database, { account, address }: LimitKeys): Promise<void> {
  await database.anonymous.query(sql`
    with address as (
      update auth.throttle set failures = greatest(0, failures - 1) where key_hash = ${address}
    )
    update auth.throttle set failures = greatest(0, failures - 1), blocked_until = null
    where key_hash = ${account}`)
}

/** The password was right: the account starts afresh, and the address has its attempt back. */
export async function clearSignInAttempts(
  database: Database,
  secret: string,
  attempt: SignInAttempt,
): Promise<void> {
  const keys = limitKeys(secret, attempt)
  // Account, then address, as in countAttempt: the same order of locks, so that two statements cannot deadlock.
  await database.anonymous.query(sql`
    with address as (
      update auth.throttle set failures = greatest(0, failures - 1)
      where key_hash = ${keys.address}
    )
    delete from auth.throttle where key_hash = ${keys.account}`)
}

/**
 * When verifying fails (too many passwords wait, the database is away), nobody learns whether the password was right, and the
 * attempt is taken back: a school that all signs in at once must not lock itself out.
 */
export async function refundingOnFailure<T>(
  database: Database,
  secret: string,
  { attempt, verify }: { readonly attempt: SignInAttempt; readonly verify: () => Promise<T> },
): Promise<T> {
  try {
    return await verify()
  } catch (error) {
    // Not awaited. Where it fails too, the attempt stays counted.
    withExtendedDeadline(() => refundAttempt(database, limitKeys(secret, attempt))).catch(
      () => undefined,
    )
    throw error
  }
}

/** What anyone may do so many times an hour: join the waiting list, ask for a mail. */
export interface HourlyAttempt {
  readonly action: string
  /** An address of the network, or of a mail. */
  readonly subject: string
  readonly perHour: number
  readonly now: Date
}

/** A fixed window of an hour, which starts with the first attempt; 'admitted', or the seconds until it ends. */
export async function admitHourlyAttempt(
  database: Database,
  secret: string,
  { action, subject, perHour, now }: HourlyAttempt,
): Promise<'admitted' | number> {
  const key = limitKey(secret, action, subject.normalize('NFKC').trim().toLowerCase())
  const [admitted] = await database.anonymous.query(sql`
    insert into auth.throttle as stored (key_hash, failures, updated_at)
    values (${key}, 1, ${now})
    on conflict (key_hash) do update set
      failures = case
        when stored.updated_at <= excluded.updated_at - interval '1 hour' then 1
        else stored.failures + 1
      end,
      updated_at = case
        when stored.updated_at <= excluded.updated_at - interval '1 hour' then excluded.updated_at
        else stored.updated_at
      end
    where stored.failures < ${perHour}::float8
      or stored.updated_at <= excluded.updated_at - interval '1 hour'
    returning true as admitted`)
  if (admitted) return 'admitted'
  const [window] = await database.anonymous.query<{ readonly wait: number }>(sql`
    select ceil(extract(epoch from updated_at + interval '1 hour' - ${now}::timestamptz))::int as wait
    from auth.throttle where key_hash = ${key}`)
  return Math.max(1, window?.wait ?? 1)
}
