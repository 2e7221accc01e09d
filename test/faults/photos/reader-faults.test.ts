/** The process that reads photos is killed, stopped, starved: the server lives, the photo is read by another one or refused in French. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { kill } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { routes } from '../../../src/contract/routes.ts'
import { sendPhoto, startReading, testPhoto } from '../../support/hostile/photo-sending.ts'
import { percentile, timesOf } from '../../support/load/response-times.ts'
import { claire, madameRoy, paul } from '../../support/people/people.ts'
import {
  childrenOf,
  peakBytes,
  readersOf,
  residentBytes,
  stateOf,
} from '../../support/product/process-figures.ts'
import { type WholeServer, wholeServer } from '../../support/product/whole-server.ts'

const MB = 2 ** 20
const DEADLINE_MS = 60_000

const LIST = { words: ['le renard', 'une poule', "l'écureuil", 'des chevaux', 'un âne'] }
const READING_ERROR = { error: 'Erreur lors de la reconnaissance du texte', code: 'reading-failed' }

/** Against hanging: how long a process takes to come or to go depends on who else works on the machine. */
const PATIENCE = { timeout: 20_000 }

/** The one process at work or warm, other than the one before. */
async function readerOf({ pid }: WholeServer, before?: number): Promise<number> {
  return vi.waitFor(async () => {
    const reader = (await readersOf(pid)).find((one) => one !== before)
    if (reader === undefined) throw new Error('no reader')
    return reader
  }, PATIENCE)
}

/** A process that has just ended is buried by its parent a moment later. */
async function expectNoZombie({ pid }: WholeServer): Promise<void> {
  const states = async () => Promise.all((await childrenOf(pid)).map(stateOf))
  await expect.poll(states, PATIENCE).not.toContain('Z')
}

test('O9 kill -9 of the reader in the middle of a photo, ten times: the photo is read by another process', async () => {
  await using server = await wholeServer()
  const teacher = await server.as(madameRoy)
  const list = await testPhoto('word-list.jpg')
  const killed = new Set<number>()
  for (let round = 0; round < 10; round += 1) {
    const { started, answer } = startReading(teacher, list)
    await started
    const reader = await readerOf(server)
    kill(reader, 'SIGKILL')
    killed.add(reader)
    const { status, last, ms } = await answer
    expect([status, last], `round ${round}`).toMatchObject([200, LIST])
    expect(ms).toBeLessThan(DEADLINE_MS)
  }
  expect(killed.size).toBe(10)
  await expectNoZombie(server)
  expect(await readersOf(server.pid)).toHaveLength(1)
  expect(server.product.child.exitCode).toBeNull()
})

test('O9 a reader that is killed again is given up in French, and the next photo is read', async () => {
  await using server = await wholeServer()
  const teacher = await server.as(madameRoy)
  const page = await testPhoto('dictation.jpg')
  const { started, answer } = startReading(teacher, page, { purpose: 'dictation' })
  await started
  const first = await readerOf(server)
  kill(first, 'SIGKILL')
  kill(await readerOf(server, first), 'SIGKILL')
  expect(await answer).toMatchObject({ status: 200, last: READING_ERROR })
  expect(await sendPhoto(teacher, await testPhoto('word-list.jpg'))).toMatchObject({ last: LIST })
  await expectNoZombie(server)
})

test('O9 SIGSTOP of the reader: its photo and those that wait behind it are answered within the minute', async () => {
  await using server = await wholeServer()
  const teacher = await server.as(madameRoy)
  const parents = [await server.as(claire), await server.as(paul)]
  const list = await testPhoto('word-list.jpg')
  const first = startReading(teacher, list)
  await first.started
  const stopped = await readerOf(server)
  kill(stopped, 'SIGSTOP')
  const behind = parents.map((parent) => sendPhoto(parent, list))
  const answers = await Promise.all([first.answer, ...behind])
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, last: LIST })
    expect(answer.ms).toBeLessThan(DEADLINE_MS)
  }
  console.log(
    `O9 SIGSTOP: answered after ${answers.map((one) => Math.round(one.ms)).join(', ')} ms`,
  )
  expect(await stateOf(stopped)).toBe('')
  await expectNoZombie(server)
})

