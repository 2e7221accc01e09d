/** Photos with bits flipped, bytes overwritten, pieces dropped or the end missing: always an answer, never a dead process. */
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { mutated } from '../../test/support/photo-zoo.ts'
import { newRandom } from '../domain/random.ts'
import { createPhotoReader, type PhotoReader } from './photo-reader.ts'

const MUTATIONS = 500
/** One in so many is a page with writing, which takes longer. */
const WRITTEN = 20
const SEED = 20_261_121

/** Answers of a whole reader; `reading-failed` would be a status 500. */
const ANSWERS = [
  'read',
  'page-blank',
  'page-illegible',
  'photo-damaged',
  'photo-type-unknown',
  'photo-too-many-pixels',
]

/** One small page in three files: with strokes, every step of the reading has work; without, it ends after the cleaning. */
async function smallPage(isWritten: boolean): Promise<readonly [Buffer, Buffer, Buffer]> {
  const strokes = `<svg width="160" height="120"><g stroke="#223" stroke-width="3" fill="none">
    <path d="M20 40h30m8 0q9-20 18 0t18 0m10 0v-16m0 16h20"/><path d="M20 80h24m8 0q9-16 18 0t18 0"/></g></svg>`
  const noise = { type: 'gaussian', mean: 235, sigma: 4 } as const
  const paper = sharp({
    create: { width: 160, height: 120, channels: 3, background: '#fff', noise },
  })
  const page = paper.composite(isWritten ? [{ input: Buffer.from(strokes) }] : [])
  return [
    await page.clone().jpeg({ quality: 80 }).toBuffer(),
    await page.clone().jpeg({ quality: 80, progressive: true }).toBuffer(),
    await page.clone().png().toBuffer(),
  ]
}

function reader(): PhotoReader {
  const made = createPhotoReader({ processes: 1, maxQueue: 1, timeoutMs: 60_000 })
  onTestFinished(() => made.close())
  return made
}

async function answerTo(one: PhotoReader, bytes: Uint8Array): Promise<string> {
  const outcome = await one.read(bytes, { purpose: 'words' })
  return outcome.ok ? 'read' : outcome.refusal.kind
}

async function temporaryFiles(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('vips-'))
}

test(`I5 GEN-08 ${MUTATIONS} damaged photos each get an answer, from one process that leaves no file`, {
  timeout: 240_000,
}, async () => {
  const before = await temporaryFiles()
  const one = reader()
  const [plain, written] = [await smallPage(false), await smallPage(true)]
  const random = newRandom(SEED)
  const seen = new Map<string, number>()
  expect(ANSWERS).toContain(await answerTo(one, written[0]))
  const { processes } = one.load()
  for (let i = 0; i < MUTATIONS; i += 1) {
    const page = random.pick(i % WRITTEN === 0 ? written : plain)
    const answer = await answerTo(one, mutated(page, random.next))
    expect(ANSWERS, `mutation ${i} of seed ${SEED}`).toContain(answer)
    seen.set(answer, (seen.get(answer) ?? 0) + 1)
  }
  expect(seen.get('photo-damaged')).toBeGreaterThan(50)
  // Replaced after so many pages, never dead of one.
  expect(one.load().processes).toHaveLength(processes.length)
  expect(await temporaryFiles()).toEqual(before)
})

test('I5 GEN-07 a photo cut short every five percent is said to be damaged', async () => {
  const one = reader()
  for (const page of await smallPage(true)) {
    for (let percent = 5; percent < 100; percent += 5) {
      const cut = page.subarray(0, Math.floor((page.length * percent) / 100))
      expect(await answerTo(one, cut), `${percent} %`).toBe('photo-damaged')
    }
  }
})
