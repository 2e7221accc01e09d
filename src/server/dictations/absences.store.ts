import type { Absence } from '../../contract/class/absences.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type QueryRunner, type Statement, sql } from '../db/database.ts'

function listStatement(owner: OwnerId, dictation: string): Statement {
  return sql`
    select learner_id, created_at from dictation_absences
    where user_id = ${owner} and dictation_id = ${dictation}
    order by learner_id`
}

/** Of a dictation of the owner; none of a dictation of somebody else. */
export function listAbsences(
  owner: OwnerId,
  database: Database,
  dictation: string,
): Promise<Absence[]> {
  return database.query<Absence>(owner, listStatement(owner, dictation))
}

interface NotedAbsences {
  readonly dictation: string
  readonly learner_ids: readonly string[]
  readonly absent: boolean
}

/** Of all of them or of nobody. What is said again is of now: a dictation may come back. */
export async function noteAbsences(
  owner: OwnerId,
  run: QueryRunner,
  { dictation, learner_ids, absent }: NotedAbsences,
): Promise<Result<Absence[]>> {
  const wanted = [...new Set(learner_ids)].sort()
  const learners = await run(sql`
    select id from learners
    where user_id = ${owner} and id = any(${wanted}::uuid[]) and archived_at is null
    order by id
    for key share`)
  const dictations = await run(
    sql`select id from dictations where user_id = ${owner} and id = ${dictation} for key share`,
  )
  if (learners.length < wanted.length || dictations.length === 0) {
    return refuse({ kind: 'not-found' })
  }
  await run(
    absent
      ? sql`
          insert into dictation_absences (user_id, dictation_id, learner_id)
          select ${owner}::uuid, ${dictation}::uuid, given.id from unnest(${wanted}::uuid[]) as given (id)
          on conflict (user_id, dictation_id, learner_id) do update set created_at = excluded.created_at`
      : sql`
          delete from dictation_absences
          where user_id = ${owner} and dictation_id = ${dictation}
            and learner_id = any(${wanted}::uuid[])`,
  )
  return accept(await run<Absence>(listStatement(owner, dictation)))
}

/** Whose copy is stored was there. */
export async function forgetAbsence(
  owner: OwnerId,
  run: QueryRunner,
  { dictation, learner }: { readonly dictation: string; readonly learner: string },
): Promise<void> {
  await run(sql`
    delete from dictation_absences
    where user_id = ${owner} and dictation_id = ${dictation} and learner_id = ${learner}`)
}
