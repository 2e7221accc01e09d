/** Addresses of people without an account. They belong to nobody else, and no request reads them. */
import { type Database, sql } from '../db/database.ts'

/** Adds an address; false when it was there, in whatever case. */
export async function addToWaitingList(database: Database, email: string): Promise<boolean> {
  const rows = await database.anonymous.query(sql`
    insert into public.early_access (email) values (${email})
    on conflict (lower(email)) do nothing
    returning id`)
  return rows.length > 0
}
