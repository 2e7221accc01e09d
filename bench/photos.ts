/**
 * Share of words read right on photos whose truth is known, beside the bare engine on the same photos in the same run: the
 * upright picture in grey, page layout, nothing cleaned. The folder has `truth.json` ({images: [{file, kind, tier, words}]})
 * and `images/`.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { createPhotoReader, type PhotoReader } from '../src/photos/photo-reader.ts'
import { type Recognise, startRecogniser } from '../src/photos/recognise.ts'
import { type Benchmark, type Figure, median } from './figure.ts'

const truthFile = z.object({
  images: z.array(
    z.object({
      file: z.string(),
      tier: z.string(),
      kind: z.enum(['wordlist', 'dictation']),
      words: z.array(z.string()),
    }),
  ),
})

type Truth = z.infer<typeof truthFile>['images'][number]

interface Score {
  readonly truth: Truth
  readonly product: number
  readonly bare: number
  readonly ms: number
}

/** The words of a text as they are compared: lowercase with their accents, punctuation and bare numbers dropped. */
function bareWords(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/[\u2018\u2019]/gu, "'")
    .split(/[\s,;:]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').toLocaleLowerCase('fr'))
    .filter((word) => /\p{L}/u.test(word))
}

/** How many words of the truth were read, each at most as often as it stands there. */
function found(truth: Truth, read: string): number {
  const left = bareWords(read)
  return bareWords(truth.words.join(' ')).filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

async function readBare(recognise: Recognise, bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const plane = { width: info.width, height: info.height, data: new Uint8Array(data) }
  const lines = await recognise(plane, 'page', () => undefined)
  return lines.map((line) => line.map((word) => word.text).join(' ')).join('\n')
}

async function score(
  folder: string,
  truth: Truth,
  reader: PhotoReader,
  recognise: Recognise,
): Promise<Score> {
  const bytes = new Uint8Array(await readFile(join(folder, 'images', truth.file)))
  const purpose = truth.kind === 'wordlist' ? 'words' : 'dictation'
  const outcome = await reader.read(bytes, { purpose })
  return {
    truth,
    product: outcome.ok ? found(truth, outcome.value.text) : 0,
    bare: found(truth, await readBare(recognise, bytes)),
    ms: outcome.ok ? outcome.value.ms : Number.NaN,
  }
}

/** Percent of words read right by one of the two readers. */
function share(scores: readonly Score[], reader: 'product' | 'bare'): number {
  const words = scores.reduce((sum, one) => sum + bareWords(one.truth.words.join(' ')).length, 0)
  return (scores.reduce((sum, one) => sum + one[reader], 0) / words) * 100
}

function figures(scores: readonly Score[]): Figure[] {
  const groups = [...new Set(scores.map(({ truth }) => `${truth.kind} ${truth.tier}`))].sort()
  const lines = groups.flatMap((group): Figure[] => {
    const own = scores.filter(({ truth }) => `${truth.kind} ${truth.tier}` === group)
    return [
      { name: group, value: share(own, 'product'), unit: '%' },
      { name: `${group}, bare engine`, value: share(own, 'bare'), unit: '%' },
    ]
  })
  return [
    ...lines,
    { name: 'all', value: share(scores, 'product'), unit: '%' },
    { name: 'all, bare engine', value: share(scores, 'bare'), unit: '%' },
    { name: 'time a photo, median', value: median(scores.map((one) => one.ms)), unit: 'ms' },
  ]
}

async function run(args: readonly string[]): Promise<readonly Figure[]> {
  const folder = args[0] ?? process.env.PHOTOS_DIR
  if (folder === undefined) {
    console.log(
      'Left out: name a folder of photos with their truth, npm run bench -- photos FOLDER',
    )
    return []
  }
  const { images } = truthFile.parse(JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8')))
  const reader = createPhotoReader({ processes: 1, maxQueue: 1, timeoutMs: 120_000 })
  const recognise = await startRecogniser()
  const scores: Score[] = []
  try {
    for (const truth of images) scores.push(await score(folder, truth, reader, recognise))
  } finally {
    await reader.close()
  }
  return figures(scores)
}

export const photosBenchmark: Benchmark = {
  name: 'photos',
  workload: 'photos of lists and copies, words read right',
  run,
}
