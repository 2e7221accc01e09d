import type { ImportedLearner } from '../../contract/class/class-import.ts'
import type { Learner, LearnerChange } from '../../contract/learners.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type QueryRunner, sql } from '../db/database.ts'

/** Those of this year, by first name in dictionary order: Éloïse stands with the E. */
export function listLearners(owner: OwnerId, database: Database): Promise<Learner[]> {
  return database.query<Learner>(
    owner,
    sql`
      select id, user_id, first_name, last_name, birth_date, level, number, created_at, updated_at
      from learners
      where user_id = ${owner} and archived_at is null
      order by first_name collate "fr-x-icu", last_name collate "fr-x-icu", id`,
  )
}

/**
 * Adds all of them within `maximum`, or none; by first name. The caller holds the owner's lock, so that of two additions at
 * once the second counts the first.
 */
export async function addLearners(
  owner: OwnerId,
  run: QueryRunner,
  addition: { readonly learners: readonly ImportedLearner[]; readonly maximum: number },
): Promise<Result<Learner[]>> {
  const { learners, maximum } = addition
  const [stored] = await run<{ count: number }>(
    sql`select count(*) as count from learners where user_id = ${owner} and archived_at is null`,
  )
  if ((stored?.count ?? 0) + learners.length > maximum) {
    return refuse({ kind: 'learner-limit', maximum })
  }
  const rows = await run<Learner>(sql`
    with added as (
      insert into learners (user_id, first_name, last_name, birth_date, level)
      select ${owner}, first_name, last_name, birth_date, level
      from jsonb_to_recordset(${JSON.stringify(learners)}::jsonb) as given (
        first_name text, last_name text, birth_date date, level text)
      returning id, user_id, first_name, last_name, birth_date, level, number, created_at, updated_at
    )
    select * from added
    order by first_name collate "fr-x-icu", last_name collate "fr-x-icu", id`)
  return accept(rows)
}

/** Changes the given fields unless the row has changed since it was read (`updated_at`). */
export async function changeLearner(
  owner: OwnerId,
  run: QueryRunner,
  change: LearnerChange & { readonly id: string },
): Promise<Result<Learner>> {
  const [row] = await run<Learner>(sql`
    update learners
    set first_name = coalesce(${change.first_name ?? null}, first_name),
        last_name = coalesce(${change.last_name ?? null}, last_name),
        birth_date = coalesce(${change.birth_date ?? null}, birth_date),
        level = coalesce(${change.level ?? null}, level)
    where user_id = ${owner} and id = ${change.id} and updated_at = ${change.updated_at}
    returning id, user_id, first_name, last_name, birth_date, level, number, created_at, updated_at`)
  if (row) return accept(row)
  const [other] = await run(
    sql`select id from learners where user_id = ${owner} and id = ${change.id}`,
  )
  return refuse({ kind: other ? 'stale' : 'not-found' })
}

/** Deletes a learner with all of his results (the database's own cascade). */
export async function deleteLearner(
  owner: OwnerId,
  database: Database,
  id: string,
): Promise<Result<undefined>> {
  const rows = await database.query(
    owner,
    sql`delete from learners where user_id = ${owner} and id = ${id} returning id`,
  )
  return rows.length > 0 ? accept(undefined) : refuse({ kind: 'not-found' })
}

export interface LearnerStanding {
  /** How many learners of this year were added before. */
  readonly older: number
  readonly isArchived: boolean
}

/** Undefined when the owner has no learner of this id. */
export async function findStanding(
  owner: OwnerId,
  run: QueryRunner,
  id: string,
): Promise<LearnerStanding | undefined> {
  const [row] = await run<LearnerStanding>(sql`
    select archived_at is not null as "isArchived", (
      select count(*) from learners as other
      where other.user_id = ${owner} and other.archived_at is null
        and (other.created_at, other.id) < (learners.created_at, learners.id)
    ) as older
    from learners where user_id = ${owner} and id = ${id}`)
  return row
}
