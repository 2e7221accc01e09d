/** Attaches to the running server of a cluster, or starts one. The caller holds the start lock. */
import { setTimeout as wait } from 'node:timers/promises'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { OperatorError } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { type ClusterLocation, DATABASE, OWNER } from './cluster.ts'
import { acquireLease, type Lease, type SocketConnection } from './lease.ts'
import { becomesReady, lastLogLines, launch, stopPostmaster } from './postmaster.ts'
import {
  invalidatePostmasterPid,
  type PostmasterPid,
  readPostmasterPid,
  servesCluster,
} from './postmaster-pid.ts'
import { openSocketFolder, removeSocketFolder, SOCKET_PORT } from './socket-folder.ts'

const POLL_MS = 50
/** Covers a server that is stopping, and processes of a killed one that still hold its shared memory. */
const START_TIMEOUT_MS = 60_000
/** A ready server whose socket has gone (a cleaned /tmp) accepts nobody new: after this long it is replaced. */
const UNREACHABLE_MS = 3000

export interface Credentials {
  readonly password: string
  readonly passwordFile: string
}

export interface AttachedServer {
  readonly pid: number
  readonly connection: SocketConnection
  readonly lease: Lease
}

export function connectionTo(socketFolder: string, password: string): SocketConnection {
  return {
    host: socketFolder,
    port: SOCKET_PORT,
    user: OWNER,
    password,
    database: DATABASE,
    ssl: false,
  }
}

async function attach(
  file: PostmasterPid,
  credentials: Credentials,
): Promise<AttachedServer | 'unreachable' | 'busy'> {
  const { pid, socketFolder, status } = file
  if (status !== 'ready') return 'busy'
  const attachIn = async (folder: string): Promise<AttachedServer | 'unreachable' | 'busy'> => {
    const connection = connectionTo(folder, credentials.password)
    const outcome = await acquireLease(connection, credentials.passwordFile)
    return typeof outcome === 'string' ? outcome : { pid, connection, lease: outcome }
  }
  const outcome = await attachIn(socketFolder)
  if (outcome !== 'unreachable' || process.platform !== 'linux') return outcome
  // The server may have a temporary folder of its own (systemd's PrivateTmp): what it sees is looked at through it.
  const through = await attachIn(`/proc/${pid}/root${socketFolder}`)
  return typeof through === 'string' ? outcome : through
}

/** Starts a server; undefined when it has to be tried again, because processes of an earlier one are still ending. */
async function start(
  location: ClusterLocation,
  credentials: Credentials,
): Promise<AttachedServer | undefined> {
  const { path: socketFolder, isNew } = await openSocketFolder(location)
  const child = await launch(location, socketFolder)
  if (await becomesReady(child, location.cluster)) {
    const file = { pid: child.pid ?? 0, socketFolder, status: 'ready' }
    const outcome = await attach(file, credentials).catch(async (error: unknown) => {
      await stopPostmaster(file.pid)
      throw error
    })
    return typeof outcome === 'string' ? undefined : outcome
  }
  // A reused folder stays: processes that wait for PostgreSQL look for its socket there.
  if (isNew) await removeSocketFolder(socketFolder)
  const log = await lastLogLines(location.cluster)
  if (/pre-existing shared memory|lock file/.test(log)) return undefined
  throw new OperatorError(OPERATOR_TEXTS.postgresFailed(log))
}

async function startAnew(
  location: ClusterLocation,
  credentials: Credentials,
  stale: PostmasterPid | undefined,
): Promise<AttachedServer | undefined> {
  if (stale !== undefined) await invalidatePostmasterPid(location.cluster)
  const server = await start(location, credentials)
  const former = stale?.socketFolder ?? ''
  if (server !== undefined && former !== server.connection.host) await removeSocketFolder(former)
  return server
}

/** Adopts a running server, over several attempts; one that stays unreachable is stopped. */
function createAdopter(
  credentials: Credentials,
  log: Log,
): (file: PostmasterPid) => Promise<AttachedServer | undefined> {
  let unreachableSince: number | undefined
  return async (file) => {
    const outcome = await attach(file, credentials)
    if (typeof outcome !== 'string') return outcome
    unreachableSince = outcome === 'unreachable' ? (unreachableSince ?? Date.now()) : undefined
    const isLost = unreachableSince !== undefined && Date.now() - unreachableSince > UNREACHABLE_MS
    // Only where it is proven that the process is this cluster's server.
    if (isLost && process.platform === 'linux') {
      log.warn('postgres-unreachable', { pid: file.pid })
      await stopPostmaster(file.pid)
    }
    return undefined
  }
}

export async function attachOrStart(
  location: ClusterLocation,
  credentials: Credentials,
  log: Log,
): Promise<AttachedServer> {
  const adopt = createAdopter(credentials, log)
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const file = await readPostmasterPid(location.cluster)
    const isServed = file !== undefined && (await servesCluster(file.pid, location.cluster))
    const server = isServed ? await adopt(file) : await startAnew(location, credentials, file)
    if (server !== undefined) {
      log.info(isServed ? 'postgres-adopted' : 'postgres-started', { pid: server.pid })
      return server
    }
    await wait(POLL_MS)
  }
  throw new OperatorError(OPERATOR_TEXTS.postgresFailed(await lastLogLines(location.cluster)))
}
