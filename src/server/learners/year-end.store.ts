import type { ArchivedLearner, YearEnd } from '../../contract/class/year-end.ts'
import type { Learner } from '../../contract/learners.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { nextLevel } from '../../domain/class/year-end.ts'
import { LEVELS } from '../../domain/level.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type QueryRunner, sql } from '../db/database.ts'

/** The last ones first, by first name. */
export function listArchived(owner: OwnerId, database: Database): Promise<ArchivedLearner[]> {
  return database.query<ArchivedLearner>(
    owner,
    sql`
      select id, user_id, first_name, last_name, birth_date, level, number, archived_at, created_at, updated_at
      from learners
      where user_id = ${owner} and archived_at is not null
      order by archived_at desc, first_name collate "fr-x-icu", last_name collate "fr-x-icu", id`,
  )
}

const STEPS = JSON.stringify(LEVELS.map((level) => ({ level, next: nextLevel(level) })))

/**
 * Refuses whoever is not a learner of this year, and the promotion of anybody while more learners than the plan has would be
 * left. The caller holds the owner's lock.
 */
export async function endYear(
  owner: OwnerId,
  run: QueryRunner,
  { promoted, archived, maximum }: YearEnd & { readonly maximum: number },
): Promise<Result<{ promoted: number; archived: number }>> {
  const named = [...new Set([...promoted, ...archived])]
  const [counted] = await run<{ found: number; staying: number }>(sql`
    select count(*) filter (where id = any(${named}::uuid[])) as found,
      count(*) filter (where not id = any(${[...archived]}::uuid[])) as staying
    from learners where user_id = ${owner} and archived_at is null`)
  if (counted?.found !== named.length) return refuse({ kind: 'not-found' })
  if (promoted.length > 0 && counted.staying > maximum) return refuse({ kind: 'learner-read-only' })
  await run(sql`
    delete from learner_group_members
    where user_id = ${owner} and learner_id = any(${[...archived]}::uuid[])`)
  const left = await run(sql`
    update learners set archived_at = now()
    where user_id = ${owner} and id = any(${[...archived]}::uuid[]) returning id`)
  const moved = await run(sql`
    update learners set level = steps.next
    from jsonb_to_recordset(${STEPS}::jsonb) as steps (level text, next text)
    where user_id = ${owner} and id = any(${[...promoted]}::uuid[]) and archived_at is null
      and learners.level = steps.level and steps.next is not null
    returning id`)
  return accept({ promoted: moved.length, archived: left.length })
}

/** All of them within `maximum`, or none. The caller holds the owner's lock. */
export async function restoreLearners(
  owner: OwnerId,
  run: QueryRunner,
  { ids, maximum }: { readonly ids: readonly string[]; readonly maximum: number },
): Promise<Result<Learner[]>> {
  const wanted = [...new Set(ids)]
  const [counted] = await run<{ found: number; active: number }>(sql`
    select count(*) filter (where archived_at is not null and id = any(${wanted}::uuid[])) as found,
      count(*) filter (where archived_at is null) as active
    from learners where user_id = ${owner}`)
  if (counted?.found !== wanted.length) return refuse({ kind: 'not-found' })
  if (counted.active + wanted.length > maximum) return refuse({ kind: 'learner-limit', maximum })
  const rows = await run<Learner>(sql`
    update learners set archived_at = null
    where user_id = ${owner} and id = any(${wanted}::uuid[])
    returning id, user_id, first_name, last_name, birth_date, level, number, created_at, updated_at`)
  return accept(rows)
}
