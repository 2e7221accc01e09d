/** Server, PostgreSQL or both killed in the middle of eight writers' work: what was acknowledged is there, once. */
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import {
  askOwner,
  ownerConnection,
  postgresPids,
  signalAll,
} from '../support/database/own-postgres.ts'
import { send, startWriters } from '../support/load/http-writers.ts'
import { msUntil } from '../support/load/steady-load.ts'
import { addedLearner } from '../support/people/class-work.ts'
import { madameRoy } from '../support/people/people.ts'
import { initialisedFolder } from '../support/product/initialised-data-dir.ts'
import type { Product } from '../support/product/product.ts'
import { callerAt, signedInFolder, startInFolder } from '../support/product/served-product.ts'
import type { Caller } from '../support/product/test-app.ts'

const ROUNDS = 5
/** Fifteen rounds of these are more than five thousand. */
const ACKNOWLEDGED_A_ROUND = 340
const RESTART_LIMIT_MS = 15_000

const VICTIMS = ['server', 'postgres', 'both'] as const
type Victims = (typeof VICTIMS)[number]

async function kill(victims: Victims, product: Product, dataDir: string): Promise<void> {
  const servers = victims === 'postgres' ? [] : [product.child.pid ?? 0]
  const postgres = victims === 'server' ? [] : await postgresPids(dataDir)
  signalAll([...servers, ...postgres], 'SIGKILL')
}

interface StoredRow {
  readonly id: string
  readonly key: string
}

/** Rows of the writers by the key under which they were sent. */
async function storedRows(dataDir: string): Promise<Map<string, string[]>> {
  const rows = await askOwner<StoredRow & Record<string, string>>(
    await ownerConnection(dataDir),
    `select id, title as key from dictations
     union all select id, 'save-' || total_time from math_calculation_results`,
  )
  const byKey = new Map<string, string[]>()
  for (const { key, id } of rows) byKey.set(key, [...(byKey.get(key) ?? []), id])
  return byKey
}

test('D5 D1 fifteen kills of the server, of PostgreSQL and of both: no acknowledged save is lost, none is there twice', async () => {
  await using folder = await initialisedFolder()
  const dataDir = folder.path
  let product = startInFolder(dataDir)
  const url = await product.ready()
  const adult = await signedInFolder(dataDir, url, madameRoy)
  const learner = (await addedLearner(adult)).id
  let caller: Caller = adult
  const saves = new Map<string, string>()
  const restarts: number[] = []
  let first = 1
  let retried = 0

  const backAgain = async (victims: Victims): Promise<void> => {
    const from = performance.now()
    if (victims !== 'postgres') {
      await product.ended()
      product = startInFolder(dataDir)
      caller = callerAt(await product.ready(), adult)
    }
    const isBack = async () => (await caller.send(routes.listLearners)).status === 200
    await msUntil(isBack, RESTART_LIMIT_MS)
    restarts.push(performance.now() - from)
  }

  try {
    for (let round = 0; round < ROUNDS * VICTIMS.length; round += 1) {
      const victims = VICTIMS[round % VICTIMS.length] ?? 'both'
      const writers = startWriters(caller, learner, first)
      await writers.reached(ACKNOWLEDGED_A_ROUND)
      await kill(victims, product, dataDir)
      const { acknowledged, unknown } = await writers.stop()
      await backAgain(victims)
      for (const save of unknown) {
        const id = await send(caller, learner, save)
        expect(id, `${save.key} sent again`).toBeDefined()
        saves.set(save.key, id ?? '')
      }
      for (const [save, id] of acknowledged) saves.set(save.key, id)
      retried += unknown.length
      first += acknowledged.size + unknown.length
    }
    const stored = await storedRows(dataDir)
    const lost = [...saves].filter(([key, id]) => !stored.get(key)?.includes(id))
    expect(lost).toEqual([])
    expect([...stored].filter(([, ids]) => ids.length !== 1)).toEqual([])
    expect(stored.size).toBe(saves.size)
    expect(saves.size).toBeGreaterThanOrEqual(5000)
    expect(Math.max(...restarts)).toBeLessThanOrEqual(RESTART_LIMIT_MS)
    const worst = Math.round(Math.max(...restarts))
    process.stdout.write(
      `D5: ${JSON.stringify({ saves: saves.size, retried, lost: 0, restart_worst_ms: worst })}\n`,
    )
  } finally {
    await product.stop('SIGTERM')
  }
})
