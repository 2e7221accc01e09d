/**
 * Counts calls of the AI provider before they are sent, per day for each user and for everyone. Both counters are raised in
 * one statement, and only below their quotas, so that concurrent calls cannot exceed them.
 */

import type { OwnerId } from '../../../domain/account/owner-id.ts'
import { RETENTION } from '../../../domain/account/retention.ts'
import type { CalendarDate } from '../../../domain/calendar-date.ts'
import { accept, type Result, refuse } from '../../../domain/refusal.ts'
import { type Database, sql } from '../../db/database.ts'

export interface AiQuotas {
  /** Calls per day. */
  readonly user: number
  readonly everyone: number
}

export interface AiCall {
  /** Of Paris. */
  readonly day: CalendarDate
  readonly quotas: AiQuotas
}

interface Counted {
  readonly mine: boolean
  readonly everyone: boolean
}

const RETENTION_DAYS = RETENTION.aiCalls.count

/** Refuses, and counts nothing, when a quota is used up. */
export function countAiCall(
  owner: OwnerId,
  database: Database,
  { day, quotas }: AiCall,
): Promise<Result<undefined, { readonly kind: 'quota'; readonly of: 'user' | 'everyone' }>> {
  return database.transaction(owner, async (run) => {
    const [counted] = await run<Counted>(sql`
      with old as (
        delete from ai_calls
        where user_id = ${owner} and day < ${day}::date - ${RETENTION_DAYS}::integer
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
