import { expect, test } from 'vitest'
import { addedDictation, addedLearner } from '../../../../test/support/people/class-work.ts'
import { claire, hugo, lea, paul } from '../../../../test/support/people/people.ts'
import {
  type SignedInCaller,
  type TestApp,
  testApp,
} from '../../../../test/support/product/test-app.ts'
import { routes } from '../../../contract/routes.ts'
import type { OwnerId } from '../../../domain/account/owner-id.ts'
import { sql } from '../../db/database.ts'
import { asOwnerId } from '../sessions/authenticator.ts'
import { createStorageGuard } from './storage-guard.ts'

const MEGABYTE = 1024 * 1024
const DICTATION = { content: 'Le castor ronge.', level: 'CE1' } as const

/** Texts that do not compress, of ten thousand signs each. */
function fill({ asOwner }: TestApp, { id }: SignedInCaller, rows: number): Promise<unknown> {
  return asOwner((run) =>
    run(sql`
      insert into dictations (user_id, title, content, level)
      select ${id}, 'Dictée', (
        select string_agg(md5(random()::text || n || part), '') from generate_series(1, 312) as part
      ), 'CE1' from generate_series(1, ${rows}) as n`),
  )
}

test('O12 what does not fit in the storage of a plan is refused with its size, and deleting makes room', async () => {
  await using app = await testApp()
  const [adult, other] = [await app.as({ ...paul, plan: 'free' }), await app.as(claire)]
  const dictation = await addedDictation(adult)
  const first = (await adult.send(routes.getStorageUse)).body
  expect(first.maximum_bytes).toBe(15 * MEGABYTE)
  expect(first.used_bytes).toBeLessThan(5000)
  await fill(app, adult, 1600)
  const { used_bytes } = (await adult.send(routes.getStorageUse)).body
  expect(used_bytes).toBeGreaterThan(first.maximum_bytes)
  app.clock.advance(600_000)
  const refused = await adult.send(routes.addDictation, { body: DICTATION })
  expect([refused.status, refused.problem.code]).toEqual([403, 'storage-budget'])
  expect(refused.problem.error).toMatch(/^Votre plan garde 15\u00a0Mo de dictées/u)
  const change = { updated_at: dictation.updated_at, title: 'Autre' }
  const changed = await adult.send(routes.changeDictation, { params: dictation, body: change })
  expect(changed.problem.code).toBe('storage-budget')
  const opened = await adult.send(routes.openListening, { params: dictation })
  expect(opened.problem.code).toBe('storage-budget')
  expect((await adult.send(routes.listDictations)).body).toHaveLength(1601)
  expect((await other.send(routes.addDictation, { body: DICTATION })).status).toBe(201)

  await app.asOwner((run) =>
    run(sql`delete from dictations where user_id = ${adult.id} and id <> ${dictation.id}`),
  )
  expect((await adult.send(routes.deleteDictation, { params: dictation })).status).toBe(204)
  expect((await adult.send(routes.addDictation, { body: DICTATION })).status).toBe(201)
})

/** A question to see again, of so many bytes. */
function missQuestion(
  { asOwner }: TestApp,
  { id }: SignedInCaller,
  { learner, bytes }: { readonly learner: string; readonly bytes: number },
): Promise<unknown> {
  return asOwner(async (run) => {
    // Nothing is packed, so that sixty megabytes are made at once.
    await run(sql`alter table learner_grammar_questions alter exercise set storage external`)
    await run(sql`
      insert into learner_grammar_questions (user_id, learner_id, key, level, exercise, box, due)
      select ${id}, ${learner}, 'fill||x', 'CE1', jsonb_build_object('type', 'fill', 'questions',
        jsonb_build_array(jsonb_build_object('sentence', '', 'words', jsonb_build_array(
          jsonb_build_object('text', 'x', 'options', jsonb_build_array(repeat('x', ${bytes}))))))),
        1, '2026-01-01'`)
  })
}

test('O12 the answer that is kept beside a key counts: a request of thirty bytes left half a megabyte', async () => {
  await using app = await testApp()
  const adult = await app.as({ ...paul, plan: 'parent' })
  const [one, other] = [await addedLearner(adult, lea()), await addedLearner(adult, hugo())]
  await missQuestion(app, adult, { learner: one.id, bytes: 500_000 })
  const { used_bytes, maximum_bytes } = (await adult.send(routes.getStorageUse)).body
  const bytes = maximum_bytes - used_bytes - 400_000
  await missQuestion(app, adult, { learner: other.id, bytes })
  app.clock.advance(600_000)
  const answer = (key: string) =>
    adult.send(routes.addGrammarReview, {
      params: one,
      body: { level: 'CE1', answers: [] },
      headers: { 'idempotency-key': key },
    })
  expect((await answer('une')).status).toBe(200)
  const next = await answer('deux')
  expect([next.status, next.problem.code]).toEqual([403, 'storage-budget'])
})

function guardOf(stored: { bytes: number }) {
  const clock = { now: 0 }
  const measures: OwnerId[] = []
  const guard = createStorageGuard(
    async (owner) => {
      measures.push(owner)
      return { used_bytes: stored.bytes, maximum_bytes: 1000 }
    },
    () => clock.now,
  )
  return { guard, clock, measures }
}

const OWNER = asOwnerId('00000000-0000-4000-8000-000000000001')

test('O12 what was written since the measure counts, and a measure is taken again before a refusal', async () => {
  const stored = { bytes: 500 }
  const { guard, clock, measures } = guardOf(stored)
  for (let i = 0; i < 5; i += 1) expect(await guard.refusalOf(OWNER, 100)).toBeUndefined()
  expect(measures).toHaveLength(1)
  expect(await guard.refusalOf(OWNER, 1)).toEqual({ kind: 'storage-budget', maximum: 1000 })
  stored.bytes = 200
  clock.now += 3000
  expect(await guard.refusalOf(OWNER, 100)).toBeUndefined()
  expect(measures).toHaveLength(2)
})

test('O12 what is changed over and over takes no room, but counts as written: as much as a plan stores at once, then again in an hour', async () => {
  const stored = { bytes: 100 }
  const { guard, clock } = guardOf(stored)
  const change = async () => {
    guard.forget(OWNER)
    return guard.refusalOf(OWNER, 100)
  }
  for (let i = 0; i < 10; i += 1) expect(await change()).toBeUndefined()
  expect(await change()).toEqual({ kind: 'too-many-writes' })
  clock.now -= 7_200_000
  expect(await change()).toEqual({ kind: 'too-many-writes' })
  clock.now += 360_000
  expect(await change()).toBeUndefined()
  expect(await change()).toEqual({ kind: 'too-many-writes' })
  const other = asOwnerId('00000000-0000-4000-8000-000000000002')
  expect(await guard.refusalOf(other, 100)).toBeUndefined()
})

test('O12 what others wrote is seen within minutes, and what was deleted here at once', async () => {
  const stored = { bytes: 900 }
  const { guard, clock } = guardOf(stored)
  expect(await guard.refusalOf(OWNER, 50)).toBeUndefined()
  stored.bytes = 1000
  clock.now += 301_000
  expect(await guard.refusalOf(OWNER, 50)).toBeDefined()
  stored.bytes = 0
  guard.forget(OWNER)
  expect(await guard.refusalOf(OWNER, 50)).toBeUndefined()
})
