/**
 * The PostgreSQL that comes with the packages, as the product runs it: one cluster in the data folder, reached by a private
 * unix socket only, shared by all processes of the product on this machine, and never losing what it acknowledged.
 */
import { join as joinPath, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { OPERATOR_TEXTS } from '../../../texts/operator.ts'
import { clusterFolder, makeDataFolder, secretsFolder } from '../../data-folder.ts'
import type { Log } from '../../log.ts'
import { OperatorError } from '../../operator-error.ts'
import { accountToLend, canEnter } from '../../os-account.ts'
import { readOrMakeSecret, readSecret } from '../../secret-file.ts'
import { findBinaries } from './binaries.ts'
import { type ClusterPlace, hasCluster, makeCluster } from './cluster.ts'
import { type Credentials, joinOrStart, type Served } from './joining.ts'
import { stopPostmaster } from './postmaster.ts'
import { servesCluster } from './postmaster-file.ts'
import { type Connection, join, type Presence } from './presence.ts'
import { removeSocketFolder } from './socket-folder.ts'
import { takeTurn } from './turn.ts'

export interface EmbeddedPostgres {
  /** The owner's: migrations, backups and the operator's tools. */
  readonly connection: Connection
  /** Leaves; stops PostgreSQL unless another process of the product still uses it. May be called again. */
  stop(): Promise<void>
  /** Resolves when PostgreSQL has ended although nobody here asked for it. */
  readonly exited: Promise<void>
}

export interface EmbeddedOptions {
  readonly dataDir: string
  readonly log: Log
}

const REJOIN_MS = 200

async function findPlace(dataDir: string): Promise<ClusterPlace> {
  await makeDataFolder(dataDir)
  const cluster = clusterFolder(dataDir)
  const account = await accountToLend(cluster)
  if (account !== undefined && !(await canEnter(dataDir, account))) {
    throw new OperatorError(OPERATOR_TEXTS.dataUnreachable(dataDir, account.name))
  }
  return { cluster, account, binaries: await findBinaries(dataDir, account) }
}

async function findCredentials(dataDir: string, isNew: boolean): Promise<Credentials> {
  const name = 'database-password'
  const passwordFile = joinPath(secretsFolder(dataDir), name)
  const password = isNew
    ? await readOrMakeSecret(secretsFolder(dataDir), name)
    : await readSecret(passwordFile)
  if (password === undefined) {
    throw new OperatorError(OPERATOR_TEXTS.passwordMissing(passwordFile))
  }
  return { password, passwordFile }
}

interface Watch {
  readonly exited: Promise<void>
  /** Ends the watch and resolves with the presence of the moment, if there is one. */
  end(): Presence | undefined
}

/** Keeps this process announced, through cut connections and PostgreSQL's own recoveries, until the server is gone. */
function watch(served: Served, place: ClusterPlace, credentials: Credentials, log: Log): Watch {
  let presence: Presence | undefined = served.presence
  let hasEnded = false
  const rejoin = async (): Promise<boolean> => {
    while (!hasEnded && (await servesCluster(served.pid, place.cluster))) {
      const met = await join(served.connection, credentials.passwordFile).catch(
        () => 'busy' as const,
      )
      if (typeof met !== 'string') {
        presence = met
        return true
      }
      await wait(REJOIN_MS, undefined, { ref: false })
    }
    return false
  }
  const exited = new Promise<void>((resolve) => {
    const follow = async (): Promise<void> => {
      do {
        await presence?.lost
        presence = undefined
      } while (await rejoin())
      if (hasEnded) return
      log.error('postgres-ended', { pid: served.pid })
      resolve()
    }
    void follow()
  })
  return {
    exited,
    end: () => {
      hasEnded = true
      return presence
    },
  }
}

/** Starts or adopts the PostgreSQL of a data folder. Throws an OperatorError with the sentence to show when it cannot. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log } = options
  const dataDir = resolve(options.dataDir)
  const place = await findPlace(dataDir)
  const endTurn = await takeTurn(dataDir)
  try {
    const isNew = !(await hasCluster(place))
    const credentials = await findCredentials(dataDir, isNew)
    if (isNew) {
      await makeCluster(place, credentials.password)
      log.info('cluster-made')
    }
    const served = await joinOrStart(place, credentials, log)
    const watching = watch(served, place, credentials, log)
    const leave = async (): Promise<void> => {
      const isLast = (await watching.end()?.leave()) ?? true
      if (!isLast) return
      if (await servesCluster(served.pid, place.cluster)) await stopPostmaster(served.pid)
      await removeSocketFolder(served.connection.host)
    }
    let stopped: Promise<void> | undefined
    return {
      connection: served.connection,
      exited: watching.exited,
      stop: () => {
        stopped ??= leave()
        return stopped
      },
    }
  } finally {
    endTurn()
  }
}
