/**
 * Everything that the database holds of a user (RGPD, articles 15 and 20), as it is stored. Years of a class are a hundred
 * megabytes: they are read in slices, each within the limits of any statement, and never stand in memory together.
 */
import type { OwnerId } from '../../../domain/account/owner-id.ts'
import { BEFORE_NEWEST, type Database, type Statement, sql } from '../../db/database.ts'
import { withExtendedDeadline } from '../../db/request-deadline.ts'

type Row = Readonly<Record<string, unknown>>

/** Some rows of a table, without their owner. The slices of one table follow each other. */
export interface ExportSlice {
  readonly table: string
  readonly rows: readonly Row[]
}

const SLICE_ROWS = 50

/** Tables that are short, whatever a user does. */
function shortTables(owner: OwnerId): Readonly<Record<string, Statement>> {
  return {
    subscriptions: sql`
      select to_jsonb(subscriptions) - 'user_id' as row from subscriptions where user_id = ${owner}`,
    learners: sql`
      select to_jsonb(learners) - 'user_id' as row from learners
      where user_id = ${owner} order by created_at, id`,
    learner_groups: sql`
      select to_jsonb(learner_groups) - 'user_id' as row from learner_groups
      where user_id = ${owner} order by created_at, id`,
    learner_group_members: sql`
      select to_jsonb(learner_group_members) - 'user_id' as row from learner_group_members
      where user_id = ${owner} order by group_id, learner_id`,
    dictation_absences: sql`
      select to_jsonb(dictation_absences) - 'user_id' as row from dictation_absences
      where user_id = ${owner} order by dictation_id, learner_id`,
    learner_facts: sql`
      select to_jsonb(learner_facts) - 'user_id' as row from learner_facts
      where user_id = ${owner} order by learner_id, fact`,
    learner_known_facts: sql`
      select to_jsonb(learner_known_facts) - 'user_id' as row from learner_known_facts
      where user_id = ${owner} order by learner_id, fact`,
    learner_badges: sql`
      select to_jsonb(learner_badges) - 'user_id' as row from learner_badges
      where user_id = ${owner} order by learner_id, earned_at, badge`,
    learner_bests: sql`
      select to_jsonb(learner_bests) - 'user_id' as row from learner_bests
      where user_id = ${owner} order by learner_id, best`,
    learner_grammar_questions: sql`
      select to_jsonb(learner_grammar_questions) - 'user_id' as row from learner_grammar_questions
      where user_id = ${owner} order by learner_id, key`,
    learner_weekly_series: sql`
      select to_jsonb(learner_weekly_series) - 'user_id' as row from learner_weekly_series
      where user_id = ${owner} order by learner_id`,
    learner_problem_weeks: sql`
      select to_jsonb(learner_problem_weeks) - 'user_id' as row from learner_problem_weeks
      where user_id = ${owner} order by learner_id, week`,
    // The address itself was told once and is stored nowhere.
    listening_links: sql`
      select jsonb_build_object(
        'dictation_id', dictation_id, 'created_at', created_at, 'expires_at', expires_at
      ) as row from listening_links where user_id = ${owner} order by created_at`,
    ai_calls: sql`
      select to_jsonb(ai_calls) - 'user_id' as row from ai_calls where user_id = ${owner} order by day`,
    // Hashes and sealed answers, which nobody can read any more: when they were written is all there is to say.
    idempotency_keys: sql`
      select jsonb_build_object('created_at', created_at) as row from idempotency_keys
      where user_id = ${owner} order by created_at`,
  }
}

/** The last row of a slice. */
interface ExportCursor {
  readonly created_at: string
  readonly id: string
}

type NextSlice = (after: ExportCursor) => Statement

function dictations(owner: OwnerId): NextSlice {
  return (after) => sql`
    select to_jsonb(dictations) - 'user_id' as row, created_at, id from dictations
    where user_id = ${owner} and (created_at, id) < (${after.created_at}, ${after.id})
    order by created_at desc, id desc limit ${SLICE_ROWS}`
}

