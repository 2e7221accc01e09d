/** The history of an account. What writes it comes before an owner, as sign-ins do. */
import type { AccountEventKind } from '../../../domain/account/account-event.ts'
import { type Database, sql } from '../../db/database.ts'

export interface AccountEvent {
  readonly kind: AccountEventKind
  readonly userAgent: string | null
  readonly at: Date
}

/** Nothing where the user was erased meanwhile. */
export async function insertAccountEvent(
  database: Database,
  userId: string,
  { kind, userAgent, at }: AccountEvent,
): Promise<void> {
  await database.anonymous.query(sql`
    insert into auth.account_events (user_id, kind, user_agent, created_at)
    select id, ${kind}::text, ${userAgent}::text, ${at}::timestamptz
    from auth.users where id = ${userId}`)
}

/** The newest first. */
export function findAccountEvents(
  database: Database,
  userId: string,
  count: number,
): Promise<AccountEvent[]> {
  return database.anonymous.query<AccountEvent>(sql`
    select kind, user_agent as "userAgent", created_at as at
    from auth.account_events where user_id = ${userId}
    order by created_at desc, id desc limit ${count}`)
}
