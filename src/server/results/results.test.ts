import { expect, test } from 'vitest'
import {
  addedDictation,
  addedLearner,
  NO_ID,
  savedCalculation,
  savedCorrection,
} from '../../../test/support/people/class-work.ts'
import { claire, hugo, marc } from '../../../test/support/people/people.ts'
import {
  type SignedInCaller,
  type TestApp,
  testApp,
} from '../../../test/support/product/test-app.ts'
import type { Learner } from '../../contract/learners.ts'
import { makeCursor } from '../../contract/paging.ts'
import type { LearnerResults } from '../../contract/results.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'

interface Counts {
  readonly learners: number
  readonly results: number
  readonly details: number
  readonly orphans: number
}

/** Rows of all owners, and results whose other half is missing. */
async function counts({ asOwner }: TestApp): Promise<Counts | undefined> {
  const [row] = await asOwner((run) =>
    run<Counts>(sql`
      with details as (
        select user_id, id, learner_id from french_dictation_results
        union all select user_id, id, learner_id from math_calculation_results
        union all select user_id, id, learner_id from french_grammar_results
      )
      select
        (select count(*) from learners) as learners,
        (select count(*) from results) as results,
        (select count(*) from details) as details,
        (select count(*) from results full join details using (user_id, id, learner_id)
          left join learners on learners.user_id = results.user_id and learners.id = results.learner_id
          where details.id is null or results.id is null or learners.id is null) as orphans`),
  )
  return row
}

test('RES-03 DAT-03 results of a learner come newest first, and only his', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const brother = await addedLearner(parent, hugo())
  const dictation = await addedDictation(parent)
  const french = [
    await savedCorrection(parent, learner, dictation),
    await savedCorrection(parent, learner, dictation),
  ]
  const math = [await savedCalculation(parent, learner), await savedCalculation(parent, learner)]
  await savedCalculation(parent, brother)
  const { body } = await parent.send(routes.listResults, { params: learner })
  expect(body.french_dictation).toEqual(
    french.toReversed().map((row) => ({ ...row, summary: null })),
  )
  expect(body.math_calculation).toEqual(math.toReversed())
  expect(body.results.map(({ id }) => id)).toEqual(
    [...french, ...math].toReversed().map(({ id }) => id),
  )
})

test('D9 the order of results is the order of instants when clocks go back', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const instants = [
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
    '2026-03-29T00:30:00.000Z',
    '2026-03-29T01:30:00.000Z',
  ]
  for (const instant of instants) {
    const { id } = await savedCalculation(parent, learner)
    await app.asOwner(async (run) => {
      await run(sql`update results set created_at = ${instant} where id = ${id}`)
      await run(sql`update math_calculation_results set created_at = ${instant} where id = ${id}`)
    })
  }
  const { body } = await parent.send(routes.listResults, { params: learner })
  const newestFirst = instants.toSorted().toReversed()
  expect(body.math_calculation.map(({ created_at }) => created_at)).toEqual(newestFirst)
  expect(body.results.map(({ created_at }) => created_at)).toEqual(newestFirst)
})

test('RES-04 DAT-04 a result goes with both its rows, once', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const french = await savedCorrection(parent, learner, await addedDictation(parent))
  const math = await savedCalculation(parent, learner)
  for (const [result, left] of [
    [french, 1],
    [math, 0],
  ] as const) {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => parent.send(routes.deleteResult, { params: result })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404, 404])
    expect(await counts(app)).toEqual({ learners: 1, results: left, details: left, orphans: 0 })
  }
})

test('DAT-02 results and learner of somebody else do not exist', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const result = await savedCalculation(parent, learner)
  const other = await app.as(marc)
  for (const id of [learner.id, NO_ID]) {
    const { status, problem } = await other.send(routes.listResults, { params: { id } })
    expect([status, problem.code]).toEqual([404, 'not-found'])
  }
  for (const id of [result.id, NO_ID]) {
    const { status, problem } = await other.send(routes.deleteResult, { params: { id } })
    expect([status, problem.code]).toEqual([404, 'not-found'])
  }
  expect(await counts(app)).toEqual({ learners: 1, results: 1, details: 1, orphans: 0 })
})

