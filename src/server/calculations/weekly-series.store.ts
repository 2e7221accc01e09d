import type { GivenSeries, WeeklySeries } from '../../contract/weekly-series.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type QueryRunner, type Statement, sql } from '../db/database.ts'

/** The selected columns are those of the contract, under its names. */
function listStatement(owner: OwnerId): Statement {
  return sql`
    select learner_weekly_series.learner_id, learner_weekly_series.series, given_at, (
      select json_build_object('questions_count', questions_count, 'correct_answers', correct_answers,
        'total_time', total_time, 'created_at', to_char(results.created_at at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from math_calculation_results as results
      where results.user_id = ${owner} and results.learner_id = learner_weekly_series.learner_id
        and results.series = learner_weekly_series.series and results.created_at >= given_at
      order by results.created_at
      limit 1
    ) as done
    from learner_weekly_series
    join learners on learners.user_id = learner_weekly_series.user_id
      and learners.id = learner_weekly_series.learner_id
    where learner_weekly_series.user_id = ${owner} and archived_at is null
    order by first_name collate "fr-x-icu", last_name collate "fr-x-icu", learners.id`
}

export function listWeeklySeries(owner: OwnerId, database: Database): Promise<WeeklySeries[]> {
  return database.query<WeeklySeries>(owner, listStatement(owner))
}

/** To all of them or to nobody. */
export async function giveWeeklySeries(
  owner: OwnerId,
  run: QueryRunner,
  { learner_ids, series }: GivenSeries,
): Promise<Result<WeeklySeries[]>> {
  const wanted = [...new Set(learner_ids)].sort()
  const found = await run(sql`
    select id from learners
    where user_id = ${owner} and id = any(${wanted}::uuid[]) and archived_at is null
    order by id
    for key share`)
  if (found.length < wanted.length) return refuse({ kind: 'not-found' })
  await run(sql`
    insert into learner_weekly_series (user_id, learner_id, series)
    select ${owner}::uuid, given.id, ${series} from unnest(${wanted}::uuid[]) as given (id)
    on conflict (user_id, learner_id)
    do update set series = excluded.series, given_at = excluded.given_at`)
  return accept(await run<WeeklySeries>(listStatement(owner)))
}

/** Results stay. */
export async function withdrawWeeklySeries(
  owner: OwnerId,
  database: Database,
  learner: string,
): Promise<Result<undefined>> {
  const gone = await database.query(
    owner,
    sql`
      delete from learner_weekly_series
      where user_id = ${owner} and learner_id = ${learner}
      returning learner_id`,
  )
  return gone.length > 0 ? accept(undefined) : refuse({ kind: 'not-found' })
}