/** From now on this process gets no more memory than it has. */
async function starve(pid: number): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const now = Number(/^VmData:\s+(\d+)/mu.exec(status)?.[1]) * 1024
  await promisify(execFile)('prlimit', ['--pid', String(pid), `--data=${now}`])
}

test('O9 a reader that runs out of memory costs itself: the photo is read by another process', async () => {
  await using server = await wholeServer()
  const teacher = await server.as(madameRoy)
  const list = await testPhoto('word-list.jpg')
  expect(await sendPhoto(teacher, list)).toMatchObject({ last: LIST })
  const starved = await readerOf(server)
  await starve(starved)
  const large = await sharp(list).resize(7000, 5000, { fit: 'fill' }).jpeg().toBuffer()
  const { status, last, ms } = await sendPhoto(teacher, large)
  expect([status, last]).toMatchObject([200, LIST])
  expect(ms).toBeLessThan(DEADLINE_MS)
  expect(await readersOf(server.pid)).not.toContain(starved)
  await expectNoZombie(server)
})

/** Two hundred pages one after the other: a few strokes, every twentieth a list in print, every fiftieth of twelve megapixels. */
async function twoHundredPages(): Promise<readonly Buffer[]> {
  const list = await testPhoto('word-list.jpg')
  const strokes = `<svg width="160" height="120"><g stroke="#223" stroke-width="3" fill="none">
    <path d="M20 40h30m8 0q9-20 18 0t18 0m10 0v-16m0 16h20"/><path d="M20 80h24m8 0q9-16 18 0t18 0"/></g></svg>`
  const small = await sharp(Buffer.from(strokes)).flatten({ background: '#fff' }).jpeg().toBuffer()
  const large = await sharp(list).resize(4000, 3000, { fit: 'fill' }).jpeg().toBuffer()
  return Array.from({ length: 200 }, (_, i) => (i % 50 === 7 ? large : i % 20 === 3 ? list : small))
}

test('O9 two hundred photos one after the other: readers stay below 500 MB, the server lives and others are served', {
  timeout: 400_000,
}, async () => {
  await using server = await wholeServer()
  const [teacher, parent] = [await server.as(madameRoy), await server.as(claire)]
  const look = async (): Promise<void> => {
    expect((await parent.send(routes.listLearners)).status).toBe(200)
  }
  const quiet = await timesOf(look, wait(2000))
  const peaks = new Map<number, number>()
  const before = await residentBytes(server.pid)
  const reading = (async () => {
    for (const [i, page] of (await twoHundredPages()).entries()) {
      const { status, last } = await sendPhoto(teacher, page)
      expect(status).toBe(200)
      expect(['embedded', 'page-blank'], `photo ${i}`).toContain(last.reader ?? last.code)
      for (const reader of await readersOf(server.pid)) peaks.set(reader, await peakBytes(reader))
    }
  })()
  const busy = await timesOf(look, reading)
  await reading
  const [reader, growth] = [Math.max(...peaks.values()), (await residentBytes(server.pid)) - before]
  console.log(
    `O9 readers ${[...peaks.values()].map((bytes) => Math.round(bytes / MB)).join(', ')} MB, server +${Math.round(growth / MB)} MB, ` +
      `p95 of the list of learners ${percentile(quiet, 95).toFixed(1)} ms alone, ${percentile(busy, 95).toFixed(1)} ms beside (${busy.length} requests)`,
  )
  expect(reader).toBeLessThan(500 * MB)
  expect(peaks.size).toBeGreaterThanOrEqual(2)
  expect(growth).toBeLessThan(150 * MB)
  await expectNoZombie(server)
})
