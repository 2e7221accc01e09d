import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../../../test/support/product/data-dir.ts'
import {
  invalidatePostmasterPid,
  isAlive,
  parsePostmasterPid,
  servesCluster,
} from './postmaster-pid.ts'

const READY = `4242
/srv/encrier/postgres
1795250804
5432
/tmp/encrier-Ab12Cd

  1234567     65538
ready   
`

test.each([
  ['a ready server', READY, { pid: 4242, socketFolder: '/tmp/encrier-Ab12Cd', status: 'ready' }],
  ['a file being written', '4242\n/srv', { pid: 4242, socketFolder: '', status: '' }],
  ['an empty file', '', { pid: 0, socketFolder: '', status: '' }],
  ['nonsense', 'bonjour\n', { pid: 0, socketFolder: '', status: '' }],
])('%s is read from its postmaster.pid', (_, text, expected) => {
  expect(parsePostmasterPid(text)).toEqual(expected)
})

test('a disowned file names nobody and keeps what guards the shared memory', async () => {
  await using folder = await testFolder()
  const file = join(folder.path, 'postmaster.pid')
  await writeFile(file, READY)
  await invalidatePostmasterPid(folder.path)
  const text = await readFile(file, 'utf8')
  expect(await isAlive(parsePostmasterPid(text).pid)).toBe(false)
  expect(text.slice(text.indexOf('\n'))).toBe(READY.slice(READY.indexOf('\n')))
})

test('a process serves the folder it stands in and no other', async () => {
  await using folder = await testFolder()
  await mkdir(join(folder.path, 'other'))
  expect(await servesCluster(process.pid, process.cwd())).toBe(true)
  expect(await servesCluster(process.pid, join(folder.path, 'other'))).toBe(false)
  expect(await servesCluster(0, process.cwd())).toBe(false)
})
