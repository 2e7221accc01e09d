/** Everything that the database holds of a user (RGPD, articles 15 and 20), as it is stored. */
import type { OwnerId } from '../../domain/owner-id.ts'
import { type Database, type Statement, sql } from '../db/database.ts'

/** Each table of a user with all of its columns but his own identifier, in the order of a reader. */
function statementsOf(owner: OwnerId): Readonly<Record<string, Statement>> {
  return {
    subscriptions: sql`
      select to_jsonb(subscriptions) - 'user_id' as row from subscriptions where user_id = ${owner}`,
    learners: sql`
      select to_jsonb(learners) - 'user_id' as row from learners
      where user_id = ${owner} order by created_at, id`,
    dictations: sql`
      select to_jsonb(dictations) - 'user_id' as row from dictations
      where user_id = ${owner} order by created_at, id`,
    results: sql`
      select to_jsonb(results) - 'user_id' as row from results
      where user_id = ${owner} order by created_at, id`,
    french_dictation_results: sql`
      select to_jsonb(french_dictation_results) - 'user_id' as row from french_dictation_results
      where user_id = ${owner} order by created_at, id`,
    french_grammar_results: sql`
      select to_jsonb(french_grammar_results) - 'user_id' as row from french_grammar_results
      where user_id = ${owner} order by created_at, id`,
    math_calculation_results: sql`
      select to_jsonb(math_calculation_results) - 'user_id' as row from math_calculation_results
      where user_id = ${owner} order by created_at, id`,
    learner_facts: sql`
      select to_jsonb(learner_facts) - 'user_id' as row from learner_facts
      where user_id = ${owner} order by learner_id, fact`,
    learner_badges: sql`
      select to_jsonb(learner_badges) - 'user_id' as row from learner_badges
      where user_id = ${owner} order by learner_id, earned_at, badge`,
    learner_bests: sql`
      select to_jsonb(learner_bests) - 'user_id' as row from learner_bests
      where user_id = ${owner} order by learner_id, best`,
    ai_calls: sql`
      select to_jsonb(ai_calls) - 'user_id' as row from ai_calls where user_id = ${owner} order by day`,
    // Hashes and sealed answers, which nobody can read any more: when they were written is all there is to say.
    idempotency_keys: sql`
      select jsonb_build_object('created_at', created_at) as row from idempotency_keys
      where user_id = ${owner} order by created_at`,
  }
}

type Rows = Readonly<Record<string, unknown>>[]

function parseTables(names: readonly string[], tables: readonly unknown[][]): Record<string, Rows> {
  const entries = names.map((name, i) => [
    name,
    (tables[i] as { row: Rows[number] }[]).map(({ row }) => row),
  ])
  return Object.fromEntries(entries) as Record<string, Rows>
}

/** The tables behind row-level security, read at one moment. */
export async function readEverything(
  owner: OwnerId,
  database: Database,
): Promise<Record<string, Rows>> {
  const statements = statementsOf(owner)
  const tables = await database.queries(owner, Object.values(statements))
  return parseTables(Object.keys(statements), tables)
}
