/** A PostgreSQL of its own for a test, that nobody keeps alive: to be stopped, killed, frozen and started again. */
import { join } from 'node:path'
import pg from 'pg'
import { clusterFolder, secretsFolder } from '../../../src/server/boot/data-folder.ts'
import { readSecret } from '../../../src/server/boot/secret-file.ts'
import { connectionTo } from '../../../src/server/db/supervisor/attach-or-start.ts'
import { findBinaries } from '../../../src/server/db/supervisor/binaries.ts'
import type { ClusterLocation } from '../../../src/server/db/supervisor/cluster.ts'
import type { SocketConnection } from '../../../src/server/db/supervisor/lease.ts'
import { unprivilegedAccount } from '../../../src/server/db/supervisor/os-account.ts'
import {
  becomesReady,
  launch,
  stopPostmaster,
} from '../../../src/server/db/supervisor/postmaster.ts'
import { readPostmasterPid } from '../../../src/server/db/supervisor/postmaster-pid.ts'
import { openSocketFolder } from '../../../src/server/db/supervisor/socket-folder.ts'
import { postmasterOf } from '../product/data-dir.ts'
import { initialisedFolder } from '../product/initialised-data-dir.ts'
import { childrenOf } from '../product/process-figures.ts'

/** How the owner of the tables reaches the PostgreSQL that runs in a data folder. */
export async function ownerConnection(dataDir: string): Promise<SocketConnection> {
  const file = await readPostmasterPid(clusterFolder(dataDir))
  const password = await readSecret(join(secretsFolder(dataDir), 'database-password'))
  return connectionTo(file?.socketFolder ?? '', password ?? '')
}

/** The postmaster of a data folder and all of its processes. */
export async function postgresPids(dataDir: string): Promise<number[]> {
  const postmaster = await postmasterOf(dataDir)
  return postmaster === undefined ? [] : [postmaster, ...(await childrenOf(postmaster))]
}

/** Sends a signal to processes that may have gone meanwhile. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It followed another one into death.
    }
  }
}

/** One statement under the role that owns the tables. */
export async function askOwner<Row extends pg.QueryResultRow>(
  connection: SocketConnection,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ ...connection })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } finally {
    await client.end()
  }
}

export interface OwnPostgres extends AsyncDisposable {
  readonly dataDir: string
  readonly connection: SocketConnection
  start(): Promise<void>
  stop(): Promise<void>
  /** Freezes and thaws all of its processes. */
  freeze(): Promise<void>
  thaw(): Promise<void>
}

export async function ownPostgres(): Promise<OwnPostgres> {
  const folder = await initialisedFolder()
  const dataDir = folder.path
  const cluster = clusterFolder(dataDir)
  const account = await unprivilegedAccount(cluster)
  const place: ClusterLocation = {
    cluster,
    account,
    binaries: await findBinaries(dataDir, account),
  }
  const start = async (): Promise<void> => {
    const socket = await openSocketFolder(place)
    const child = await launch(place, socket.path)
    if (!(await becomesReady(child, cluster))) throw new Error('PostgreSQL did not start')
  }
  await start()
  return {
    dataDir,
    connection: await ownerConnection(dataDir),
    start,
    stop: async () => stopPostmaster((await postmasterOf(dataDir)) ?? 0),
    freeze: async () => signalAll(await postgresPids(dataDir), 'SIGSTOP'),
    thaw: async () => signalAll(await postgresPids(dataDir), 'SIGCONT'),
    [Symbol.asyncDispose]: async () => {
      signalAll(await postgresPids(dataDir), 'SIGCONT')
      await folder[Symbol.asyncDispose]()
    },
  }
}
