/**
 * Words read right on photos whose truth is known, beside the bare engine on the same photos in the same run.
 * `npm run bench -- photos FOLDER` (or PHOTOS_DIR); without a folder, the three photos of the tests.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tesseract from 'tesseract.js'
import { createPhotoReader, type PhotoReader } from '../src/photos/photo-reader.ts'
import { type Benchmark, type Figure, median } from './figure.ts'

const OWN_PHOTOS = new URL('../test/photos', import.meta.url).pathname

interface Photo {
  readonly id: string
  readonly file: string
  readonly tier: string
  readonly kind: string
  readonly style: string
  readonly words: readonly string[]
  /** Words on the page, such as a title, that may be read or left out. */
  readonly ignoreWords?: readonly string[]
}

interface Measured {
  readonly photo: Photo
  readonly total: number
  readonly read: number
  readonly bareRead: number
  readonly refused: boolean
  readonly ms: number
}

function parseTruth(json: string): readonly Photo[] {
  return (JSON.parse(json) as { images: readonly Photo[] }).images
}

/** Bare lower-case words, accents kept, punctuation and numbers left out. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/[’‘`´]/gu, "'")
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .split(/[\s,;:•|/\\]+/u)
    .map((word) => word.replace(/^\d{1,2}[.)](?=\p{L})|^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '' && !/^\d+$/u.test(word))
}

/** How many words of the truth were read, each reading serving once. */
function hits(truth: readonly string[], text: string): number {
  const left = new Map<string, number>()
  for (const word of wordsOf(text)) left.set(word, (left.get(word) ?? 0) + 1)
  return truth.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  }).length
}

async function bareEngine(): Promise<tesseract.Worker> {
  const data = dirname(
    createRequire(import.meta.url).resolve('@tesseract.js-data/fra/package.json'),
  )
  const langPath = join(data, '4.0.0_best_int')
  return tesseract.createWorker('fra', tesseract.OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' })
}

interface Readers {
  readonly reader: PhotoReader
  readonly bare: tesseract.Worker
}

async function measure(bytes: Buffer, photo: Photo, { reader, bare }: Readers): Promise<Measured> {
  const truth = wordsOf(photo.words.join(' '))
  const outcome = await reader.read(bytes, { purpose: 'dictation' })
  const { data } = await bare.recognize(bytes)
  return {
    photo,
    total: truth.length,
    read: outcome.ok ? hits(truth, outcome.value.text) : 0,
    bareRead: hits(truth, data.text),
    refused: !outcome.ok,
    ms: outcome.ok ? outcome.value.ms : Number.NaN,
  }
}

type Limits = Pick<Figure, 'atLeast' | 'atMost'>

/** Share of the words read, in percent, by the reader and by the bare engine. */
function recall(name: string, photos: readonly Measured[], limits: Limits = {}): Figure[] {
  const sum = (of: (one: Measured) => number): number =>
    photos.reduce((all, one) => all + of(one), 0)
  const total = sum((one) => one.total)
  if (total === 0) return []
  return [
    { name, value: (100 * sum((one) => one.read)) / total, unit: '%', ...limits },
    { name: `${name}, bare engine`, value: (100 * sum((one) => one.bareRead)) / total, unit: '%' },
  ]
}

/** Least share of words of a printed list, clear to hard. */
const PRINTED_LISTS: Readonly<Record<string, Limits>> = {
  easy: { atLeast: 99 },
  medium: { atLeast: 99 },
  hard: { atLeast: 95 },
}

function figures(all: readonly Measured[]): Figure[] {
  const written = all.filter((one) => one.total > 0)
  const blank = all.filter((one) => one.total === 0)
  const groups = Map.groupBy(written, ({ photo }) => `${photo.kind} ${photo.style} ${photo.tier}`)
  const byGroup = [...groups.keys()].sort().flatMap((name) => {
    const [kind, style, tier = ''] = name.split(' ')
    const limits = kind === 'wordlist' && style === 'printed' ? PRINTED_LISTS[tier] : undefined
    return recall(name, groups.get(name) ?? [], limits)
  })
  const refusedPages = (pages: readonly Measured[]): number =>
    pages.filter((one) => one.refused).length
  return [
    ...recall('all words', written, { atLeast: 66 }),
    ...byGroup,
    { name: 'written pages refused', value: refusedPages(written), unit: 'pages', atMost: 0 },
    {
      name: 'blank pages not refused',
      value: blank.length - refusedPages(blank),
      unit: 'pages',
      atMost: 0,
    },
    {
      name: 'time a photo',
      value: median(written.map((one) => one.ms).filter(Number.isFinite)),
      unit: 'ms',
    },
  ]
}

async function run(args: readonly string[]): Promise<readonly Figure[]> {
  const folder = args[0] ?? process.env.PHOTOS_DIR ?? OWN_PHOTOS
  const inside = existsSync(join(folder, 'images')) ? join(folder, 'images') : folder
  const readers = {
    reader: createPhotoReader({ processes: 1, maxQueue: 1, timeoutMs: 120_000 }),
    bare: await bareEngine(),
  }
  const measured: Measured[] = []
  for (const photo of parseTruth(await readFile(join(folder, 'truth.json'), 'utf8'))) {
    measured.push(await measure(await readFile(join(inside, photo.file)), photo, readers))
  }
  await Promise.all([readers.reader.close(), readers.bare.terminate()])
  return figures(measured)
}

export const photosBenchmark: Benchmark = {
  name: 'photos',
  workload: 'photos with their truth, one at a time, share of words read right',
  run,
}
