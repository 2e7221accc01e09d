import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { kill } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createPhotoReader, type PhotoReader, type PhotoReaderOptions } from './photo-reader.ts'

const PHOTOS = new URL('../../../test/photos/', import.meta.url)

function photo(name: string): Promise<Uint8Array> {
  return readFile(new URL(name, PHOTOS))
}

function reader(options: Partial<PhotoReaderOptions> = {}): PhotoReader {
  const made = createPhotoReader({ processes: 1, maxQueue: 2, maxWaitMs: 60_000, ...options })
  onTestFinished(() => made.close())
  return made
}

/** For tests that leave its process as it is: each new one takes a second of processor before its first photo. */
const shared = createPhotoReader({ processes: 1, maxQueue: 1, maxWaitMs: 60_000 })

afterAll(() => shared.close())

function isAlive(pid: number): boolean {
  try {
    return kill(pid, 0)
  } catch {
    return false
  }
}

/** Resolves when the reading has shown a first progress: its process is at work. */
function underWay(): { readonly onProgress: () => void; readonly started: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { onProgress: resolve, started: promise }
}

test('GEN-08 a photographed list gives its words, without title and numbers, and its progress up to 100', async () => {
  const percents: number[] = []
  const onProgress = (percent: number): void => {
    percents.push(percent)
  }
  const outcome = await shared.read(await photo('word-list.jpg'), {
    purpose: 'words',
    onProgress,
  })
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  expect(outcome.value.entries.map(({ text }) => text)).toEqual([
    'le renard',
    'une poule',
    "l'écureuil",
    'des chevaux',
    'un âne',
  ])
  expect(percents.at(-1)).toBe(100)
  expect(percents.length).toBeGreaterThan(5)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
})

test('COR-01 a copy in cursive on Seyès paper is read as it was written, each word in its place', async () => {
  const outcome = await shared.read(await photo('dictation.jpg'), { purpose: 'dictation' })
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  const { text, tokens, width, height } = outcome.value
  expect([width, height]).toEqual([1180, 860])
  expect(text.split('\n')).toHaveLength(3)
  for (const word of ['renard', 'dor', 'petits', 'jouent', 'courent']) expect(text).toContain(word)
  const box = tokens.find((token) => token.text === 'renard')?.box ?? [0, 0, 0, 0]
  const expected = [246, 152, 138, 52]
  for (const [i, value] of box.entries())
    expect(Math.abs(value - (expected[i] ?? 0))).toBeLessThan(15)
})

test('COR-01 a blank page is said to be blank', async () => {
  const outcome = await shared.read(await photo('blank.jpg'), { purpose: 'dictation' })
  expect(outcome).toEqual({ ok: false, refusal: { kind: 'page-blank' } })
})

test('GEN-07 a damaged photo is refused and costs no process', async () => {
  const one = reader()
  const whole = await photo('word-list.jpg')
  const outcome = await one.read(whole.subarray(0, whole.length / 2), { purpose: 'words' })
  expect(outcome).toEqual({ ok: false, refusal: { kind: 'photo-damaged' } })
  expect(one.load().processes).toHaveLength(1)
})

test('GEN-07 cancelling ends the process that reads, at once', async () => {
  const one = reader()
  const { onProgress, started } = underWay()
  const stop = new AbortController()
  const reading = one.read(await photo('dictation.jpg'), {
    purpose: 'dictation',
    signal: stop.signal,
    onProgress,
  })
  await started
  const [pid = 0] = one.load().processes
  expect(isAlive(pid)).toBe(true)
  stop.abort()
  expect(await reading).toEqual({ ok: false, refusal: { kind: 'reading-cancelled' } })
  expect(isAlive(pid)).toBe(false)
  expect(one.load()).toEqual({ reading: 0, waiting: 0, processes: [] })
})

test('GEN-07 a photo cancelled while it waits leaves the line', async () => {
  const bytes = await photo('word-list.jpg')
  const first = shared.read(bytes, { purpose: 'words' })
  const stop = new AbortController()
  const second = shared.read(bytes, { purpose: 'words', signal: stop.signal })
  expect(shared.load()).toMatchObject({ reading: 1, waiting: 1 })
  stop.abort()
  expect(await second).toEqual({ ok: false, refusal: { kind: 'reading-cancelled' } })
  expect((await first).ok).toBe(true)
})

test('GEN-12 when all are at work and the line is full the answer is busy, before anything is decoded', async () => {
  const bytes = await photo('word-list.jpg')
  const read = () => shared.read(bytes, { purpose: 'words' })
  const readings = [read(), read()]
  const refused = await Promise.race([read(), ...readings])
  expect(refused).toEqual({ ok: false, refusal: { kind: 'reader-busy' } })
  for (const outcome of await Promise.all(readings)) expect(outcome.ok).toBe(true)
})

/** Tells for each path whether a process started as this one may read it. */
const READ_ALL = `
  import { readdirSync, readFileSync, statSync } from 'node:fs'
  const tell = (path) => {
    try {
      return statSync(path).isDirectory() ? readdirSync(path).length > 0 : readFileSync(path).length > 0
    } catch (error) { return error.code }
  }
  process.stdout.write(JSON.stringify(process.argv.slice(1).map(tell)))`

