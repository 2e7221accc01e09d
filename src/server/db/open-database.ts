/** Opens the database that the environment names: the embedded PostgreSQL, or the one of DATABASE_URL, migrated. */

import { resolveDataFolder, secretsFolder } from '../boot/data-folder.ts'
import type { Env } from '../boot/env.ts'
import { readOrCreateSecret } from '../boot/secret-file.ts'
import type { ShutdownHooks } from '../boot/shutdown-hooks.ts'
import type { Log } from '../log.ts'
import { createDatabase, type Database } from './database.ts'
import { migrate } from './migrations/migrate.ts'
import { type Connection, openPools, type Pools } from './pool.ts'
import { type DiskRoom, watchDiskSpace } from './supervisor/disk-space.ts'
import { startEmbeddedPostgres } from './supervisor/embedded-postgres.ts'

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

interface DatabaseSource extends Omit<OpenedDatabase, 'database' | 'pools'> {
  readonly room: () => DiskRoom
}

async function openEmbedded(env: Env, log: Log, shutdown: ShutdownHooks): Promise<DatabaseSource> {
  const dataDir = await resolveDataFolder(env.dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  shutdown.add('postgres', postgres.stop)
  const secret = env.authSecret ?? (await readOrCreateSecret(secretsFolder(dataDir), 'auth-secret'))
  const space = watchDiskSpace(dataDir, log)
  shutdown.add('disk-space', async () => space.close())
  return { owner: postgres.connection, secret, ended: postgres.exited, room: space.room }
}

function openExternal(connectionString: string, env: Env): DatabaseSource {
  const never = new Promise<void>(() => undefined)
  const secret = env.authSecret ?? ''
  return { owner: { connectionString }, secret, ended: never, room: () => 'enough' }
}

/** What is opened here is closed by `shutdown`, the pools before PostgreSQL. */
export async function openDatabase(
  env: Env,
  log: Log,
  shutdown: ShutdownHooks,
): Promise<OpenedDatabase> {
  const source =
    env.databaseUrl === undefined
      ? await openEmbedded(env, log, shutdown)
      : openExternal(env.databaseUrl, env)
  const { room, ...opened } = source
  const { owner, secret } = opened
  const pools = openPools(await migrate({ connection: owner, secret, log }), log)
  const database = createDatabase(pools, room)
  shutdown.add('database', database.close)
  return { ...opened, database, pools }
}
