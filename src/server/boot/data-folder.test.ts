import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../../test/support/product/data-dir.ts'
import { canEnter, isPermitted } from '../db/supervisor/os-account.ts'
import { ensureDataFolder, resolveDataFolder } from './data-folder.ts'

const STRANGER = { name: 'inconnue', uid: 54_321, gid: 54_321 }

test('DATA_DIR counts from the folder of the start', async () => {
  expect(await resolveDataFolder('base', '/srv/encrier')).toBe('/srv/encrier/base')
  expect(await resolveDataFolder('/var/base', '/srv/encrier')).toBe('/var/base')
})

test('the default is ./data in a checkout that everybody can reach', async () => {
  await using folder = await testFolder()
  expect(await resolveDataFolder(undefined, folder.path)).toBe(join(folder.path, 'data'))
})

test('the default of a private checkout depends on who starts', async () => {
  await using folder = await testFolder()
  const closed = join(folder.path, 'root', 'encrier')
  await mkdir(closed, { recursive: true })
  await chmod(join(folder.path, 'root'), 0o700)
  const isRoot = process.getuid?.() === 0
  expect(await resolveDataFolder(undefined, closed)).toBe(
    isRoot ? '/var/lib/encrier' : join(closed, 'data'),
  )
})

test('a new data folder can be entered by the account lent to PostgreSQL, whatever the umask', async () => {
  await using folder = await testFolder()
  const path = join(folder.path, 'srv', 'encrier')
  const umask = process.umask(0o077)
  await ensureDataFolder(path).finally(() => process.umask(umask))
  expect(await canEnter(path, STRANGER)).toBe(true)
  expect((await stat(join(folder.path, 'srv'))).mode & 0o777).toBe(0o755)
})

test('a data folder that is there keeps its mode', async () => {
  await using folder = await testFolder()
  await chmod(folder.path, 0o750)
  await ensureDataFolder(folder.path)
  expect((await stat(folder.path)).mode & 0o777).toBe(0o750)
})

test('a data folder that cannot be made is named in a sentence', async () => {
  await using folder = await testFolder()
  const file = join(folder.path, 'file')
  await writeFile(file, '')
  await expect(ensureDataFolder(join(file, 'data'))).rejects.toThrow('ne peut pas être écrit')
})

test('a mode is read for the owner, the group and the others', async () => {
  await using folder = await testFolder()
  const { uid, gid } = await stat(folder.path)
  await chmod(folder.path, 0o641)
  expect(await isPermitted(folder.path, { name: 'o', uid, gid: 1 }, 'read')).toBe(true)
  expect(await isPermitted(folder.path, { name: 'o', uid, gid: 1 }, 'enter')).toBe(false)
  expect(await isPermitted(folder.path, { name: 'g', uid: 54_321, gid }, 'read')).toBe(true)
  expect(await isPermitted(folder.path, STRANGER, 'read')).toBe(false)
  expect(await isPermitted(folder.path, STRANGER, 'enter')).toBe(true)
})
