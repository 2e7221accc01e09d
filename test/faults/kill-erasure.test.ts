/** An account erased while everything is killed: all of it is there, or nothing. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { newRandom } from '../../src/domain/random.ts'
import type { SocketConnection } from '../../src/server/db/supervisor/lease.ts'
import {
  askOwner,
  ownerConnection,
  postgresPids,
  signalAll,
} from '../support/database/own-postgres.ts'
import { msUntil } from '../support/load/steady-load.ts'
import { completeAccountOf } from '../support/people/complete-account.ts'
import { claire, madameRoy, PASSWORD, type Person } from '../support/people/people.ts'
import { initialisedFolder } from '../support/product/initialised-data-dir.ts'
import type { Product } from '../support/product/product.ts'
import { callerAt, signedInFolder, startInFolder } from '../support/product/served-product.ts'
import { callerOf, type SignedInCaller } from '../support/product/test-app.ts'

const ROUNDS = 10
const READY_LIMIT_MS = 15_000

/** Years of work, so that an erasure takes long enough to be hit. */
const YEARS = `
  with made as (
    insert into results (user_id, learner_id, subject, activity, score)
    select $1, $2, 'math', 'calculation', 75 from generate_series(1, 20000)
    returning id, user_id, learner_id, score
  )
  insert into math_calculation_results (user_id, id, learner_id, operation, level,
    questions_count, correct_answers, total_time, average_time, score)
  select user_id, id, learner_id, array['addition'], 'CE1', 20, 15, 1, 1, score from made`

async function ownedTables(owner: SocketConnection): Promise<string[]> {
  const rows = await askOwner<{ name: string }>(
    owner,
    `select format('%I.%I', table_schema, table_name) as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where column_name = 'user_id' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Rows of a user in each table that has any. */
async function rowsOf(owner: SocketConnection, user: string): Promise<Record<string, number>> {
  const tables = await ownedTables(owner)
  const counts = tables.map(
    (name) => `select '${name}' as name, count(*)::int as count from ${name} where user_id = $1`,
  )
  counts.push(`select 'auth.users', count(*)::int from auth.users where id = $1`)
  const rows = await askOwner<{ name: string; count: number }>(owner, counts.join(' union all '), [
    user,
  ])
  return Object.fromEntries(
    rows.filter(({ count }) => count > 0).map((row) => [row.name, row.count]),
  )
}

/** Everything of a user as one fingerprint. */
async function fingerprint(owner: SocketConnection, user: string): Promise<string> {
  const tables = await ownedTables(owner)
  const parts = tables.map(
    (
      name,
    ) => `select '${name}' || coalesce(string_agg(md5(t::text), '' order by t::text), '') as part
      from ${name} as t where user_id = $1`,
  )
  const rows = await askOwner<{ part: string }>(owner, parts.join(' union all '), [user])
  return rows
    .map(({ part }) => part)
    .sort()
    .join('\n')
}

function erase(caller: SignedInCaller): Promise<number | undefined> {
  return caller
    .send(routes.eraseAccount, { body: { password: PASSWORD } })
    .then(({ status }) => status)
    .catch(() => undefined)
}

async function signInStatus(url: string, { email }: Person): Promise<number> {
  const caller = callerOf({ fetch: (request) => fetch(request) }, {}, url)
  return (await caller.send(routes.signIn, { body: { email, password: PASSWORD } })).status
}

test('P5 ten erasures killed at ten instants: all of the account is there and signs in, or nothing is left', async () => {
  await using folder = await initialisedFolder()
  const dataDir = folder.path
  let product: Product = startInFolder(dataDir)
  let url = await product.ready()
  const random = newRandom(5)

  const family = async (round: number): Promise<{ person: Person; caller: SignedInCaller }> => {
    const person = { ...claire, email: `famille-${round}@exemple.fr` }
    const caller = await signedInFolder(dataDir, url, person)
    const { learner } = await completeAccountOf(caller)
    await askOwner(await ownerConnection(dataDir), YEARS, [caller.id, learner.id])
    return { person, caller }
  }
  const restarted = async (): Promise<void> => {
    if (product.child.signalCode !== null) {
      product = startInFolder(dataDir)
      url = await product.ready()
    }
    const isReady = async () => (await fetch(`${url}/readyz`)).status === 200
    await msUntil(isReady, READY_LIMIT_MS)
  }

  try {
    const neighbour = await signedInFolder(dataDir, url, madameRoy)
    await completeAccountOf(neighbour)
    const untouched = await fingerprint(await ownerConnection(dataDir), neighbour.id)

    const measured = await family(0)
    const from = performance.now()
    expect(await erase(measured.caller)).toBe(204)
    const erasureMs = performance.now() - from
    expect(await rowsOf(await ownerConnection(dataDir), measured.caller.id)).toEqual({})

    const ends = { kept: 0, erased: 0 }
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { person, caller } = await family(round)
      const before = await rowsOf(await ownerConnection(dataDir), caller.id)
      const answer = erase(caller)
      await wait(random.next() * erasureMs * 0.8)
      if (round % 2 === 0) product.child.kill('SIGKILL')
      else signalAll(await postgresPids(dataDir), 'SIGKILL')
      const status = await answer
      if (round % 2 === 0) await product.ended()
      await restarted()
      const after = await rowsOf(await ownerConnection(dataDir), caller.id)
      const isGone = Object.keys(after).length === 0
      if (!isGone) expect(after).toEqual(before)
      if (status === 204) expect(isGone).toBe(true)
      expect(await signInStatus(url, person)).toBe(isGone ? 401 : 200)
      const session = await callerAt(url, caller).send(routes.listLearners)
      expect(session.status).toBe(isGone ? 401 : 200)
      ends[isGone ? 'erased' : 'kept'] += 1
    }
    process.stdout.write(`P5: ${JSON.stringify({ erasure_ms: Math.round(erasureMs), ...ends })}\n`)
    expect(await fingerprint(await ownerConnection(dataDir), neighbour.id)).toBe(untouched)
  } finally {
    await product.stop('SIGTERM')
  }
})
