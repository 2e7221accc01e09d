/**
 * Sixty copies of dictations, drawn with planted errors, read offline and compared with their dictation.
 * `npm run bench -- copies [FOLDER] [details]`: FOLDER as `bench/photos/pages/draw-pages.ts --set copies` leaves it; without one, drawn anew
 * in a temporary place. `details` prints every word that was not read as it stands.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PhotoToken } from '../../src/domain/photo/photo.ts'
import { createPhotoReader, type PhotoReader } from '../../src/photos/pool/photo-reader.ts'
import { knownWords } from '../../src/server/language-worker/load-language.ts'
import type { Benchmark, Figure } from '../figure.ts'
import {
  copyFigures,
  disagreements,
  type JudgedCopy,
  judgeCopy,
  shareReadOf,
} from './copy-figures.ts'
import { drawPages } from './pages/draw-pages.ts'
import type { CopyTruth, PageTruth } from './pages/page-ground-truth.ts'

const SEED = 1
/** Against hanging only: machines are shared. */
const MAX_WAIT_MS = 600_000

type CopyPage = PageTruth & CopyTruth

function parseTruth(json: string): CopyPage[] {
  const { images } = JSON.parse(json) as { images: readonly CopyPage[] }
  return images
    .filter(({ kind }) => kind === 'dictation')
    .map((page) => ({ ...page, crossed: page.crossed ?? [] }))
}

/** null for a page that is refused: an adult then goes through it line by line. A reader that fails ends the run. */
async function tokensOf(
  reader: PhotoReader,
  file: string,
  expected: string,
): Promise<readonly PhotoToken[] | null> {
  const outcome = await reader.read(await readFile(file), { purpose: 'dictation', expected })
  if (outcome.ok) return outcome.value.tokens
  if (outcome.refusal.kind === 'reading-failed') throw new Error(`${file} was not read`)
  return null
}

async function judgeAll(folder: string, details: boolean): Promise<Figure[]> {
  const reader = createPhotoReader({
    processes: 1,
    maxQueue: 1,
    maxWaitMs: MAX_WAIT_MS,
    lexicon: knownWords,
  })
  const judged: JudgedCopy[] = []
  let refused = 0
  for (const page of parseTruth(await readFile(join(folder, 'truth.json'), 'utf8'))) {
    const tokens = await tokensOf(reader, join(folder, 'images', page.file), page.original)
    if (tokens === null) {
      refused += 1
      continue
    }
    const copy = judgeCopy(page, tokens)
    judged.push(copy)
    if (details) console.log(`${page.id} ${shareReadOf(copy).toFixed(2)}`, disagreements(copy))
  }
  await reader.close()
  return [
    ...copyFigures(judged),
    { name: 'copies refused', value: refused, unit: 'pages', atMost: 0 },
  ]
}

async function run(args: readonly string[]): Promise<readonly Figure[]> {
  const given = args.find((arg) => arg !== 'details') ?? process.env.COPIES_DIR
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'copies-')))
  try {
    if (given === undefined) await drawPages({ set: 'copies', seed: SEED, folder })
    return await judgeAll(folder, args.includes('details'))
  } finally {
    if (given === undefined) await rm(folder, { recursive: true })
  }
}

export const copiesBenchmark: Benchmark = {
  name: 'copies',
  workload: 'drawn copies with planted errors, read offline, one at a time, and compared',
  run,
}
