/** Rows put into the tables of a user without any route. */
import type { OwnerId } from '../../../src/domain/account/owner-id.ts'
import { asOwnerId } from '../../../src/server/account/sessions/authenticator.ts'
import { type Statement, sql } from '../../../src/server/db/database.ts'
import type { TestDatabase } from '../database/database.ts'

export const LEARNER = {
  first_name: 'Léa',
  last_name: 'Martin',
  birth_date: '2018-02-23',
  level: 'CE1',
}

export const DICTATION = {
  title: 'Le chat',
  content: 'Le chat dort.',
  level: 'CE1',
  theme: null,
  goals: [],
}

export const CALCULATION = {
  operation: ['addition'],
  level: 'CE1',
  questions_count: 20,
  correct_answers: 15,
  total_time: 60_000,
  average_time: 3000,
  score: 75,
}

export const CORRECTION = {
  dictation_title: 'Le chat',
  dictation_level: 'CE1',
  content: 'Le chat dor.',
  word_count: 3,
  error_count: 1,
  score: 67,
}

export type Row = Readonly<Record<string, unknown>>

export function insertion(table: string, row: Row): Statement {
  const names = Object.keys(row)
  const places = names.map((_, i) => `$${i + 1}`)
  return {
    text: `insert into ${table} (${names}) values (${places}) returning *`,
    values: Object.values(row),
  }
}

export async function someone({ database }: TestDatabase, email: string): Promise<OwnerId> {
  const [user] = await database.anonymous.query<{ id: string }>(sql`
    insert into auth.users (name, email, email_verified) values ('', ${email}, true) returning id`)
  return asOwnerId(user?.id ?? '')
}

export async function inserted(
  base: TestDatabase,
  owner: OwnerId,
  table: string,
  row: Row,
): Promise<Row> {
  const [made] = await base.database.query<Row>(owner, insertion(table, row))
  return made ?? {}
}

/** A learner with a correction and a calculation; `results` holds a row for each. */
export async function classOf(base: TestDatabase, owner: OwnerId) {
  const learner = await inserted(base, owner, 'learners', LEARNER)
  const dictation = await inserted(base, owner, 'dictations', DICTATION)
  const [learner_id, dictation_id] = [learner.id, dictation.id]
  const [[correction], [calculation]] = await base.database.transaction(owner, async (run) => [
    await run<Row>(
      insertion('french_dictation_results', { ...CORRECTION, learner_id, dictation_id }),
    ),
    await run<Row>(insertion('math_calculation_results', { ...CALCULATION, learner_id })),
    await run(sql`insert into results (id, learner_id, subject, activity, score)
      select id, learner_id, 'french', 'dictation', score from french_dictation_results`),
    await run(sql`insert into results (id, learner_id, subject, activity, score)
      select id, learner_id, 'math', 'calculation', score from math_calculation_results`),
  ])
  return { learner_id, dictation_id, correction: correction ?? {}, calculation: calculation ?? {} }
}

/** How many rows of each kind the user of a query sees. */
export const COUNTS = sql`
  select (select count(*) from learners) as learners, (select count(*) from dictations) as dictations,
    (select count(*) from results) as results,
    (select count(*) from french_dictation_results) as french,
    (select count(*) from math_calculation_results) as math`
