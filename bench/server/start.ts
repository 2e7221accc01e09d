/** From `npm start` to the line that says it is ready, on a data folder of its own: first start, later starts, after a kill. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { OPERATOR_TEXTS } from '../../src/texts/operator/operator.ts'
import { postmasterOf, testFolder } from '../../test/support/product/data-dir.ts'
import { type Benchmark, type Figure, median } from '../figure.ts'

const ROUNDS = 5
const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url))

interface Start {
  readonly npm: ChildProcess
  readonly readyMs: number
}

async function start(dataDir: string): Promise<Start> {
  const from = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: CHECKOUT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (npm.stdout === null) throw new Error('npm without stdout')
  for await (const line of createInterface({ input: npm.stdout })) {
    if (line.startsWith(OPERATOR_TEXTS.ready(''))) {
      npm.stdout.resume()
      return { npm, readyMs: performance.now() - from }
    }
  }
  throw new Error('npm start ended before it was ready')
}

async function stop({ npm }: Start): Promise<number> {
  const from = performance.now()
  const exited = once(npm, 'exit')
  npm.kill('SIGTERM')
  await exited
  return performance.now() - from
}

/** Everything at once, as a power cut does to processes: npm, the server it became, PostgreSQL. */
async function killAll(dataDir: string, { npm }: Start): Promise<void> {
  const postmaster = await postmasterOf(dataDir)
  const exited = once(npm, 'exit')
  const server = await childOf(npm.pid ?? 0)
  for (const pid of [npm.pid, server, postmaster])
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
  await exited
}

async function childOf(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim() === '' ? undefined : Number(text.trim().split(' ')[0])
}

async function run(): Promise<readonly Figure[]> {
  await using folder = await testFolder()
  const first = await start(folder.path)
  await stop(first)
  const later: number[] = []
  const stops: number[] = []
  const afterKill: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const again = await start(folder.path)
    later.push(again.readyMs)
    stops.push(await stop(again))
    await killAll(folder.path, await start(folder.path))
    const recovered = await start(folder.path)
    afterKill.push(recovered.readyMs)
    await stop(recovered)
  }
  return [
    { name: 'first start', value: first.readyMs, unit: 'ms' },
    { name: 'second start', value: median(later), unit: 'ms', atMost: 2000 },
    {
      name: 'start after kill -9 of everything',
      value: median(afterKill),
      unit: 'ms',
      atMost: 15_000,
    },
    { name: 'stop', value: median(stops), unit: 'ms' },
  ]
}

export const startBenchmark: Benchmark = {
  name: 'start',
  workload: `npm start to ready, built and installed, demo on, median of ${ROUNDS}`,
  run,
}
