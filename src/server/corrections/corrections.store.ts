import type { FrenchDictationResult } from '../../contract/corrections.ts'
import type { CorrectionScore } from '../../domain/dictation-correction.ts'
import type { Level } from '../../domain/level.ts'
import type { OwnerId } from '../../domain/owner-id.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type Run, sql } from '../db/database.ts'

export interface CorrectedDictation {
  readonly id: string
  readonly title: string
  readonly level: Level
  readonly content: string
}

/**
 * The dictation to correct against, for a learner of the same owner. Both rows are held until the end of the transaction,
 * so that neither disappears, nor the text changes, between the scoring and the insertion.
 */
export async function holdCorrectedRows(
  owner: OwnerId,
  run: Run,
  ids: { readonly learner_id: string; readonly dictation_id: string },
): Promise<Result<CorrectedDictation>> {
  const [learner] = await run(
    sql`select id from learners where user_id = ${owner} and id = ${ids.learner_id} for key share`,
  )
  if (!learner) return refuse({ kind: 'not-found' })
  const [dictation] = await run<CorrectedDictation>(sql`
    select id, title, level, content from dictations
    where user_id = ${owner} and id = ${ids.dictation_id} for share`)
  return dictation ? accept(dictation) : refuse({ kind: 'dictation-not-found' })
}

/** The text of a dictation; undefined when the owner has none of this id. */
export async function findDictationText(
  owner: OwnerId,
  database: Database,
  id: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ content: string }>(
    owner,
    sql`select content from dictations where user_id = ${owner} and id = ${id}`,
  )
  return row?.content
}

/** Stores a scored copy and its generic row under the same id. */
export async function addCorrection(
  owner: OwnerId,
  run: Run,
  correction: CorrectionScore & {
    readonly learner_id: string
    readonly dictation: CorrectedDictation
    readonly content: string
  },
): Promise<FrenchDictationResult> {
  const { dictation, word_count, error_count, score } = correction
  const [row] = await run<FrenchDictationResult>(sql`
    with detail as (
      insert into french_dictation_results (user_id, learner_id, dictation_id, dictation_title,
        dictation_level, content, word_count, error_count, score)
      values (${owner}, ${correction.learner_id}, ${dictation.id}, ${dictation.title},
        ${dictation.level}, ${correction.content}, ${word_count}, ${error_count}, ${score})
      returning *
    ), generic as (
      insert into results (id, user_id, learner_id, subject, activity, score, created_at)
      select id, user_id, learner_id, 'french', 'dictation', score, created_at from detail
    )
    select id, user_id, learner_id, dictation_id,
      json_build_object('title', dictation_title, 'level', dictation_level) as dictation,
      content, word_count, error_count, score, created_at
    from detail`)
  if (!row) throw new Error('the insertion of a correction returned no row')
  return row
}
