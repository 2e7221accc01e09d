/**
 * One user who asks without end and five hundred clients who take their time, for half an hour: what the others feel of it, and
 * what the server keeps of it. `npm run bench -- soak [MINUTES]`.
 */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { parseStatuses, type Storm } from '../../test/support/load/request-flood.ts'
import { slowClients } from '../../test/support/load/slow-clients.ts'
import { testFolder } from '../../test/support/product/data-dir.ts'
import { openFiles, residentBytes } from '../../test/support/product/process-figures.ts'
import type { Benchmark, Figure } from '../figure.ts'
import { latenciesDuring, quantile } from './latency.ts'
import { type BenchProduct, startProduct, type Teacher } from './product.ts'
import { isMachineQuiet } from './quiet-machine.ts'

const MINUTES = 5
/** A shorter soak says nothing of what grows by a megabyte a minute: a heap breathes by forty. */
const LONG_MINUTES = 20
const PER_SECOND = 200
const OTHERS = 3
const OTHERS_EVERY_MS = 100
const QUIET_MS = 30_000
const SAMPLE_MS = 5000
/** The share of the samples left out while caches and heaps find their size. */
const WARMING = 1 / 3
const PATH = '/api/learners'

const DRIPPERS = [
  { start: `GET ${PATH} HTTP/1.1\r\nHost: x\r\n`, drop: 'X-A: b\r\n' },
  {
    start:
      'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n\r\n{',
    drop: ' ',
  },
]
const CREW = 250
/** The server ends them sooner or later; then as many come again. */
const CREW_STAYS_MS = 30_000

interface Sample {
  readonly minutes: number
  readonly megabytes: number
}

/** Least squares: megabytes a minute. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(samples.map((s) => s.minutes)), mean(samples.map((s) => s.megabytes))]
  const together = samples.reduce((sum, s) => sum + (s.minutes - x) * (s.megabytes - y), 0)
  return together / samples.reduce((sum, s) => sum + (s.minutes - x) ** 2, 0)
}

async function memoryUntil(until: Promise<unknown>, pid: number): Promise<Sample[]> {
  const samples: Sample[] = []
  const start = performance.now()
  let isOver = false
  void until.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const minutes = (performance.now() - start) / 60_000
    samples.push({ minutes, megabytes: (await residentBytes(pid)) / 1e6 })
    await Promise.race([until, wait(SAMPLE_MS)])
  }
  return samples
}

/** Keeps the clients coming until the time is over; answers how many came. */
async function drip(until: Promise<unknown>, url: string): Promise<number> {
  let came = 0
  let isOver = false
  const over = until.finally(() => {
    isOver = true
  })
  const crews = DRIPPERS.map(async (dripper) => {
    while (!isOver) {
      await using _crew = await slowClients(url, CREW, dripper)
      came += CREW
      await Promise.race([over, wait(CREW_STAYS_MS)])
    }
  })
  await Promise.all(crews)
  return came
}

async function storm({ url }: BenchProduct, noisy: Teacher, seconds: number): Promise<number[]> {
  const cookie = noisy.headers.cookie ?? ''
  const workerData: Storm = { url: url + PATH, cookie, seconds, perSecond: PER_SECOND }
  const worker = new Worker(new URL('../../test/support/load/request-flood.ts', import.meta.url), {
    workerData,
  })
  const [statuses] = await once(worker, 'message')
  const told = parseStatuses(statuses)
  const all = told.reduce((sum, [, count]) => sum + count, 0)
  return [all, all - (new Map(told).get(200) ?? 0)]
}

async function latencies(
  { port }: BenchProduct,
  others: readonly Teacher[],
  until: Promise<unknown>,
): Promise<number[]> {
  const each = others.map(({ headers }) =>
    latenciesDuring(until, { port, asked: { path: PATH, headers }, everyMs: OTHERS_EVERY_MS }),
  )
  return (await Promise.all(each)).flat()
}

/** Open files once those that are being ended are gone, or after a minute. */
async function filesLeft(pid: number, before: number): Promise<number> {
  for (let i = 0; i < 60 && (await openFiles(pid)) > before; i += 1) await wait(1000)
  return openFiles(pid)
}

async function soak(
  product: BenchProduct,
  [noisy, ...others]: readonly Teacher[],
  minutes: number,
): Promise<readonly Figure[]> {
  if (noisy === undefined) throw new Error('no teacher')
  const judged = isMachineQuiet()
  await storm(product, noisy, 5)
  const quiet = await latencies(product, others, wait(QUIET_MS))
  const files = await openFiles(product.pid)
  const raging = storm(product, noisy, minutes * 60)
  const [busy, came, memory, [asked = 0, refused = 0]] = await Promise.all([
    latencies(product, others, raging),
    drip(raging, product.url),
    memoryUntil(raging, product.pid),
    raging,
  ])
  const left = await filesLeft(product.pid, files)
  const warm = memory.slice(Math.floor(memory.length * WARMING))
  const [alone, beside] = [quantile(quiet, 0.95), quantile(busy, 0.95)]
  return [
    { name: 'others alone: p95', value: alone, unit: 'ms' },
    { name: 'others beside: p95', value: beside, unit: 'ms' },
    {
      name: 'others: p95 beside / alone',
      value: beside / alone,
      unit: '×',
      ...(judged && { atMost: 2 }),
    },
    { name: 'requests of the one who asks without end', value: asked, unit: 'requests' },
    { name: 'of them not answered with 200', value: refused, unit: 'requests', atMost: 0 },
    { name: 'clients who took their time', value: came, unit: 'sockets' },
    { name: 'memory once warm', value: warm[0]?.megabytes ?? Number.NaN, unit: 'MB' },
    { name: 'memory at the end', value: warm.at(-1)?.megabytes ?? Number.NaN, unit: 'MB' },
    {
      name: 'memory, slope once warm',
      value: slopeOf(warm),
      unit: 'MB/min',
      ...(minutes >= LONG_MINUTES && { atMost: 1 }),
    },
    { name: 'descriptors left over', value: left - files, unit: 'files', atMost: 10 },
  ]
}

async function run([minutes]: readonly string[]): Promise<readonly Figure[]> {
  await using folder = await testFolder()
  const product = await startProduct(folder.path)
  try {
    const emails = await product.seed({ teachers: OTHERS + 1, learners: 30 })
    const teachers = await Promise.all(emails.map(product.signIn))
    return await soak(product, teachers, Number(minutes ?? MINUTES))
  } finally {
    await product.stop()
  }
}

export const soakBenchmark: Benchmark = {
  name: 'soak',
  workload: `one user at ${PER_SECOND} requests a second and ${CREW * DRIPPERS.length} sockets that drip, beside ${OTHERS} others`,
  run,
}
