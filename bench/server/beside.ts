/**
 * A cheap route asked steadily (open loop), now in quiet, now beside heavy work, in turns: what the work costs the others.
 * How late the event loop was comes from inside the server.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testFolder } from '../../test/support/product/data-dir.ts'
import { type Benchmark, type Figure, median } from '../figure.ts'
import { type Disturbance, disturbances } from './disturbances.ts'
import { latenciesDuring, quantile } from './latency.ts'
import { type BenchProduct, startProduct, type Teacher } from './product.ts'
import { isMachineQuiet } from './quiet-machine.ts'

const EVERY_MS = 10
const QUIET_MS = 2500
const ROUNDS = 6
const TEACHERS = 30

const PRELOAD = new URL('loop-delay.ts', import.meta.url).pathname

interface Slice {
  readonly latencies: readonly number[]
  /** Longest time, in ms, that the event loop was late. */
  readonly late: number
}

interface Measured {
  readonly name: string
  readonly refused: number
  readonly quiet: readonly Slice[]
  readonly busy: readonly Slice[]
}

function parseMax(text: string): number {
  return (JSON.parse(text) as { max: number }).max
}

interface Stage {
  readonly product: BenchProduct
  readonly teacher: Teacher
  /** Where the server tells how late its event loop was. */
  readonly file: string
}

async function lateness({ product, file }: Stage): Promise<number> {
  process.kill(product.pid, 'SIGUSR2')
  await wait(300)
  return parseMax(await readFile(file, 'utf8'))
}

async function slice(stage: Stage, work: () => Promise<unknown>): Promise<Slice> {
  await lateness(stage)
  const { product, teacher } = stage
  const asked = { path: '/api/learners', headers: teacher.headers }
  const latencies = await latenciesDuring(work(), { port: product.port, asked, everyMs: EVERY_MS })
  return { latencies, late: await lateness(stage) }
}

async function measure(stage: Stage, { name, run }: Disturbance): Promise<Measured> {
  await run()
  let refused = 0
  const work = async (): Promise<void> => {
    refused += await run()
  }
  const quiet: Slice[] = []
  const busy: Slice[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await slice(stage, () => wait(QUIET_MS)))
    busy.push(await slice(stage, work))
  }
  return { name, refused, quiet, busy }
}

function all(slices: readonly Slice[]): number[] {
  return slices.flatMap(({ latencies }) => latencies)
}

function figures({ name, refused, quiet, busy }: Measured, judged: boolean): Figure[] {
  const ms = (when: string, slices: readonly Slice[]): Figure[] => [
    { name: `${name}, ${when}: p50`, value: quantile(all(slices), 0.5), unit: 'ms' },
    { name: `${name}, ${when}: p95`, value: quantile(all(slices), 0.95), unit: 'ms' },
    { name: `${name}, ${when}: p99`, value: quantile(all(slices), 0.99), unit: 'ms' },
    {
      name: `${name}, ${when}: event loop late`,
      value: median(slices.map(({ late }) => late)),
      unit: 'ms',
    },
  ]
  const ratio = (share: number, atMost: number): Figure => ({
    name: `${name}: p${share * 100} busy / quiet`,
    value: quantile(all(busy), share) / quantile(all(quiet), share),
    unit: '×',
    ...(judged && { atMost }),
  })
  return [
    ...ms('quiet', quiet),
    ...ms('busy', busy),
    { name: `${name}: told to come back later`, value: refused, unit: 'requests' },
    ratio(0.95, 2),
    ratio(0.99, 3),
  ]
}

async function run([only]: readonly string[]): Promise<readonly Figure[]> {
  const judged = isMachineQuiet()
  await using folder = await testFolder()
  const file = join(folder.path, 'loop-delay.json')
  const product = await startProduct(folder.path, {
    NODE_OPTIONS: `--import=${PRELOAD}`,
    LOOP_DELAY_FILE: file,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  try {
    const emails = await product.seed({ teachers: TEACHERS, learners: 30 })
    const teachers = await Promise.all(emails.slice(0, 3).map(product.signIn))
    const [teacher] = teachers
    if (teacher === undefined) throw new Error('no teacher')
    const measured: Figure[] = []
    for (const disturbance of await disturbances(product, teachers, emails)) {
      if (only !== undefined && !disturbance.name.includes(only)) continue
      measured.push(...figures(await measure({ product, teacher, file }, disturbance), judged))
    }
    return measured
  } finally {
    await product.stop()
  }
}

export const besideBenchmark: Benchmark = {
  name: 'beside',
  workload: `a cheap route every ${EVERY_MS} ms beside long texts, sign-ins and photos, ${ROUNDS} rounds of quiet and work in turns`,
  run,
}
