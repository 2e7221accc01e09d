import { expect, test } from 'vitest'
import { claire, hugo, lea, madameRoy, marc } from '../../../test/support/people/people.ts'
import { appOn, callerOf, testApp, testReader } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'
import { SILENT_LOG } from '../log.ts'

const KEY = { 'idempotency-key': '4f6e1d2c-7a55-4c0b-9a3e-0d9f7b1c2e11' }

test('D1 twenty simultaneous sendings with one key make one row and get one answer', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => caller.send(routes.addLearner, { body: lea(), headers: KEY })),
  )
  for (const { status, body } of replies) {
    expect(status).toBe(201)
    expect(body).toEqual(replies[0]?.body)
  }
  expect((await caller.send(routes.listLearners)).body).toEqual([replies[0]?.body])
})

test('D1 a server that never saw the first sending answers with its row', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const first = await caller.send(routes.addLearner, { body: lea(), headers: KEY })
  const later = appOn({ ...app, reader: testReader(), log: SILENT_LOG, clock: app.clock.read })
  const again = await callerOf(later, { cookie: caller.cookie }).send(routes.addLearner, {
    body: { ...lea(), first_name: ' Léa ' },
    headers: KEY,
  })
  expect(again.status).toBe(201)
  expect(again.body).toEqual(first.body)
})

test('D1 the same key with another content is a conflict', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  await caller.send(routes.addLearner, { body: lea(), headers: KEY })
  const other = await caller.send(routes.addLearner, { body: hugo(), headers: KEY })
  expect(other.status).toBe(409)
  expect(other.problem).toEqual({
    error: 'Cette demande a déjà été envoyée avec un autre contenu',
    code: 'idempotency-conflict',
  })
  const elsewhere = await caller.send(routes.addDictation, {
    body: { content: 'Le chat dort.', level: 'CE1' },
    headers: KEY,
  })
  expect(elsewhere.status).toBe(409)
  expect((await caller.send(routes.listLearners)).body).toHaveLength(1)
})

test('a key is of one user: the same one of another is another', async () => {
  await using app = await testApp()
  const [hers, his] = [await app.as(claire), await app.as(marc)]
  await hers.send(routes.addLearner, { body: lea(), headers: KEY })
  const { status, body } = await his.send(routes.addLearner, { body: hugo(), headers: KEY })
  expect([status, body.user_id]).toEqual([201, his.id])
})

test('a refusal is not kept: the same key may succeed later', async () => {
  await using app = await testApp()
  const caller = await app.as({ ...madameRoy, status: 'canceled' })
  const refused = await caller.send(routes.addLearner, { body: lea(), headers: KEY })
  expect(refused.problem.code).toBe('learner-limit')
  await app.asOwner((run) => run(sql`update subscriptions set status = 'active'`))
  expect((await caller.send(routes.addLearner, { body: lea(), headers: KEY })).status).toBe(201)
})

test('D1 a change whose answer was lost can be sent again', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const { body: learner } = await caller.send(routes.addLearner, { body: lea() })
  const change = () =>
    caller.send(routes.changeLearner, {
      params: { id: learner.id },
      body: { level: 'CE2', updated_at: learner.updated_at },
      headers: KEY,
    })
  const first = await change()
  expect(first.status).toBe(200)
  expect((await change()).body).toEqual(first.body)
})

test('without a key the same content twice is two rows', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  await caller.send(routes.addLearner, { body: lea() })
  await caller.send(routes.addLearner, { body: lea() })
  expect((await caller.send(routes.listLearners)).body).toHaveLength(2)
})

test('a key that no generator makes is refused', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  for (const key of ['', 'x'.repeat(201), 'a key', 'clé']) {
    const { status, problem } = await caller.send(routes.addLearner, {
      body: lea(),
      headers: { 'idempotency-key': key },
    })
    expect([status, problem.code], JSON.stringify(key)).toEqual([400, 'invalid-request'])
  }
})

test('P5 what is kept of an answer cannot be read, and answers nothing after its month', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  await caller.send(routes.addLearner, { body: lea(), headers: KEY })
  const kept = () =>
    app.asOwner((run) =>
      run<{ row: string; reply: Buffer }>(
        sql`select idempotency_keys::text as row, reply from idempotency_keys`,
      ),
    )
  for (const { row, reply } of await kept()) {
    expect(row).not.toContain(KEY['idempotency-key'])
    expect(reply.toString('latin1')).not.toMatch(/Martin|CE1|birth/)
  }
  await app.asOwner((run) =>
    run(sql`update idempotency_keys set created_at = now() - interval '32 days'`),
  )
  // The night removes it (`retention.test.ts`); until then its key is as good as new.
  const next = await caller.send(routes.addLearner, { body: hugo(), headers: KEY })
  const again = await caller.send(routes.addLearner, { body: hugo(), headers: KEY })
  expect([next.status, next.body.first_name]).toEqual([201, hugo().first_name])
  expect(again.body).toEqual(next.body)
  expect(await kept()).toHaveLength(1)
})
