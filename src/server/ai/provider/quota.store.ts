/**
 * Calls of the AI provider, counted a day and a user, and a day for everybody, before they are sent. Both counts move
 * together or not at all: a row is only ever raised below its quota, whatever runs at the same time.
 */

import type { OwnerId } from '../../../domain/account/owner-id.ts'
import { RETENTION } from '../../../domain/account/retention.ts'
import type { CalendarDate } from '../../../domain/calendar-date.ts'
import { accept, type Result, refuse } from '../../../domain/refusal.ts'
import { type Database, sql } from '../../db/database.ts'

export interface Quotas {
  /** Calls a day of one user. */
  readonly user: number
  /** Calls a day of all users together. */
  readonly everyone: number
}

export interface CallToCount {
  /** In Paris. */
  readonly day: CalendarDate
  readonly quotas: Quotas
}

interface Counted {
  readonly mine: boolean
  readonly everyone: boolean
}

/** Days that a user's counts are kept, for the operator who wonders where they went. */
const KEPT_DAYS = RETENTION.aiCalls.count

/** Counts one call, or says whose quota forbids it and counts nothing. */
export function countCall(
  owner: OwnerId,
  database: Database,
  { day, quotas }: CallToCount,
): Promise<Result<undefined, { readonly kind: 'quota'; readonly of: 'user' | 'everyone' }>> {
  return database.transaction(owner, async (run) => {
    const [counted] = await run<Counted>(sql`
      with old as (
        delete from ai_calls
        where user_id = ${owner} and day < ${day}::date - ${KEPT_DAYS}::integer
      ), mine as (
        insert into ai_calls as stored (user_id, day, calls)
        select ${owner}, ${day}::date, 1 where ${quotas.user}::integer > 0
        on conflict (user_id, day) do update set calls = stored.calls + 1
        where stored.calls < ${quotas.user}::integer
        returning day
      ), everyone as (
        insert into ai_calls_of_everyone as stored (day, calls)
        select day, 1 from mine where ${quotas.everyone}::integer > 0
        on conflict (day) do update set calls = stored.calls + 1
        where stored.calls < ${quotas.everyone}::integer
        returning day
      )
      select exists (select from mine) as mine, exists (select from everyone) as everyone`)
    if (counted?.mine && counted.everyone) return accept(undefined)
    // The refusal rolls the user's own count back.
    return refuse({ kind: 'quota', of: counted?.mine ? 'everyone' : 'user' })
  })
}
