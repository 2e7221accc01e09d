/** Sessions by the hash of their token. They come before an owner: they say who that is. */
import type { User } from '../../../contract/account.ts'
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

/** The living session of a token, with its user. */
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

/** Notes a sign-in: the account is in use, and the user's ended sessions are of no use to anybody. */
export async function recordSignIn(database: Database, userId: string, now: Date): Promise<void> {
  await database.anonymous.query(sql`
    with ended as (
      delete from auth.sessions where user_id = ${userId} and expires_at <= ${now}
    )
    update auth.users set last_seen_at = ${now}, warned_at = null, warned_again_at = null
    where id = ${userId} and last_seen_at < ${now}`)
}

/** Changes the name under which a user is addressed. */
export async function setUserName(database: Database, userId: string, name: string): Promise<void> {
  await database.anonymous.query(sql`
    update auth.users set name = ${name}, updated_at = now() where id = ${userId}`)
}

export interface NewSession {
  readonly tokenHash: string
  readonly userAgent: string | null
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertSession(
  database: Database,
  userId: string,
  { tokenHash, userAgent, now, expiresAt }: NewSession,
): Promise<void> {
  await database.anonymous.query(sql`
    insert into auth.sessions (user_id, token, user_agent, expires_at, created_at, updated_at)
    values (${userId}, ${tokenHash}, ${userAgent}, ${expiresAt}, ${now}, ${now})`)
}

export interface ListedSession {
  readonly id: string
  readonly tokenHash: string
  readonly userAgent: string | null
  readonly createdAt: Date
  readonly seenAt: Date
}

/** Living sessions of a user, last seen first. */
export function listSessions(
  database: Database,
  userId: string,
  now: Date,
): Promise<ListedSession[]> {
  return database.anonymous.query<ListedSession>(sql`
    select id, token as "tokenHash", user_agent as "userAgent", created_at as "createdAt",
      updated_at as "seenAt"
    from auth.sessions where user_id = ${userId} and expires_at > ${now}
    order by updated_at desc, id`)
}

/** Closes one session of a user; false when he has none of this id. */
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

/** The stored password of a user; undefined when there is none. */
export async function findPasswordHash(
  database: Database,
  userId: string,
): Promise<string | undefined> {
  const [row] = await database.anonymous.query<{ password: string }>(sql`
    select password from auth.accounts
    where user_id = ${userId} and provider_id = 'credential' and password is not null`)
  return row?.password
}

/** The same of whoever has an address, in whatever case. */
export async function findPasswordHashByEmail(
  database: Database,
  email: string,
): Promise<string | undefined> {
  const [row] = await database.anonymous.query<{ password: string }>(sql`
    select password from auth.accounts join auth.users on users.id = accounts.user_id
    where lower(email) = ${email.toLowerCase()} and provider_id = 'credential'
      and password is not null`)
  return row?.password
}
