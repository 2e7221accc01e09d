/**
 * Keeps this process announced to PostgreSQL as long as it runs, through cut connections and PostgreSQL's own recoveries, and
 * starts a PostgreSQL that has ended (killed, or out of disk) again: meanwhile requests are told to come back.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { errorMessage } from '../../operator-error.ts'
import type { ClusterPlace } from './cluster.ts'
import { type Credentials, joinOrStart, type Served } from './joining.ts'
import { servesCluster } from './postmaster-file.ts'
import { join, type Presence } from './presence.ts'
import { takeTurn } from './turn.ts'

const REJOIN_MS = 200
/** Between two starts that fail, as on a full disk: doubled up to the longest. */
const PAUSE_MS = { first: 500, longest: 8000 }

export interface Kept {
  readonly served: Served
  /** undefined when PostgreSQL is not there. */
  readonly presence: Presence | undefined
}

export interface Keeping {
  /** Resolves when PostgreSQL is gone for good: what started it again put it where this process can't follow. */
  readonly exited: Promise<void>
  /** Ends the watch, once a start under way is over, and says what there is to leave. */
  end(): Promise<Kept>
}

export interface KeptCluster {
  readonly dataDir: string
  readonly place: ClusterPlace
  readonly credentials: Credentials
  readonly log: Log
}

/** Who waits for its turn here starts PostgreSQL, or finds it started by whoever had the turn before. */
async function startAgain({ dataDir, place, credentials, log }: KeptCluster): Promise<Served> {
  const endTurn = await takeTurn(dataDir)
  try {
    return await joinOrStart(place, credentials, log)
  } finally {
    endTurn()
  }
}

export function keepServed(first: Served, cluster: KeptCluster): Keeping {
  const { place, credentials, log } = cluster
  const ending = new AbortController()
  let served = first
  let presence: Presence | undefined = first.presence

  const pause = async (ms: number): Promise<void> => {
    await wait(ms, undefined, { ref: false, signal: ending.signal }).catch(() => undefined)
  }

  async function rejoined(): Promise<boolean> {
    while (!ending.signal.aborted && (await servesCluster(served.pid, place.cluster))) {
      const met = await join(served.connection, credentials.passwordFile).catch(() => 'busy')
      if (typeof met !== 'string') {
        presence = met
        return true
      }
      await pause(REJOIN_MS)
    }
    return false
  }

  /** Whether PostgreSQL runs again where the connections of this process look for it. */
  async function restarted(): Promise<boolean> {
    if (ending.signal.aborted) return false
    log.error('postgres-ended', { pid: served.pid })
    for (let ms = PAUSE_MS.first; !ending.signal.aborted; ms = Math.min(2 * ms, PAUSE_MS.longest)) {
      try {
        const { host } = served.connection
        served = await startAgain(cluster)
        presence = served.presence
        return served.connection.host === host
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
      await presence?.lost
      presence = undefined
      underWay = rejoined().then(async (isBack) => isBack || (await restarted()))
    } while (await underWay)
  }

  const following = follow()
  const never = new Promise<void>(() => undefined)
  return {
    exited: following.then(() => (ending.signal.aborted ? never : undefined)),
    end: async () => {
      ending.abort()
      await underWay
      return { served, presence }
    },
  }
}