test('P9 the process that reads photos reads its own code and models, and nothing else of the machine', async () => {
  expect((await shared.read(await photo('word-list.jpg'), { purpose: 'words' })).ok).toBe(true)
  const commandLine = await readFile(`/proc/${shared.load().processes[0]}/cmdline`, 'utf8')
  const options = commandLine.split('\0').filter((argument) => argument.startsWith('--'))
  const told = async (paths: readonly string[]): Promise<unknown> => {
    const script = [...options, '--input-type=module', '--eval', READ_ALL, '--', ...paths]
    return JSON.parse((await promisify(execFile)(process.execPath, script)).stdout)
  }
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const own = ['src/photos/read-page.ts', 'data/handwriting/alphabet.txt'].map((at) => root + at)
  expect(await told(own)).toEqual([true, true])
  const others = ['package.json', 'src/server', 'data/stories', 'test/photos', 'db'].map(
    (at) => root + at,
  )
  const machine = ['/etc/passwd', '/proc/self/environ', '/proc/1/cmdline', homedir(), tmpdir(), '/']
  const refused = await told([...others, ...machine])
  expect(refused).toEqual([...others, ...machine].map(() => 'ERR_ACCESS_DENIED'))
})

test('O9 a process killed from outside costs itself: the photo is read by another one', async () => {
  const one = reader()
  const { onProgress, started } = underWay()
  const reading = one.read(await photo('word-list.jpg'), { purpose: 'words', onProgress })
  await started
  const [pid = 0] = one.load().processes
  kill(pid, 'SIGKILL')
  expect((await reading).ok).toBe(true)
  expect(one.load().processes).not.toContain(pid)
})

test('O9 a stopped process is given up, and its photo read by another one', async () => {
  const one = reader({ limits: { cpuMs: 30_000, stoppedMs: 5000 } })
  const { onProgress, started } = underWay()
  const reading = one.read(await photo('word-list.jpg'), { purpose: 'words', onProgress })
  await started
  const [pid = 0] = one.load().processes
  kill(pid, 'SIGSTOP')
  expect((await reading).ok).toBe(true)
  expect(isAlive(pid)).toBe(false)
})

test('O13 a photo that costs more processor time than any may is given up, and not tried again', async () => {
  const one = reader({ limits: { cpuMs: 100, stoppedMs: 25_000 } })
  const seen = new Set<number>()
  const look = (): void => one.load().processes.forEach((pid) => void seen.add(pid))
  const looking = setInterval(look, 5)
  const outcome = await one.read(await photo('dictation.jpg'), { purpose: 'dictation' })
  clearInterval(looking)
  expect(outcome).toEqual({ ok: false, refusal: { kind: 'page-too-full' } })
  expect(seen.size).toBe(1)
})

test('closing ends the processes and answers those who wait', async () => {
  const one = createPhotoReader({ processes: 1, maxQueue: 1, maxWaitMs: 60_000 })
  const bytes = await photo('dictation.jpg')
  const readings = [
    one.read(bytes, { purpose: 'dictation' }),
    one.read(bytes, { purpose: 'dictation' }),
  ]
  const { processes } = one.load()
  await one.close()
  const cancelled = { ok: false, refusal: { kind: 'reading-cancelled' } }
  expect(await Promise.all(readings)).toEqual([cancelled, cancelled])
  expect(processes.filter(isAlive)).toEqual([])
})

test('a reading process ends when its parent is killed', async () => {
  const script = `
    import { readFile } from 'node:fs/promises'
    import { createPhotoReader } from '${new URL('photo-reader.ts', import.meta.url)}'
    const reader = createPhotoReader({ processes: 1, maxQueue: 0, maxWaitMs: 60000 })
    await reader.read(await readFile(new URL('${new URL('word-list.jpg', PHOTOS)}')), { purpose: 'words' })
    console.log(reader.load().processes[0])`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(String(line))
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false)
})

/** A server's process whose file handles are all in use when a photo comes. */
const WITHOUT_HANDLES = `
  import { openSync, readFileSync } from 'node:fs'
  const { createPhotoReader } = await import(process.argv[1])
  const bytes = readFileSync(process.argv[2])
  const reader = createPhotoReader({ processes: 1, maxQueue: 1, maxWaitMs: 60_000 })
  process.stdout.write('')
  try { for (;;) openSync('/dev/null') } catch {}
  process.stdout.write(JSON.stringify([await reader.read(bytes, { purpose: 'words' }), reader.load()]))`

test('O3 where no process can be started a photo is told to have failed, and nothing of it stays', async () => {
  const limited = 'ulimit -n 64 && exec "$0" --input-type=module --eval "$@"'
  const files = [new URL('photo-reader.ts', import.meta.url), new URL('word-list.jpg', PHOTOS)]
  const args = [
    '-c',
    limited,
    process.execPath,
    WITHOUT_HANDLES,
    ...files.map((file) => fileURLToPath(file)),
  ]
  const { stdout } = await promisify(execFile)('sh', args)
  expect(JSON.parse(stdout)).toEqual([
    { ok: false, refusal: { kind: 'reading-failed' } },
    { reading: 0, waiting: 0, processes: [] },
  ])
})
