/** Passwords, by their hash alone. They come before an owner: they prove who that is. */
import { type Database, sql } from '../../db/database.ts'

export async function findPasswordHash(
  database: Database,
  userId: string,
): Promise<string | undefined> {
  const [row] = await database.anonymous.query<{ password: string }>(sql`
    select password from auth.accounts
    where user_id = ${userId} and provider_id = 'credential' and password is not null`)
  return row?.password
}

export interface PasswordCredential {
  readonly userId: string
  readonly passwordHash: string
}

/** By address, in whatever case. */
export async function findPasswordCredential(
  database: Database,
  email: string,
): Promise<PasswordCredential | undefined> {
  const [row] = await database.anonymous.query<PasswordCredential>(sql`
    select user_id as "userId", password as "passwordHash"
    from auth.accounts join auth.users on users.id = accounts.user_id
    where lower(email) = ${email.toLowerCase()} and provider_id = 'credential'
      and password is not null`)
  return row
}

export interface PasswordReplacement {
  readonly userId: string
  /** The hash that the current password was verified against. */
  readonly before: string
  readonly after: string
}

/**
 * Replaces a password; every session is closed, and what was mailed before opens nothing any more. false when it was changed
 * meanwhile. The update comes first and alone: it waits for sign-ins under way, whose sessions the next statement then sees.
 */
export function replacePassword(
  database: Database,
  { userId, before, after }: PasswordReplacement,
): Promise<boolean> {
  return database.anonymous.transaction(async (run) => {
    const changed = await run(sql`
      update auth.accounts set password = ${after}, updated_at = now()
      where user_id = ${userId} and provider_id = 'credential' and password = ${before}
      returning id`)
    if (changed.length === 0) return false
    await run(sql`
      with revoked as (delete from auth.tickets where user_id = ${userId}),
        unknown as (delete from auth.known_browsers where user_id = ${userId})
      delete from auth.sessions where user_id = ${userId}`)
    return true
  })
}
