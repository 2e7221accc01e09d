/** Browsers in which a user signed in before, by the hash of their cookie. They come before an owner: they speak for him. */
import { type Database, sql } from '../../db/database.ts'

/** Whether the user of an address, in whatever case, signed in there. */
export async function isKnownBrowser(
  database: Database,
  email: string,
  tokenHash: Buffer,
): Promise<boolean> {
  const rows = await database.anonymous.query(sql`
    select from auth.known_browsers join auth.users on users.id = known_browsers.user_id
    where lower(email) = ${email.toLowerCase()} and token_hash = ${tokenHash}`)
  return rows.length > 0
}
