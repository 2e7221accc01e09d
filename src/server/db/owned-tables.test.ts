/** The tables themselves, below every route: who sees what, what cannot be stored. */
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/support/database/database.ts'
import {
  CALCULATION,
  CORRECTION,
  COUNTS,
  classOf,
  insertion,
  LEARNER,
  someone,
} from '../../../test/support/people/owned-rows.ts'
import { sql } from './database.ts'

/** The fields of the specification, §3; tables may hold more. */
const SPECIFIED: Readonly<Record<string, string>> = {
  early_access: 'email',
  subscriptions: 'user_id plan status',
  learners: 'id user_id first_name last_name birth_date level',
  dictations: 'id user_id title content level theme goals created_at',
  french_dictation_results:
    'id user_id learner_id dictation_id content word_count error_count score created_at',
  math_calculation_results:
    'id user_id learner_id operation level questions_count correct_answers total_time average_time score created_at',
  results: 'id user_id learner_id subject activity score created_at',
}

test('DAT-01 the specified tables hold the specified fields', async () => {
  await using base = await testDatabase()
  for (const [table, fields] of Object.entries(SPECIFIED)) {
    const columns = await base.asOwner((run) =>
      run<{ name: string }>(sql`
        select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table}`),
    )
    const names = columns.map(({ name }) => name)
    expect(names, table).toEqual(expect.arrayContaining(fields.split(' ')))
  }
})

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
