/**
 * `npm run bench [-- NAME [arguments]] [--save]`: runs the benchmarks one after the other, prints one table beside
 * the baseline. Exit code 1 when a figure breaks its limit.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type Benchmark, type Figure, holds, keepsBaseline } from './figure.ts'
import { mixBenchmark } from './mix/mix.ts'
import { copiesBenchmark } from './photos/copies.ts'
import { photosBenchmark } from './photos/photos.ts'
import { sentencesBenchmark } from './sentences/sentences.ts'
import { besideBenchmark } from './server/beside.ts'
import { clusterBenchmark } from './server/cluster.ts'
import { httpBenchmark } from './server/http.ts'
import { memoryBenchmark } from './server/memory.ts'
import { scaleBenchmark } from './server/scale.ts'
import { soakBenchmark } from './server/soak.ts'
import { startBenchmark } from './server/start.ts'
import { webBenchmark } from './web/web.ts'

const BENCHMARKS: readonly Benchmark[] = [
  httpBenchmark,
  besideBenchmark,
  mixBenchmark,
  memoryBenchmark,
  soakBenchmark,
  startBenchmark,
  webBenchmark,
  scaleBenchmark,
  photosBenchmark,
  copiesBenchmark,
  sentencesBenchmark,
]
/** Needs more of its machine than Node: run when it is named. */
const NAMED_ONLY: readonly Benchmark[] = [clusterBenchmark]
const BASELINE = new URL('baseline.json', import.meta.url)

type Baseline = Record<string, Record<string, number>>

function parseBaseline(): Baseline {
  return JSON.parse(readFileSync(BASELINE, 'utf8')) as Baseline
}

function limit(figure: Figure): string {
  if (figure.atMost !== undefined) return `<= ${figure.atMost}`
  return figure.atLeast === undefined ? '' : `>= ${figure.atLeast}`
}

function verdict(figure: Figure, before: number | undefined): string {
  if (!holds(figure)) return 'BROKEN'
  return keepsBaseline(figure, before) ? 'ok' : 'WORSE'
}

function row(figure: Figure, before: number | undefined): Record<string, string | number> {
  const value = Math.round(figure.value * 1000) / 1000
  return {
    figure: figure.name,
    value,
    unit: figure.unit,
    baseline: before ?? '',
    'value / baseline': before ? Math.round((figure.value / before) * 100) / 100 : '',
    limit: limit(figure),
    verdict: verdict(figure, before),
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const save = args.includes('--save')
  const [name, ...rest] = args.filter((arg) => arg !== '--save')
  const all = [...BENCHMARKS, ...NAMED_ONLY]
  const chosen = name === undefined ? BENCHMARKS : all.filter((one) => one.name === name)
  if (chosen.length === 0) {
    console.error(`No benchmark is named ${name}: ${all.map((b) => b.name).join(', ')}`)
    process.exitCode = 2
    return
  }
  const baseline = parseBaseline()
  for (const benchmark of chosen) {
    console.log(`\n${benchmark.name}: ${benchmark.workload}`)
    const figures = await benchmark.run(rest)
    const rows = figures.map((figure) => row(figure, baseline[benchmark.name]?.[figure.name]))
    console.table(rows)
    if (rows.some((one) => one.verdict !== 'ok')) process.exitCode = 1
    baseline[benchmark.name] = {
      // A part of a benchmark leaves the other parts' figures as they are.
      ...(rest.length > 0 && baseline[benchmark.name]),
      ...Object.fromEntries(figures.map((f) => [f.name, Math.round(f.value * 1000) / 1000])),
    }
  }
  if (save) writeFileSync(BASELINE, `${JSON.stringify(baseline, null, 2)}\n`)
}

await main()
// A bare reader keeps its thread.
process.exit()
