/** Set-up of the server tests: one real PostgreSQL for the whole run, the same way the product starts it. */
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../../src/server/db/supervisor/embedded-postgres.ts'
import type { SocketConnection } from '../../../src/server/db/supervisor/lease.ts'
import { SILENT_LOG } from '../../../src/server/log.ts'
import { folderCopiedFrom, postmasterOf, testFolder } from '../product/data-dir.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The owner's connection: `inject('postgres')`. */
    readonly postgres: SocketConnection
    /** A data folder with a new cluster in it, not running: what a first start leaves. Copied by `initialisedFolder`. */
    readonly madeDataDir: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const made = await testFolder()
  await (await startEmbeddedPostgres({ dataDir: made.path, log: SILENT_LOG })).stop()
  project.provide('madeDataDir', made.path)
  const folder = await folderCopiedFrom(made.path)
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: SILENT_LOG })
  project.provide('postgres', postgres.connection)
  const pid = (await postmasterOf(folder.path)) ?? 0
  // A run that is interrupted gets no teardown.
  const sweep = (): void => {
    process.kill(pid, 'SIGQUIT')
    rmSync(made.path, { recursive: true, force: true })
    rmSync(folder.path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    rmSync(postgres.connection.host, { recursive: true, force: true })
  }
  process.once('exit', sweep)
  return async () => {
    process.off('exit', sweep)
    await postgres.stop()
    await folder[Symbol.asyncDispose]()
    await made[Symbol.asyncDispose]()
  }
}
