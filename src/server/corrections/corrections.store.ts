import type { StoredReview } from '../../contract/copy-review.ts'
import type { CorrectionDetail } from '../../contract/corrections.ts'
import type { FrenchDictationResult } from '../../contract/french-dictation-result.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import type { CorrectionScore } from '../../domain/copy/text/dictation-score.ts'
import type { GivenPart } from '../../domain/dictation/given-part.ts'
import { textUpTo } from '../../domain/dictation/stopping-points.ts'
import type { Level } from '../../domain/level.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type QueryRunner, type Statement, sql } from '../db/database.ts'

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
export async function lockCorrectedRows(
  owner: OwnerId,
  run: QueryRunner,
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

/** The text that copies are compared with, and the class that explanations speak to. */
export async function findDictationText(
  owner: OwnerId,
  database: Database,
  id: string,
): Promise<{ readonly content: string; readonly level: Level } | undefined> {
  const [row] = await database.query<{ content: string; level: Level }>(
    owner,
    sql`select content, level from dictations where user_id = ${owner} and id = ${id}`,
  )
  return row
}

/** A confirmed copy with what the rules say of it; no review when only its text was sent. */
export interface ScoredCopy extends CorrectionScore {
  readonly content: string
  readonly review: StoredReview | null
}

/** Stores a scored copy and its generic row under the same id. */
export async function addCorrection(
  owner: OwnerId,
  run: QueryRunner,
  correction: ScoredCopy & {
    readonly learner_id: string
    readonly dictation: CorrectedDictation
    readonly part: GivenPart
  },
): Promise<FrenchDictationResult> {
  const { dictation, word_count, error_count, score, review } = correction
  const [row] = await run<FrenchDictationResult>(sql`
    with detail as (
      insert into french_dictation_results (user_id, learner_id, dictation_id, dictation_title,
        dictation_level, part, content, word_count, error_count, score, review)
      values (${owner}, ${correction.learner_id}, ${dictation.id}, ${dictation.title},
        ${dictation.level}, ${correction.part}, ${correction.content}, ${word_count}, ${error_count}, ${score},
        ${review && JSON.stringify(review)}::jsonb)
      returning *
    ), generic as (
      insert into results (id, user_id, learner_id, subject, activity, score, created_at)
      select id, user_id, learner_id, 'french', 'dictation', score, created_at from detail
    )
    select id, user_id, learner_id, dictation_id,
      json_build_object('title', dictation_title, 'level', dictation_level) as dictation,
      content, word_count, error_count, score, created_at, updated_at
    from detail`)
  if (!row) throw new Error('the insertion of a correction returned no row')
  return row
}

function selectCorrection(owner: OwnerId, id: string): Statement {
  return sql`
    select r.id, r.user_id, r.learner_id, r.dictation_id,
      json_build_object('title', dictation_title, 'level', dictation_level) as dictation,
      r.part, r.content, word_count, error_count, score, r.created_at, r.updated_at, review,
      json_build_object('first_name', first_name, 'last_name', last_name, 'level', l.level) as learner,
      d.content as dictation_content
    from french_dictation_results r
    join learners l on l.user_id = r.user_id and l.id = r.learner_id
    left join dictations d on d.user_id = r.user_id and d.id = r.dictation_id
    where r.user_id = ${owner} and r.id = ${id}`
}

/** The dictation's text as far as the learner was given it. */
function withGivenText(row: CorrectionDetail): CorrectionDetail {
  const { part, dictation_content: text } = row
  return part === 'cloze' || text === null
    ? row
    : { ...row, dictation_content: textUpTo(text, part) }
}

export async function findCorrection(
  owner: OwnerId,
  database: Database,
  id: string,
): Promise<Result<CorrectionDetail>> {
  const [row] = await database.query<CorrectionDetail>(owner, selectCorrection(owner, id))
  return row ? accept(withGivenText(row)) : refuse({ kind: 'not-found' })
}

export interface LockedCorrection {
  readonly learner_id: string
  /** The text that the copy was compared with: the one stored with it, else the dictation's; null when neither is left. */
  readonly original: string | null
}

/** A stored copy, its row locked until the end of the transaction. */
export async function lockCorrection(
  owner: OwnerId,
  run: QueryRunner,
  id: string,
): Promise<Result<LockedCorrection>> {
  const [row] = await run<LockedCorrection>(sql`
    select r.learner_id, coalesce(review->>'original', (
      select d.content from dictations d where d.user_id = ${owner} and d.id = r.dictation_id
    )) as original
    from french_dictation_results r
    where r.user_id = ${owner} and r.id = ${id}
    for update of r`)
  return row ? accept(row) : refuse({ kind: 'not-found' })
}

/** Replaces the copy of a locked correction, and the score of its generic row, unless it has changed since it was read (`updated_at`). */
export async function changeCorrection(
  owner: OwnerId,
  run: QueryRunner,
  change: ScoredCopy & { readonly id: string; readonly updated_at: string },
): Promise<Result<CorrectionDetail>> {
  const { id, content, word_count, error_count, score, review } = change
  const changed = await run(sql`
    with detail as (
      update french_dictation_results
      set content = ${content}, word_count = ${word_count}, error_count = ${error_count},
        score = ${score}, review = ${JSON.stringify(review)}::jsonb
      where user_id = ${owner} and id = ${id} and updated_at = ${change.updated_at}
      returning user_id, id, score
    )
    update results set score = detail.score from detail
    where results.user_id = ${owner} and results.id = detail.id
    returning results.id`)
  if (changed.length === 0) return refuse({ kind: 'stale' })
  const [row] = await run<CorrectionDetail>(selectCorrection(owner, id))
  return row ? accept(withGivenText(row)) : refuse({ kind: 'not-found' })
}
