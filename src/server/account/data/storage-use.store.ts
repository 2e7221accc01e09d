import type { OwnerId } from '../../../domain/account/owner-id.ts'
import { type Database, sql } from '../../db/database.ts'

/** What a row costs beside its texts: columns, header and indexes, measured on a base of a million rows. */
const ROW_BYTES = 300

/** Bytes that a user stores in writing, as they lie on the disk. */
export async function measureStorage(owner: OwnerId, database: Database): Promise<number> {
  const [row] = await database.query<{ bytes: number; rows: number }>(
    owner,
    sql`
      select sum(bytes)::float8 as bytes, sum(rows)::float8 as rows from (
        select sum(pg_column_size(content)) as bytes, count(*) as rows
        from dictations where user_id = ${owner}
        union all
        select sum(pg_column_size(content) + coalesce(pg_column_size(review), 0)), count(*)
        from french_dictation_results where user_id = ${owner}
        union all
        select sum(pg_column_size(reply)), count(*) from idempotency_keys where user_id = ${owner}
        union all
        select 0, count(*) from results where user_id = ${owner}
        union all
        select sum(pg_column_size(sentence)), count(*) from learner_word_answers
        where user_id = ${owner}
        union all
        select 0, count(*) from learners where user_id = ${owner}
      ) as stored`,
  )
  return (row?.bytes ?? 0) + ROW_BYTES * (row?.rows ?? 0)
}
