import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { claire, madameRoy, paul } from '../../../test/support/people/people.ts'
import { type SignedInCaller, testApp, testReader } from '../../../test/support/product/test-app.ts'
import {
  closedAddress,
  dyingReader,
  failingServer,
  poolOf,
  READER_SECRET,
  readerServer,
  silentReader,
} from '../../../test/support/services/reader-servers.ts'
import { routes } from '../../contract/routes.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import type { PhotoReader } from '../../photos/pool/photo-reader.ts'
import { SILENT_LOG } from '../log.ts'
import { onBehalfOf } from '../request-owner.ts'
import { checkReaderPool } from './reader-pool.ts'

const embedded = testReader()

afterAll(() => embedded.close())

async function photo(name: string): Promise<string> {
  const bytes = await readFile(new URL(`../../../test/photos/${name}`, import.meta.url))
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

/** The request as the screens send it; its lines. */
async function read(adult: SignedInCaller, name: string): Promise<Record<string, unknown>[]> {
  const body = { image: await photo(name), purpose: 'words' } as const
  const response = await adult.fetch(routes.processImage.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify(body),
  })
  return (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const WORDS = ['le renard', 'une poule', "l'écureuil", 'des chevaux', 'un âne']

test('O18 a photo is read by a machine apart, its progress comes line by line, and no hop logs a word of it', async () => {
  await using machine = await readerServer(embedded)
  const pool = poolOf([machine.url])
  await using app = await testApp({ reader: pool.reader })
  const lines = await read(await app.as(madameRoy), 'word-list.jpg')
  expect(lines.at(-1)).toEqual({ reader: 'embedded', provider: null, words: WORDS })
  const percents = lines.slice(0, -1).map(({ progress }) => Number(progress))
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  expect(percents.length).toBeGreaterThan(3)
  expect(percents.at(-1)).toBe(100)
  const logged = [...machine.logged, ...pool.logged, ...app.logged].join('\n')
  expect(logged).toContain('photo-read')
  for (const word of ['renard', 'poule', 'base64', madameRoy.email])
    expect(logged).not.toContain(word)
})

test('O18 a copy read elsewhere is verified against its dictation, as in the same machine', async () => {
  await using machine = await readerServer(embedded)
  const content = 'Le renard roux dort au fond du bois.'
  const bytes = await readFile(new URL('../../../test/photos/dictation.jpg', import.meta.url))
  const asked = { purpose: 'dictation', expected: content, withSheetJpeg: true } as const
  const [here, there] = [
    await embedded.read(bytes, asked),
    await poolOf([machine.url]).reader.read(bytes, asked),
  ]
  if (!here.ok || !there.ok) throw new Error('not read')
  expect({ ...there.value, ms: 0 }).toEqual({
    ...here.value,
    ms: 0,
    sheetJpeg: new Uint8Array(here.value.sheetJpeg ?? []),
  })
})

test('O18 a reader that dies, is silent, is away or is none is replaced by another one', async () => {
  await using machine = await readerServer(embedded)
  await using dying = await dyingReader()
  await using silent = await silentReader()
  await using other = await failingServer((_request, response) => response.end('<h1>Bonjour</h1>'))
  for (const first of [dying.url, silent.url, other.url, await closedAddress()]) {
    const pool = poolOf([first, machine.url])
    await using app = await testApp({ reader: pool.reader })
    const lines = await read(await app.as(madameRoy), 'word-list.jpg')
    expect(lines.at(-1)).toMatchObject({ words: WORDS })
    expect(pool.logged.join('\n')).toContain('reader-unanswered')
  }
})

test('O18 a photo that ended two readers is given to no third one', async () => {
  await using one = await dyingReader()
  await using two = await dyingReader()
  await using three = await dyingReader()
  const pool = poolOf([one.url, two.url, three.url])
  await using app = await testApp({ reader: pool.reader })
  const lines = await read(await app.as(madameRoy), 'word-list.jpg')
  expect(lines.at(-1)).toMatchObject({ code: 'reading-failed' })
  expect(one.requests() + two.requests() + three.requests()).toBe(2)
})

test('O18 with no reader in reach the copy is given back to the adult within a second or so', async () => {
  // Of the networks for documentation: no machine answers, or the way there does.
  const pool = poolOf(['http://192.0.2.1:9', 'http://192.0.2.2:9', await closedAddress()])
  await using app = await testApp({ reader: pool.reader })
  const teacher = await app.as(madameRoy)
  const startedAt = performance.now()
  const lines = await read(teacher, 'word-list.jpg')
  expect(performance.now() - startedAt).toBeLessThan(2500)
  expect(lines.at(-1)).toEqual({
    error: 'Erreur lors de la reconnaissance du texte',
    code: 'reading-failed',
  })
})

test('O18 a page that a reader refuses is asked of no other', async () => {
  await using machine = await readerServer(embedded)
  await using other = await silentReader()
  const pool = poolOf([machine.url, other.url])
  await using app = await testApp({ reader: pool.reader })
  const lines = await read(await app.as(madameRoy), 'blank.jpg')
  expect(lines.at(-1)).toMatchObject({ code: 'page-blank' })
  expect(other.requests()).toBe(0)
})

/** Reads until it is told to end. */
function slowReader(): { reader: PhotoReader; finish: () => void } {
  const finished = Promise.withResolvers<void>()
  const reader: PhotoReader = {
    read: async () => {
      await finished.promise
      return { ok: false, refusal: { kind: 'page-illegible' } }
    },
    load: () => ({ reading: 0, waiting: 0, processes: [] }),
    close: async () => undefined,
  }
  return { reader, finish: finished.resolve }
}

test('O18 an owner has one photo at a reader, through whichever servers; others go on', async () => {
  const { reader, finish } = slowReader()
  await using machine = await readerServer(reader)
  await using one = await testApp({ reader: poolOf([machine.url]).reader })
  const two = poolOf([machine.url])
  await using sameReaders = await testApp({ reader: two.reader })
  const teacher = await one.as(madameRoy)
  const first = read(teacher, 'word-list.jpg')
  await expect.poll(() => one.reader.load().reading).toBe(1)
  // Another server is asked for the same owner.
  const owner = teacher.id as OwnerId
  const bytes = await readFile(new URL('../../../test/photos/word-list.jpg', import.meta.url))
  const second = await onBehalfOf(owner, () => two.reader.read(bytes, { purpose: 'words' }))
  expect(second).toEqual({ ok: false, refusal: { kind: 'reader-busy' } })
  const third = read(await sameReaders.as(claire), 'word-list.jpg')
  await expect.poll(() => two.reader.load().reading).toBe(1)
  finish()
  expect((await first).at(-1)).toMatchObject({ code: 'page-illegible' })
  expect((await third).at(-1)).toMatchObject({ code: 'page-illegible' })
})

test('O18 readers that are all full answer that the photo is to be sent again', async () => {
  await using full = await failingServer((request, response) => {
    request.resume()
    response.writeHead(503).end('{"code":"reader-busy"}')
  })
  const pool = poolOf([full.url, await closedAddress()])
  await using app = await testApp({ reader: pool.reader })
  const lines = await read(await app.as(paul), 'word-list.jpg')
  expect(lines.at(-1)).toMatchObject({ code: 'reader-busy' })
})

test('O18 a client that goes away ends the reading on the other machine', async () => {
  let isEnded = false
  const reader: PhotoReader = {
    ...slowReader().reader,
    read: (_bytes, { signal }) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => {
          isEnded = true
          resolve({ ok: false, refusal: { kind: 'reading-cancelled' } })
        })
      }),
  }
  await using machine = await readerServer(reader)
  const pool = poolOf([machine.url])
  const bytes = await readFile(new URL('../../../test/photos/word-list.jpg', import.meta.url))
  const leave = new AbortController()
  const outcome = pool.reader.read(bytes, { purpose: 'words', signal: leave.signal })
  await expect.poll(() => machine.logged.length + pool.reader.load().reading).toBe(1)
  setTimeout(() => leave.abort(), 300)
  expect(await outcome).toEqual({ ok: false, refusal: { kind: 'reading-cancelled' } })
  await expect.poll(() => isEnded).toBe(true)
})

test('O18 what answers at start and is no reader, or has another secret, is a mistake; a reader that is away is none', async () => {
  await using machine = await readerServer(embedded)
  await using other = await failingServer((_request, response) => response.end('<h1>Bonjour</h1>'))
  const checked = (reader: string, secret = READER_SECRET) =>
    checkReaderPool({ readers: [reader], secret, clock: () => new Date(), log: SILENT_LOG })
  expect(await checked(machine.url)).toEqual({ ok: true, value: true })
  expect(await checked(await closedAddress())).toEqual({ ok: true, value: true })
  const ofAnother = await checked(machine.url, 'another secret of thirty-two char')
  expect(ofAnother).toEqual({ ok: false, refusal: { reader: machine.url, kind: 'secret' } })
  expect(await checked(other.url)).toEqual({
    ok: false,
    refusal: { reader: other.url, kind: 'no-reader' },
  })
})
