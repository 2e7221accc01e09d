/**
 * Word recall on photos with ground truth, beside that of reference engines on the same photos in the same run.
 * `npm run bench -- photos [FOLDER]`; without a folder, on pages drawn for the run. `npm run bench -- photos memory [FOLDER]`:
 * memory of a reading process over 200 photos. `npm run bench -- photos hands FOLDER`: pages of real hands (`hands.ts`).
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPhotoReader, type PhotoReader } from '../../src/photos/pool/photo-reader.ts'
import { knownWords } from '../../src/server/language-worker/load-language.ts'
import { type Benchmark, type Figure, median } from '../figure.ts'
import { processNanoseconds } from '../server/processor-time.ts'
import { countWordsRead, type LabelledPhoto, readLabelledPhotos } from './ground-truth.ts'
import { handFigures } from './hands.ts'
import { drawPages } from './pages/draw-pages.ts'
import { memoryFigures } from './photo-memory.ts'
import { openReferenceEngines, type ReferenceEngine } from './reference-engines.ts'

const SEED = 1

interface Measured {
  readonly photo: LabelledPhoto
  readonly read: number
  /** By each reference engine. */
  readonly readByReferences: readonly number[]
  readonly refused: boolean
  /** Processor time of the reading process, milliseconds. */
  readonly cpuMs: number
}

interface Readers {
  readonly reader: PhotoReader
  readonly engines: readonly ReferenceEngine[]
}

async function measure(photo: LabelledPhoto, { reader, engines }: Readers): Promise<Measured> {
  const bytes = await readFile(photo.path)
  const [pid = 0] = reader.load().processes
  const before = processNanoseconds(pid)
  const outcome = await reader.read(bytes, { purpose: 'dictation' })
  const same = pid === reader.load().processes[0]
  const cpuMs = same ? (processNanoseconds(pid) - before) / 1e6 : Number.NaN
  const readByReferences: number[] = []
  for (const engine of engines)
    readByReferences.push(countWordsRead(photo.words, await engine.read(photo.path)))
  const read = outcome.ok ? countWordsRead(photo.words, outcome.value.text) : 0
  return { photo, read, readByReferences, refused: !outcome.ok, cpuMs }
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((all, item) => all + of(item), 0)
}

function recall(photos: readonly Measured[], of: (one: Measured) => number): number {
  return (100 * sum(photos, of)) / sum(photos, ({ photo }) => photo.words.length)
}

function printTable(written: readonly Measured[], engines: readonly ReferenceEngine[]): void {
  const groups = Map.groupBy(written, ({ photo }) => `${photo.kind} ${photo.style} ${photo.tier}`)
  const tiers = Map.groupBy(written, ({ photo }) => `all ${photo.tier}`)
  const row = (group: string, photos: readonly Measured[]): object => ({
    group,
    photos: photos.length,
    words: sum(photos, ({ photo }) => photo.words.length),
    'read %': Math.round(10 * recall(photos, (one) => one.read)) / 10,
    ...Object.fromEntries(
      engines.map(({ name }, i) => [
        `${name} %`,
        Math.round(10 * recall(photos, (one) => one.readByReferences[i] ?? 0)) / 10,
      ]),
    ),
    'CPU ms': Math.round(median(photos.map((one) => one.cpuMs).filter(Number.isFinite))),
  })
  const sorted = [...groups].sort(([a], [b]) => a.localeCompare(b))
  console.table(
    [...sorted, ...tiers, ['all', written] as const].map(([name, photos]) => row(name, photos)),
  )
}

/** Least share of the words of a group, easy to hard. */
const LEAST: readonly (readonly [group: string, percent: number])[] = [
  ['wordlist printed easy', 99],
  ['wordlist printed medium', 99],
  ['wordlist printed hard', 95],
  ['dictation cursive easy', 60],
  ['dictation cursive medium', 50],
  ['dictation cursive hard', 40],
]

function figures(all: readonly Measured[]): Figure[] {
  const written = all.filter(({ photo }) => photo.words.length > 0)
  const blank = all.filter(({ photo }) => photo.words.length === 0)
  const groups = Map.groupBy(written, ({ photo }) => `${photo.kind} ${photo.style} ${photo.tier}`)
  const refused = (pages: readonly Measured[]): number => pages.filter((one) => one.refused).length
  const read = (photos: readonly Measured[]): number => recall(photos, (one) => one.read)
  const cpuMs = median(written.map((one) => one.cpuMs).filter(Number.isFinite))
  return [
    { name: 'all words', value: read(written), unit: '%', atLeast: 66 },
    ...LEAST.flatMap(([group, atLeast]): Figure[] => {
      const photos = groups.get(group)
      return photos ? [{ name: group, value: read(photos), unit: '%', atLeast }] : []
    }),
    { name: 'written pages refused', value: refused(written), unit: 'pages', atMost: 0 },
    { name: 'blank pages', value: blank.length, unit: 'pages' },
    {
      name: 'blank pages not refused',
      value: blank.length - refused(blank),
      unit: 'pages',
      atMost: 0,
    },
    { name: 'processor time a photo', value: cpuMs, unit: 'ms', atMost: 3000 },
  ]
}

async function recallFigures(
  reader: PhotoReader,
  photos: readonly LabelledPhoto[],
): Promise<readonly Figure[]> {
  const engines = await openReferenceEngines()
  const measured: Measured[] = []
  // The first photo starts the process and loads its French data.
  for (const photo of photos.slice(0, 1)) await measure(photo, { reader, engines: [] })
  for (const photo of photos) measured.push(await measure(photo, { reader, engines }))
  await Promise.all(engines.map((engine) => engine.close()))
  printTable(
    measured.filter(({ photo }) => photo.words.length > 0),
    engines,
  )
  return figures(measured)
}

const PARTS: readonly string[] = ['memory', 'hands']

async function run(args: readonly string[]): Promise<readonly Figure[]> {
  const given = args.find((arg) => !PARTS.includes(arg)) ?? process.env.PHOTOS_DIR
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'photos-')))
  const reader = createPhotoReader({
    processes: 1,
    maxQueue: 1,
    maxWaitMs: 120_000,
    lexicon: knownWords,
  })
  try {
    if (args.includes('hands') && given !== undefined) return await handFigures(reader, given)
    if (given === undefined) await drawPages({ set: 'pages', seed: SEED, folder })
    const photos = await readLabelledPhotos(folder)
    return args.includes('memory')
      ? await memoryFigures(reader, photos)
      : await recallFigures(reader, photos)
  } finally {
    await reader.close()
    if (given === undefined) await rm(folder, { recursive: true })
  }
}

export const photosBenchmark: Benchmark = {
  name: 'photos',
  workload: 'photos with their truth, one at a time, share of words read right',
  run,
}
