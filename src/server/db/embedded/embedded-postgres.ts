/**
 * The PostgreSQL that comes with the packages, as the product runs it: one cluster in the data folder, reached by a private
 * unix socket only, shared by all processes of the product on this machine, and never losing what it acknowledged.
 */
import { join as joinPath, resolve } from 'node:path'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { clusterFolder, makeDataFolder, secretsFolder } from '../../data-folder.ts'
import type { Log } from '../../log.ts'
import { OperatorError } from '../../operator-error.ts'
import { accountToLend, canEnter } from '../../os-account.ts'
import { readOrMakeSecret, readSecret } from '../../secret-file.ts'
import { findBinaries } from './binaries.ts'
import { type ClusterPlace, hasCluster, makeCluster } from './cluster.ts'
import { type Credentials, joinOrStart } from './joining.ts'
import { keepServed } from './keeping.ts'
import { stopPostmaster } from './postmaster.ts'
import { servesCluster } from './postmaster-file.ts'
import type { Connection } from './presence.ts'
import { removeSocketFolder } from './socket-folder.ts'
import { takeTurn } from './turn.ts'

export interface EmbeddedPostgres {
  /** The owner's: migrations, backups and the operator's tools. */
  readonly connection: Connection
  /** Leaves; stops PostgreSQL unless another process of the product still uses it. May be called again. */
  stop(): Promise<void>
  /** Resolves when PostgreSQL is out of reach for good; one that ended is started again. */
  readonly exited: Promise<void>
}

export interface EmbeddedOptions {
  readonly dataDir: string
  readonly log: Log
}

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
    const keeping = keepServed(served, { dataDir, place, credentials, log })
    const leave = async (): Promise<void> => {
      const last = await keeping.end()
      const isLast = (await last.presence?.leave()) ?? true
      if (!isLast) return
      const { pid, connection } = last.served
      if (await servesCluster(pid, place.cluster)) await stopPostmaster(pid)
      await removeSocketFolder(connection.host)
    }
    let stopped: Promise<void> | undefined
    return {
      connection: served.connection,
      exited: keeping.exited,
      stop: () => {
        stopped ??= leave()
        return stopped
      },
    }
  } finally {
    endTurn()
  }
}
