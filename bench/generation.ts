/** Whether the sentence engine disturbs the rest: a cheap route asked steadily while long texts are written. */
import { readFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testFolder } from '../test/support/data-dir.ts'
import type { Benchmark, Figure } from './figure.ts'
import { type Asked, ask, latenciesDuring, quantile } from './latency.ts'
import { type BenchProduct, startProduct, type Teacher } from './product.ts'

const EVERY_MS = 20
const QUIET_MS = 10_000
const TEXTS = 20

const WORDS =
  'écureuil, noisette, forêt, chemin, rivière, pont, renard, hiver, neige, cabane, feu, histoire, courir, chercher, grand, froid, toujours, ensemble'.split(
    ', ',
  )

const PRELOAD = new URL('loop-delay.ts', import.meta.url).pathname

interface LoopDelay {
  readonly p99: number
  readonly max: number
}

async function loopDelay(product: BenchProduct, file: string): Promise<LoopDelay> {
  process.kill(product.pid, 'SIGUSR2')
  await wait(1000)
  return parseLoopDelay(await readFile(file, 'utf8'))
}

function parseLoopDelay(text: string): LoopDelay {
  return JSON.parse(text) as LoopDelay
}

function parseContent(text: string): string {
  return (JSON.parse(text) as { content: string }).content
}

function parseId(text: string): string {
  return (JSON.parse(text) as { id: string }).id
}

/** A copy of a text with one word in eight left out. */
function piecesOf(
  text: string,
): { first: number; last: number; expected: string; written: string }[] {
  return text
    .split(' ')
    .map((expected, first) => ({ first, last: first, expected, written: '' }))
    .filter((_, i) => i % 8 === 0)
}

/** Long texts, long exercises and copies whose errors are named, one after the other; resolves with the slowest in ms. */
async function engineWork(product: BenchProduct, { headers }: Teacher): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const durations: number[] = []
  const post = async (path: string, body: unknown): Promise<string> => {
    const start = performance.now()
    const { status, text } = await ask(product.port, agent, { method: 'POST', path, headers, body })
    if (status !== 200 && status !== 201) throw new Error(`${path} answered ${status}: ${text}`)
    durations.push(performance.now() - start)
    return text
  }
  for (let i = 0; i < TEXTS; i += 1) {
    const request = { words: WORDS, level: 'CM2', length: 30 }
    const content = parseContent(await post('/functions/v1/generate-dictation', request))
    const id = parseId(
      await post('/api/dictations', { title: `Texte ${i}`, content, level: 'CM2' }),
    )
    await post(`/api/dictations/${id}/copy-errors`, { pieces: piecesOf(content) })
    await post('/functions/v1/generate-exercise', { level: 'CM2', type: 'analysis', count: 20 })
  }
  agent.destroy()
  return durations
}

function cheap(teacher: Teacher): Asked {
  return { path: '/api/learners', headers: teacher.headers }
}

function figures(name: string, latencies: readonly number[], delay: LoopDelay): Figure[] {
  return [
    { name: `${name}: cheap route, median`, value: quantile(latencies, 0.5), unit: 'ms' },
    { name: `${name}: cheap route, p95`, value: quantile(latencies, 0.95), unit: 'ms' },
    { name: `${name}: cheap route, p99`, value: quantile(latencies, 0.99), unit: 'ms' },
    { name: `${name}: cheap route, slowest`, value: Math.max(...latencies), unit: 'ms' },
    { name: `${name}: event loop late, p99`, value: delay.p99, unit: 'ms' },
    { name: `${name}: event loop late, longest`, value: delay.max, unit: 'ms' },
  ]
}

async function run(): Promise<readonly Figure[]> {
  await using folder = await testFolder()
  const file = join(folder.path, 'loop-delay.json')
  const product = await startProduct(folder.path, {
    NODE_OPTIONS: `--import=${PRELOAD}`,
    LOOP_DELAY_FILE: file,
  })
  try {
    const teacher = await product.teacherWithLearners(30)
    const asked = { port: product.port, asked: cheap(teacher), everyMs: EVERY_MS }
    await engineWork(product, teacher)
    await loopDelay(product, file)
    const quiet = await latenciesDuring(wait(QUIET_MS), asked)
    const quietDelay = await loopDelay(product, file)
    const work = engineWork(product, teacher)
    const busy = await latenciesDuring(work, asked)
    const busyDelay = await loopDelay(product, file)
    const durations = await work
    return [
      ...figures('quiet', quiet, quietDelay),
      ...figures('texts being written', busy, busyDelay),
      { name: 'engine call, slowest', value: Math.max(...durations), unit: 'ms' },
    ]
  } finally {
    await product.stop()
  }
}

export const generationBenchmark: Benchmark = {
  name: 'generation',
  workload: `${TEXTS} texts of 30 sentences, exercises of 20 questions and copies named, one after the other; a cheap route every ${EVERY_MS} ms`,
  run,
}
