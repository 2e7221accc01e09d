/** `npm run test:faults -- cluster`: half past eight on the cluster, while servers and readers die, are renewed, or tell another time. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '../../../src/contract/routes.ts'
import { aheadBy } from '../../support/cluster/clocks.ts'
import { type Cluster, sharedCluster } from '../../support/cluster/cluster.ts'
import { MACHINES } from '../../support/cluster/cluster-members.ts'
import { NOTHING_WRONG, openSchool, type School } from '../../support/cluster/morning.ts'
import { WRITERS } from '../../support/cluster/save-ledger.ts'
import { startReading, testPhoto } from '../../support/hostile/photo-sending.ts'
import { msUntil } from '../../support/load/steady-load.ts'
import { addedDictation, addedLearner } from '../../support/people/class-work.ts'
import { NEXT_FILE, nextRelease } from '../../support/product/next-release.ts'

const READERS = [1, 2] as const

let cluster: Cluster
let school: School

beforeAll(async () => {
  cluster = await sharedCluster()
  school = await openSchool(cluster, 'serveurs')
  await cluster.whole()
})

async function isReady(number: number): Promise<boolean> {
  return (await fetch(`http://${cluster.net}.2${number}:3000/readyz`)).status === 200
}

/** All of them, and the balancer has heard it. */
async function allReady(): Promise<void> {
  await Promise.all(MACHINES.map((number) => msUntil(() => isReady(number), 60_000)))
  await wait(3000)
}

test('O16 O17 O18 somebody signs up, adds a dictation and has a photo read by the readers of the pool', async () => {
  const { teacher } = school.ledger
  const { id } = await addedDictation(teacher)
  expect((await teacher.send(routes.listDictations)).body.map((one) => one.id)).toContain(id)
  const { answer } = startReading(teacher, await testPhoto('word-list.jpg'))
  expect((await answer).last.words).toContain('le renard')
})

test('O17 an application server is killed at half past eight: only what it held is unanswered, and the others read and write on', async () => {
  await allReady()
  const figures = await school.under('O17 server killed', async () => {
    await cluster.kill('server', 2)
    return { writes_back_ms: await school.ledger.writesBack() }
  })
  expect(figures).toMatchObject(NOTHING_WRONG)
  const untouched = { later: 0, failed: 0 }
  expect(figures.reads).toMatchObject({ 1: untouched, 3: untouched })
  expect(figures.unanswered).toBeLessThanOrEqual(2 * WRITERS)
  await cluster.start('server', 2)
})

test('O17 every server is restarted in turn with a release that migrates, one of the release before starts again on the new schema: no save fails', async () => {
  await using release = await nextRelease(
    'alter table learners add column drill text;\ncreate index on results (user_id, created_at);\n',
  )
  await allReady()
  const renew = async (number: number, path?: string): Promise<void> => {
    await cluster.kill('server', number, 'SIGTERM')
    await cluster.ended('server', number)
    await cluster.start('server', number, path === undefined ? {} : { release: path })
    await msUntil(() => isReady(number), 120_000)
    await wait(2000)
  }
  const figures = await school.under('O17 rolling restart with a migration', async () => {
    await renew(1, release.path)
    // Of a page that the new server gave: whichever server is asked for its files.
    const ask = async (): Promise<number> => (await fetch(cluster.url + NEXT_FILE)).status
    await msUntil(async () => (await ask()) === 200, 10_000)
    const files = await Promise.all(Array.from({ length: 12 }, ask))
    expect(new Set(files)).toEqual(new Set([200]))
    // Taken back: the release before, which does not know the newest migration.
    await renew(2)
    for (const number of [2, 3]) await renew(number, release.path)
    return {}
  })
  expect(figures).toMatchObject(NOTHING_WRONG)
  const columns = await cluster.ask(
    `select 1 from information_schema.columns where table_name = 'learners' and column_name = 'drill'`,
  )
  expect(columns).toHaveLength(1)
  expect(figures.unanswered).toBe(0)
})

async function filesWith(trace: Buffer, under: string): Promise<string[]> {
  const entries = await readdir(under, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    if (bytes.includes(trace)) found.push(path)
  }
  return found
}

