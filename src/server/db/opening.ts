/** Opens the database that the environment names: the embedded PostgreSQL, or the one of DATABASE_URL, migrated. */
import type { Closing } from '../closing.ts'
import { dataFolder, secretsFolder } from '../data-folder.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { readOrMakeSecret } from '../secret-file.ts'
import { createDatabase, type Database } from './database.ts'
import { watchDiskRoom } from './disk-room.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { type Connection, openPools, type Pools } from './pool.ts'

export interface OpenedDatabase {
  readonly database: Database
  readonly pools: Pools
  /** The role that owns the tables: for the operator's tools, never for a request. */
  readonly owner: Connection
  /** Signs sessions, and all that follows from one secret. */
  readonly secret: string
  /** Resolves when the database is gone for good; an external one only ever goes away for a while. */
  readonly ended: Promise<void>
}

interface Source extends Omit<OpenedDatabase, 'database' | 'pools'> {
  readonly isReadOnly: () => boolean
}

async function openEmbedded(env: Env, log: Log, closing: Closing): Promise<Source> {
  const dataDir = await dataFolder(env.dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  closing.add('postgres', postgres.stop)
  const secret = env.authSecret ?? (await readOrMakeSecret(secretsFolder(dataDir), 'auth-secret'))
  const room = watchDiskRoom(dataDir, log)
  closing.add('disk-room', async () => room.close())
  return { owner: postgres.connection, secret, ended: postgres.exited, isReadOnly: room.isShort }
}

function openExternal(connectionString: string, env: Env): Source {
  const never = new Promise<void>(() => undefined)
  const secret = env.authSecret ?? ''
  return { owner: { connectionString }, secret, ended: never, isReadOnly: () => false }
}

/** What is opened here is closed through `closing`, the pools before PostgreSQL. */
export async function openDatabase(env: Env, log: Log, closing: Closing): Promise<OpenedDatabase> {
  const source =
    env.databaseUrl === undefined
      ? await openEmbedded(env, log, closing)
      : openExternal(env.databaseUrl, env)
  const { isReadOnly, ...opened } = source
  const { owner, secret } = opened
  const pools = openPools(await migrate({ connection: owner, secret, log }), log)
  const database = createDatabase(pools, isReadOnly)
  closing.add('database', database.close)
  return { ...opened, database, pools }
}
