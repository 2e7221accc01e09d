import type { MathCalculationResult } from '../../contract/calculations.ts'
import { storedReview } from '../../contract/copy-review.ts'
import type { ListedDictationResult } from '../../contract/french-dictation-result.ts'
import type { FrenchGrammarResult } from '../../contract/grammar.ts'
import type {
  ActivityTotal,
  LearnerResults,
  ResultRow,
  ResultsQuery,
} from '../../contract/results.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { summaryOf } from '../../domain/copy/review/stored-copy.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Activity, averageScore } from '../../domain/results/results.ts'
import {
  BEFORE_NEWEST,
  type Database,
  type ListPiece,
  type Statement,
  sql,
} from '../db/database.ts'

type Lists = Omit<LearnerResults, 'totals'>

export interface LearnerResultsQuery extends ResultsQuery {
  readonly learner: string
}

interface TotalRow {
  readonly activity: Activity
  readonly count: number
  readonly sum: number
}

const NOTHING = { count: 0, sum: 0 }

function asTotals(rows: readonly unknown[] = []): LearnerResults['totals'] {
  const total = (activity: Activity): ActivityTotal => {
    const { count, sum } = (rows as TotalRow[]).find((row) => row.activity === activity) ?? NOTHING
    return { count, average: averageScore(sum, count) }
  }
  return {
    dictation: total('dictation'),
    calculation: total('calculation'),
    grammar: total('grammar'),
  }
}

interface ReviewedRow extends Omit<ListedDictationResult, 'summary'> {
  readonly review: unknown
}

/** A review stored by an older version is completed by the schema's defaults. */
function listedResult({ review, ...row }: ReviewedRow): ListedDictationResult {
  const stored = review === null ? undefined : storedReview.safeParse(review).data
  return { ...row, summary: stored ? summaryOf(stored) : null }
}

/** The selected columns are those of the contract, under its names. */
function asListed(rows: readonly unknown[] = []): Lists {
  return {
    french_dictation: (rows[0] as ReviewedRow[]).map(listedResult),
    math_calculation: rows[1] as MathCalculationResult[],
    french_grammar: rows[2] as FrenchGrammarResult[],
    results: rows[3] as ResultRow[],
  }
}

interface PieceOfResults extends ListPiece {
  readonly learner: string
  readonly activity: Activity | null
}

/** The three detailed lists, and the generic one; a detailed one that is not wanted is asked for no row. */
function listStatements(owner: OwnerId, piece: PieceOfResults): Statement[] {
  const { learner, activity, limit } = piece
  const { created_at, id } = piece.before
  const rows = (of: Activity): number | null => (activity === null || activity === of ? limit : 0)
  return [
    sql`
      select id, user_id, learner_id, dictation_id,
        json_build_object('title', dictation_title, 'level', dictation_level) as dictation,
        content, word_count, error_count, score, created_at, updated_at, review
      from french_dictation_results
      where user_id = ${owner} and learner_id = ${learner} and (created_at, id) < (${created_at}, ${id})
      order by created_at desc, id desc
      limit ${rows('dictation')}`,
    sql`
      select id, user_id, learner_id, operation, level, questions_count, correct_answers,
        total_time, average_time, score, series, topic, created_at
      from math_calculation_results
      where user_id = ${owner} and learner_id = ${learner} and (created_at, id) < (${created_at}, ${id})
      order by created_at desc, id desc
      limit ${rows('calculation')}`,
    sql`
      select id, user_id, learner_id, level, exercise_type, questions_count, answers_count,
        correct_answers, total_time, score, mode, created_at
      from french_grammar_results
      where user_id = ${owner} and learner_id = ${learner} and (created_at, id) < (${created_at}, ${id})
      order by created_at desc, id desc
      limit ${rows('grammar')}`,
    sql`
      select id, user_id, learner_id, subject, activity, score, created_at
      from results
      where user_id = ${owner} and learner_id = ${learner} and (created_at, id) < (${created_at}, ${id})
        and (${activity}::text is null or activity = ${activity}::text)
      order by created_at desc, id desc
      limit ${limit}`,
  ]
}

/** Results of a learner from a row on, newest first, and the totals of all of them, in one round trip. Without a limit, all. */
export async function listResults(
  owner: OwnerId,
  database: Database,
  query: LearnerResultsQuery,
): Promise<Result<LearnerResults>> {
  const { learner, activity = null, limit = null, before = BEFORE_NEWEST } = query
  const [found, totals, ...rows] = await database.queries(owner, [
    sql`select id from learners where user_id = ${owner} and id = ${learner}`,
    sql`
      select activity, count(*) as count, sum(score) as sum
      from results
      where user_id = ${owner} and learner_id = ${learner}
      group by activity`,
    ...listStatements(owner, { learner, activity, limit, before }),
  ])
  if (found?.length !== 1) return refuse({ kind: 'not-found' })
  return accept({ ...asListed(rows), totals: asTotals(totals) })
}

const PLACES = {
  french_dictation: 0,
  math_calculation: 1,
  french_grammar: 2,
  results: 3,
} as const satisfies Readonly<Record<keyof Lists, number>>

/** A piece of one of the lists, after a row. */
export async function readMoreResults(
  owner: OwnerId,
  database: Database,
  { list, ...piece }: PieceOfResults & { readonly list: keyof Lists },
): Promise<Lists[typeof list]> {
  const statement = listStatements(owner, piece)[PLACES[list]]
  const rows = statement === undefined ? [] : await database.query(owner, statement)
  return asListed(Array<readonly unknown[]>(4).fill([]).with(PLACES[list], rows))[list]
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
