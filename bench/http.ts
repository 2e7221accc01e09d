/**
 * CPU a request of the learner list, beside a bare node + pg server doing the same query on the same cluster, in one run.
 * Slices alternate and change order every round, so that a busy neighbour hits all alike; the median of the per-round
 * ratios is the figure. A second bare server (A/A) says how far the ratio can be believed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { testFolder } from '../test/support/data-dir.ts'
import { type Benchmark, type Figure, median } from './figure.ts'
import { processorTime } from './processor-time.ts'
import { type BenchProduct, startProduct } from './product.ts'

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

function get(target: Target, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = {
      port: target.port,
      host: '127.0.0.1',
      path: '/api/learners',
      agent,
      headers: target.headers,
    }
    const sent = request(options, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes)
        else reject(new Error(`${target.name} answered ${response.statusCode}`))
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** CPU ms a request over one slice. */
async function slice(target: Target, postmaster: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  const before = processorTime([target.pid], postmaster)
  let left = REQUESTS
  const task = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      await get(target, agent)
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
  userId: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [new URL('bare-server.ts', import.meta.url).pathname], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: product.databaseUrl, USER_ID: userId },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  return child
}

async function measure(
  targets: readonly Target[],
  postmaster: number,
): Promise<Map<string, number[]>> {
  const spent = new Map<string, number[]>(targets.map((target) => [target.name, []]))
  for (const target of targets) await slice(target, postmaster)
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? targets : [...targets].reverse()
    for (const target of order) spent.get(target.name)?.push(await slice(target, postmaster))
  }
  return spent
}

function figures(spent: ReadonlyMap<string, readonly number[]>): Figure[] {
  const of = (name: Target['name']): readonly number[] => spent.get(name) ?? []
  const ratio = (name: Target['name']): number =>
    median(of(name).map((ms, round) => ms / (of('bare')[round] ?? Number.NaN)))
  return [
    { name: 'bare, CPU a request', value: median(of('bare')), unit: 'ms' },
    { name: 'product, CPU a request', value: median(of('product')), unit: 'ms' },
    { name: 'bare again / bare', value: ratio('bare again'), unit: '×', atLeast: 0.9, atMost: 1.1 },
    { name: 'product / bare', value: ratio('product'), unit: '×', atMost: 2.6 },
  ]
}

async function run(): Promise<readonly Figure[]> {
  await using folder = await testFolder()
  const product = await startProduct(folder.path)
  const children: ChildProcess[] = []
  try {
    const teacher = await product.teacherWithLearners(LEARNERS)
    for (const port of [product.port + 1, product.port + 2]) {
      children.push(await startBare(product, port, teacher.id))
    }
    const targets: Target[] = [
      ...children.map(
        (child, i): Target => ({
          name: i === 0 ? 'bare' : 'bare again',
          port: product.port + 1 + i,
          pid: child.pid ?? 0,
          headers: {},
        }),
      ),
      { name: 'product', port: product.port, pid: product.pid, headers: teacher.headers },
    ]
    return figures(await measure(targets, product.postmaster))
  } finally {
    for (const child of children) child.kill()
    await product.stop()
  }
}

export const httpBenchmark: Benchmark = {
  name: 'http',
  workload: `${LEARNERS} learners listed, ${ROUNDS} rounds of ${REQUESTS} requests, ${CONCURRENCY} at once`,
  run,
}
