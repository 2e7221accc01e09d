/**
 * What a request, a text and a photo cost each member of the cluster of deploy/cluster, with one to four servers and one or two readers:
 * `npm run bench -- cluster`, named only. CPU read from the kernel, so that a busy machine changes it little; servers and readers stand on
 * the first core, databases, balancer and whoever asks on the second, so that neither takes the other's caches; capacities follow from it.
 */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Cluster, clusterAt } from '../../test/support/cluster/cluster.ts'
import {
  fileOf,
  type Member,
  membersAt,
  type Place,
} from '../../test/support/cluster/cluster-members.ts'
import { testFolder } from '../../test/support/product/data-dir.ts'
import { childrenOf, cpuSeconds, stateOf } from '../../test/support/product/process-figures.ts'
import type { Benchmark, Figure } from '../figure.ts'
import { arrive, type Desk, type ListedLearner, openDesk, save } from '../mix/mix-desk.ts'
import { photoAsTaken } from '../mix/mix-morning.ts'
import { PASSWORD } from './product.ts'

const SECOND = 78
const TEACHERS = 8
const LEARNERS = 30

/** What a family asks in its ten minutes, without texts and photos. */
const SESSION = { results: 30, dictations: 6, learners: 6, writes: 3 }
/** Of sessions at each seat, until the code is warm, and those that count. */
const ROUNDS = { before: 4, measured: 6 }
const TEXTS = 2
const PHOTOS = 2

const REQUEST = {
  words: ['écureuil', 'noisette', 'forêt', 'manger', 'rousse'],
  level: 'CE1',
  length: 4,
  theme: 'La forêt',
}

type Role = 'servers' | 'readers' | 'primary' | 'standbys' | 'balancer' | 'consensus'
type Spent = Readonly<Record<Role, number>>

async function balancerOf({ folder }: Cluster): Promise<number[]> {
  return [Number(await fileOf(join(folder, 'run/balancer')))]
}

/** A fourth server has its place at the balancer, and its address. */
async function makeRoom(cluster: Cluster): Promise<void> {
  const [balancer = 0] = await balancerOf(cluster)
  process.kill(balancer, 'SIGTERM')
  while ((await stateOf(balancer)) !== '') await wait(100)
  await cluster.script('start', ['balancer'], { env: fourth(cluster) })
  await wait(4000)
}

function fourth({ net }: Cluster): Readonly<Record<string, string>> {
  return { SERVER_4: `${net}.24` }
}

async function withChildren(pid: number): Promise<number[]> {
  const children = await childrenOf(pid)
  return [pid, ...(await Promise.all(children.map(withChildren))).flat()]
}

async function treesOf(pids: readonly number[]): Promise<readonly number[]> {
  return [...new Set((await Promise.all(pids.map(withChildren))).flat())]
}

async function secondsOf(pids: readonly number[]): Promise<number> {
  const trees = await treesOf(pids)
  const all = await Promise.all(trees.map((pid) => cpuSeconds(pid).catch(() => 0)))
  return all.reduce((sum, one) => sum + one, 0)
}

/** Seconds of a core that each role has used so far, by the processes that are alive. */
async function spent(cluster: Cluster, primary: number): Promise<Spent> {
  const of = async (member: Member, numbers: readonly number[]): Promise<number> =>
    secondsOf((await Promise.all(numbers.map((number) => cluster.pids(member, number)))).flat())
  const standbys = [1, 2, 3].filter((number) => number !== primary)
  const [servers, readers, one, others, etcd, gateways] = await Promise.all([
    of('server', [1, 2, 3, 4]),
    of('reader', [1, 2]),
    of('postgres', [primary]),
    of('postgres', standbys),
    of('etcd', [1, 2, 3]),
    of('gateway', [1, 2, 3]),
  ])
  const balancer = await secondsOf(await balancerOf(cluster))
  const consensus = etcd + gateways
  return { servers, readers, primary: one, standbys: others, balancer, consensus }
}

const ROLES: readonly Role[] = [
  'servers',
  'readers',
  'primary',
  'standbys',
  'balancer',
  'consensus',
]

/** What some work cost each role, what they use in rest over the same time taken off. */
async function costOf(
  cluster: Cluster,
  rest: Spent,
  work: () => Promise<number>,
): Promise<{ readonly cost: Spent; readonly times: number; readonly seconds: number }> {
  const primary = await cluster.primary()
  const before = await spent(cluster, primary)
  const from = performance.now()
  const times = await work()
  const seconds = (performance.now() - from) / 1000
  const after = await spent(cluster, primary)
  const each = (role: Role): number =>
    (1000 * Math.max(0, after[role] - before[role] - rest[role] * seconds)) / times
  const cost = Object.fromEntries(ROLES.map((role) => [role, each(role)]))
  return { cost: { ...rest, ...cost }, times, seconds }
}

