/** Bodies and pictures that are too much, on a whole server: refused at once and in French, for little memory. */

import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { routes } from '../../../src/contract/routes.ts'
import { MAX_PHOTO_BYTES } from '../../../src/domain/photo/photo.ts'
import { jpegBomb, pngBomb, textBomb } from '../../support/hostile/hostile-photos.ts'
import { sendPhoto, testPhoto } from '../../support/hostile/photo-sending.ts'
import { percentile, timesOf } from '../../support/load/response-times.ts'
import { pour } from '../../support/load/slow-bodies.ts'
import { claire, madameRoy, type Person } from '../../support/people/people.ts'
import {
  forgetPeak,
  peakBytes,
  readersOf,
  residentBytes,
} from '../../support/product/process-figures.ts'
import { type WholeServer, wholeServer } from '../../support/product/whole-server.ts'

const MB = 2 ** 20
const TOO_LARGE = {
  error: 'Le fichier est trop volumineux (maximum 5MB)',
  code: 'photo-too-large',
}

/** Memory of the server and its readers, now and at the most since `forget`. */
async function memoryOf({ pid }: WholeServer) {
  const pids = [pid, ...(await readersOf(pid))]
  const sum = async (figure: (pid: number) => Promise<number>) =>
    (await Promise.all(pids.map(figure))).reduce((total, bytes) => total + bytes, 0)
  return {
    now: () => sum(residentBytes),
    peak: () => sum(peakBytes),
    forget: () => Promise.all(pids.map(forgetPeak)),
  }
}

/** How much the memory grew at the most during `work`, in MB. */
async function growthDuring(server: WholeServer, work: () => Promise<unknown>): Promise<number> {
  const memory = await memoryOf(server)
  await memory.forget()
  const before = await memory.now()
  await work()
  return ((await memory.peak()) - before) / MB
}

test('I1 a photo of exactly 5 MB is read, one byte more is refused, and fifty or two hundred megabytes are refused unread', async () => {
  await using server = await wholeServer()
  const teacher = await server.as(madameRoy)
  const list = await testPhoto('word-list.jpg')
  const padded = (bytes: number) => Buffer.concat([list, Buffer.alloc(bytes - list.length)])
  expect((await sendPhoto(teacher, list)).status).toBe(200)
  const accepted = await growthDuring(server, async () => {
    expect((await sendPhoto(teacher, padded(MAX_PHOTO_BYTES))).last.words).toHaveLength(5)
  })
  const over = await sendPhoto(teacher, padded(MAX_PHOTO_BYTES + 1))
  expect([over.status, over.last]).toEqual([413, TOO_LARGE])
  const url = new URL(routes.processImage.path, server.url)
  const headers = { cookie: teacher.cookie, 'content-type': 'application/json' }
  const bodies = [
    { bytes: 50 * MB, headers: { ...headers, 'content-length': String(50 * MB) } },
    { bytes: 200 * MB, headers: { ...headers, 'transfer-encoding': 'chunked' } },
  ]
  const answers: string[] = []
  const refused = await growthDuring(server, async () => {
    for (const body of bodies) {
      const { status, problem, ms, sent } = await pour(url, body)
      expect([status, problem]).toEqual([413, TOO_LARGE])
      answers.push(`${Math.round(ms)} ms after ${Math.round(sent / MB)} MB`)
      expect(sent).toBeLessThan(30 * MB)
    }
    const bomb = gzipSync(Buffer.alloc(500 * MB))
    const packed = await teacher.fetch(url.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: new Uint8Array(bomb),
    })
    expect(packed.status).toBe(415)
  })
  console.log(
    `I1 accepted: +${accepted.toFixed(0)} MB; refused: +${refused.toFixed(0)} MB, ${answers.join(', ')}`,
  )
  expect(refused).toBeLessThan(60)
  expect(accepted).toBeLessThan(120)
  expect((await sendPhoto(teacher, list)).last.words).toHaveLength(5)
})

const TOO_MANY_PIXELS = 'photo-too-many-pixels'

test('I3 five bombs at once cost little memory, and another user is served meanwhile', async () => {
  await using server = await wholeServer()
  const parent = await server.as(claire)
  const list = await sharp(await testPhoto('word-list.jpg'))
    .png()
    .toBuffer()
  const bombs = [
    pngBomb(16_000, 8),
    pngBomb(60_000, 1),
    await jpegBomb(16_000, false),
    await jpegBomb(16_000, true),
    await textBomb(list, 1000),
  ]
  const adults = await Promise.all(
    bombs.map((_bomb, i) => {
      const person: Person = { email: `artificier-${i}@exemple.fr`, name: '', plan: 'teacher' }
      return server.as(person)
    }),
  )
  const look = async (): Promise<void> => {
    expect((await parent.send(routes.listLearners)).status).toBe(200)
  }
  for (const adult of adults) expect((await sendPhoto(adult, list)).status).toBe(200)
  const quiet = await timesOf(look, wait(1500))
  const took: number[] = []
  let busy: number[] = []
  const growth = await growthDuring(server, async () => {
    const throwing = Promise.all(
      adults.map((adult, i) => sendPhoto(adult, bombs[i] ?? Buffer.alloc(0))),
    )
    busy = await timesOf(look, throwing)
    for (const [i, { status, last, ms }] of (await throwing).entries()) {
      took.push(Math.round(ms))
      if (i < 4) expect([status, last.code]).toEqual([413, TOO_MANY_PIXELS])
      // A comment that unfolds is left folded, or costs its photo.
      else expect(['embedded', 'photo-damaged']).toContain(last.reader ?? last.code)
    }
  })
  console.log(
    `I3 five bombs: +${growth.toFixed(0)} MB, answered after ${took.join(', ')} ms, ` +
      `p95 of the list of learners ${percentile(quiet, 95).toFixed(1)} ms alone, ${percentile(busy, 95).toFixed(1)} ms beside`,
  )
  expect(growth).toBeLessThan(150)
  for (const adult of adults) expect((await sendPhoto(adult, list)).status).toBe(200)
})
