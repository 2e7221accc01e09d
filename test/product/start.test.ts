import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { VARIABLES } from '../../src/server/boot/env.ts'
import { postmasterOf, testFolder } from '../support/product/data-dir.ts'
import { initialisedFolder } from '../support/product/initialised-data-dir.ts'
import { startProduct } from '../support/product/product.ts'

/** The demo is another file's matter. */
const QUIET = { DEMO: 'off' }

test('a start says where it is, and SIGTERM ends all of it with status 0', async () => {
  await using folder = await initialisedFolder()
  await using product = startProduct({ env: { ...QUIET, DATA_DIR: folder.path } })
  const url = await product.ready()
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(await postmasterOf(folder.path)).toBeDefined()
  expect(await product.stop('SIGTERM')).toBe(0)
  expect(await postmasterOf(folder.path)).toBeUndefined()
  await expect(fetch(url)).rejects.toThrow()
})

test('npm passes its SIGTERM on, and everything ends', async () => {
  await using folder = await testFolder()
  const server = new URL('../../src/server/boot/main.ts', import.meta.url).pathname
  const scripts = { start: `exec ${process.execPath} ${server}` }
  await writeFile(join(folder.path, 'package.json'), JSON.stringify({ scripts }))
  const dataDir = join(folder.path, 'data')
  await using product = startProduct({
    env: { ...QUIET, DATA_DIR: dataDir },
    cwd: folder.path,
    command: ['npm', 'start'],
  })
  await product.ready()
  await product.stop('SIGTERM')
  expect(await postmasterOf(dataDir)).toBeUndefined()
})

test('no shell stands between npm and a command, where it would swallow signals', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const lines: string[] = Object.values(scripts)
  expect(lines.filter((line) => !line.startsWith('exec sh tools/'))).toEqual([])
})

test('every mistake of the environment is told before anything is opened', async () => {
  await using folder = await testFolder()
  const env = { ...QUIET, DATA_DIR: folder.path, PORT: 'x', REGISTRATION: 'y', LOG_LEVEL: 'z' }
  await using product = startProduct({ env })
  expect(await product.ended()).toBe(1)
  expect(product.printed().trim().split('\n')).toEqual([
    'La configuration est à corriger (voir .env.example)',
    '  - PORT doit être un nombre entier de 0 à 65535',
    '  - REGISTRATION doit valoir closed ou open',
    '  - LOG_LEVEL doit valoir info ou debug ou warn ou error',
  ])
  expect(await readdir(folder.path)).toEqual([])
})

test('variables of .env count, those of the process count more', async () => {
  await using folder = await testFolder()
  await writeFile(join(folder.path, '.env'), 'SESSION_TTL_S=no\nREGISTRATION=maybe\n')
  await using product = startProduct({ env: { REGISTRATION: 'open' }, cwd: folder.path })
  expect(await product.ended()).toBe(1)
  expect(product.printed()).toContain('SESSION_TTL_S doit')
  expect(product.printed()).not.toContain('REGISTRATION')
})

test('a port that is taken is told in a sentence, and PostgreSQL does not stay', async () => {
  await using folder = await initialisedFolder()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' && address !== null ? address.port : 0)
  await using product = startProduct({ env: { ...QUIET, DATA_DIR: folder.path, PORT: port } })
  expect(await product.ended()).toBe(1)
  expect(product.printed()).toContain(`Le port ${port} de 127.0.0.1 est déjà pris.`)
  expect(await postmasterOf(folder.path)).toBeUndefined()
  other.close()
})

test('O4 when PostgreSQL dies under it, the server says so and starts it again', async () => {
  await using folder = await initialisedFolder()
  await using product = startProduct({ env: { ...QUIET, DATA_DIR: folder.path } })
  const url = await product.ready()
  const killed = (await postmasterOf(folder.path)) ?? 0
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => postmasterOf(folder.path), { timeout: 20_000 }).not.toBe(killed)
  await expect
    .poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 20_000 })
    .toBe(200)
  expect(product.printed()).toContain('"event":"postgres-ended"')
  expect(await product.stop('SIGTERM')).toBe(0)
  expect(await postmasterOf(folder.path)).toBeUndefined()
})

test('every variable of the environment is documented, and nothing else is', async () => {
  const documented = [...(await readFile('.env.example', 'utf8')).matchAll(/^# ([A-Z_]+)=/gm)]
  expect(documented.map((match) => match[1]).toSorted()).toEqual(VARIABLES.toSorted())
})
