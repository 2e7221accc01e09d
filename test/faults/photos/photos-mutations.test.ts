/** Photos with bits flipped, bytes overwritten, pieces dropped or the end missing: always an answer, never a dead process. */
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { routes } from '../../../src/contract/routes.ts'
import { newRandom } from '../../../src/domain/random.ts'
import { mutated } from '../../support/hostile/hostile-photos.ts'
import { dataUrl } from '../../support/hostile/photo-sending.ts'
import { percentile } from '../../support/load/response-times.ts'
import { madameRoy } from '../../support/people/people.ts'
import { readersOf } from '../../support/product/process-figures.ts'
import type { SignedInCaller } from '../../support/product/test-app.ts'
import { wholeServer } from '../../support/product/whole-server.ts'

const MUTATIONS = 500
/** One in so many is a page with writing, which takes longer. */
const WRITTEN = 20
const SEED = 20_261_121

/** After so many photos a process is replaced by a fresh one. */
const PHOTOS_A_PROCESS = 100

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

async function answerTo(teacher: SignedInCaller, bytes: Uint8Array): Promise<string> {
  const { status, problem } = await teacher.send(routes.processImage, {
    body: { image: dataUrl(bytes) },
  })
  if (status !== 200) expect(problem.error).toMatch(/\p{L}{3}/u)
  return status === 200 ? '200' : `${status} ${problem.code}`
}

const ANSWERS = [
  '200',
  '400 page-blank',
  '400 page-illegible',
  '400 page-too-full',
  '400 photo-damaged',
  '413 photo-too-many-pixels',
  '415 photo-type-unknown',
]

async function temporaryFiles(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('vips-'))
}

test(`I5 GEN-08 ${MUTATIONS} damaged photos each get an answer, from processes that leave no file`, {
  timeout: 900_000,
}, async () => {
  const before = await temporaryFiles()
  await using server = await wholeServer()
  const teacher = await server.as(madameRoy)
  const [plain, written] = [await smallPage(false), await smallPage(true)]
  const random = newRandom(SEED)
  const seen = new Map<string, number>()
  const times: number[] = []
  const readers = new Set<number>()
  for (let i = 0; i < MUTATIONS; i += 1) {
    const page = random.pick(i % WRITTEN === 0 ? written : plain)
    const from = performance.now()
    const answer = await answerTo(teacher, mutated(page, random.next))
    times.push(performance.now() - from)
    expect(ANSWERS, `mutation ${i} of seed ${SEED}`).toContain(answer)
    seen.set(answer, (seen.get(answer) ?? 0) + 1)
    for (const reader of await readersOf(server.pid)) readers.add(reader)
  }
  console.log(
    `I5 ${[...seen].map(([answer, count]) => `${answer}: ${count}`).join(', ')}; ` +
      `p99 ${percentile(times, 99).toFixed(0)} ms, ${readers.size} processes`,
  )
  expect(seen.get('400 photo-damaged')).toBeGreaterThan(50)
  // Replaced after so many photos, never dead of one.
  expect(readers.size).toBeLessThanOrEqual(1 + MUTATIONS / PHOTOS_A_PROCESS)
  expect(server.product.printed()).not.toContain('"level":"error"')
  expect(await temporaryFiles()).toEqual(before)
})

test('I5 GEN-07 a photo cut short every five percent is said to be damaged', async () => {
  await using server = await wholeServer()
  const teacher = await server.as(madameRoy)
  for (const page of await smallPage(true)) {
    for (let percent = 5; percent < 100; percent += 5) {
      const cut = page.subarray(0, Math.floor((page.length * percent) / 100))
      expect(await answerTo(teacher, cut), `${percent} %`).toBe('400 photo-damaged')
    }
  }
})
