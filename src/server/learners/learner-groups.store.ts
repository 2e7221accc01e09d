import type { GroupChange, LearnerGroup, NewGroup } from '../../contract/class/learner-groups.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { MAX_GROUPS } from '../../domain/class/learner-group.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type QueryRunner, sql } from '../db/database.ts'

export function listGroups(owner: OwnerId, database: Database): Promise<LearnerGroup[]> {
  return database.query<LearnerGroup>(
    owner,
    sql`
      select id, name, updated_at, coalesce((
        select json_agg(learners.id order by learners.id)
        from learner_group_members
        join learners on learners.user_id = learner_group_members.user_id
          and learners.id = learner_group_members.learner_id
        where learner_group_members.user_id = ${owner}
          and learner_group_members.group_id = learner_groups.id and archived_at is null
      ), '[]') as learner_ids
      from learner_groups
      where user_id = ${owner}
      order by name collate "fr-x-icu", id`,
  )
}

/** Whether all of them are the owner's, and of this year. */
async function areLearners(
  owner: OwnerId,
  run: QueryRunner,
  ids: readonly string[],
): Promise<boolean> {
  const [found] = await run<{ count: number }>(sql`
    select count(*) as count from learners
    where user_id = ${owner} and id = any(${[...ids]}::uuid[]) and archived_at is null`)
  return found?.count === new Set(ids).size
}

async function putMembers(
  owner: OwnerId,
  run: QueryRunner,
  { id, learner_ids }: { readonly id: string; readonly learner_ids: readonly string[] },
): Promise<void> {
  await run(sql`
    insert into learner_group_members (user_id, group_id, learner_id)
    select distinct ${owner}::uuid, ${id}::uuid, given.id
    from unnest(${[...learner_ids]}::uuid[]) as given (id)`)
}

/** The caller holds the owner's lock, so that of two additions at once the second counts the first. */
export async function addGroup(
  owner: OwnerId,
  run: QueryRunner,
  group: NewGroup,
): Promise<Result<LearnerGroup>> {
  if (!(await areLearners(owner, run, group.learner_ids))) return refuse({ kind: 'not-found' })
  const [stored] = await run<{ count: number }>(
    sql`select count(*) as count from learner_groups where user_id = ${owner}`,
  )
  if ((stored?.count ?? 0) >= MAX_GROUPS)
    return refuse({ kind: 'group-limit', maximum: MAX_GROUPS })
  const [row] = await run<Omit<LearnerGroup, 'learner_ids'>>(sql`
    insert into learner_groups (user_id, name) values (${owner}, ${group.name})
    returning id, name, updated_at`)
  if (!row) throw new Error('the insertion of a group returned no row')
  await putMembers(owner, run, { ...group, id: row.id })
  return accept({ ...row, learner_ids: [...new Set(group.learner_ids)].sort() })
}

/** Unless the group has changed since it was read (`updated_at`). */
export async function changeGroup(
  owner: OwnerId,
  run: QueryRunner,
  change: GroupChange & { readonly id: string },
): Promise<Result<LearnerGroup>> {
  if (!(await areLearners(owner, run, change.learner_ids))) return refuse({ kind: 'not-found' })
  const [row] = await run<Omit<LearnerGroup, 'learner_ids'>>(sql`
    update learner_groups set name = ${change.name}
    where user_id = ${owner} and id = ${change.id} and updated_at = ${change.updated_at}
    returning id, name, updated_at`)
  if (!row) {
    const [other] = await run(
      sql`select id from learner_groups where user_id = ${owner} and id = ${change.id}`,
    )
    return refuse({ kind: other ? 'stale' : 'not-found' })
  }
  await run(sql`
    delete from learner_group_members where user_id = ${owner} and group_id = ${change.id}`)
  await putMembers(owner, run, change)
  return accept({ ...row, learner_ids: [...new Set(change.learner_ids)].sort() })
}

/** Its learners stay. */
export async function deleteGroup(
  owner: OwnerId,
  database: Database,
  id: string,
): Promise<Result<undefined>> {
  const rows = await database.query(
    owner,
    sql`delete from learner_groups where user_id = ${owner} and id = ${id} returning id`,
  )
  return rows.length > 0 ? accept(undefined) : refuse({ kind: 'not-found' })
}
