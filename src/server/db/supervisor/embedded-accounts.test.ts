import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postmasterOf, testFolder } from '../../../../test/support/product/data-dir.ts'
import { initialisedFolder } from '../../../../test/support/product/initialised-data-dir.ts'
import {
  startPostgresProcess,
  untilPresent,
} from '../../../../test/support/product/postgres-process.ts'
import { canEnter } from './os-account.ts'

/** An account that every Unix knows (initdb asks for its name) and that PostgreSQL is never lent. */
const PERSON = { name: 'daemon', uid: 1, gid: 1 }

const isRoot = process.getuid?.() === 0
// Another account can only be tried by root, and from a checkout that this account can read.
const canTryOthers =
  isRoot && (await canEnter(process.cwd(), PERSON)) && (await canEnter(process.execPath, PERSON))

// A root of a container may be one in name only.
const canMount = isRoot && spawnSync('unshare', ['--mount', 'true']).status === 0

/** A shell that puts an empty folder over $0, for itself alone, and becomes what follows. */
const HIDING = 'mount -t tmpfs -o mode=1777 tmpfs "$0" && exec "$@"'

async function accountOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^Uid:\s+(\d+)/m.exec(status)?.[1])
}

test('PostgreSQL never runs as root, and its data belong to the account it runs under', async () => {
  await using folder = await initialisedFolder()
  await using holder = startPostgresProcess(folder.path)
  expect(await holder.answer()).toMatchObject({ ready: {} })
  const account = await accountOf(await postmasterOf(folder.path))
  expect(account).not.toBe(0)
  expect((await stat(join(folder.path, 'postgres'))).uid).toBe(account)
  expect((await stat(join(folder.path, 'secrets'))).uid).toBe(process.getuid?.())
})

if (canMount) {
  test('a server with a temporary folder of its own is joined from outside, and neither is disturbed', async () => {
    await using folder = await initialisedFolder()
    await using hidden = await testFolder()
    const service = ['unshare', '--mount', 'sh', '-c', HIDING, hidden.path] as const
    await using inside = startPostgresProcess(folder.path, {
      through: service,
      env: { TMPDIR: hidden.path },
    })
    const { ready } = await inside.answer()
    expect(ready?.host).toContain(hidden.path)
    await expect(stat(ready?.host ?? '')).rejects.toThrow('ENOENT')
    const served = await postmasterOf(folder.path)
    await using outside = startPostgresProcess(folder.path)
    const { ready: seen } = await outside.answer()
    await untilPresent(seen, 2)
    await outside.end('SIGTERM')
    expect(await postmasterOf(folder.path)).toBe(served)
    expect(await inside.end('SIGTERM')).toBe(0)
    expect(await postmasterOf(folder.path)).toBeUndefined()
  })
}

if (isRoot) {
  test('a data folder that the lent account cannot reach is refused with a sentence', async () => {
    await using folder = await testFolder()
    await mkdir(join(folder.path, 'private/data'), { recursive: true })
    await chmod(join(folder.path, 'private'), 0o700)
    await using holder = startPostgresProcess(join(folder.path, 'private/data'))
    const { refused } = await holder.answer()
    expect(refused).toContain('ne peut pas être atteint par le compte')
  })
}

if (canTryOthers) {
  test('an ordinary account starts, shares, and stops; root may lend a hand on its data', async () => {
    await using folder = await testFolder()
    await chown(folder.path, PERSON.uid, PERSON.gid)
    await using first = startPostgresProcess(folder.path, PERSON)
    const { ready } = await first.answer()
    expect(await accountOf(await postmasterOf(folder.path))).toBe(PERSON.uid)
    await using second = startPostgresProcess(folder.path, PERSON)
    expect(await second.answer()).toEqual({ ready })
    await first.end('SIGKILL')
    await untilPresent(ready, 1)
    expect(await second.end('SIGTERM')).toBe(0)
    expect(await postmasterOf(folder.path)).toBeUndefined()
    await using byRoot = startPostgresProcess(folder.path)
    expect(await byRoot.answer()).toMatchObject({ ready: {} })
    expect(await accountOf(await postmasterOf(folder.path))).toBe(PERSON.uid)
  })

  test("an ordinary account is told that root's data are another's", async () => {
    await using folder = await initialisedFolder()
    await using byRoot = startPostgresProcess(folder.path)
    await byRoot.answer()
    await byRoot.end('SIGTERM')
    await chmod(folder.path, 0o777)
    await using person = startPostgresProcess(folder.path, PERSON)
    expect((await person.answer()).refused).toContain('appartient à un autre compte')
  })

  test('an ordinary account without a place to write is told so', async () => {
    await using folder = await testFolder()
    await using person = startPostgresProcess(folder.path, PERSON)
    expect((await person.answer()).refused).toContain('ne peut pas être écrit')
  })
}
