import type { OwnerId } from '../../domain/account/owner-id.ts'
import type { Level } from '../../domain/level.ts'
import type { ProblemWeek } from '../../domain/problem/problem-week.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type QueryRunner, type Statement, sql } from '../db/database.ts'

/** As many weeks as a frame rests. */
const REMEMBERED_WEEKS = 8

export interface LearnerProblems {
  readonly level: Level
  /** The last ones, and those that are not finished. */
  readonly weeks: readonly ProblemWeek[]
}

function weeksStatement(owner: OwnerId, learner: string): Statement {
  return sql`
    select week, level, problems, outcomes, times from learner_problem_weeks
    where user_id = ${owner} and learner_id = ${learner}
    order by week desc
    limit ${REMEMBERED_WEEKS}`
}

/** The selected columns are those of the rules, under their names. */
function asProblems(
  learners: readonly unknown[],
  weeks: readonly unknown[],
): Result<LearnerProblems> {
  const [learner] = learners as { level: Level }[]
  return learner
    ? accept({ level: learner.level, weeks: weeks as ProblemWeek[] })
    : refuse({ kind: 'not-found' })
}

export async function readProblemWeeks(
  owner: OwnerId,
  database: Database,
  learner: string,
): Promise<Result<LearnerProblems>> {
  const [learners = [], weeks = []] = await database.queries(owner, [
    sql`select level from learners where user_id = ${owner} and id = ${learner}`,
    weeksStatement(owner, learner),
  ])
  return asProblems(learners, weeks)
}

/** Locks the learner's row, so that of two answers at once the second sees the first. */
export async function lockProblemWeeks(
  owner: OwnerId,
  run: QueryRunner,
  learner: string,
): Promise<Result<LearnerProblems>> {
  const learners = await run(sql`
    select level from learners where user_id = ${owner} and id = ${learner} for no key update`)
  return asProblems(learners, await run(weeksStatement(owner, learner)))
}

export async function storeProblemWeek(
  owner: OwnerId,
  run: QueryRunner,
  learner: string,
  { week, level, problems, outcomes, times }: ProblemWeek,
): Promise<void> {
  await run(sql`
    insert into learner_problem_weeks (user_id, learner_id, week, level, problems, outcomes, times)
    values (${owner}, ${learner}, ${week}, ${level}, ${problems}, ${outcomes}, ${times})
    on conflict (user_id, learner_id, week)
    do update set outcomes = excluded.outcomes, times = excluded.times`)
}