/** The work of one learner, newest first. */
function learnerTables(owner: OwnerId, learner: string): Readonly<Record<string, NextSlice>> {
  return {
    results: (after) => sql`
      select to_jsonb(results) - 'user_id' as row, created_at, id from results
      where user_id = ${owner} and learner_id = ${learner}
        and (created_at, id) < (${after.created_at}, ${after.id})
      order by created_at desc, id desc limit ${SLICE_ROWS}`,
    french_dictation_results: (after) => sql`
      select to_jsonb(french_dictation_results) - 'user_id' as row, created_at, id
      from french_dictation_results
      where user_id = ${owner} and learner_id = ${learner}
        and (created_at, id) < (${after.created_at}, ${after.id})
      order by created_at desc, id desc limit ${SLICE_ROWS}`,
    learner_word_answers: (after) => sql`
      select to_jsonb(learner_word_answers) - 'user_id' as row, created_at, id
      from learner_word_answers
      where user_id = ${owner} and learner_id = ${learner}
        and (created_at, id) < (${after.created_at}, ${after.id})
      order by created_at desc, id desc limit ${SLICE_ROWS}`,
    french_grammar_results: (after) => sql`
      select to_jsonb(french_grammar_results) - 'user_id' as row, created_at, id
      from french_grammar_results
      where user_id = ${owner} and learner_id = ${learner}
        and (created_at, id) < (${after.created_at}, ${after.id})
      order by created_at desc, id desc limit ${SLICE_ROWS}`,
    math_calculation_results: (after) => sql`
      select to_jsonb(math_calculation_results) - 'user_id' as row, created_at, id
      from math_calculation_results
      where user_id = ${owner} and learner_id = ${learner}
        and (created_at, id) < (${after.created_at}, ${after.id})
      order by created_at desc, id desc limit ${SLICE_ROWS}`,
  }
}

type Sliced = ExportCursor & { readonly row: Row }

/** A query that may take longer than a person waits for a screen: the next slice of a file. */
type SliceQuery = <R>(statement: Statement) => Promise<R[]>

async function* slices(
  ask: SliceQuery,
  table: string,
  next: NextSlice,
): AsyncGenerator<ExportSlice> {
  let after: ExportCursor = BEFORE_NEWEST
  for (;;) {
    const rows = await ask<Sliced>(next(after))
    yield { table, rows: rows.map(({ row }) => row) }
    const last = rows.at(-1)
    if (last === undefined || rows.length < SLICE_ROWS) return
    after = last
  }
}

async function* longTables(owner: OwnerId, ask: SliceQuery): AsyncGenerator<ExportSlice> {
  yield* slices(ask, 'dictations', dictations(owner))
  const learners = await ask<{ id: string }>(
    sql`select id from learners where user_id = ${owner} order by created_at, id`,
  )
  for (const table of Object.keys(learnerTables(owner, ''))) {
    yield { table, rows: [] }
    for (const { id } of learners) {
      const next = learnerTables(owner, id)[table]
      if (next) yield* slices(ask, table, next)
    }
  }
}

/** One at a time: each may have megabytes. The sound stands as base64, as it was sent. */
async function* recordings(owner: OwnerId, ask: SliceQuery): AsyncGenerator<ExportSlice> {
  const table = 'recordings'
  yield { table, rows: [] }
  const ids = await ask<{ id: string }>(sql`
    select dictation_id as id from recordings where user_id = ${owner} order by created_at, id`)
  for (const { id } of ids) {
    const rows = await ask<{ row: Row }>(sql`
      select to_jsonb(recordings) - 'user_id' - 'text_hash'
        || jsonb_build_object('audio', encode(audio, 'base64')) as row
      from recordings where user_id = ${owner} and dictation_id = ${id}`)
    yield { table, rows: rows.map(({ row }) => row) }
  }
}

/** The tables behind row-level security; a table without rows has an empty slice. */
export async function* exportTables(
  owner: OwnerId,
  database: Database,
): AsyncGenerator<ExportSlice> {
  const ask: SliceQuery = (statement) =>
    withExtendedDeadline(() => database.query(owner, statement))
  for (const [table, statement] of Object.entries(shortTables(owner))) {
    const rows = await ask<{ row: Row }>(statement)
    yield { table, rows: rows.map(({ row }) => row) }
  }
  yield* recordings(owner, ask)
  yield* longTables(owner, ask)
}
