/**
 * Brings a database to the state this version needs: the files of db/migrations in order, each once and in a transaction
 * of its own, then the server's two roles with the rights of db/grants.sql. Any number of servers may start at once.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { errorCode, errorMessage, OperatorError } from '../../errors.ts'
import type { Log } from '../../log.ts'
import type { Connection, Connections } from '../pool.ts'
import { checkNewerSteps, contractedSince, contractionStep } from './newer-schema.ts'
import {
  connectionsOf,
  type DatabaseRole,
  grantStatements,
  ROLE_KINDS,
  roleHash,
  roleStatements,
  rolesOf,
} from './roles.ts'

export interface MigrateOptions {
  /** The role that owns the tables; it serves no request. */
  readonly connection: Connection
  /** The server's secret: the roles' passwords follow from it. */
  readonly secret: string
  readonly log: Log
}

const FOLDER = new URL('../../../../db/', import.meta.url)
const LOCK = 4_711_280_502
const CONNECT_MS = 5000
const VERSION_MIN = 150_000

/**
 * A migration does not queue for a table that something long reads, such as a back-up: requests would queue behind it, and
 * they give up after 2 s. It times out and is tried again instead.
 */
const LOCK_TIMEOUT_MS = 800
const RETRY_MS = 1000
const MAX_RETRIES = 600
const LOCK_NOT_AVAILABLE = '55P03'

interface Migration {
  readonly name: string
  readonly text: string
  readonly hash: string
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(new URL('migrations/', FOLDER))).filter((name) =>
    /^\d{4}-[a-z-]+\.sql$/.test(name),
  )
  return Promise.all(
    names.sort().map(async (name) => {
      const text = await readFile(new URL(`migrations/${name}`, FOLDER), 'utf8')
      return { name, text, hash: hashOf(text) }
    }),
  )
}

async function withMigrationLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query(`select pg_advisory_xact_lock(${LOCK})`)
    const value = await work()
    await client.query('commit')
    return value
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function appliedSteps(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations.done',
  )
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

async function recordStep(client: pg.Client, name: string, hash: string): Promise<void> {
  await client.query(
    `insert into migrations.done (name, hash) values ($1, $2)
     on conflict (name) do update set hash = excluded.hash, at = now()`,
    [name, hash],
  )
}

async function ensureStepsTable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ made: boolean }>(
    `select to_regclass('migrations.done') is not null as made`,
  )
  if (rows[0]?.made) return
  await client.query(`
    create schema migrations;
    create table migrations.done (
      name text primary key,
      hash text not null,
      at timestamptz not null default now()
    )`)
}

/** Applies one migration unless it is done already; whether there was something to do. Throws `lock_not_available` when a table is in use. */
async function apply(client: pg.Client, migration: Migration): Promise<boolean> {
  const { name, text, hash } = migration
  const done = (await appliedSteps(client)).get(name)
  if (done === hash) return false
  if (done !== undefined) throw new Error(`migration ${name} is not the one that was applied`)
  await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
  await client.query(text)
  await recordStep(client, name, hash)
  const since = contractedSince(text)
  if (since !== undefined) await recordStep(client, contractionStep(since), hash)
  return true
}

async function applyWithRetries(
  client: pg.Client,
  migration: Migration,
  log: Log,
): Promise<boolean> {
  const { name } = migration
  for (let times = 1; ; times += 1) {
    try {
      return await withMigrationLock(client, () => apply(client, migration))
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE || times === MAX_RETRIES) throw error
      if (times === 1) log.warn('migration-waits', { name })
      await wait(RETRY_MS)
    }
  }
}

async function ensureRoles(
  client: pg.Client,
  roles: readonly DatabaseRole[],
  grants: string,
): Promise<void> {
  const done = await appliedSteps(client)
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1)',
    [roles.map((role) => role.name)],
  )
  const existing = new Set(rows.map((row) => row.name))
  const wrong = roles.filter(
    (role) => !existing.has(role.name) || done.get(`role ${role.name}`) !== roleHash(role, grants),
  )
  if (wrong.length === 0) return
  for (const role of wrong) {
    for (const statement of roleStatements(role, existing.has(role.name))) {
      await client.query(statement)
    }
    await recordStep(client, `role ${role.name}`, roleHash(role, grants))
  }
  await client.query(grants)
}

async function connect(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: 'encrier-migrate',
    connectionTimeoutMillis: CONNECT_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    const sentence = OPERATOR_TEXTS.databaseUnreachable(errorMessage(error))
    throw new OperatorError(sentence, { cause: error })
  }
}

async function databaseName(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; version: number; follows: boolean }>(
    `select current_database() as name, current_setting('server_version_num')::int as version,
       pg_is_in_recovery() as follows`,
  )
  const version = rows[0]?.version ?? 0
  // A standby whose schema is complete would be served, and refuse every save.
  if (rows[0]?.follows) throw new OperatorError(OPERATOR_TEXTS.databaseReadOnly)
  if (version < VERSION_MIN) {
    throw new OperatorError(OPERATOR_TEXTS.databaseTooOld(Math.floor(version / 10_000)))
  }
  return rows[0]?.name ?? ''
}

/** Resolves with how the running server connects, under the two roles. */
export async function migrate({ connection, secret, log }: MigrateOptions): Promise<Connections> {
  const [client, migrations, grants] = await Promise.all([
    connect(connection),
    readMigrations(),
    readFile(new URL('grants.sql', FOLDER), 'utf8'),
  ])
  try {
    const roles = rolesOf(await databaseName(client), secret)
    await withMigrationLock(client, () => ensureStepsTable(client))
    const known = migrations.map(({ name }) => name)
    checkNewerSteps([...(await appliedSteps(client)).keys()], known, log)
    for (const migration of migrations) {
      const isNew = await applyWithRetries(client, migration, log)
      if (isNew) log.info('migrated', { name: migration.name })
    }
    const list = ROLE_KINDS.map((kind) => roles[kind])
    await withMigrationLock(client, () => ensureRoles(client, list, grantStatements(grants, roles)))
    return connectionsOf(connection, roles)
  } catch (error) {
    if (errorCode(error) === '42501') {
      throw new OperatorError(OPERATOR_TEXTS.rightsMissing(errorMessage(error)), { cause: error })
    }
    throw error
  } finally {
    await client.end()
  }
}
