/**
 * The offline sentence engine on the requests of sentence-requests.tsv: what it promises, counted.
 * `npm run bench -- sentences [details]`; `details` also prints what is missing, not shown or found wrong;
 * `coverage` and `reading` are parts of their own.
 */
import { execFileSync } from 'node:child_process'
import { levelRank } from '../../src/domain/level.ts'
import type { Language } from '../../src/french/data/language.ts'
import { writeDictation } from '../../src/french/generation/write-dictation.ts'
import { wordCount } from '../../src/french/sentence-length.ts'
import { YOUNG_MEGABYTES } from '../../src/server/language-worker/language-worker.ts'
import { loadLanguage } from '../../src/server/language-worker/load-language.ts'
import { type Benchmark, type Figure, median } from '../figure.ts'
import { commonWordFigures } from './common-words.ts'
import { grammarFaults } from './grammar-referee.ts'
import { printReadingTexts } from './reading-texts.ts'
import { distinctness, type Marks, markDictation } from './sentence-marks.ts'
import { type MeasuredRequest, sentenceRequests } from './sentence-requests.ts'
import { storyCoverageFigures } from './story-coverage-table.ts'

const SEEDS = [1, 2, 3, 4, 5]
const SETS = ['asked', 'known', 'fresh']
/** Words a sentence, by class; no limit where none was set. */
const LENGTHS: Readonly<Record<string, number>> = { CE2: 8, CM1: 10, CM2: 11 }
const PROCESSES = 3

