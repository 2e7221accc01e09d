/** A data folder for one test, which the account that PostgreSQL runs under can enter also when the tests run as root. */
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clusterFolder } from '../../../src/server/boot/data-folder.ts'
import { stopPostmaster } from '../../../src/server/db/supervisor/postmaster.ts'
import {
  readPostmasterPid,
  servesCluster,
} from '../../../src/server/db/supervisor/postmaster-pid.ts'
import { removeSocketFolder } from '../../../src/server/db/supervisor/socket-folder.ts'

export interface TestFolder extends AsyncDisposable {
  readonly path: string
}

/** Number of the process that serves the folder's cluster; undefined when none does. */
export async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const cluster = clusterFolder(dataDir)
  const file = await readPostmasterPid(cluster)
  return file !== undefined && (await servesCluster(file.pid, cluster)) ? file.pid : undefined
}

const MEMORY = '/dev/shm'
const MEMORY_NEEDED = 2e9

/** Where a cluster costs no writes to a disk, if the machine has room there; not for programs, which may not run there. */
export async function memoryFolder(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return free > MEMORY_NEEDED ? MEMORY : tmpdir()
}

/** With `await using`, is removed at the end of the test, and a PostgreSQL left in it is stopped. */
export async function testFolder(parent: string = tmpdir()): Promise<TestFolder> {
  const path = await mkdtemp(join(parent, 'encrier-test-'))
  await chmod(path, 0o755)
  return {
    path,
    [Symbol.asyncDispose]: async () => {
      const file = await readPostmasterPid(clusterFolder(path))
      const pid = await postmasterOf(path)
      if (pid !== undefined) await stopPostmaster(pid)
      if (file !== undefined) await removeSocketFolder(file.socketFolder)
      await rm(path, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A copy that keeps owners and modes, which PostgreSQL insists on. */
export async function folderCopiedFrom(source: string): Promise<TestFolder> {
  const folder = await testFolder(await memoryFolder())
  await promisify(execFile)('cp', ['-a', `${source}/.`, folder.path])
  return folder
}
