/** A database of its own for a test, in the PostgreSQL of the run: a copy of a template that is migrated once. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Database, type QueryRunner } from '../../../src/server/db/database.ts'
import { migrate } from '../../../src/server/db/migrations/migrate.ts'
import { connectionsOf, rolesOf } from '../../../src/server/db/migrations/roles.ts'
import { openOperatorDatabase } from '../../../src/server/db/operator-database.ts'
import { type Connection, openPools, type Pools } from '../../../src/server/db/pool.ts'
import { SILENT_LOG } from '../../../src/server/log.ts'

export const SECRET = 'a secret of the tests, long enough'

const TEMPLATE = 'encrier_template'
/** The template until it is whole: its two roles carry this name, and the rights they have in it come with each copy. */
const MIGRATED = `${TEMPLATE}_part`
const TEMPLATE_LOCK = 86_011

/** Stays open from one test to the next, a database or two are made by each. */
let adminPool: pg.Pool | undefined

async function asAdmin<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  adminPool ??= new pg.Pool({ ...inject('postgres'), max: 4, allowExitOnIdle: true }).on(
    'error',
    () => undefined,
  )
  const client = await adminPool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

function connectionTo(database: string): Connection {
  return { ...inject('postgres'), database }
}

/** Migrates the template unless another worker of this run did so. */
async function makeTemplate(admin: pg.PoolClient): Promise<void> {
  await admin.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [TEMPLATE])
    if (rowCount === 1) return
    await admin.query(`create database ${MIGRATED}`)
    await migrate({ connection: connectionTo(MIGRATED), secret: SECRET, log: SILENT_LOG })
    await admin.query(`alter database ${MIGRATED} rename to ${TEMPLATE}`)
  } finally {
    await admin.query(`select pg_advisory_unlock(${TEMPLATE_LOCK})`)
  }
}

/** A database with nothing in it, dropped at the end of the test. */
export async function blankDatabase(): Promise<AsyncDisposable & { readonly owner: Connection }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin((admin) => admin.query(`create database ${name}`))
  return {
    owner: connectionTo(name),
    [Symbol.asyncDispose]: async () => {
      await asAdmin((admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}

export interface TestDatabase extends AsyncDisposable {
  /** The role that owns the tables. */
  readonly owner: Connection
  readonly pools: Pools
  readonly database: Database
  /** One transaction under the owner's role, which sees all rows. */
  asOwner<T>(work: (run: QueryRunner) => Promise<T>): Promise<T>
}

/**
 * An empty database, dropped at the end of the test (`await using`). Its roles are those of the template: making two for each
 * copy, and looking whether all migrations are done, costs more than the copy.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(async (admin) => {
    await makeTemplate(admin)
    // Copies files, which lie in memory: a copy through the log costs half as much again.
    await admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  })
  const owner = connectionTo(name)
  const pools = openPools(connectionsOf(owner, rolesOf(MIGRATED, SECRET)), SILENT_LOG)
  const database = createDatabase(pools)
  const operator = openOperatorDatabase(owner, SILENT_LOG)
  return {
    owner,
    pools,
    database,
    asOwner: operator.transaction,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([database.close(), operator.close()])
      await asAdmin((admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}
