/** Finds the running server of a cluster, or starts one: what a start does once it has the turn. */
import { setTimeout as wait } from 'node:timers/promises'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import type { Log } from '../../log.ts'
import { OperatorError } from '../../operator-error.ts'
import { type ClusterPlace, DATABASE, OWNER } from './cluster.ts'
import { becomesReady, lastWords, launch, stopPostmaster } from './postmaster.ts'
import {
  disownPostmasterFile,
  type PostmasterFile,
  readPostmasterFile,
  servesCluster,
} from './postmaster-file.ts'
import { type Connection, join, type Presence } from './presence.ts'
import { openSocketFolder, removeSocketFolder, SOCKET_PORT } from './socket-folder.ts'

const POLL_MS = 50
/** A server that stops, or whose killed predecessor's processes still end, is waited for this long. */
const PATIENCE_MS = 60_000
/** A ready server whose socket has gone (a cleaned /tmp) serves nobody new: it is replaced. */
const AWAY_MS = 3000

export interface Credentials {
  readonly password: string
  readonly passwordFile: string
}

export interface Served {
  readonly pid: number
  readonly connection: Connection
  readonly presence: Presence
}

export function connectionTo(socketFolder: string, password: string): Connection {
  return {
    host: socketFolder,
    port: SOCKET_PORT,
    user: OWNER,
    password,
    database: DATABASE,
    ssl: false,
  }
}

async function meet(
  file: PostmasterFile,
  credentials: Credentials,
): Promise<Served | 'away' | 'busy'> {
  const { pid, socketFolder, status } = file
  if (status !== 'ready') return 'busy'
  const meetIn = async (folder: string): Promise<Served | 'away' | 'busy'> => {
    const connection = connectionTo(folder, credentials.password)
    const met = await join(connection, credentials.passwordFile)
    return typeof met === 'string' ? met : { pid, connection, presence: met }
  }
  const met = await meetIn(socketFolder)
  if (met !== 'away' || process.platform !== 'linux') return met
  // The server may have a temporary folder of its own (systemd's PrivateTmp): what it sees is looked at through it.
  const through = await meetIn(`/proc/${pid}/root${socketFolder}`)
  return typeof through === 'string' ? met : through
}

/** Starts a server; undefined when it has to be tried again, because something of an earlier one is still ending. */
async function start(place: ClusterPlace, credentials: Credentials): Promise<Served | undefined> {
  const { path: socketFolder, isNew } = await openSocketFolder(place)
  const child = await launch(place, socketFolder)
  if (await becomesReady(child, place.cluster)) {
    const file = { pid: child.pid ?? 0, socketFolder, status: 'ready' }
    const met = await meet(file, credentials).catch(async (error: unknown) => {
      await stopPostmaster(file.pid)
      throw error
    })
    return typeof met === 'string' ? undefined : met
  }
  // The folder of servers before stays: processes that wait for PostgreSQL look there.
  if (isNew) await removeSocketFolder(socketFolder)
  const words = await lastWords(place.cluster)
  if (/pre-existing shared memory|lock file/.test(words)) return undefined
  throw new OperatorError(OPERATOR_TEXTS.postgresFailed(words))
}

async function startAnew(
  place: ClusterPlace,
  credentials: Credentials,
  stale: PostmasterFile | undefined,
): Promise<Served | undefined> {
  if (stale !== undefined) await disownPostmasterFile(place.cluster)
  const served = await start(place, credentials)
  const former = stale?.socketFolder ?? ''
  if (served !== undefined && former !== served.connection.host) await removeSocketFolder(former)
  return served
}

/** Tries to adopt a running server, again and again; one that stays out of reach is stopped. */
function adopter(
  credentials: Credentials,
  log: Log,
): (file: PostmasterFile) => Promise<Served | undefined> {
  let awaySince: number | undefined
  return async (file) => {
    const met = await meet(file, credentials)
    if (typeof met !== 'string') return met
    awaySince = met === 'away' ? (awaySince ?? Date.now()) : undefined
    const isLost = awaySince !== undefined && Date.now() - awaySince > AWAY_MS
    // Only where it is proven that the process is this cluster's server.
    if (isLost && process.platform === 'linux') {
      log.warn('postgres-unreachable', { pid: file.pid })
      await stopPostmaster(file.pid)
    }
    return undefined
  }
}

/** The server of a cluster that exists, adopted when it runs already. */
export async function joinOrStart(
  place: ClusterPlace,
  credentials: Credentials,
  log: Log,
): Promise<Served> {
  const adopt = adopter(credentials, log)
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const file = await readPostmasterFile(place.cluster)
    const isServed = file !== undefined && (await servesCluster(file.pid, place.cluster))
    const served = isServed ? await adopt(file) : await startAnew(place, credentials, file)
    if (served !== undefined) {
      log.info(isServed ? 'postgres-adopted' : 'postgres-started', { pid: served.pid })
      return served
    }
    await wait(POLL_MS)
  }
  throw new OperatorError(OPERATOR_TEXTS.postgresFailed(await lastWords(place.cluster)))
}
