/** The corrected copies of one dictation. */
import type { DictationCopy } from '../../contract/dictation-study.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import type { CorrectedCopy } from '../../domain/copy/review/corrected-copy.ts'
import type { GivenPart } from '../../domain/dictation/given-part.ts'
import { type Database, sql } from '../db/database.ts'

/** A class of today; nobody reads more on one page. */
const MAX_COPIES = 200

/** `review` is null for copies whose text alone is stored. */
export type CopyRow = Omit<DictationCopy, 'missed' | 'same_text'> & {
  readonly content: string
  readonly review: CorrectedCopy | null
  /** Whether the dictation was changed after the copy was stored. */
  readonly is_older: boolean
  readonly part: GivenPart
}

/** The newest copy of each learner, ordered by first name. */
export function listCopies(
  owner: OwnerId,
  database: Database,
  dictation: { readonly id: string; readonly updated_at: string },
): Promise<CopyRow[]> {
  return database.query<CopyRow>(
    owner,
    sql`
      select c.id, json_build_object('id', l.id, 'first_name', first_name, 'last_name', last_name) as learner,
        part, word_count, error_count, score, content, c.review, c.created_at,
        c.created_at < ${dictation.updated_at} as is_older
      from (
        select distinct on (learner_id) *
        from french_dictation_results
        where user_id = ${owner} and dictation_id = ${dictation.id}
        order by learner_id, created_at desc, id desc
      ) as c
      join learners l on l.user_id = ${owner} and l.id = c.learner_id
      order by first_name, last_name, l.id
      limit ${MAX_COPIES}`,
  )
}
