/**
 * What stores see of PostgreSQL. Every call names the owner, whom the row-level security of the tables then knows as
 * `app.uid()`; begin, owner, statements and commit are pipelined in one round trip. A database that does not answer throws
 * `DatabaseUnavailable` within 5 s, which is answered with 503.
 */

import { createHash, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { type PoolSource, withConnection } from './connection-checkout.ts'
import { DatabaseUnavailable, isRetryable } from './database-unavailable.ts'
import { isClosedToAccounts, isClosedToWork } from './disk-reserve.ts'
import type { Pools } from './pool.ts'
import type { DiskRoom } from './supervisor/disk-space.ts'

/** The paging cursor of a list's first piece: before the newest row. */
export const BEFORE_NEWEST = {
  created_at: 'infinity',
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
} as const

/** Rows of a list from a row on. */
export interface ListPiece {
  readonly before: { readonly created_at: string; readonly id: string }
  /** null: all. */
  readonly limit: number | null
}

/** A SQL text with its values apart: what a value holds never becomes SQL. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Under which a connection remembers the text parsed and planned: half of the cost of a short query. */
  readonly name?: string
}

interface Prepared {
  readonly text: string
  readonly name: string
}

/** One entry per call site: the strings of a tagged template are the same object at every call. */
const prepared = new WeakMap<TemplateStringsArray, Prepared>()

function prepare(parts: TemplateStringsArray): Prepared {
  const text = parts.reduce((before, part, i) => `${before}$${i}${part}`)
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const made = { text, name }
  prepared.set(parts, made)
  return made
}

/** Makes a statement; each `${value}` is sent as a parameter. */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Statement {
  const { text, name } = prepared.get(parts) ?? prepare(parts)
  return { text, name, values }
}

/** Runs one statement of an open transaction. */
export type QueryRunner = <Row>(statement: Statement) => Promise<Row[]>

export interface Database {
  query<Row>(owner: OwnerId, statement: Statement): Promise<Row[]>
  /** Several statements in one transaction and one round trip; their rows in the same order. */
  queries(owner: OwnerId, statements: readonly Statement[]): Promise<unknown[][]>
  /**
   * One transaction for `work`. It is rolled back when `work` throws or returns a refusal (`{ ok: false }`), and run
   * again from the start after a deadlock or serialization failure, so `work` does nothing but run statements.
   */
  transaction<T>(owner: OwnerId, work: (run: QueryRunner) => Promise<T>): Promise<T>
  /** For the stores that come before an owner (sessions, sign-in, rate limits), under a role that reaches no owned table. */
  readonly anonymous: {
    query<Row>(statement: Statement): Promise<Row[]>
    /** As above, for work that makes an owner. */
    transaction<T>(work: (run: QueryRunner) => Promise<T>): Promise<T>
  }
  /** The same role over connections of its own: every request looks its session up here, and does not queue behind sign-ins. */
  readonly sessions: { query<Row>(statement: Statement): Promise<Row[]> }
  /** Rejects when the database does not answer, or when the disk has no room for what people write. */
  ping(): Promise<void>
  close(): Promise<void>
}

const ATTEMPTS = 4

/** ms, at least and at most: whoever waited for the attempt that failed gets its rows first, or both collide again. */
const PAUSE = [20, 80] as const

function asRows<Row>(result: pg.QueryResult): Row[] {
  return result.rows as Row[]
}

function ownerStatement(owner: OwnerId): Statement {
  return sql`select set_config('app.user_id', ${owner}, true)`
}

/** Waits for all, then throws the first failure: no pipelined query is still under way when its connection is released. */
async function settleAll(queries: readonly Promise<pg.QueryResult>[]): Promise<pg.QueryResult[]> {
  const settled = await Promise.allSettled(queries)
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}

function send(client: pg.PoolClient, { name, text, values }: Statement): Promise<pg.QueryResult> {
  return client.query({ ...(name !== undefined && { name }), text, values: [...values] })
}

function isRefused(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false
}

async function transact<T>(
  client: pg.PoolClient,
  owner: OwnerId | undefined,
  work: (run: QueryRunner) => Promise<T>,
): Promise<T> {
  // Not awaited: the first statement of `work` travels with them.
  const opening = Promise.allSettled([
    client.query('begin'),
    ...(owner === undefined ? [] : [send(client, ownerStatement(owner))]),
  ])
  const run: QueryRunner = async (statement) => asRows(await send(client, statement))
  try {
    const value = await work(run)
    for (const step of await opening) if (step.status === 'rejected') throw step.reason
    await client.query(isRefused(value) ? 'rollback' : 'commit')
    return value
  } catch (error) {
    await opening
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Runs `work` on a connection, and again after a failure that rolled it back whole. */
async function retried<T>(
  source: PoolSource,
  work: (client: pg.PoolClient) => Promise<T>,
  left: number = ATTEMPTS,
): Promise<T> {
  try {
    return await withConnection(source, work)
  } catch (error) {
    if (!isRetryable(error)) throw error
    if (left <= 1) throw new DatabaseUnavailable('transactions collide', { cause: error })
    await wait(randomInt(...PAUSE))
    return retried(source, work, left - 1)
  }
}

/** `room` on the disk decides which writes are refused at the moment, as unavailable. */
export function createDatabase(pools: Pools, room: () => DiskRoom = () => 'enough'): Database {
  const forAccounts = (): boolean => isClosedToAccounts(room())
  const requests = { pool: pools.requests, isReadOnly: () => isClosedToWork(room()) }
  const accounts = { pool: pools.accounts, isReadOnly: forAccounts }
  const sessions = { pool: pools.sessions, isReadOnly: forAccounts }
  async function queries(owner: OwnerId, statements: readonly Statement[]): Promise<unknown[][]> {
    return retried(requests, async (client) => {
      const results = await settleAll([
        client.query('begin'),
        send(client, ownerStatement(owner)),
        ...statements.map((statement) => send(client, statement)),
        client.query('commit'),
      ])
      return results.slice(2, -1).map((result) => asRows<unknown>(result))
    })
  }

  function asFirstRows<Row>(results: readonly (readonly unknown[])[]): Row[] {
    return (results[0] ?? []) as Row[]
  }

  return {
    queries,
    query: async <Row>(owner: OwnerId, statement: Statement) =>
      asFirstRows<Row>(await queries(owner, [statement])),
    transaction: (owner, work) => retried(requests, (client) => transact(client, owner, work)),
    anonymous: {
      query: <Row>(statement: Statement) =>
        retried(accounts, async (client) => asRows<Row>(await send(client, statement))),
      transaction: (work) => retried(accounts, (client) => transact(client, undefined, work)),
    },
    sessions: {
      query: <Row>(statement: Statement) =>
        retried(sessions, async (client) => asRows<Row>(await send(client, statement))),
    },
    ping: async () => {
      if (room() !== 'enough') throw new DatabaseUnavailable('the disk has no room')
      await withConnection(requests, (client) => client.query('select 1'))
    },
    close: async () => {
      await Promise.all(Object.values(pools).map((pool: pg.Pool) => pool.end()))
    },
  }
}

/** Makes simultaneous transactions of one owner go one after the other from here on (plan limits). Held until the end. */
export async function lockOwner(owner: OwnerId, run: QueryRunner): Promise<void> {
  await run(sql`select pg_advisory_xact_lock(hashtextextended(${`owner ${owner}`}, 0))`)
}
