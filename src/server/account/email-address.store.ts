/** The address of an account, which its owner proved by a mail. Each change is made in the statement that uses its token up. */
import { type Database, sql } from '../db/database.ts'

export interface EmailProof {
  readonly tokenHash: Buffer
  readonly now: Date
}

/** Confirms the address of an account; undefined when the token is over, or the address was changed since. */
export async function confirmEmailAddress(
  database: Database,
  { tokenHash, now }: EmailProof,
): Promise<string | undefined> {
  const [done] = await database.anonymous.query<{ email: string }>(sql`
    with token as (
      delete from auth.tickets
      where token_hash = ${tokenHash} and kind = 'confirm-address' and expires_at > ${now}
      returning user_id, address
    )
    update auth.users set email_verified = true, updated_at = now()
    from token where users.id = token.user_id and lower(users.email) = token.address
    returning email`)
  return done?.email
}

export interface ChangedEmailAddress {
  readonly email: string
  readonly before: string
  readonly userId: string
}

/**
 * Makes a confirmed address the one of the account; what was sent to the old one opens nothing any more, and sessions are closed but
 * the one that confirms. undefined when the
 * token is over, or somebody else has the address now.
 */
export async function changeEmailAddress(
  database: Database,
  { tokenHash, now, keptSession }: EmailProof & { readonly keptSession: string },
): Promise<ChangedEmailAddress | undefined> {
  const [done] = await database.anonymous.query<ChangedEmailAddress>(sql`
    with token as (
      delete from auth.tickets
      where token_hash = ${tokenHash} and kind = 'new-address' and expires_at > ${now}
      returning user_id, address
    ), old as (
      select id, email from auth.users join token on users.id = token.user_id
    ), closed as (
      delete from auth.sessions using token
      where sessions.user_id = token.user_id and sessions.token <> ${keptSession}
    ), others as (
      delete from auth.tickets using token
      where tickets.user_id = token.user_id and tickets.token_hash <> ${tokenHash}
    )
    update auth.users set email = token.address, email_verified = true, updated_at = now()
    from token, old
    where users.id = token.user_id and old.id = users.id
      and not exists (select from auth.users as other where lower(other.email) = token.address)
    returning users.email, old.email as before, users.id as "userId"`)
  return done
}