interface Seat {
  readonly desk: Desk
  readonly learners: readonly ListedLearner[]
}

async function seed(cluster: Cluster): Promise<string[]> {
  const emails = Array.from({ length: TEACHERS }, (_, i) => `mesure-${i}@ecole.exemple.fr`)
  const learners = Array.from({ length: LEARNERS }, (_, i) => {
    const level = 'CE2'
    return { first_name: `Camille ${i}`, last_name: 'Bernard', birth_date: '2017-03-12', level }
  })
  const accounts = emails.map((email) => ({ email, password: PASSWORD, plan: 'teacher', learners }))
  const file = join(cluster.folder, 'run', 'measured.json')
  await writeFile(file, JSON.stringify(accounts))
  const url = `postgres://encrier:${cluster.secret('DATABASE_PASSWORD')}@${cluster.net}.1:5432/encrier`
  const env = { ...process.env, DATABASE_URL: url, AUTH_SECRET: cluster.secret('AUTH_SECRET') }
  const script = new URL('../../tools/commands/seed.ts', import.meta.url).pathname
  await promisify(execFile)(process.execPath, [script, '--users', file], { env })
  return emails
}

async function seats(cluster: Cluster, emails: readonly string[]): Promise<Seat[]> {
  const at = new URL(cluster.url)
  const order = { host: at.hostname, port: Number(at.port), emails, password: PASSWORD }
  const all = emails.map(async (email, i) => {
    const desk = openDesk(
      { ...order, windowMs: 0, image: '', seed: 0 },
      `10.9.${i}.1`,
      () => undefined,
    )
    return { desk, learners: await arrive(desk, { email, password: PASSWORD }) }
  })
  return Promise.all(all)
}

function calculationOf({ id }: ListedLearner) {
  return {
    ...{ learner_id: id, operation: ['addition'], level: 'CE2', questions_count: 20 },
    ...{ correct_answers: 18, total_time: 90_000, average_time: 4500 },
  }
}

/** One after the other at each seat; how many were answered as asked. */
async function atEach(
  all: readonly Seat[],
  work: (seat: Seat, i: number) => Promise<readonly number[]>,
): Promise<number> {
  const counts = await Promise.all(all.map(work))
  return counts.flat().filter((status) => status >= 200 && status < 300).length
}

async function session({ desk, learners }: Seat): Promise<readonly number[]> {
  const statuses: number[] = []
  const read = async (path: string): Promise<void> => {
    statuses.push((await desk.send('read', { path }, performance.now())).status)
  }
  for (let i = 0; i < SESSION.results; i += 1)
    await read(`/api/learners/${learners[i % learners.length]?.id}/results?limit=20`)
  for (let i = 0; i < SESSION.dictations; i += 1) await read('/api/dictations')
  for (let i = 0; i < SESSION.learners; i += 1) await read('/api/learners')
  for (const learner of learners.slice(0, SESSION.writes)) {
    const body = calculationOf(learner)
    const saving = { due: performance.now(), isTwice: false }
    const ids = await save(desk, { path: '/api/math-calculation-results', body }, saving)
    statuses.push(ids.length > 0 ? 201 : 0)
  }
  return statuses
}

function figuresOf(
  name: string,
  { cost, times }: { readonly cost: Spent; readonly times: number },
): Figure[] {
  return [
    { name: `${name}: times`, value: times, unit: '' },
    ...ROLES.map((role) => ({ name: `${name}: ${role}`, value: cost[role], unit: 'ms of a core' })),
  ]
}

const REST_MS = 20_000
const NOTHING: Spent = {
  ...{ servers: 0, readers: 0, primary: 0, standbys: 0, balancer: 0, consensus: 0 },
}

/** Seconds of a core a second that each role uses when nobody asks. */
async function atRest(cluster: Cluster): Promise<Spent> {
  const primary = await cluster.primary()
  const before = await spent(cluster, primary)
  await wait(REST_MS)
  const after = await spent(cluster, primary)
  const each = (role: Role): number => ((after[role] - before[role]) * 1000) / REST_MS
  return { ...NOTHING, ...Object.fromEntries(ROLES.map((role) => [role, each(role)])) }
}

const CORES = { product: '0', others: '1' } as const

async function pin(core: string, pids: readonly number[]): Promise<void> {
  const each = (pid: number) =>
    promisify(execFile)('taskset', ['-acp', core, `${pid}`]).catch((error) => {
      // One that has ended since has nothing to be pinned; a machine without the program measures something else.
      if (error.code === 'ENOENT') throw error
    })
  await Promise.all((await treesOf(pids)).map(each))
}

