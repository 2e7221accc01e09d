/**
 * Keeps this process's lease on PostgreSQL through cut connections and crash recoveries, and restarts a PostgreSQL that has ended
 * (killed, or out of disk). Meanwhile requests are answered 503.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { errorMessage } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { type AttachedServer, attachOrStart, type Credentials } from './attach-or-start.ts'
import type { ClusterLocation } from './cluster.ts'
import { acquireLease, type Lease } from './lease.ts'
import { servesCluster } from './postmaster-pid.ts'
import { acquireStartLock } from './start-lock.ts'

const REACQUIRE_MS = 200
/** Exponential backoff between starts that fail, as on a full disk. */
const BACKOFF_MS = { first: 500, longest: 8000 }

export interface SupervisedState {
  readonly server: AttachedServer
  readonly lease: Lease | undefined
}

export interface Supervisor {
  /** Resolves when PostgreSQL is gone for good: it was restarted under another socket folder, which the pools do not know. */
  readonly exited: Promise<void>
  /** Stops supervising, once a start under way is over; resolves with the server and lease to release. */
  end(): Promise<SupervisedState>
}

export interface SupervisedCluster {
  readonly dataDir: string
  readonly location: ClusterLocation
  readonly credentials: Credentials
  readonly log: Log
}

/** Of several processes that wait for the lock, the first restarts PostgreSQL and the others attach to it. */
async function restart({
  dataDir,
  location,
  credentials,
  log,
}: SupervisedCluster): Promise<AttachedServer> {
  const releaseStartLock = await acquireStartLock(dataDir)
  try {
    return await attachOrStart(location, credentials, log)
  } finally {
    releaseStartLock()
  }
}

export function supervise(first: AttachedServer, cluster: SupervisedCluster): Supervisor {
  const { location, credentials, log } = cluster
  const ending = new AbortController()
  let server = first
  let lease: Lease | undefined = first.lease

  const pause = async (ms: number): Promise<void> => {
    await wait(ms, undefined, { ref: false, signal: ending.signal }).catch(() => undefined)
  }

  async function reacquired(): Promise<boolean> {
    while (!ending.signal.aborted && (await servesCluster(server.pid, location.cluster))) {
      const outcome = await acquireLease(server.connection, credentials.passwordFile).catch(
        () => 'busy',
      )
      if (typeof outcome !== 'string') {
        lease = outcome
        return true
      }
      await pause(REACQUIRE_MS)
    }
    return false
  }

  /** Whether PostgreSQL runs again where the connections of this process look for it. */
  async function restarted(): Promise<boolean> {
    if (ending.signal.aborted) return false
    log.error('postgres-ended', { pid: server.pid })
    for (
      let ms = BACKOFF_MS.first;
      !ending.signal.aborted;
      ms = Math.min(2 * ms, BACKOFF_MS.longest)
    ) {
      try {
        const { host } = server.connection
        server = await restart(cluster)
        lease = server.lease
        return server.connection.host === host
      } catch (error) {
        log.warn('postgres-not-started', { reason: errorMessage(error), again_in_ms: ms })
        await pause(ms)
      }
    }
    return false
  }

  let underWay: Promise<boolean> = Promise.resolve(true)
  async function follow(): Promise<void> {
    do {
      await lease?.lost
      lease = undefined
      underWay = reacquired().then(async (isBack) => isBack || (await restarted()))
    } while (await underWay)
  }

  const following = follow()
  const never = new Promise<void>(() => undefined)
  return {
    exited: following.then(() => (ending.signal.aborted ? never : undefined)),
    end: async () => {
      ending.abort()
      await underWay
      return { server, lease }
    },
  }
}
