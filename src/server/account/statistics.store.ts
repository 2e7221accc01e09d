import type { OwnerId } from '../../domain/owner-id.ts'
import { type Database, sql } from '../db/database.ts'

export interface AccountCounts {
  readonly learners: number
  readonly corrections: number
  readonly calculations: number
}

function parseCount(rows: readonly unknown[] | undefined): number {
  return (rows?.[0] as { count: number } | undefined)?.count ?? 0
}

/** Counts only, in one flight (DAT-03). */
export async function countAccount(owner: OwnerId, database: Database): Promise<AccountCounts> {
  const [learners, corrections, calculations] = await database.queries(owner, [
    sql`select count(*) as count from learners where user_id = ${owner}`,
    sql`select count(*) as count from french_dictation_results where user_id = ${owner}`,
    sql`select count(*) as count from math_calculation_results where user_id = ${owner}`,
  ])
  return {
    learners: parseCount(learners),
    corrections: parseCount(corrections),
    calculations: parseCount(calculations),
  }
}