/** Every process that is alive, with all its threads, this one too. */
async function pinApart(cluster: Cluster): Promise<void> {
  const of = async (member: Member): Promise<readonly number[]> =>
    (await Promise.all([1, 2, 3, 4].map((number) => cluster.pids(member, number)))).flat()
  const others = await Promise.all([of('postgres'), of('etcd'), of('gateway'), balancerOf(cluster)])
  await pin(CORES.others, [process.pid, ...others.flat()])
  await pin(CORES.product, (await Promise.all([of('server'), of('reader')])).flat())
}

/** Leaves this many servers, and the balancer time to hear it. */
async function serveWith(cluster: Cluster, count: number): Promise<void> {
  for (const number of [1, 2, 3, 4]) {
    if (number <= count) await cluster.start('server', number, { env: fourth(cluster) })
    else await cluster.kill('server', number, 'SIGTERM')
  }
  for (let number = 1; number <= count; number += 1) {
    const ready = `http://${cluster.net}.2${number}:3000/readyz`
    while ((await fetch(ready).catch(() => undefined))?.status !== 200) await wait(200)
  }
  await pinApart(cluster)
  await wait(4000)
}

async function measured(cluster: Cluster): Promise<Figure[]> {
  await makeRoom(cluster)
  const all = await seats(cluster, await seed(cluster))
  const rest = await atRest(cluster)
  const figures = ROLES.map((role): Figure => {
    return { name: `at rest: ${role}`, value: 1000 * rest[role], unit: 'ms of a core a second' }
  })
  for (const servers of [1, 2, 4]) {
    await serveWith(cluster, servers)
    for (let round = 0; round < ROUNDS.before; round += 1) await atEach(all, session)
    const told = await costOf(cluster, rest, async () => {
      let answered = 0
      for (let round = 0; round < ROUNDS.measured; round += 1)
        answered += await atEach(all, session)
      return answered
    })
    figures.push(...figuresOf(`request, ${servers} servers`, told))
    const rate = told.times / told.seconds
    figures.push({ name: `request, ${servers} servers: at once`, value: rate, unit: '/s' })
  }
  await serveWith(cluster, 3)
  const ask = async ({ desk }: Seat, times: number, request: Parameters<Desk['send']>[1]) => {
    const statuses: number[] = []
    for (let i = 0; i < times; i += 1)
      statuses.push((await desk.send('text', request, performance.now())).status)
    return statuses
  }
  const text = { method: 'POST', path: '/functions/v1/generate-dictation', body: REQUEST } as const
  const texts = () => atEach(all, (seat) => ask(seat, TEXTS, text))
  figures.push(...figuresOf('text', await costOf(cluster, rest, texts)))
  const body = { image: await photoAsTaken(), purpose: 'dictation' }
  const photo = { method: 'POST', path: '/functions/v1/process-image', body } as const
  for (const readers of [1, 2]) {
    if (readers === 1) await cluster.kill('reader', 2, 'SIGTERM')
    else await cluster.start('reader', 2)
    await pinApart(cluster)
    await wait(8000)
    const photos = () => atEach(all.slice(0, readers), (seat) => ask(seat, PHOTOS, photo))
    figures.push(...figuresOf(`photo, ${readers} readers`, await costOf(cluster, rest, photos)))
  }
  const logins = () =>
    atEach(all, async ({ desk }, i) => {
      const login = { email: `mesure-${i}@ecole.exemple.fr`, password: PASSWORD }
      const asked = { method: 'POST', path: '/api/auth/sign-in/email', body: login } as const
      return ask({ desk, learners: [] }, 2, asked)
    })
  figures.push(...figuresOf('sign-in', await costOf(cluster, rest, logins)))
  for (const { desk } of all) desk.leave()
  return figures
}

async function run(): Promise<readonly Figure[]> {
  const { CLUSTER_DIR } = process.env
  if (CLUSTER_DIR !== undefined)
    return measured(await clusterAt({ folder: CLUSTER_DIR, second: SECOND }))
  await using folder = await testFolder()
  const place: Place = { folder: folder.path, second: SECOND }
  const { script } = membersAt(place)
  try {
    await script('up')
    return await measured(await clusterAt(place))
  } finally {
    await script('down', ['--delete'])
  }
}

export const clusterBenchmark: Benchmark = {
  name: 'cluster',
  workload: 'sessions of a family, texts, photos and sign-ins on the cluster of deploy/cluster',
  run,
}
