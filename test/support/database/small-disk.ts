/** A disk of some megabytes that a test fills to the last byte (a tmpfs: mounting it takes root, as in a container). */
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, open, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { stopPostmaster } from '../../../src/server/db/supervisor/postmaster.ts'
import { postmasterOf } from '../product/data-dir.ts'

const run = promisify(execFile)
const PIECE = Buffer.alloc(2 ** 16)

export interface SmallDisk extends AsyncDisposable {
  readonly path: string
  /** A data folder on it as a first start leaves it. */
  readonly dataDir: string
  /** Takes all the room there is. */
  fill(): Promise<void>
  /** Gives it back. */
  release(): Promise<void>
}

export async function fillUp(file: string): Promise<void> {
  const handle = await open(file, 'a')
  try {
    // A full disk still takes the part of a piece that fits.
    for (;;) await handle.write(PIECE)
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'ENOSPC') throw error
  } finally {
    await handle.close()
  }
}

export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const path = await mkdtemp(join(tmpdir(), 'encrier-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'encrier-test', path]
  await run('mount', options).catch((error: unknown) => {
    throw new Error('this test mounts a small disk: run it as root', { cause: error })
  })
  await chmod(path, 0o755)
  const dataDir = join(path, 'data')
  await run('cp', ['-a', inject('madeDataDir'), dataDir])
  const filler = join(path, 'filler')
  return {
    path,
    dataDir,
    fill: () => fillUp(filler),
    release: () => rm(filler, { force: true }),
    [Symbol.asyncDispose]: async () => {
      const pid = await postmasterOf(dataDir)
      if (pid !== undefined) await stopPostmaster(pid)
      await run('umount', [path])
      await rmdir(path)
    },
  }
}
