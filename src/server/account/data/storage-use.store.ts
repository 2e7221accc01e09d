import type { OwnerId } from '../../../domain/account/owner-id.ts'
import type { Database, Statement } from '../../db/database.ts'

/** What a row costs beside its texts: columns, header and indexes, measured on a base of a million rows. */
const ROW_BYTES = 300

/** Every table that a user fills, and which of its texts have no small maximum. */
const TEXTS = {
  dictation_absences: [],
  dictations: ['content'],
  french_dictation_results: ['content', 'review'],
  french_grammar_results: [],
  idempotency_keys: ['reply'],
  learner_badges: [],
  learner_bests: [],
  learner_facts: [],
  learner_grammar_questions: ['key', 'exercise'],
  learner_group_members: [],
  learner_groups: [],
  learner_known_facts: [],
  learner_problem_weeks: ['problems'],
  learner_weekly_series: [],
  learner_word_answers: ['sentence'],
  learners: [],
  listening_links: [],
  math_calculation_results: [],
  results: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

function sizeOf(columns: readonly string[]): string {
  return ['0', ...columns.map((column) => `coalesce(pg_column_size(${column}), 0)`)].join(' + ')
}

const MEASURE = `
  select sum(bytes)::float8 as bytes, sum(rows)::float8 as rows from (
    ${Object.entries(TEXTS)
      .map(
        ([table, columns]) =>
          `select sum(${sizeOf(columns)}) as bytes, count(*) as rows from ${table} where user_id = $1`,
      )
      .join(' union all ')}
  ) as stored`

function measureStatement(owner: OwnerId): Statement {
  return { text: MEASURE, name: 'storage-use', values: [owner] }
}

/** Bytes that a user stores in writing, as they lie on the disk. */
export async function measureStorage(owner: OwnerId, database: Database): Promise<number> {
  const [row] = await database.query<{ bytes: number; rows: number }>(
    owner,
    measureStatement(owner),
  )
  return (row?.bytes ?? 0) + ROW_BYTES * (row?.rows ?? 0)
}
