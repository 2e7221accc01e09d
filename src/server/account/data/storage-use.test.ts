/** What counts as stored in writing: every table that has an owner, or the reason why not. */
import { expect, test } from 'vitest'
import { addedDictation, addedLearner } from '../../../../test/support/people/class-work.ts'
import { hugo, lea, madameRoy } from '../../../../test/support/people/people.ts'
import { NO_ID, testApp } from '../../../../test/support/product/test-app.ts'
import { routes } from '../../../contract/routes.ts'
import { sql } from '../../db/database.ts'
import { asOwnerId } from '../sessions/authenticator.ts'
import { measureStorage } from './storage-use.store.ts'

/** Each has a maximum of its own, or is the server's. */
const ELSEWHERE = ['ai_calls', 'recordings', 'subscriptions']

test('O12 every table that has an owner counts, but those that have a budget of their own', async () => {
  await using app = await testApp()
  const owned = await app.asOwner((run) =>
    run<{ name: string }>(sql`
      select tablename as name from pg_policies where policyname = 'owned' order by tablename`),
  )
  const asked: string[] = []
  const database = {
    ...app.database,
    query: async (_owner: unknown, { text }: { readonly text: string }) => {
      asked.push(
        ...Array.from(text.matchAll(/ from (\w+) where user_id = \$1/gu), ([, name]) => name ?? ''),
      )
      return []
    },
  }
  await measureStorage(asOwnerId(NO_ID), database)
  expect([...asked, ...ELSEWHERE].sort()).toEqual(owned.map(({ name }) => name))
})

test('O12 absences of a class are stored, and count', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const pupils = [await addedLearner(teacher, lea()), await addedLearner(teacher, hugo())]
  const dictation = await addedDictation(teacher)
  const measured = () => measureStorage(asOwnerId(teacher.id), app.database)
  const before = await measured()
  const body = { learner_ids: pupils.map(({ id }) => id), absent: true }
  await teacher.send(routes.noteAbsences, { params: dictation, body })
  expect(await measured()).toBeGreaterThanOrEqual(before + 2 * 100)
})

test('O12 what is kept of an answer beside its key counts', async () => {
  await using app = await testApp()
  const { id } = await app.as(madameRoy)
  const measured = () => measureStorage(asOwnerId(id), app.database)
  const before = await measured()
  await app.asOwner((run) =>
    run(sql`
      insert into idempotency_keys (user_id, key_hash, content_hash, reply)
      select ${id}, sha256('a'), sha256('b'), string_agg(sha256(int4send(n)), '')
      from generate_series(1, 1000) as n`),
  )
  expect(await measured()).toBeGreaterThanOrEqual(before + 32_000)
})