test('O18 P3 half of the readers are lost: photos are read by the other; all lost: given back at once; nothing is stored on any hop', async () => {
  const { teacher } = school.ledger
  const photo = await testPhoto('word-list.jpg')
  const figures = await school.under('O18 readers lost', async () => {
    const reading = startReading(teacher, photo)
    await reading.started
    const busy = await Promise.all(
      READERS.map(async (number) => (await cluster.pids('reader', number)).length),
    )
    const victim = (busy[0] ?? 0) >= (busy[1] ?? 0) ? 1 : 2
    await cluster.kill('reader', victim)
    const first = await reading.answer
    const second = await startReading(teacher, photo).answer
    await cluster.kill('reader', 3 - victim)
    const third = await startReading(teacher, photo).answer
    for (const number of READERS) await cluster.start('reader', number)
    expect([first, second].map(({ last }) => last.code ?? 'read')).toEqual(['read', 'read'])
    expect(third.last.code).toBe('reading-failed')
    const ms = [first, second, third].map((one) => Math.round(one.ms))
    return { half_lost_ms: ms[0], next_ms: ms[1], all_lost_ms: ms[2] }
  })
  expect(figures).toMatchObject(NOTHING_WRONG)
  const untouched = { later: 0, failed: 0 }
  expect(figures.reads).toMatchObject({ 1: untouched, 2: untouched, 3: untouched })
  const middle = 3 * Math.floor(photo.length / 6)
  const trace = photo.subarray(middle, middle + 48)
  expect(await filesWith(trace, cluster.folder)).toEqual([])
  expect(await filesWith(Buffer.from(trace.toString('base64')), cluster.folder)).toEqual([])
})

test('O16 O18 M5 machines tell times two minutes apart, and the primary among them dies: nobody is locked out, nothing is lost, photos are read', async () => {
  const primary = await cluster.primary()
  const [one = 0, other = 0] = MACHINES.filter((number) => number !== primary)
  const [late, early] = [await aheadBy(-60), await aheadBy(60)]
  // Two minutes between the standbys, between two servers, between a server and a reader.
  for (const [number, env] of [
    [one, late],
    [other, early],
  ] as const) {
    await cluster.killMachine(number)
    await cluster.startMachine(number, env)
    await cluster.whole()
  }
  const renew = async (member: 'server' | 'reader', number: number, env: object) => {
    await cluster.kill(member, number, 'SIGTERM')
    await cluster.ended(member, number)
    await cluster.start(member, number, { env: { ...env } })
  }
  await renew('server', 1, late)
  await renew('server', 2, early)
  await renew('reader', 1, early)
  await renew('reader', 2, late)
  await allReady()
  const photo = await testPhoto('word-list.jpg')
  let back = 0
  const figures = await school.under('O16 clocks two minutes apart, primary killed', async () => {
    await cluster.killMachine(primary)
    back = await school.ledger.writesBack()
    // Whichever server is asked, whichever reader reads.
    const read: string[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      const { last } = await startReading(school.ledger.teacher, photo).answer
      read.push(last.code ?? 'read')
    }
    return { writes_back_ms: back, photos: read }
  })
  expect(figures).toMatchObject(NOTHING_WRONG)
  const now = await cluster.ask<{ seconds: number }>(
    'select extract(epoch from now())::float8 as seconds',
  )
  // The drill had what it was to have: the new primary tells another time.
  expect(Math.abs((now[0]?.seconds ?? 0) - Date.now() / 1000)).toBeGreaterThan(50)
  // Somebody new gets in, and what he adds is his.
  const parent = await cluster.signedUp(`horloge-${Date.now().toString(36)}@exemple.fr`)
  expect((await addedLearner(parent)).id).toBeDefined()
  await cluster.startMachine(primary)
  await cluster.whole()
  for (const number of [one, other]) {
    await cluster.killMachine(number)
    await cluster.startMachine(number)
    await cluster.whole()
  }
  for (const number of [1, 2]) await renew('server', number, {})
  for (const number of READERS) await renew('reader', number, {})
  await allReady()
  expect(back).toBeLessThanOrEqual(30_000)
})
