/** A database of its own for a test, in the PostgreSQL of the run: a copy of a template that is migrated once. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Database, type QueryRunner } from '../../../src/server/db/database.ts'
import { migrate } from '../../../src/server/db/migrations/migrate.ts'
import { openOperatorDatabase } from '../../../src/server/db/operator-database.ts'
import { type Connection, openPools, type Pools } from '../../../src/server/db/pool.ts'
import { SILENT_LOG } from '../../../src/server/log.ts'

export const SECRET = 'a secret of the tests, long enough'

const TEMPLATE = 'encrier_template'
const TEMPLATE_LOCK = 86_011

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...inject('postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function connectionTo(database: string): Connection {
  return { ...inject('postgres'), database }
}

/** Migrates the template unless another test file of this run did so. */
async function makeTemplate(admin: pg.Client): Promise<void> {
  await admin.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [TEMPLATE])
    if (rowCount === 1) return
    await admin.query(`create database ${TEMPLATE}_part`)
    await migrate({ connection: connectionTo(`${TEMPLATE}_part`), secret: SECRET, log: SILENT_LOG })
    await admin.query(`alter database ${TEMPLATE}_part rename to ${TEMPLATE}`)
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

/** An empty database with its roles, dropped at the end of the test (`await using`). */
export async function testDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(async (admin) => {
    await makeTemplate(admin)
    await admin.query(`create database ${name} template ${TEMPLATE}`)
  })
  const owner = connectionTo(name)
  const pools = openPools(
    await migrate({ connection: owner, secret: SECRET, log: SILENT_LOG }),
    SILENT_LOG,
  )
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
