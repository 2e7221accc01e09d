/**
 * The PostgreSQL that comes with the packages, as the product runs it: one cluster in the data folder, reached by a private
 * unix socket only, shared by all processes of the product on this machine, and never losing what it acknowledged.
 */
import { join, resolve } from 'node:path'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { clusterFolder, ensureDataFolder, secretsFolder } from '../../boot/data-folder.ts'
import { readOrCreateSecret, readSecret } from '../../boot/secret-file.ts'
import { OperatorError } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { attachOrStart, type Credentials } from './attach-or-start.ts'
import { findBinaries } from './binaries.ts'
import { type ClusterLocation, hasCluster, makeCluster } from './cluster.ts'
import type { SocketConnection } from './lease.ts'
import { canEnter, unprivilegedAccount } from './os-account.ts'
import { stopPostmaster } from './postmaster.ts'
import { servesCluster } from './postmaster-pid.ts'
import { removeSocketFolder } from './socket-folder.ts'
import { acquireStartLock } from './start-lock.ts'
import { supervise } from './supervisor.ts'

export interface EmbeddedPostgres {
  /** The owner's: migrations, backups and the operator's tools. */
  readonly connection: SocketConnection
  /** Leaves; stops PostgreSQL unless another process of the product still uses it. May be called again. */
  stop(): Promise<void>
  /** Resolves when PostgreSQL is out of reach for good; one that ended is started again. */
  readonly exited: Promise<void>
}

export interface EmbeddedOptions {
  readonly dataDir: string
  readonly log: Log
}

async function findLocation(dataDir: string): Promise<ClusterLocation> {
  await ensureDataFolder(dataDir)
  const cluster = clusterFolder(dataDir)
  const account = await unprivilegedAccount(cluster)
  if (account !== undefined && !(await canEnter(dataDir, account))) {
    throw new OperatorError(OPERATOR_TEXTS.dataUnreachable(dataDir, account.name))
  }
  return { cluster, account, binaries: await findBinaries(dataDir, account) }
}

async function findCredentials(dataDir: string, isNew: boolean): Promise<Credentials> {
  const name = 'database-password'
  const passwordFile = join(secretsFolder(dataDir), name)
  const password = isNew
    ? await readOrCreateSecret(secretsFolder(dataDir), name)
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
  const location = await findLocation(dataDir)
  const releaseStartLock = await acquireStartLock(dataDir)
  try {
    const isNew = !(await hasCluster(location))
    const credentials = await findCredentials(dataDir, isNew)
    if (isNew) {
      await makeCluster(location, credentials.password)
      log.info('cluster-made')
    }
    const server = await attachOrStart(location, credentials, log)
    const supervisor = supervise(server, { dataDir, location, credentials, log })
    const leave = async (): Promise<void> => {
      const last = await supervisor.end()
      const isLast = (await last.lease?.release()) ?? true
      if (!isLast) return
      const { pid, connection } = last.server
      if (await servesCluster(pid, location.cluster)) await stopPostmaster(pid)
      await removeSocketFolder(connection.host)
    }
    let stopped: Promise<void> | undefined
    return {
      connection: server.connection,
      exited: supervisor.exited,
      stop: () => {
        stopped ??= leave()
        return stopped
      },
    }
  } finally {
    releaseStartLock()
  }
}
