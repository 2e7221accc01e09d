import type { GrammarReview } from '../../contract/grammar-review.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import type { CalendarDate } from '../../domain/calendar-date.ts'
import {
  type MissedQuestion,
  type QuestionAnswer,
  questionKey,
  reviewQuestions,
} from '../../domain/grammar/question-review.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type QueryRunner, type Statement, sql } from '../db/database.ts'

function questionsStatement(owner: OwnerId, learner: string): Statement {
  return sql`
    select level, exercise, box, due from learner_grammar_questions
    where user_id = ${owner} and learner_id = ${learner}
    order by box, due, key`
}

/** The selected columns are those of the contract, under its names. */
function asReview(questions: readonly unknown[]): GrammarReview {
  return { questions: questions as GrammarReview['questions'] }
}

export async function readGrammarReview(
  owner: OwnerId,
  database: Database,
  learner: string,
): Promise<Result<GrammarReview>> {
  const [learners = [], questions = []] = await database.queries(owner, [
    sql`select id from learners where user_id = ${owner} and id = ${learner}`,
    questionsStatement(owner, learner),
  ])
  return learners.length > 0 ? accept(asReview(questions)) : refuse({ kind: 'not-found' })
}

/** The learner's row is locked, so that of two exercises at once the second reviews what the first left. */
export async function addGrammarReview(
  owner: OwnerId,
  run: QueryRunner,
  {
    learner,
    answers,
    today,
  }: {
    readonly learner: string
    readonly answers: readonly QuestionAnswer[]
    readonly today: CalendarDate
  },
): Promise<Result<GrammarReview>> {
  const [found] = await run(sql`
    select id from learners where user_id = ${owner} and id = ${learner} for no key update`)
  if (!found) return refuse({ kind: 'not-found' })
  const before = await run<MissedQuestion>(questionsStatement(owner, learner))
  const after = reviewQuestions(before, answers, today)
  await run(sql`
    delete from learner_grammar_questions
    where user_id = ${owner} and learner_id = ${learner}
      and not key = any(${after.map(({ exercise }) => questionKey(exercise))}::text[])`)
  await run(sql`
    insert into learner_grammar_questions (user_id, learner_id, key, level, exercise, box, due)
    select ${owner}::uuid, ${learner}::uuid, kept.key, kept.level::app.level, kept.exercise, kept.box, kept.due
    from unnest(${after.map(({ exercise }) => questionKey(exercise))}::text[],
      ${after.map(({ level }) => level)}::text[],
      ${after.map(({ exercise }) => JSON.stringify(exercise))}::jsonb[],
      ${after.map(({ box }) => box)}::smallint[],
      ${after.map(({ due }) => due)}::date[]) as kept (key, level, exercise, box, due)
    on conflict (user_id, learner_id, key)
    do update set box = excluded.box, due = excluded.due`)
  return accept(asReview(await run(questionsStatement(owner, learner))))
}
