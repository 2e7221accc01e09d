/** Nothing of a photo stays: fifty photos that are read, refused, cut short, left, or in work when a process is killed. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kill } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openedSession, signIn } from '../../../src/contract/account/account.ts'
import { routes } from '../../../src/contract/routes.ts'
import { dataUrl, testPhoto } from '../../support/hostile/photo-sending.ts'
import { testFolder } from '../../support/product/data-dir.ts'
import { initialisedFolder } from '../../support/product/initialised-data-dir.ts'
import { openFileNames, readersOf } from '../../support/product/process-figures.ts'
import { type Product, startProduct } from '../../support/product/product.ts'

const CANARY = 'Zoe-Lemoine-canari-7319'

interface Folders {
  readonly data: string
  /** Where programs put what is passing. */
  readonly temporary: string
}

function start({ data, temporary }: Folders): Product {
  return startProduct({
    env: { DATA_DIR: data, DEMO: 'on', TMPDIR: temporary, LOG_LEVEL: 'debug' },
  })
}

type Send = (bytes: Uint8Array, signal?: AbortSignal) => Promise<Response>

/** The demo account's own way to send a photo. */
async function sender(product: Product): Promise<Send> {
  const url = await product.ready()
  const [, email, password] = /(\S+@\S+) \/ (\S+)/u.exec(product.printed()) ?? []
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const opened = await fetch(url + signIn.path, { method: 'POST', headers, body })
  const { token } = openedSession.parse(await opened.json())
  return (bytes, signal) =>
    fetch(url + routes.processImage.path, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}`, accept: 'application/x-ndjson' },
      body: JSON.stringify({ image: dataUrl(bytes) }),
      ...(signal && { signal }),
    })
}

/** A photo by which every trace of it can be known: its owner in the EXIF, and picture bytes that no other file has. */
async function canaryPhoto(): Promise<Buffer> {
  return sharp(await testPhoto('word-list.jpg'))
    .withExif({ IFD0: { Artist: CANARY, ImageDescription: CANARY } })
    .jpeg({ quality: 91 })
    .toBuffer()
}

/** The picture's own bytes, and the same as they stand in a data URL. */
function tracesOf(photo: Buffer): readonly Buffer[] {
  const middle = 3 * Math.floor(photo.length / 6)
  const bytes = photo.subarray(middle, middle + 48)
  return [
    Buffer.from(CANARY),
    bytes,
    Buffer.from(bytes.toString('base64')),
    Buffer.from(bytes.toString('hex')),
  ]
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}

async function filesWith(traces: readonly Buffer[], folders: readonly string[]): Promise<string[]> {
  const files = (await Promise.all(folders.map(filesUnder))).flat()
  const found: string[] = []
  for (const file of files) {
    const bytes = await readFile(file)
    if (traces.some((trace) => bytes.includes(trace))) found.push(file)
  }
  return found
}

/** What image libraries leave in the common folder when they leave something. */
async function libraryFiles(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('vips-')).sort()
}

async function firstSign(response: Response): Promise<void> {
  await response.body?.getReader().read()
}

/** Fifty photos one after the other, of eight fates. */
async function fiftyPhotos(send: Send, photo: Buffer, pid: number): Promise<Map<string, number>> {
  const fates = new Map([['first', 1]])
  const list = await sharp(photo).resize(300).withMetadata().jpeg().toBuffer()
  const blank = await testPhoto('blank.jpg')
  const read = async (bytes: Uint8Array) => (await send(bytes)).text()
  const left = async () => {
    const browser = new AbortController()
    await firstSign(await send(photo, browser.signal))
    browser.abort()
    await wait(100)
  }
  const killed = async () => {
    const sent = await send(photo)
    const rest = sent.text()
    await wait(150)
    for (const reader of await readersOf(pid)) kill(reader, 'SIGKILL')
    await rest
  }
  expect(await read(photo)).toContain('le renard')
  const works: readonly (readonly [string, number, () => Promise<unknown>])[] = [
    ['read', 5, () => read(photo)],
    ['small', 10, () => read(list)],
    ['cut short', 10, () => read(photo.subarray(0, photo.length * 0.7))],
    ['blank', 4, () => read(Buffer.concat([blank, Buffer.from(CANARY)]))],
    ['not a photo', 6, () => read(Buffer.concat([Buffer.from('%PDF'), photo]))],
    ['too large', 4, () => read(Buffer.concat([photo, Buffer.alloc(6_000_000, CANARY)]))],
    ['left', 5, left],
    ['its reader killed', 5, killed],
  ]
  for (const [name, times, work] of works) {
    for (let i = 0; i < times; i += 1) await work()
    fates.set(name, times)
  }
  return fates
}

test('P3 nothing of fifty photos is left on the disk, in the database or in the log, however they ended', async () => {
  await using data = await initialisedFolder()
  await using temporary = await testFolder()
  const folders: Folders = { data: data.path, temporary: temporary.path }
  const photo = await canaryPhoto()
  const traces = tracesOf(photo)
  expect(traces.slice(0, 2).every((trace) => photo.includes(trace))).toBe(true)
  const before = await libraryFiles()
  const product = start(folders)
  const send = await sender(product)
  const pid = product.child.pid ?? 0
  const fates = await fiftyPhotos(send, photo, pid)
  expect([...fates.values()].reduce((sum, times) => sum + times)).toBe(50)
  for (const process of [pid, ...(await readersOf(pid))]) {
    const open = await openFileNames(process)
    expect(open.filter((name) => name.includes('vips') || name.endsWith('(deleted)'))).toEqual([])
  }
  // The last one is in work when the server is killed.
  const sent = await send(photo)
  await firstSign(sent)
  const readers = await readersOf(pid)
  await product.stop('SIGKILL')
  const alive = () =>
    Promise.all(
      readers.map((reader) =>
        stat(`/proc/${reader}`).then(
          () => true,
          () => false,
        ),
      ),
    )
  await expect.poll(alive, { timeout: 20_000 }).not.toContain(true)
  await using again = start(folders)
  await again.ready()
  expect(await again.stop('SIGTERM')).toBe(0)
  expect(await filesWith(traces, [data.path, temporary.path])).toEqual([])
  expect(await filesUnder(temporary.path)).toEqual([])
  expect(await libraryFiles()).toEqual(before)
  for (const { printed } of [product, again]) {
    for (const trace of traces) expect(printed()).not.toContain(trace.toString('latin1'))
  }
})

test('P3 a trace would be found: the search sees a photo in any file', async () => {
  await using folder = await testFolder()
  const photo = await canaryPhoto()
  await writeFile(join(folder.path, 'whole'), Buffer.concat([Buffer.alloc(100_000), photo]))
  await writeFile(join(folder.path, 'text'), dataUrl(photo))
  await writeFile(join(folder.path, 'other'), await testPhoto('word-list.jpg'))
  const found = await filesWith(tracesOf(photo), [folder.path])
  expect(found.map((file) => file.slice(folder.path.length + 1)).sort()).toEqual(['text', 'whole'])
})
