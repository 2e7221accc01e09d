import type { Evening, LearnerEvening } from '../../contract/evening.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { WEEKLY_SERIES_DAYS } from '../../domain/calculation/series/weekly-series.ts'
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { type Activity, trendOf } from '../../domain/results/results.ts'
import { isDue, wordProgress } from '../../domain/word-review/word-boxes.ts'
import { type Database, type Statement, sql } from '../db/database.ts'

/** A dictation that nobody did within three weeks is no longer waited for. */
const DICTATION_DAYS = 21

/** As many as a trend looks at: the latest and the five before it. */
const TREND_RESULTS = 6

interface LearnerRow
  extends Omit<LearnerEvening, 'due_words' | 'due_facts' | 'due_questions' | 'last_result'> {}

interface WordRow {
  readonly learner_id: string
  readonly days: readonly CalendarDate[]
  readonly rights: readonly boolean[]
}

interface CountRow {
  readonly learner_id: string
  readonly count: number
}

interface LastRow {
  readonly learner_id: string
  readonly id: string
  readonly activity: Activity
  readonly title: string | null
  readonly created_at: string
  /** Newest first. */
  readonly scores: readonly number[]
}

function statements(owner: OwnerId, today: CalendarDate): Statement[] {
  return [
    sql`
      select learners.id, first_name, last_name, learners.level, waiting.dictation,
        given.series
      from learners
      left join lateral (
        select json_build_object('id', dictations.id, 'title', dictations.title) as dictation
        from dictations
        where dictations.user_id = ${owner} and dictations.level = learners.level
          and dictations.created_at > ${today}::date - ${DICTATION_DAYS}::integer
          and not exists (
            select from french_dictation_results as copies
            where copies.user_id = ${owner} and copies.dictation_id = dictations.id
              and copies.learner_id = learners.id)
        order by dictations.created_at desc, dictations.id desc
        limit 1
      ) as waiting on true
      left join learner_weekly_series as given
        on given.user_id = ${owner} and given.learner_id = learners.id
        and given.given_at > ${today}::date - ${WEEKLY_SERIES_DAYS}::integer
        and not exists (
          select from math_calculation_results as tests
          where tests.user_id = ${owner} and tests.learner_id = learners.id
            and tests.series = given.series and tests.created_at >= given.given_at)
      where learners.user_id = ${owner} and archived_at is null
      order by first_name collate "fr-x-icu", last_name collate "fr-x-icu", learners.id`,
    sql`
      select learner_id, json_agg(day order by day) as days,
        json_agg(is_right order by day) as rights
      from (
        select learner_id, word, day, bool_and(is_right) as is_right, bool_or(error is not null) as is_missed
        from learner_word_answers
        where user_id = ${owner}
        group by learner_id, word, day
      ) as answers
      group by learner_id, word
      having bool_or(is_missed)`,
    sql`
      select learner_id, count(*) as count
      from learner_facts
      where user_id = ${owner} and due <= ${today}
      group by learner_id`,
    sql`
      select learner_id, count(*) as count
      from learner_grammar_questions
      where user_id = ${owner} and due <= ${today}
      group by learner_id`,
    sql`
      select learners.id as learner_id, last.id, last.activity, last.created_at,
        copies.dictation_title as title, trend.scores
      from learners
      cross join lateral (
        select id, activity, created_at from results
        where user_id = ${owner} and learner_id = learners.id
        order by created_at desc, id desc
        limit 1
      ) as last
      cross join lateral (
        select json_agg(score) as scores from (
          select score from results
          where user_id = ${owner} and learner_id = learners.id and activity = last.activity
          order by created_at desc, id desc
          limit ${TREND_RESULTS}
        ) as newest
      ) as trend
      left join french_dictation_results as copies
        on copies.user_id = ${owner} and copies.id = last.id
      where learners.user_id = ${owner} and archived_at is null`,
    sql`
      select id, title from dictations
      where user_id = ${owner}
      order by created_at desc, id desc
      limit 1`,
    sql`select exists (select from french_dictation_results where user_id = ${owner}) as found`,
  ]
}

function dueWords(rows: readonly WordRow[], today: CalendarDate): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { learner_id, days, rights } of rows) {
    const progress = wordProgress(days.map((day, at) => ({ day, right: rights[at] === true })))
    if (progress === null || !isDue(progress, today)) continue
    counts.set(learner_id, (counts.get(learner_id) ?? 0) + 1)
  }
  return counts
}

function asCounts(rows: readonly unknown[] | undefined): Map<string, number> {
  return new Map((rows as CountRow[]).map((row) => [row.learner_id, row.count]))
}

function lastResult(row: LastRow | undefined): LearnerEvening['last_result'] {
  if (row === undefined) return null
  const { id, activity, title, created_at, scores } = row
  const trend = trendOf(scores.map((score) => ({ score })))
  return { id, activity, title, created_at, score: scores[0] ?? 0, trend }
}

/** The selected columns are those of the contract, under its names. */
function asEvening(rows: readonly (readonly unknown[])[], today: CalendarDate): Evening {
  const [learners, words, facts, questions, lasts, latest, copies] = rows
  const wordCounts = dueWords(words as WordRow[], today)
  const factCounts = asCounts(facts)
  const questionCounts = asCounts(questions)
  const lastRows = new Map((lasts as LastRow[]).map((row) => [row.learner_id, row]))
  return {
    learners: (learners as LearnerRow[]).map((learner) => ({
      ...learner,
      due_words: wordCounts.get(learner.id) ?? 0,
      due_facts: factCounts.get(learner.id) ?? 0,
      due_questions: questionCounts.get(learner.id) ?? 0,
      last_result: lastResult(lastRows.get(learner.id)),
    })),
    latest_dictation: (latest as Evening['latest_dictation'][])[0] ?? null,
    has_copies: (copies as { found: boolean }[])[0]?.found ?? false,
  }
}

/** What is due for each learner of the owner on a day, in one round trip. */
export async function readEvening(
  owner: OwnerId,
  database: Database,
  today: CalendarDate,
): Promise<Evening> {
  return asEvening(await database.queries(owner, statements(owner, today)), today)
}
