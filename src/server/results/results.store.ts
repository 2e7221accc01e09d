import type { MathCalculationResult } from '../../contract/calculations.ts'
import type { FrenchDictationResult } from '../../contract/french-dictation-result.ts'
import type { FrenchGrammarResult } from '../../contract/grammar.ts'
import type { LearnerResults, ResultRow } from '../../contract/results.ts'
import type { OwnerId } from '../../domain/owner-id.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, sql } from '../db/database.ts'

/** The selected columns are those of the contract, under its names. */
function parseResults(rows: readonly (readonly unknown[])[]): LearnerResults {
  const [, french, math, grammar, results] = rows
  return {
    french_dictation: french as FrenchDictationResult[],
    math_calculation: math as MathCalculationResult[],
    french_grammar: grammar as FrenchGrammarResult[],
    results: results as ResultRow[],
  }
}

/** All results of a learner, newest first, in one flight. */
export async function listResults(
  owner: OwnerId,
  database: Database,
  learner: string,
): Promise<Result<LearnerResults>> {
  const rows = await database.queries(owner, [
    sql`select id from learners where user_id = ${owner} and id = ${learner}`,
    sql`
      select id, user_id, learner_id, dictation_id,
        json_build_object('title', dictation_title, 'level', dictation_level) as dictation,
        content, word_count, error_count, score, created_at, updated_at
      from french_dictation_results
      where user_id = ${owner} and learner_id = ${learner}
      order by created_at desc, id desc`,
    sql`
      select id, user_id, learner_id, operation, level, questions_count, correct_answers,
        total_time, average_time, score, created_at
      from math_calculation_results
      where user_id = ${owner} and learner_id = ${learner}
      order by created_at desc, id desc`,
    sql`
      select id, user_id, learner_id, level, exercise_type, questions_count, answers_count,
        correct_answers, total_time, score, created_at
      from french_grammar_results
      where user_id = ${owner} and learner_id = ${learner}
      order by created_at desc, id desc`,
    sql`
      select id, user_id, learner_id, subject, activity, score, created_at
      from results
      where user_id = ${owner} and learner_id = ${learner}
      order by created_at desc, id desc`,
  ])
  return rows[0]?.length === 1 ? accept(parseResults(rows)) : refuse({ kind: 'not-found' })
}

/** Deletes a result: the generic row, and with it its detail (the database's own cascade). */
export async function deleteResult(
  owner: OwnerId,
  database: Database,
  id: string,
): Promise<Result<undefined>> {
  const rows = await database.query(
    owner,
    sql`delete from results where user_id = ${owner} and id = ${id} returning id`,
  )
  return rows.length > 0 ? accept(undefined) : refuse({ kind: 'not-found' })
}