test('D3 a learner deleted while his results are being saved leaves no orphan', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const dictation = await addedDictation(parent)
  for (let round = 0; round < 5; round += 1) {
    const learner = await addedLearner(parent)
    const body = { learner_id: learner.id, dictation_id: dictation.id, content: 'Il dort.' }
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        place === 20
          ? parent.send(routes.deleteLearner, { params: learner })
          : parent.send(routes.saveCorrection, { body }),
      ),
    )
    const statuses = new Set(replies.map(({ status }) => status))
    expect(replies[20]?.status).toBe(204)
    expect([...statuses].filter((status) => ![201, 204, 404].includes(status))).toEqual([])
    expect(await counts(app)).toEqual({ learners: 0, results: 0, details: 0, orphans: 0 })
    expect((await parent.send(routes.deleteLearner, { params: learner })).status).toBe(404)
  }
})

test('D3 a dictation deleted while it is being corrected loses no result and never deadlocks', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const dictation = await addedDictation(parent)
  const body = { learner_id: learner.id, dictation_id: dictation.id, content: 'Il dort.' }
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      place === 20
        ? parent.send(routes.deleteDictation, { params: dictation })
        : parent.send(routes.saveCorrection, { body }),
    ),
  )
  const saved = replies.filter(({ status }) => status === 201).length
  const missing = replies.filter(({ status }) => status === 404).length
  expect([saved + missing, replies[20]?.status]).toEqual([49, 204])
  expect(await counts(app)).toEqual({ learners: 1, results: saved, details: saved, orphans: 0 })
  const { body: results } = await parent.send(routes.listResults, { params: learner })
  expect(new Set(results.french_dictation.map((one) => one.dictation_id)).size).toBeLessThan(2)
  expect(new Set(results.french_dictation.map((one) => one.dictation.title))).toEqual(
    new Set(saved > 0 ? [dictation.title] : []),
  )
})

interface Asked {
  readonly activity?: string
  readonly before?: string
  readonly limit: string
}

async function piece(caller: SignedInCaller, learner: Learner, asked: Asked) {
  const path = routes.listResults.path.replace(':id', learner.id)
  const response = await caller.fetch(`${path}?${new URLSearchParams({ ...asked })}`)
  expect(response.status).toBe(200)
  return (await response.json()) as LearnerResults
}

test('RES-03 results come in pieces of one activity, each once, with the totals of all', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const dictation = await addedDictation(parent)
  for (let n = 0; n < 7; n += 1) await savedCalculation(parent, learner)
  // Another child's results are in no total of this one.
  await savedCalculation(parent, await addedLearner(parent, hugo()))
  const copy = await savedCorrection(parent, learner, dictation)
  await app.asOwner((run) =>
    run(sql`update math_calculation_results set created_at = '2026-11-21T08:00:00Z'`),
  )
  const { body: all } = await parent.send(routes.listResults, { params: learner })
  const totals = {
    dictation: { count: 1, average: 100 },
    calculation: { count: 7, average: 75 },
    grammar: { count: 0, average: null },
  }
  expect(all.totals).toEqual(totals)

  const first = await piece(parent, learner, { limit: '3' })
  expect(first.math_calculation).toEqual(all.math_calculation.slice(0, 3))
  expect(first.french_dictation).toEqual([{ ...copy, summary: null }])
  expect(first.results).toEqual(all.results.slice(0, 3))
  const found = [...first.math_calculation]
  for (let last = found.at(-1); last && found.length < 7; last = found.at(-1)) {
    const before = makeCursor(last)
    const next = await piece(parent, learner, { activity: 'calculation', before, limit: '3' })
    expect([next.french_dictation, next.french_grammar]).toEqual([[], []])
    expect(next.totals).toEqual(totals)
    found.push(...next.math_calculation)
  }
  expect(found).toEqual(all.math_calculation)
  const generic = await piece(parent, learner, { activity: 'dictation', limit: '3' })
  expect(generic.results.map(({ id }) => id)).toEqual([copy.id])
})
