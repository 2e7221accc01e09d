import { execFileSync } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readlink, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries, packagedFolder } from '../../src/server/db/supervisor/binaries.ts'
import { memoryFolder, testFolder } from '../support/product/data-dir.ts'

/** Somebody who owns none of the files. */
const STRANGER = { name: 'inconnue', uid: 54_321, gid: 54_321 }

/** A copy of the package as npm leaves it when it runs no install script: without a single link. */
async function packageWithoutLinks(folder: string): Promise<string> {
  const copy = join(folder, 'package')
  await cp(dirname(packagedFolder()), copy, { recursive: true, verbatimSymlinks: true })
  const lib = join(copy, 'native/lib')
  for (const entry of await readdir(lib, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(lib, entry.name))
  }
  return join(copy, 'native')
}

function version(native: string): string {
  return execFileSync(join(native, 'bin/postgres'), ['--version'], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
}

test('the links that the install script would make are made at the start', async () => {
  await using folder = await testFolder()
  const native = await packageWithoutLinks(folder.path)
  expect(() => version(native)).toThrow()
  expect(await findBinaries(folder.path, undefined, native)).toBe(native)
  expect(version(native)).toContain('18.4')
  expect(await readlink(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18')
})

test('programs in a place that the account cannot reach are copied beside the data, once', async () => {
  await using folder = await testFolder(await memoryFolder())
  const closed = join(folder.path, 'closed')
  await mkdir(closed)
  const native = await packageWithoutLinks(closed)
  await chmod(closed, 0o700)
  const found = await findBinaries(folder.path, STRANGER, native)
  expect(found).toBe(join(folder.path, 'postgres-programs-18.4.0-beta.17/native'))
  expect(await stat(join(found, 'lib/libpq.so.5'))).toBeDefined()
  const made = (await stat(found)).ctimeMs
  expect(await findBinaries(folder.path, STRANGER, native)).toBe(found)
  expect((await stat(found)).ctimeMs).toBe(made)
  expect((await stat(join(found, 'bin/postgres'))).mode & 0o777).toBe(0o755)
})

test('two copies at once end as one', async () => {
  await using folder = await testFolder(await memoryFolder())
  const closed = join(folder.path, 'closed')
  await mkdir(closed)
  const native = await packageWithoutLinks(closed)
  await chmod(closed, 0o700)
  const found = await Promise.all([
    findBinaries(folder.path, STRANGER, native),
    findBinaries(folder.path, STRANGER, native),
  ])
  expect(found[0]).toBe(found[1])
  expect((await readdir(folder.path)).sort()).toEqual([
    'closed',
    'postgres-programs-18.4.0-beta.17',
  ])
})

test('programs that the account may not run are copied too', async () => {
  await using folder = await testFolder(await memoryFolder())
  const native = await packageWithoutLinks(folder.path)
  await chmod(join(native, 'bin/postgres'), 0o700)
  const found = await findBinaries(folder.path, STRANGER, native)
  expect(found).not.toBe(native)
})
