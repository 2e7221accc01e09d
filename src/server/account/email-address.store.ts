/** The address of an account, which its owner proved by a mail. Each change is made in the statement that uses its token up. */
import { type Database, sql } from '../db/database.ts'

export interface EmailProof {
  readonly tokenHash: Buffer
  readonly now: Date
}

/** Confirms the address of an account; undefined when the ticket is over, or the address was changed since. */
export async function confirmEmailAddress(
  database: Database,
  { tokenHash, now }: EmailProof,
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
  { tokenHash, now }: EmailProof,
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
