import type { FrenchGrammarResult } from '../../contract/grammar.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type QueryRunner, sql } from '../db/database.ts'

/** Stores a scored grammar test of a learner of the owner, and its generic row under the same id. */
export async function addGrammar(
  owner: OwnerId,
  run: QueryRunner,
  test: Omit<FrenchGrammarResult, 'id' | 'user_id' | 'created_at'>,
): Promise<Result<FrenchGrammarResult>> {
  const [learner] = await run(
    sql`select id from learners where user_id = ${owner} and id = ${test.learner_id} for key share`,
  )
  if (!learner) return refuse({ kind: 'not-found' })
  const [row] = await run<FrenchGrammarResult>(sql`
    with detail as (
      insert into french_grammar_results (user_id, learner_id, level, exercise_type, questions_count,
        answers_count, correct_answers, total_time, score, mode)
      values (${owner}, ${test.learner_id}, ${test.level}, ${test.exercise_type},
        ${test.questions_count}, ${test.answers_count}, ${test.correct_answers}, ${test.total_time},
        ${test.score}, ${test.mode})
      returning *
    ), generic as (
      insert into results (id, user_id, learner_id, subject, activity, score, created_at)
      select id, user_id, learner_id, 'french', 'grammar', score, created_at from detail
    )
    select id, user_id, learner_id, level, exercise_type, questions_count, answers_count,
      correct_answers, total_time, score, mode, created_at
    from detail`)
  if (!row) throw new Error('the insertion of a grammar test returned no row')
  return accept(row)
}
