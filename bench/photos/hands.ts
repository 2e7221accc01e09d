/**
 * Pages of real hands, as the reader reads them: `npm run bench -- photos hands FOLDER`, FOLDER with a `truth.json` as `training/README.md`
 * says. Of the writers of the training's set only those kept apart for choices are read; of other sets, all. No such page is part of the project.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newRandom } from '../../src/domain/random.ts'
import type { PhotoReader } from '../../src/photos/pool/photo-reader.ts'
import { type Figure, median } from '../figure.ts'
import { processNanoseconds } from '../server/processor-time.ts'
import { bareWords, countWordsRead } from './ground-truth.ts'
import { MEGABYTE, residentBytes } from './photo-memory.ts'

const SPLIT = new URL('../../training/split.json', import.meta.url)

interface TruthPage {
  readonly file: string
  readonly writer: string
  readonly lines: readonly (string | { readonly text: string })[]
}

interface ReadPage {
  readonly writer: string
  readonly words: number
  readonly wordsRead: number
  readonly letters: number
  readonly lettersWrong: number
  readonly cpuMs: number
  readonly megabytes: number
}

function textOf({ lines }: TruthPage): string {
  return lines.map((line) => (typeof line === 'string' ? line : line.text)).join('\n')
}

/** As the reader writes: straight apostrophes, plain hyphens, one space between words. */
function asWritten(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/[‐‑–—¬]/gu, '-')
    .replace(/[“”]/gu, '"')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Of Levenshtein. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1]
    for (let j = 0; j < other.length; j += 1) {
      const kept = (row[j] ?? 0) + (other[j] === letter ? 0 : 1)
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

async function readOne(reader: PhotoReader, folder: string, page: TruthPage): Promise<ReadPage> {
  const bytes = await readFile(join(folder, page.file))
  const [pid = 0] = reader.load().processes
  const before = processNanoseconds(pid)
  const outcome = await reader.read(bytes, { purpose: 'dictation' })
  const cpuMs = (processNanoseconds(pid) - before) / 1e6
  const [truth, read] = [textOf(page), outcome.ok ? outcome.value.text : '']
  const words = bareWords(truth)
  return {
    writer: page.writer,
    words: words.length,
    wordsRead: countWordsRead(words, read),
    letters: asWritten(truth).length,
    lettersWrong: editDistance(asWritten(truth), asWritten(read)),
    cpuMs: pid === reader.load().processes[0] ? cpuMs : Number.NaN,
    megabytes: residentBytes(pid) / MEGABYTE,
  }
}

type Count = 'words' | 'wordsRead' | 'letters' | 'lettersWrong'

function percent(pages: readonly ReadPage[], part: Count, whole: Count): number {
  const sum = (count: Count): number => pages.reduce((all, page) => all + page[count], 0)
  return (100 * sum(part)) / sum(whole)
}

const RESAMPLES = 2000

/** Of 95 %, writers drawn with replacement. */
function interval(pages: readonly ReadPage[], part: Count, whole: Count): string {
  const random = newRandom(1)
  const writers = [...Map.groupBy(pages, ({ writer }) => writer).values()]
  const values = Array.from({ length: RESAMPLES }, () =>
    percent(
      writers.flatMap(() => random.pick(writers)),
      part,
      whole,
    ),
  ).sort((a, b) => a - b)
  return [0.025, 0.975].map((share) => values[RESAMPLES * share]?.toFixed(1)).join(' to ')
}

export async function handFigures(reader: PhotoReader, folder: string): Promise<Figure[]> {
  const truth = JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8')) as TruthPage[]
  const { choice } = JSON.parse(await readFile(SPLIT, 'utf8')) as { choice: readonly string[] }
  const apart = truth.filter(({ writer }) => choice.includes(writer))
  const pages: ReadPage[] = []
  const [first] = truth
  // The first page starts the process and loads the network.
  if (first) await readOne(reader, folder, first)
  for (const page of apart.length > 0 ? apart : truth) {
    pages.push(await readOne(reader, folder, page))
  }
  const cpu = pages.map(({ cpuMs }) => cpuMs).filter(Number.isFinite)
  const words = interval(pages, 'wordsRead', 'words')
  const letters = interval(pages, 'lettersWrong', 'letters')
  const mean = cpu.reduce((sum, one) => sum + one, 0) / cpu.length
  const most = Math.max(...cpu)
  console.log(
    `95 % by writer: words ${words}, characters ${letters}; longest page ${most.toFixed(0)} ms`,
  )
  return [
    { name: 'pages of hands', value: pages.length, unit: 'pages' },
    { name: 'words of hands', value: percent(pages, 'wordsRead', 'words'), unit: '%', atLeast: 55 },
    {
      name: 'characters of hands wrong',
      value: percent(pages, 'lettersWrong', 'letters'),
      unit: '%',
      atMost: 18,
    },
    { name: 'processor time a page, mean', value: mean, unit: 'ms', atMost: 3000 },
    { name: 'processor time a page, median', value: median(cpu), unit: 'ms' },
    {
      name: 'memory of the process, highest',
      value: Math.max(...pages.map(({ megabytes }) => megabytes)),
      unit: 'MB',
      atMost: 500,
    },
  ]
}
