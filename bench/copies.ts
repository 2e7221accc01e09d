/**
 * Sixty copies of dictations, drawn with planted errors, read offline and compared with their dictation.
 * `npm run bench -- copies [FOLDER] [details]`: FOLDER as `bench/pages/draw-pages.ts --set copies` leaves it; without one, drawn anew
 * in a temporary place. `details` prints every word that was not read as it stands.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PhotoToken } from '../src/domain/photo.ts'
import { createPhotoReader, type PhotoReader } from '../src/photos/photo-reader.ts'
import { whichAreWords } from '../src/server/french/language-data.ts'
import { copyFigures, disagreements, type JudgedCopy, judgeCopy, shareOf } from './copy-figures.ts'
import type { Benchmark, Figure } from './figure.ts'
import { drawPages } from './pages/draw-pages.ts'
import type { CopyTruth, PageTruth } from './pages/page-truth.ts'

const SEED = 1

type CopyPage = PageTruth & CopyTruth

function parseTruth(json: string): CopyPage[] {
  const { images } = JSON.parse(json) as { images: readonly CopyPage[] }
  return images
    .filter(({ kind }) => kind === 'dictation')
    .map((page) => ({ ...page, crossed: page.crossed ?? [] }))
}

/** Nothing is read on a page that is refused. */
async function tokensOf(reader: PhotoReader, file: string): Promise<readonly PhotoToken[]> {
  const outcome = await reader.read(await readFile(file), { purpose: 'dictation' })
  return outcome.ok ? outcome.value.tokens : []
}

async function judgeAll(folder: string, details: boolean): Promise<JudgedCopy[]> {
  const reader = createPhotoReader({
    processes: 1,
    maxQueue: 1,
    timeoutMs: 120_000,
    which: whichAreWords,
  })
  const judged: JudgedCopy[] = []
  for (const page of parseTruth(await readFile(join(folder, 'truth.json'), 'utf8'))) {
    const copy = judgeCopy(page, await tokensOf(reader, join(folder, 'images', page.file)))
    judged.push(copy)
    if (details) console.log(`${page.id} ${shareOf(copy).toFixed(2)}`, disagreements(copy))
  }
  await reader.close()
  return judged
}

async function run(args: readonly string[]): Promise<readonly Figure[]> {
  const given = args.find((arg) => arg !== 'details') ?? process.env.COPIES_DIR
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'copies-')))
  try {
    if (given === undefined) await drawPages({ set: 'copies', seed: SEED, folder })
    return copyFigures(await judgeAll(folder, args.includes('details')))
  } finally {
    if (given === undefined) await rm(folder, { recursive: true })
  }
}

export const copiesBenchmark: Benchmark = {
  name: 'copies',
  workload: 'drawn copies with planted errors, read offline, one at a time, and compared',
  run,
}
