/** A release goes live on a full base, under the requests of the release before. */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { blankDatabase, SECRET } from '../support/database/database.ts'
import {
  ask,
  fill,
  migrateUntil,
  startTraffic,
  tokenOf,
} from '../support/database/populated-database.ts'
import { nextRelease } from '../support/product/next-release.ts'
import { startProduct } from '../support/product/product.ts'
import { addressOf } from '../support/product/whole-server.ts'

/** The last migration of the release before this one: raised with each release. */
const RELEASE_BEFORE = '0008-billing.sql'

const SIZE = { users: 25_000, learnersEach: 2, resultsEach: 10 }
const PER_SECOND = 50
/** A statement of a request is given up after two seconds and a half; some have two. */
const WAIT_MOST_MS = 5000

/** One more migration, on the table that every save writes, as the house makes them: nothing that rewrites or sorts what is there. */
const NEXT = `
  alter table results add column is_marked boolean not null default false;
  create index results_marked on results (user_id, created_at) where is_marked;`

/** A back-up, or whoever else reads every table for long, until it is told to end. */
async function startReader(owner: Parameters<typeof ask>[0]): Promise<() => Promise<void>> {
  const client = new pg.Client({ ...owner })
  await client.connect()
  await client.query('begin isolation level repeatable read read only')
  await client.query('select count(*) from auth.users')
  return async () => {
    await client.query('commit')
    await client.end()
  }
}

test('D8 a new release migrates a base of a million rows, half of them in a table it alters, beside a back-up and 50 requests a second of the old one: none fails', async () => {
  await using blank = await blankDatabase()
  const { owner } = blank
  const connections = await migrateUntil(owner, RELEASE_BEFORE)
  await fill(owner, SIZE)
  const rows = SIZE.users * SIZE.learnersEach * SIZE.resultsEach
  const traffic = startTraffic(connections, { perSecond: PER_SECOND, size: SIZE })
  await wait(1000)
  const endBackup = await startReader(owner)
  await using release = await nextRelease(NEXT)
  await using product = startProduct({
    cwd: release.path,
    command: [process.execPath, 'src/server/boot/main.ts'],
    env: { DATABASE_URL: addressOf(blank), AUTH_SECRET: SECRET, DATA_DIR: '/nowhere/at/all' },
  })
  await expect.poll(product.printed, { timeout: 60_000 }).toContain('"event":"migration-waits"')
  // Longer than any request would wait behind the migration.
  await wait(4000)
  await endBackup()
  const url = await product.ready()
  // The old servers go on for a while on the new tables.
  await wait(2000)
  const { sent, failures, longestMs } = await traffic.stop()
  console.info(`${sent} requests, the longest ${Math.round(longestMs)} ms`)
  expect(failures).toEqual([])
  expect(sent).toBeGreaterThan(250)
  expect(longestMs).toBeLessThan(WAIT_MOST_MS)

  const headers = { authorization: `Bearer ${tokenOf(7)}` }
  const learners = await fetch(url + routes.listLearners.path, { headers })
  expect(learners.status).toBe(200)
  expect(await learners.json()).toHaveLength(SIZE.learnersEach)
  const [{ n } = { n: 0 }] = await ask<{ n: number }>(
    owner,
    `select count(*)::int as n from results where not is_marked and created_at < '2026-10-01'`,
  )
  expect(n).toBe(rows)
})
