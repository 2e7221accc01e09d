/** What the tables themselves take and refuse, whatever the routes let through. */
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/support/database/database.ts'
import {
  CALCULATION,
  CORRECTION,
  COUNTS,
  classOf,
  DICTATION,
  inserted,
  insertion,
  LEARNER,
  type Row,
  someone,
} from '../../../test/support/people/owned-rows.ts'
import { PLAN_KEYS } from '../../domain/account/plan.ts'
import {
  MAX_TEST_DURATION_MS,
  MAX_TEST_QUESTIONS,
  OPERATIONS,
} from '../../domain/calculation/operation.ts'
import {
  MAX_CONTENT_LENGTH,
  MAX_GOAL_LENGTH,
  MAX_GOALS,
  MAX_THEME_LENGTH,
  MAX_TITLE_LENGTH,
} from '../../domain/dictation/dictation-limits.ts'
import { EARLIEST_BIRTH_DATE, MAX_NAME_LENGTH } from '../../domain/learner.ts'
import { LEVELS } from '../../domain/level.ts'
import { scorePercent } from '../../domain/results/results.ts'
import { sql } from './database.ts'

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
    {
      questions_count: MAX_TEST_QUESTIONS + 1,
      correct_answers: MAX_TEST_QUESTIONS + 1,
      score: 100,
    },
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
