import type { MathCalculationResult } from '../../contract/calculations.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type QueryRunner, sql } from '../db/database.ts'

/** Stores a scored test of a learner of the owner, and its generic row under the same id. */
export async function addCalculation(
  owner: OwnerId,
  run: QueryRunner,
  test: Omit<MathCalculationResult, 'id' | 'user_id' | 'created_at'>,
): Promise<Result<MathCalculationResult>> {
  const [learner] = await run(
    sql`select id from learners where user_id = ${owner} and id = ${test.learner_id} for key share`,
  )
  if (!learner) return refuse({ kind: 'not-found' })
  const [row] = await run<MathCalculationResult>(sql`
    with detail as (
      insert into math_calculation_results (user_id, learner_id, operation, level, questions_count,
        correct_answers, total_time, average_time, score, series, topic)
      values (${owner}, ${test.learner_id}, ${test.operation}, ${test.level}, ${test.questions_count},
        ${test.correct_answers}, ${test.total_time}, ${test.average_time}, ${test.score},
        ${test.series}, ${test.topic})
      returning *
    ), generic as (
      insert into results (id, user_id, learner_id, subject, activity, score, created_at)
      select id, user_id, learner_id, 'math', 'calculation', score, created_at from detail
    )
    select id, user_id, learner_id, operation, level, questions_count, correct_answers,
      total_time, average_time, score, series, topic, created_at
    from detail`)
  if (!row) throw new Error('the insertion of a calculation test returned no row')
  return accept(row)
}
