/** The tables themselves, below every route: who sees what, what cannot be stored. */
import { expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts'
import {
  MAX_QUESTIONS,
  MAX_TEST_DURATION_MS,
  OPERATIONS,
} from '../../domain/calculation/operation.ts'
import {
  MAX_CONTENT_LENGTH,
  MAX_GOAL_LENGTH,
  MAX_GOALS,
  MAX_THEME_LENGTH,
  MAX_TITLE_LENGTH,
} from '../../domain/dictation.ts'
import { scorePercent } from '../../domain/dictation-correction.ts'
import { EARLIEST_BIRTH_DATE, MAX_NAME_LENGTH } from '../../domain/learner.ts'
import { LEVELS } from '../../domain/level.ts'
import type { OwnerId } from '../../domain/owner-id.ts'
import { PLAN_KEYS } from '../../domain/plan.ts'
import { parseOwnerId } from '../account/require-user.ts'
import { type Statement, sql } from './database.ts'

const LEARNER = {
  first_name: 'Léa',
  last_name: 'Martin',
  birth_date: '2018-02-23',
  level: 'CE1',
}
const DICTATION = {
  title: 'Le chat',
  content: 'Le chat dort.',
  level: 'CE1',
  theme: null,
  goals: [],
}
const CALCULATION = {
  operation: ['addition'],
  level: 'CE1',
  questions_count: 20,
  correct_answers: 15,
  total_time: 60_000,
  average_time: 3000,
  score: 75,
}
const CORRECTION = {
  dictation_title: 'Le chat',
  dictation_level: 'CE1',
  content: 'Le chat dor.',
  word_count: 3,
  error_count: 1,
  score: 67,
}

type Row = Readonly<Record<string, unknown>>

function insertion(table: string, row: Row): Statement {
  const names = Object.keys(row)
  const places = names.map((_, i) => `$${i + 1}`)
  return {
    text: `insert into ${table} (${names}) values (${places}) returning *`,
    values: Object.values(row),
  }
}

async function someone({ database }: TestDatabase, email: string): Promise<OwnerId> {
  const [user] = await database.anonymous.query<{ id: string }>(sql`
    insert into auth.users (name, email, email_verified) values ('', ${email}, true) returning id`)
  return parseOwnerId(user?.id ?? '')
}

async function inserted(base: TestDatabase, owner: OwnerId, table: string, row: Row): Promise<Row> {
  const [made] = await base.database.query<Row>(owner, insertion(table, row))
  return made ?? {}
}

/** A learner with a correction and a calculation; `results` holds a row for each. */
async function classOf(base: TestDatabase, owner: OwnerId) {
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

const COUNTS = sql`
  select (select count(*) from learners) as learners, (select count(*) from dictations) as dictations,
    (select count(*) from results) as results,
    (select count(*) from french_dictation_results) as french,
    (select count(*) from math_calculation_results) as math`

test('DAT-01 DAT-02 without a user there is no row, in any table', async () => {
  await using base = await testDatabase()
  await classOf(base, await someone(base, 'claire@exemple.fr'))
  const none = { learners: 0, dictations: 0, results: 0, french: 0, math: 0 }
  const client = await base.pools.requests.connect()
  expect((await client.query(COUNTS.text)).rows).toEqual([none])
  await expect(
    client.query(insertion('learners', LEARNER).text, Object.values(LEARNER)),
  ).rejects.toThrow()
  client.release()
  expect(await base.database.query(await someone(base, 'marc@exemple.fr'), COUNTS)).toEqual([none])
})

test('DAT-02 rows of somebody else can be neither changed, deleted, taken nor made', async () => {
  await using base = await testDatabase()
  const claire = await someone(base, 'claire@exemple.fr')
  const marc = await someone(base, 'marc@exemple.fr')
  await classOf(base, claire)
  for (const statement of [
    sql`update learners set first_name = 'Hugo' returning id`,
    sql`update learners set user_id = ${marc} returning id`,
    sql`delete from learners returning id`,
    sql`delete from results returning id`,
  ]) {
    expect(await base.database.query(marc, statement)).toEqual([])
  }
  const forClaire = base.database.query(
    marc,
    insertion('learners', { ...LEARNER, user_id: claire }),
  )
  await expect(forClaire).rejects.toThrow('row-level security')
  const given = base.database.query(claire, sql`update learners set user_id = ${marc}`)
  await expect(given).rejects.toThrow('row-level security')
  const all = { learners: 1, dictations: 1, results: 2, french: 1, math: 1 }
  expect(await base.database.query(claire, COUNTS)).toEqual([all])
})

test('DAT-02 Z2 a learner or a dictation of somebody else cannot be referenced', async () => {
  await using base = await testDatabase()
  const claire = await someone(base, 'claire@exemple.fr')
  const marc = await someone(base, 'marc@exemple.fr')
  const hers = await classOf(base, claire)
  const his = await classOf(base, marc)
  const at = (learner_id: unknown, dictation_id: unknown) =>
    base.database.query(
      marc,
      insertion('french_dictation_results', { ...CORRECTION, learner_id, dictation_id }),
    )
  await expect(at(hers.learner_id, his.dictation_id)).rejects.toMatchObject({ code: '23503' })
  await expect(at(his.learner_id, hers.dictation_id)).rejects.toMatchObject({ code: '23503' })
  const moved = base.database.query(
    marc,
    sql`update math_calculation_results set learner_id = ${hers.learner_id}`,
  )
  await expect(moved).rejects.toMatchObject({ code: '23503' })
})

test('DAT-04 a detailed result cannot stand without its row in results, and goes with it', async () => {
  await using base = await testDatabase()
  const claire = await someone(base, 'claire@exemple.fr')
  const { learner_id, correction } = await classOf(base, claire)
  const alone = base.database.query(
    claire,
    insertion('math_calculation_results', { ...CALCULATION, learner_id }),
  )
  await expect(alone).rejects.toMatchObject({ code: '23503' })
  await base.database.query(claire, sql`delete from results where id = ${correction.id}`)
  expect(await base.database.query(claire, COUNTS)).toMatchObject([
    { results: 1, french: 0, math: 1 },
  ])
})

test('DIC-02 a deleted dictation leaves its results, with title and level', async () => {
  await using base = await testDatabase()
  const claire = await someone(base, 'claire@exemple.fr')
  const { dictation_id, correction } = await classOf(base, claire)
  await base.database.query(claire, sql`delete from dictations where id = ${dictation_id}`)
  expect(await base.database.query(claire, sql`select * from french_dictation_results`)).toEqual([
    { ...correction, dictation_id: null },
  ])
})

test('a deleted learner takes his results along, a deleted user everything', async () => {
  await using base = await testDatabase()
  const claire = await someone(base, 'claire@exemple.fr')
  const { learner_id } = await classOf(base, claire)
  await base.database.query(claire, sql`delete from learners where id = ${learner_id}`)
  const none = { learners: 0, dictations: 0, results: 0, french: 0, math: 0 }
  expect(await base.database.query(claire, COUNTS)).toEqual([{ ...none, dictations: 1 }])
  await classOf(base, claire)
  await base.database.anonymous.query(sql`delete from auth.users where id = ${claire}`)
  expect(await base.asOwner((run) => run(COUNTS))).toEqual([none])
})

test('D2 each change moves the date of the row, also within a millisecond', async () => {
  await using base = await testDatabase()
  const claire = await someone(base, 'claire@exemple.fr')
  await classOf(base, claire)
  const change = sql`update learners set level = 'CM2' returning updated_at`
  const dates = (
    await base.database.queries(
      claire,
      Array.from({ length: 20 }, () => change),
    )
  ).flat()
  expect(new Set(dates.map((row) => JSON.stringify(row))).size).toBe(20)
})

test('one address is one user, whatever its case', async () => {
  await using base = await testDatabase()
  await someone(base, 'claire@exemple.fr')
  await expect(someone(base, 'Claire@Exemple.FR')).rejects.toMatchObject({ code: '23505' })
})

const REFUSED: readonly [table: string, row: Row][] = [
  ...[
    { first_name: '' },
    { first_name: 'x'.repeat(MAX_NAME_LENGTH + 1) },
    { last_name: '' },
    { last_name: 'x'.repeat(MAX_NAME_LENGTH + 1) },
    { birth_date: '1919-12-31' },
    { level: '6e' },
    { level: null },
  ].map((wrong): [string, Row] => ['learners', { ...LEARNER, ...wrong }]),
  ...[
    { title: '' },
    { title: 'x'.repeat(MAX_TITLE_LENGTH + 1) },
    { content: '' },
    { content: 'x'.repeat(MAX_CONTENT_LENGTH + 1) },
    { level: 'GS' },
    { theme: '' },
    { theme: 'x'.repeat(MAX_THEME_LENGTH + 1) },
    { goals: Array(MAX_GOALS + 1).fill('imparfait') },
    { goals: ['x'.repeat(MAX_GOAL_LENGTH + 1)] },
    { goals: [''] },
    { goals: [null] },
  ].map((wrong): [string, Row] => ['dictations', { ...DICTATION, ...wrong }]),
  ...[
    { operation: [] },
    { operation: ['modulo'] },
    { operation: [...OPERATIONS, 'addition'] },
    { questions_count: 0, correct_answers: 0, score: 0 },
    { questions_count: MAX_QUESTIONS + 1, correct_answers: MAX_QUESTIONS + 1, score: 100 },
    { correct_answers: 21, score: 100 },
    { correct_answers: -1, score: 0 },
    { total_time: -1 },
    { total_time: MAX_TEST_DURATION_MS + 1 },
    { average_time: -1 },
    { average_time: MAX_TEST_DURATION_MS + 1 },
    { score: 76 },
    { score: 101 },
    { score: -1 },
  ].map((wrong): [string, Row] => ['math_calculation_results', { ...CALCULATION, ...wrong }]),
  ...[
    { dictation_title: '' },
    { dictation_level: 'CE3' },
    { content: 'x'.repeat(MAX_CONTENT_LENGTH + 1) },
    { word_count: -1 },
    { error_count: 4, score: 0 },
    { error_count: -1, score: 100 },
    { score: 100 },
  ].map((wrong): [string, Row] => ['french_dictation_results', { ...CORRECTION, ...wrong }]),
  ...[
    { subject: 'history', activity: 'dictation', score: 50 },
    { subject: 'math', activity: 'dictation', score: 50 },
    { subject: 'french', activity: 'dictation', score: 101 },
  ].map((wrong): [string, Row] => ['results', wrong]),
]

test('I7 what no form accepts, no table stores', async () => {
  await using base = await testDatabase()
  const claire = await someone(base, 'claire@exemple.fr')
  const { learner_id } = await classOf(base, claire)
  for (const [table, row] of REFUSED) {
    const whole = table.endsWith('results') ? { ...row, learner_id } : row
    const made = base.database.query(claire, insertion(table, whole))
    await expect(made, `${table} ${JSON.stringify(row).slice(0, 80)}`).rejects.toMatchObject({
      code: expect.stringMatching(/^23(514|502)$/),
    })
  }
})

test('I7 what a form accepts at its limit is stored', async () => {
  await using base = await testDatabase()
  const claire = await someone(base, 'claire@exemple.fr')
  for (const level of LEVELS) {
    const longest = 'é'.repeat(MAX_NAME_LENGTH)
    await inserted(base, claire, 'learners', {
      first_name: longest,
      last_name: longest,
      birth_date: EARLIEST_BIRTH_DATE,
      level,
    })
    await inserted(base, claire, 'dictations', {
      title: 'é'.repeat(MAX_TITLE_LENGTH),
      content: 'é'.repeat(MAX_CONTENT_LENGTH),
      level,
      theme: 'é'.repeat(MAX_THEME_LENGTH),
      goals: Array(MAX_GOALS).fill('é'.repeat(MAX_GOAL_LENGTH)),
    })
  }
  await base.asOwner(async (run) => {
    for (const plan of PLAN_KEYS) {
      await run(sql`insert into subscriptions (user_id, plan) values (${claire}, ${plan})
        on conflict (user_id) do update set plan = excluded.plan`)
    }
  })
  const [counts] = await base.database.query<{ learners: number }>(claire, COUNTS)
  expect(counts).toMatchObject({ learners: LEVELS.length, dictations: LEVELS.length })
})

test('every score that the rule gives can be stored', async () => {
  await using base = await testDatabase()
  const cases = Array.from({ length: 300 }, (_, total) =>
    Array.from({ length: total + 1 }, (_, errors) => ({
      total,
      right: total - errors,
      score: scorePercent(total, errors),
    })),
  ).flat()
  const [row] = await base.asOwner((run) =>
    run<{ refused: number }>(sql`
      select count(*)::int as refused
      from unnest(${cases.map((one) => one.score)}::int[], ${cases.map((one) => one.total)}::int[],
        ${cases.map((one) => one.right)}::int[]) as one (score, total, right_ones)
      where not app.is_score(score, total, right_ones)`),
  )
  expect(row).toEqual({ refused: 0 })
})

test('the lists of a user are read through an index', async () => {
  await using base = await testDatabase()
  const claire = await someone(base, 'claire@exemple.fr')
  const plans = await base.database.transaction(claire, async (run) => {
    await run(sql`set local enable_seqscan = off`)
    await run(sql`set local enable_bitmapscan = off`)
    await run(sql`set local enable_sort = off`)
    return Promise.all(
      [
        `select id from learners where user_id = $1
         order by first_name collate "fr-x-icu", last_name collate "fr-x-icu", id`,
        'select id from dictations where user_id = $1 order by created_at desc, id desc',
        'select id from results where user_id = $1 and learner_id = $1 order by created_at desc, id desc',
      ].map((text) => run<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values: [claire] })),
    )
  })
  expect(plans.map((lines) => /using (\w+)/.exec(JSON.stringify(lines))?.[1])).toEqual([
    'learners_by_name',
    'dictations_newest',
    'results_newest',
  ])
})
