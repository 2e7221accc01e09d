/** O13: one user's pages of noise, and another's photos beside them. Cores count, not seconds: the machine may be busy. */
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sendPhoto, testPhoto } from '../../support/hostile/photo-sending.ts'
import { claire, madameRoy } from '../../support/people/people.ts'
import { cpuSeconds, readersOf } from '../../support/product/process-figures.ts'
import { type WholeServer, wholeServer } from '../../support/product/whole-server.ts'

/** On each of two cores, from the other's press to his words. */
const MOST_CPU_S = 12
const PHOTOS_OF_THE_OTHER = 4
/** At once, again and again: more than the readers take. */
const NOISY_HANDS = 6

/** `blur`: sigma in pixels; spots as large as letters cost more than what is finer. */
function noisePage(blur: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 1400, height: 1000, channels: 3, background: '#fff', noise } })
    .blur(blur)
    .normalise()
    .jpeg({ quality: 60 })
    .toBuffer()
}

async function cpuOf({ pid }: WholeServer): Promise<number> {
  const spent = await Promise.all([pid, ...(await readersOf(pid))].map(cpuSeconds))
  return spent.reduce((sum, one) => sum + one, 0)
}

test('O13 pages of noise of one user refuse another none of his photos, and keep him from his words for 12 s of CPU at most', async () => {
  await using server = await wholeServer()
  const [noisy, other] = [await server.as(madameRoy), await server.as(claire)]
  const pages = [await noisePage(0.3), await noisePage(2), await noisePage(5)]
  const list = await testPhoto('word-list.jpg')
  expect((await sendPhoto(other, list)).status).toBe(200)
  let isOver = false
  const kinds = new Map<string, number>()
  const hand = async (_hand: unknown, at: number): Promise<void> => {
    const page = pages[at % pages.length] ?? list
    while (!isOver) {
      const { last } = await sendPhoto(noisy, page)
      const kind = last.code ?? 'read'
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      if (kind === 'photo-in-flight') await wait(200)
    }
  }
  const noises = Promise.all(Array.from({ length: NOISY_HANDS }).map(hand))
  const spent: number[] = []
  for (let i = 0; i < PHOTOS_OF_THE_OTHER; i += 1) {
    const before = await cpuOf(server)
    const { status, last } = await sendPhoto(other, list)
    expect([status, last.words?.length]).toEqual([200, 5])
    spent.push((await cpuOf(server)) - before)
  }
  isOver = true
  await noises
  console.log(
    `O13 the other's photos: ${spent.map((one) => one.toFixed(1)).join(', ')} s of CPU on two cores; ` +
      `noise: ${[...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')}`,
  )
  const looked = ['page-too-full', 'page-illegible'].map((kind) => kinds.get(kind) ?? 0)
  expect(Math.max(...looked)).toBeGreaterThan(0)
  expect(Math.max(...spent)).toBeLessThan(2 * MOST_CPU_S)
})
