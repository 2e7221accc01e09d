/**
 * CPU a request of the five busiest routes, each beside a bare node + pg server doing the same statements on the same
 * cluster, in one run. Slices alternate and change order every round, so that a busy neighbour hits all alike; the median
 * of the per-round ratios is the figure. A second bare server (A/A) says how far the ratio can be believed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { testFolder } from '../../test/support/product/data-dir.ts'
import { type Benchmark, type Figure, median } from '../figure.ts'
import type { BareWork } from './bare-work.ts'
import { type BusyRoute, busyRoutes, fillClass } from './busy-routes.ts'
import { type Asked, ask } from './latency.ts'
import { processorTime } from './processor-time.ts'
import { type BenchProduct, SECRET, startProduct } from './product.ts'

const ROUNDS = 15
const REQUESTS = 500
const CONCURRENCY = 12
const LEARNERS = 30

interface Target {
  readonly name: 'bare' | 'bare again' | 'product'
  readonly port: number
  readonly pid: number
  readonly headers: Readonly<Record<string, string>>
}

function askedOf({ method, path, body }: BusyRoute, { headers }: Target): Asked {
  // A key of its own: the same one again would be answered from what was kept.
  const key = method === 'POST' ? { 'idempotency-key': randomUUID() } : {}
  return { method, path, headers: { ...headers, ...key }, ...(body !== undefined && { body }) }
}

/** CPU ms a request over one slice. */
async function slice(route: BusyRoute, target: Target, postmaster: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  const before = processorTime([target.pid], postmaster)
  let left = REQUESTS
  const task = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const { status } = await ask(target.port, agent, askedOf(route, target))
      if (status < 200 || status > 299) {
        throw new Error(`${target.name} answered ${status} to ${route.path}`)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, task))
  const spent = processorTime([target.pid], postmaster) - before
  agent.destroy()
  return spent / 1e6 / REQUESTS
}

async function startBare(
  product: BenchProduct,
  port: number,
  work: BareWork,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [new URL('bare-server.ts', import.meta.url).pathname], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: product.databaseUrl,
      WORK: JSON.stringify(work),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  return child
}

type Spent = ReadonlyMap<Target['name'], number[]>

/** One slice of every target for every route, `ROUNDS` times; CPU ms a request by route and target. */
async function measure(
  routes: readonly BusyRoute[],
  targets: readonly Target[],
  postmaster: number,
): Promise<ReadonlyMap<BusyRoute, Spent>> {
  const spent = new Map(
    routes.map((route) => [
      route,
      new Map(targets.map(({ name }): [Target['name'], number[]] => [name, []])),
    ]),
  )
  for (let round = -1; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? targets : [...targets].reverse()
    for (const route of routes) {
      for (const target of order) {
        const ms = await slice(route, target, postmaster)
        // The first round warms everything up.
        if (round >= 0) spent.get(route)?.get(target.name)?.push(ms)
      }
    }
  }
  return spent
}

function figures({ name, atMost }: BusyRoute, spent: Spent): Figure[] {
  const of = (target: Target['name']): readonly number[] => spent.get(target) ?? []
  const ratio = (target: Target['name']): number =>
    median(of(target).map((ms, round) => ms / (of('bare')[round] ?? Number.NaN)))
  return [
    { name: `${name}: bare, CPU a request`, value: median(of('bare')), unit: 'ms' },
    { name: `${name}: product, CPU a request`, value: median(of('product')), unit: 'ms' },
    {
      name: `${name}: bare again / bare`,
      value: ratio('bare again'),
      unit: '×',
      atLeast: 0.9,
      atMost: 1.1,
    },
    { name: `${name}: product / bare`, value: ratio('product'), unit: '×', atMost },
  ]
}

async function run([only]: readonly string[]): Promise<readonly Figure[]> {
  await using folder = await testFolder()
  const product = await startProduct(folder.path)
  const children: ChildProcess[] = []
  try {
    const teacher = await product.teacherWithLearners(LEARNERS)
    const learner = await fillClass(product, teacher)
    const routes = busyRoutes(learner).filter(({ name }) => only === undefined || name === only)
    const work = { userId: teacher.id, learnerId: learner.read, url: product.url, secret: SECRET }
    for (const port of [product.port + 1, product.port + 2]) {
      children.push(await startBare(product, port, work))
    }
    const targets: Target[] = [
      ...children.map(
        (child, i): Target => ({
          name: i === 0 ? 'bare' : 'bare again',
          port: product.port + 1 + i,
          pid: child.pid ?? 0,
          headers: teacher.headers,
        }),
      ),
      { name: 'product', port: product.port, pid: product.pid, headers: teacher.headers },
    ]
    const spent = await measure(routes, targets, product.postmaster)
    return routes.flatMap((route) => figures(route, spent.get(route) ?? new Map()))
  } finally {
    for (const child of children) child.kill()
    await product.stop()
  }
}

export const httpBenchmark: Benchmark = {
  name: 'http',
  workload: `five routes of a teacher with ${LEARNERS} learners, ${ROUNDS} rounds of ${REQUESTS} requests, ${CONCURRENCY} at once`,
  run,
}
