/** Sessions by the hash of their token. They come before an owner: they say who that is. */
import type { User } from '../../../contract/account/account.ts'
import type { AccountEventKind } from '../../../domain/account/account-event.ts'
import { type Database, sql } from '../../db/database.ts'

export interface StoredSession {
  readonly user: User
  readonly expiresAt: Date
  readonly createdAt: Date
  /** When the user was last seen, to within a day. */
  readonly lastSeenAt: Date
}

interface Row extends User {
  readonly expires_at: Date
  readonly created_at: Date
  readonly last_seen_at: Date
}

/** undefined when the session has ended. */
export async function findSession(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<StoredSession | undefined> {
  const [row] = await database.sessions.query<Row>(sql`
    select users.id, users.email, users.name, users.email_verified,
      users.two_factor_enabled as two_factor, users.attested_as, sessions.expires_at, sessions.created_at,
      users.last_seen_at
    from auth.sessions join auth.users on users.id = sessions.user_id
    where sessions.token = ${tokenHash} and sessions.expires_at > ${now}`)
  if (!row) return undefined
  const { expires_at, created_at, last_seen_at, ...user } = row
  return { user, expiresAt: expires_at, createdAt: created_at, lastSeenAt: last_seen_at }
}

export async function extendSession(
  database: Database,
  tokenHash: string,
  span: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await database.anonymous.query(sql`
    update auth.sessions set expires_at = ${span.expiresAt}, updated_at = ${span.now}
    where token = ${tokenHash} and expires_at > ${span.now}`)
}

export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.anonymous.query(sql`delete from auth.sessions where token = ${tokenHash}`)
}

/** A sign-in from a browser in which this user never signed in is written down as `new-device`. */
export type SessionOpening = Extract<
  AccountEventKind,
  'account-opened' | 'signed-in' | 'password-changed'
>

/** The oldest go: programs that keep no cookie are new each time. */
const MAX_BROWSERS = 20

export interface RecordedSignIn {
  /** What opened the session, for the history. */
  readonly event: SessionOpening
  readonly browserHash: Buffer
  readonly userAgent: string | null
  readonly now: Date
}

/**
 * Whether the browser was not known before; it is from here on, and the history tells of it (A16). An account in use is not warned
 * again (retention), and its ended sessions go.
 */
export async function recordSignIn(
  database: Database,
  userId: string,
  { event, browserHash, userAgent, now }: RecordedSignIn,
): Promise<boolean> {
  const [browser] = await database.anonymous.query<{ isNew: boolean }>(sql`
    with before as (
      select not exists (
        select from auth.known_browsers where user_id = ${userId} and token_hash = ${browserHash}
      ) as is_new
    ), ended as (
      delete from auth.sessions where user_id = ${userId} and expires_at <= ${now}
    ), forgotten as (
      delete from auth.known_browsers where user_id = ${userId} and token_hash in (
        select token_hash from auth.known_browsers
        where user_id = ${userId} and token_hash <> ${browserHash}
        order by last_seen_at desc offset ${MAX_BROWSERS - 1}
      )
    ), known as (
      insert into auth.known_browsers (user_id, token_hash, user_agent, first_seen_at, last_seen_at)
      select id, ${browserHash}::bytea, ${userAgent}::text, ${now}::timestamptz, ${now}::timestamptz
      from auth.users where id = ${userId}
      on conflict (user_id, token_hash) do update set
        user_agent = excluded.user_agent, last_seen_at = excluded.last_seen_at
    ), written as (
      insert into auth.account_events (user_id, kind, user_agent, created_at)
      select id,
        case when is_new and ${event}::text = 'signed-in' then 'new-device' else ${event}::text end,
        ${userAgent}::text, ${now}::timestamptz
      from auth.users, before where id = ${userId}
    ), seen as (
      update auth.users set last_seen_at = ${now}, warned_at = null, warned_again_at = null
      where id = ${userId} and last_seen_at < ${now}
    )
    select is_new as "isNew" from before`)
  return browser?.isNew ?? false
}

export interface NewSession {
  readonly tokenHash: string
  readonly userAgent: string | null
  readonly now: Date
  readonly expiresAt: Date
  /** When given, the session is opened only while this is the stored hash of the password. */
  readonly verifiedHash: string | undefined
}

/**
 * false when the user was erased, or the password was changed since it was verified. `for share` waits for a change that is not
 * committed: it deletes the sessions that it sees, and this one would not be among them.
 */
export async function insertSession(
  database: Database,
  userId: string,
  { tokenHash, userAgent, now, expiresAt, verifiedHash }: NewSession,
): Promise<boolean> {
  const proof = verifiedHash ?? null
  const rows = await database.anonymous.query(sql`
    insert into auth.sessions (user_id, token, user_agent, expires_at, created_at, updated_at)
    select id, ${tokenHash}::text, ${userAgent}::text, ${expiresAt}::timestamptz,
      ${now}::timestamptz, ${now}::timestamptz
    from auth.users
    where id = ${userId} and (${proof}::text is null or exists (
      select from auth.accounts
      where user_id = ${userId} and provider_id = 'credential' and password = ${proof}
      for share
    ))
    returning id`)
  return rows.length > 0
}

export interface UserSession {
  readonly id: string
  readonly tokenHash: string
  readonly userAgent: string | null
  readonly createdAt: Date
  readonly seenAt: Date
}

/** Those that have not ended, last seen first. */
export function listSessions(
  database: Database,
  userId: string,
  now: Date,
): Promise<UserSession[]> {
  return database.anonymous.query<UserSession>(sql`
    select id, token as "tokenHash", user_agent as "userAgent", created_at as "createdAt",
      updated_at as "seenAt"
    from auth.sessions where user_id = ${userId} and expires_at > ${now}
    order by updated_at desc, id`)
}

/** false when the user has none of this id. */
export async function deleteSessionOfUser(
  database: Database,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await database.anonymous.query(
    sql`delete from auth.sessions where user_id = ${userId} and id = ${id} returning id`,
  )
  return rows.length > 0
}

export async function deleteOtherSessions(
  database: Database,
  userId: string,
  keptTokenHash: string,
): Promise<void> {
  await database.anonymous.query(
    sql`delete from auth.sessions where user_id = ${userId} and token <> ${keptTokenHash}`,
  )
}