interface Measured {
  readonly asked: MeasuredRequest
  readonly marks: Marks
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function share(part: number, whole: number): number {
  return (100 * part) / whole
}

function measureAll(language: Language): Measured[] {
  return sentenceRequests().flatMap((asked) =>
    SEEDS.map((seed) => {
      const written = writeDictation(asked.request, language, seed)
      return { asked, marks: markDictation(asked, written, language) }
    }),
  )
}

function inclusion(all: readonly Measured[]): number {
  const given = sum(all.map(({ asked }) => asked.request.words.length))
  return share(given - sum(all.map(({ marks }) => marks.missing.length)), given)
}

function fallbacks(all: readonly Measured[]): number {
  const told = sum(all.map(({ marks }) => marks.sentences.length))
  return share(sum(all.map(({ marks }) => marks.forced)), told)
}

function bySet(all: readonly Measured[]): Figure[] {
  return SETS.flatMap((set) => {
    const some = all.filter(({ asked }) => asked.set === set)
    return [
      {
        name: `words included, ${set}`,
        value: inclusion(some),
        unit: '%',
        atLeast: 99.5,
        tolerance: 0.3,
      },
      {
        name: `sentences from a fallback, ${set}`,
        value: fallbacks(some),
        unit: '/ 100',
        atMost: 4,
        tolerance: 1,
      },
    ]
  })
}

function byLevel(all: readonly Measured[]): Figure[] {
  const groups = Map.groupBy(all, ({ asked }) => asked.request.level)
  const levels = [...groups.keys()].sort((one, other) => levelRank(one) - levelRank(other))
  return levels.map((level) => {
    const sentences = (groups.get(level) ?? []).flatMap(({ marks }) => marks.sentences)
    const value = sum(sentences.map(wordCount)) / sentences.length
    const atLeast = LENGTHS[level]
    const figure = { name: `words a sentence, ${level}`, value, unit: 'words', tolerance: 0.5 }
    return atLeast === undefined ? figure : { ...figure, atLeast }
  })
}

function texts(all: readonly Measured[]): Figure[] {
  const exact = all.filter(({ asked, marks }) => marks.sentences.length === asked.request.length)
  const expected = sum(all.map(({ marks }) => marks.expected))
  const pairs = [...Map.groupBy(all, ({ asked }) => asked.id).values()].flatMap((some) =>
    distinctness(some.map(({ marks }) => marks.sentences)),
  )
  return [
    {
      name: 'exactly N sentences',
      value: share(exact.length, all.length),
      unit: '%',
      atLeast: 100,
    },
    ...bySet(all),
    {
      name: 'sentences repeated in a text',
      value: sum(all.map(({ marks }) => marks.repeated)),
      unit: '',
      atMost: 0,
    },
    {
      name: 'distinctness',
      value: sum(pairs) / pairs.length,
      unit: '',
      atLeast: 0.85,
      tolerance: 0.03,
    },
    {
      name: 'goals shown',
      value: share(sum(all.map(({ marks }) => marks.shown)), expected),
      unit: '%',
      atLeast: 95,
      tolerance: 2,
    },
    ...byLevel(all),
  ]
}

/** Faults a hundred sentences; no figure on a machine without a checker. */
function grammar(all: readonly Measured[], details: boolean): Figure[] {
  const allowed = new Set(
    all.flatMap(({ asked }) => asked.request.words.filter((word) => /^\p{Lu}/u.test(word))),
  )
  const sentences = all.flatMap(({ marks }) => marks.sentences)
  const faults = grammarFaults(sentences, allowed)
  if (faults === null) {
    console.log('faults of grammar: not measured, no grammalecte-cli on the PATH')
    return []
  }
  if (details) for (const { what } of faults) console.log(`fault: ${what}`)
  return [
    {
      name: 'faults of grammar',
      value: share(faults.length, sentences.length),
      unit: '/ 100',
      atMost: 0.3,
    },
  ]
}

/** Milliseconds on a CPU since `start`: what a quiet machine would take. */
function cpuMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function speed(language: Language): Figure[] {
  const requests = sentenceRequests()
  const times = requests.map(({ request }, index) => {
    const start = process.cpuUsage()
    writeDictation({ ...request, length: 10 }, language, 100 + index)
    return cpuMs(start)
  })
  return [
    { name: 'ten sentences, CPU, p50', value: median(times), unit: 'ms' },
    { name: 'ten sentences, CPU, p95', value: percentile(times, 0.95), unit: 'ms', atMost: 200 },
  ]
}

function parsePlain(json: string): { loadingMs: number; rssMb: number; heapMb: number } {
  return JSON.parse(json) as { loadingMs: number; rssMb: number; heapMb: number }
}

/** A young generation is two halves and a third that is spare: what the server's thread has. */
const YOUNG = `--max-semi-space-size=${YOUNG_MEGABYTES / 3}`

/** The best of several processes: a neighbour can only make one slower. */
function plainProcess(): Figure[] {
  const script = new URL('language-process.ts', import.meta.url).pathname
  const runs = Array.from({ length: PROCESSES }, () =>
    parsePlain(execFileSync(process.execPath, [YOUNG, script], { encoding: 'utf8' })),
  )
  return [
    {
      name: 'language loaded, CPU',
      value: Math.min(...runs.map(({ loadingMs }) => loadingMs)),
      unit: 'ms',
      atMost: 300,
    },
    {
      name: 'memory of a process that wrote one text',
      value: median(runs.map(({ rssMb }) => rssMb)),
      unit: 'MB',
      atMost: 150,
    },
    { name: 'of which heap', value: median(runs.map(({ heapMb }) => heapMb)), unit: 'MB' },
  ]
}

function printDetails(all: readonly Measured[]): void {
  for (const { asked, marks } of all) {
    if (marks.missing.length > 0) console.log(`${asked.id} misses ${marks.missing.join(', ')}`)
    if (marks.shown < marks.expected) console.log(`${asked.id}: ${marks.sentences.join(' ')}`)
  }
}

async function run([part, ...rest]: readonly string[]): Promise<readonly Figure[]> {
  if (part === 'coverage') return storyCoverageFigures(loadLanguage(), rest.includes('missing'))
  if (part === 'reading') return printReadingTexts(loadLanguage(), rest)
  const details = part === 'details'
  const plain = plainProcess()
  const language = loadLanguage()
  const all = measureAll(language)
  if (details) printDetails(all)
  return [
    ...texts(all),
    ...commonWordFigures(language),
    ...grammar(all, details),
    ...speed(language),
    ...plain,
  ]
}

export const sentencesBenchmark: Benchmark = {
  name: 'sentences',
  workload: `${sentenceRequests().length} requests with ${SEEDS.length} seeds each`,
  run,
}
