/** The disk of the database fills up, under readers and writers, and has room again. Nobody repairs anything. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { askOwner, ownerConnection } from '../support/database/own-postgres.ts'
import { type SmallDisk, smallDisk } from '../support/database/small-disk.ts'
import { send, startWriters, type Written } from '../support/load/http-writers.ts'
import { type Asked, msUntil, slowest, steadyLoad } from '../support/load/steady-load.ts'
import { addedLearner } from '../support/people/class-work.ts'
import { claire, lea, madameRoy, PASSWORD } from '../support/people/people.ts'
import { postmasterOf } from '../support/product/data-dir.ts'
import { initialisedFolder } from '../support/product/initialised-data-dir.ts'
import { signedInFolder, startInFolder } from '../support/product/served-product.ts'
import { callerOf, type SignedInCaller } from '../support/product/test-app.ts'

const MEGABYTES = 220
const RECOVERY_LIMIT_MS = 60_000
const LIMIT_MS = 5000

function readings(caller: SignedInCaller): Asked[] {
  return [routes.listLearners, routes.listDictations, routes.getSession].map(({ path }) => ({
    name: path,
    ask: () => caller.fetch(path),
  }))
}

/** Whether it can be read and written again. */
async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/readyz`)).status === 200
}

/** Every save that was acknowledged is there once; those that were not are, once they are sent again. */
async function expectKept(
  { dataDir }: SmallDisk,
  caller: SignedInCaller,
  learner: string,
  { acknowledged, unknown }: Written,
): Promise<void> {
  const again: string[] = []
  for (const save of unknown) {
    again.push((await send(caller, learner, save)) ?? `${save.key} refused again`)
  }
  const stored = await askOwner<{ id: string }>(
    await ownerConnection(dataDir),
    'select id from dictations union all select id from math_calculation_results',
  )
  const ids = stored.map(({ id }) => id).sort()
  expect(ids).toEqual([...acknowledged.values(), ...again].sort())
}

test('O8 on a full disk writes are told to come back, reads answer, and both do once there is room', async () => {
  await using disk = await smallDisk(MEGABYTES)
  await using product = startInFolder(disk.dataDir)
  const url = await product.ready()
  const adult = await signedInFolder(disk.dataDir, url, madameRoy)
  const learner = (await addedLearner(adult)).id

  const writers = startWriters(adult, learner, 1)
  await writers.reached(200)
  await disk.fill()
  await msUntil(async () => product.printed().includes('"event":"disk-short"'), LIMIT_MS)
  const written = await writers.stop()
  const postmaster = await postmasterOf(disk.dataDir)

  const load = steadyLoad(readings(adult), 25)
  const refused = await Promise.all(
    Array.from({ length: 20 }, () => adult.send(routes.addLearner, { body: lea() })),
  )
  expect(refused.map(({ status, problem }) => [status, problem.error])).toEqual(
    Array.from({ length: 20 }, () => [503, 'Service temporairement indisponible']),
  )
  await wait(8000)
  const read = await load.stop()
  expect(read.length).toBeGreaterThan(100)
  expect(read.filter(({ status }) => status !== 200)).toEqual([])
  expect(slowest(read)).toBeLessThanOrEqual(LIMIT_MS)
  expect(await postmasterOf(disk.dataDir)).toBe(postmaster)

  await disk.release()
  const recoveryMs = await msUntil(async () => isReady(url), RECOVERY_LIMIT_MS)
  const figures = { saves: written.acknowledged.size, recovery_ms: Math.round(recoveryMs) }
  process.stdout.write(`O8 reserve: ${JSON.stringify(figures)}\n`)
  await expectKept(disk, adult, learner, written)
  expect(await product.stop('SIGTERM')).toBe(0)
})

test('O12 on a full disk one signs in, exports, deletes and erases from the reserve, and the probe says that nothing else is written', async () => {
  await using disk = await smallDisk(MEGABYTES)
  await using product = startInFolder(disk.dataDir)
  const url = await product.ready()
  const adult = await signedInFolder(disk.dataDir, url, madameRoy)
  const learner = await addedLearner(adult)
  await signedInFolder(disk.dataDir, url, claire)
  await wait(3000)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  await disk.fill()
  await msUntil(async () => product.printed().includes('"room":"reserve"'), LIMIT_MS)

  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await adult.send(routes.addLearner, { body: lea() })).status).toBe(503)
  const body = { email: claire.email, password: PASSWORD }
  const visitor = callerOf({ fetch: (request) => fetch(request) }, {}, url)
  const signedIn = await visitor.send(routes.signIn, { body })
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const other = callerOf({ fetch: (request) => fetch(request) }, { cookie }, url)
  const password = { body: { password: PASSWORD } }
  const exported = await other.send(routes.exportAccount, password)
  expect(exported.status).toBe(200)
  expect((await adult.send(routes.deleteLearner, { params: learner })).status).toBe(204)
  expect((await other.send(routes.eraseAccount, password)).status).toBe(204)
  expect((await visitor.send(routes.signIn, { body })).status).toBe(401)

  await disk.release()
  await msUntil(async () => isReady(url), RECOVERY_LIMIT_MS)
  expect((await adult.send(routes.addLearner, { body: lea() })).status).toBe(201)
  expect(await product.stop('SIGTERM')).toBe(0)
})

test('O8 a PostgreSQL that has no room for its log ends; the server stays, and has it back once there is room', async () => {
  await using disk = await smallDisk(MEGABYTES)
  await using product = startInFolder(disk.dataDir)
  const url = await product.ready()
  const adult = await signedInFolder(disk.dataDir, url, madameRoy)
  const learner = (await addedLearner(adult)).id
  const writers = startWriters(adult, learner, 1)
  await writers.reached(100)
  const owner = await ownerConnection(disk.dataDir)

  await disk.fill()
  await msUntil(async () => product.printed().includes('"event":"disk-short"'), LIMIT_MS)
  // The reserve too.
  await disk.fill()
  const eat = askOwner(
    owner,
    `select pg_logical_emit_message(true, '', repeat('x', 1000000)) from generate_series(1, 200)`,
  )
  await expect(eat).rejects.toThrow()
  await msUntil(async () => product.printed().includes('"event":"postgres-not-started"'), 30_000)
  const written = await writers.stop()
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/login`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  const { status, problem } = await adult.send(routes.listLearners)
  expect([status, problem.error]).toEqual([503, 'Service temporairement indisponible'])

  await disk.release()
  const recoveryMs = await msUntil(async () => isReady(url), RECOVERY_LIMIT_MS)
  const figures = { saves: written.acknowledged.size, recovery_ms: Math.round(recoveryMs) }
  process.stdout.write(`O8 panic: ${JSON.stringify(figures)}\n`)
  await expectKept(disk, adult, learner, written)
  expect(product.child.exitCode).toBeNull()
  expect(await product.stop('SIGTERM')).toBe(0)
})

test('O8 a reader of the log that goes away, or stops reading, does not stop the server', async () => {
  await using folder = await initialisedFolder()
  await using product = startInFolder(folder.path, { LOG_LEVEL: 'debug' })
  const url = await product.ready()
  const ask = async (): Promise<void> => {
    for (let time = 0; time < 1500; time += 1) {
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
    }
  }
  product.child.stdout?.pause()
  await ask()
  product.child.stdout?.destroy()
  await ask()
  expect(await product.stop('SIGTERM')).toBe(0)
})
