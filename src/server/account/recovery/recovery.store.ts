/** A forgotten password, replaced by whoever reads the mail of its account. */
import { type Database, sql } from '../../db/database.ts'

export interface PasswordReset {
  readonly tokenHash: Buffer
  readonly now: Date
  readonly passwordHash: string
}

/**
 * Uses the token up and sets the password; every session is closed, whatever was mailed besides opens nothing any more, and the
 * address, which received the mail, is confirmed. The address, or undefined when the token is over. The password is written
 * before the sessions are looked for, as in `replacePassword`.
 */
export function resetPasswordByToken(
  database: Database,
  { tokenHash, now, passwordHash }: PasswordReset,
): Promise<string | undefined> {
  return database.anonymous.transaction(async (run) => {
    const [token] = await run<{ userId: string }>(sql`
      delete from auth.tickets
      where token_hash = ${tokenHash} and kind = 'new-password' and expires_at > ${now}
      returning user_id as "userId"`)
    if (!token) return undefined
    const { userId } = token
    await run(sql`
      update auth.accounts set password = ${passwordHash}, updated_at = now()
      where user_id = ${userId} and provider_id = 'credential'`)
    const [done] = await run<{ email: string }>(sql`
      with closed as (delete from auth.sessions where user_id = ${userId}),
        revoked as (delete from auth.tickets where user_id = ${userId}),
        unknown as (delete from auth.known_browsers where user_id = ${userId})
      update auth.users set email_verified = true, updated_at = now()
      where id = ${userId}
      returning email`)
    return done?.email
  })
}
