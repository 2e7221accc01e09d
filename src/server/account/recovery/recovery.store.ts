/** What a proven address may change: password, address, its confirmation. Each in one statement, with its ticket. */
import { type Database, sql } from '../../db/database.ts'

interface Proof {
  readonly tokenHash: Buffer
  readonly now: Date
}

/**
 * Sets a new password by a ticket, which is used up with all others of the user; every session is closed, and the address,
 * which received the mail, is confirmed. The address, or undefined when the ticket is over.
 */
export async function resetPasswordByToken(
  database: Database,
  { tokenHash, now }: Proof,
  passwordHash: string,
): Promise<string | undefined> {
  const [done] = await database.anonymous.query<{ email: string }>(sql`
    with ticket as (
      delete from auth.tickets
      where token_hash = ${tokenHash} and kind = 'new-password' and expires_at > ${now}
      returning user_id
    ), changed as (
      update auth.accounts set password = ${passwordHash}, updated_at = now()
      from ticket where accounts.user_id = ticket.user_id and provider_id = 'credential'
    ), closed as (
      delete from auth.sessions using ticket where sessions.user_id = ticket.user_id
    ), others as (
      delete from auth.tickets using ticket
      where tickets.user_id = ticket.user_id and tickets.token_hash <> ${tokenHash}
    )
    update auth.users set email_verified = true, updated_at = now()
    from ticket where users.id = ticket.user_id
    returning email`)
  return done?.email
}

/** Confirms the address of an account; undefined when the ticket is over, or the address was changed since. */
export async function confirmEmailAddress(
  database: Database,
  { tokenHash, now }: Proof,
): Promise<string | undefined> {
  const [done] = await database.anonymous.query<{ email: string }>(sql`
    with ticket as (
      delete from auth.tickets
      where token_hash = ${tokenHash} and kind = 'confirm-address' and expires_at > ${now}
      returning user_id, address
    )
    update auth.users set email_verified = true, updated_at = now()
    from ticket where users.id = ticket.user_id and lower(users.email) = ticket.address
    returning email`)
  return done?.email
}

export interface ChangedEmailAddress {
  readonly email: string
  readonly before: string
  readonly userId: string
}

/**
 * Makes a confirmed address the one of the account; what was sent to the old one opens nothing any more. undefined when the
 * ticket is over, or somebody else has the address now.
 */
export async function changeEmailAddress(
  database: Database,
  { tokenHash, now }: Proof,
): Promise<ChangedEmailAddress | undefined> {
  const [done] = await database.anonymous.query<ChangedEmailAddress>(sql`
    with ticket as (
      delete from auth.tickets
      where token_hash = ${tokenHash} and kind = 'new-address' and expires_at > ${now}
      returning user_id, address
    ), old as (
      select id, email from auth.users join ticket on users.id = ticket.user_id
    ), others as (
      delete from auth.tickets using ticket
      where tickets.user_id = ticket.user_id and tickets.token_hash <> ${tokenHash}
    )
    update auth.users set email = ticket.address, email_verified = true, updated_at = now()
    from ticket, old
    where users.id = ticket.user_id and old.id = users.id
      and not exists (select from auth.users as other where lower(other.email) = ticket.address)
    returning users.email, old.email as before, users.id as "userId"`)
  return done
}
