import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/server/db/supervisor/embedded-postgres.ts'
import { SILENT_LOG } from '../../src/server/log.ts'
import { memoryFolder, postmasterOf, testFolder } from '../support/product/data-dir.ts'
import { initialisedFolder } from '../support/product/initialised-data-dir.ts'
import { startPostgresProcess, untilPresent } from '../support/product/postgres-process.ts'

async function start(dataDir: string): Promise<EmbeddedPostgres & AsyncDisposable> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: SILENT_LOG })
  return { ...postgres, [Symbol.asyncDispose]: () => postgres.stop() }
}

/** A stopped cluster whose postmaster.pid is put back, with another process' number, as after a kill. */
async function leaveStaleFile(dataDir: string, pid: number): Promise<void> {
  const postgres = await start(dataDir)
  const file = join(dataDir, 'postgres/postmaster.pid')
  const text = await readFile(file, 'utf8')
  await postgres.stop()
  await writeFile(file, text.replace(/^\d+/, String(pid)), { mode: 0o666 })
}

async function answers(postgres: EmbeddedPostgres): Promise<boolean> {
  const client = new pg.Client(postgres.connection)
  await client.connect()
  const { rowCount } = await client.query('select 1')
  await client.end()
  return rowCount === 1
}

test('a server left behind by a killed process is adopted by the next start', async () => {
  await using folder = await initialisedFolder()
  await using killed = startPostgresProcess(folder.path)
  const { ready } = await killed.answer()
  const orphan = await postmasterOf(folder.path)
  await killed.end('SIGKILL')
  await using postgres = await start(folder.path)
  expect(postgres.connection).toEqual(ready)
  expect(await postmasterOf(folder.path)).toBe(orphan)
  await untilPresent(ready, 1)
  await postgres.stop()
  expect(await postmasterOf(folder.path)).toBeUndefined()
})

test('D5 a PostgreSQL that dies under two processes is started again, once, where both look for it', async () => {
  await using folder = await initialisedFolder()
  await using holder = startPostgresProcess(folder.path)
  const { ready } = await holder.answer()
  await using postgres = await start(folder.path)
  const killed = (await postmasterOf(folder.path)) ?? 0
  process.kill(killed, 'SIGKILL')
  await untilPresent(ready, 2)
  expect(await postmasterOf(folder.path)).not.toBe(killed)
  expect(postgres.connection).toEqual(ready)
  expect(await answers(postgres)).toBe(true)
})

test('a process that cannot follow PostgreSQL to its new place ends', async () => {
  await using folder = await initialisedFolder()
  await using holder = startPostgresProcess(folder.path)
  const { ready } = await holder.answer()
  await rm(ready?.host ?? '', { recursive: true })
  process.kill((await postmasterOf(folder.path)) ?? 0, 'SIGKILL')
  expect(await holder.answer()).toEqual({ exited: true })
  await using postgres = await start(folder.path)
  expect(await answers(postgres)).toBe(true)
})

test('a stale postmaster.pid whose number went to another program is no obstacle', async () => {
  await using folder = await initialisedFolder()
  const stranger = spawn('sleep', ['60'])
  await leaveStaleFile(folder.path, stranger.pid ?? 0)
  await using postgres = await start(folder.path)
  expect(await answers(postgres)).toBe(true)
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
})

test('a dead server that nobody has reaped is no obstacle', async () => {
  await using folder = await initialisedFolder()
  // The shell becomes a sleep, which never asks after the child it inherits; the child lives until then.
  const becoming = 'while grep -q sh /proc/$$/comm; do sleep 0.05; done'
  const parent = spawn('sh', ['-c', `(${becoming}) & echo $!; exec sleep 60`])
  const [printed] = await once(parent.stdout, 'data')
  const zombie = Number(String(printed).trim())
  await expect
    .poll(() => readFile(`/proc/${zombie}/stat`, 'utf8'), { timeout: 10_000 })
    .toContain(') Z ')
  await leaveStaleFile(folder.path, zombie)
  await using postgres = await start(folder.path)
  expect(await answers(postgres)).toBe(true)
  parent.kill()
})

test('an empty postmaster.pid, as a full disk leaves it, is no obstacle', async () => {
  await using folder = await initialisedFolder()
  await (await start(folder.path)).stop()
  await writeFile(join(folder.path, 'postgres/postmaster.pid'), '', { mode: 0o666 })
  await using postgres = await start(folder.path)
  expect(await answers(postgres)).toBe(true)
})

test('a server whose socket was swept away is replaced', async () => {
  await using folder = await initialisedFolder()
  await using killed = startPostgresProcess(folder.path)
  const { ready } = await killed.answer()
  await killed.end('SIGKILL')
  await rm(ready?.host ?? '', { recursive: true })
  await using postgres = await start(folder.path)
  expect(postgres.connection.host).not.toBe(ready?.host)
  expect(await answers(postgres)).toBe(true)
})

test.each([100, 300, 600])(
  'a first start killed after %i ms leaves nothing in the way',
  async (ms) => {
    await using folder = await testFolder(await memoryFolder())
    await using killed = startPostgresProcess(folder.path)
    await wait(ms)
    await killed.end('SIGKILL')
    await using postgres = await start(folder.path)
    expect(await answers(postgres)).toBe(true)
  },
)

test('a half-made cluster is removed when it is old', async () => {
  await using folder = await testFolder(await memoryFolder())
  await mkdir(join(folder.path, 'postgres-part-abcdef'))
  const { utimes } = await import('node:fs/promises')
  const yesterday = new Date(Date.now() - 86_400_000)
  await utimes(join(folder.path, 'postgres-part-abcdef'), yesterday, yesterday)
  await using postgres = await start(folder.path)
  expect(await answers(postgres)).toBe(true)
  expect(await readdir(folder.path)).not.toContain('postgres-part-abcdef')
})

test('data of another PostgreSQL version are refused with a sentence, untouched', async () => {
  await using folder = await initialisedFolder()
  await (await start(folder.path)).stop()
  const file = join(folder.path, 'postgres/PG_VERSION')
  await writeFile(file, '17\n')
  await expect(start(folder.path)).rejects.toThrow('sont celles de PostgreSQL 17')
  expect(await readFile(file, 'utf8')).toBe('17\n')
})

test('a lost password file is named, and nothing is put in its place', async () => {
  await using folder = await initialisedFolder()
  await (await start(folder.path)).stop()
  await rm(join(folder.path, 'secrets/database-password'))
  await expect(start(folder.path)).rejects.toThrow('secrets/database-password')
  expect(await readdir(join(folder.path, 'secrets'))).toEqual([])
})

test('a password that is not the one of the database is refused, and PostgreSQL does not stay', async () => {
  await using folder = await initialisedFolder()
  await (await start(folder.path)).stop()
  await writeFile(join(folder.path, 'secrets/database-password'), 'a'.repeat(64))
  await expect(start(folder.path)).rejects.toThrow("n'est pas celui de la base de données")
  expect(await postmasterOf(folder.path)).toBeUndefined()
})
