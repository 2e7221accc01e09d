/** Connections that give up in time, survive a server that goes away, and read dates as the contract writes them. */
import pg from 'pg'
import { errorCode, errorMessage } from '../errors.ts'
import type { Log } from '../log.ts'
import { isoTimestamp } from './iso-timestamp.ts'

/** How to reach a database under one role: a `postgres://` address, or the parts of one. */
export type Connection =
  | { readonly connectionString: string }
  | {
      readonly host: string
      readonly port: number
      readonly user: string
      readonly password: string
      readonly database: string
      readonly ssl?: false
    }

/** A connection and then an answer together stay below the 5 s that a person waits at most. */
const CONNECT_MS = 2000
const ANSWER_MS = 2800

const IDLE_MS = 30_000

const DATE = 1082
const TIMESTAMPTZ = 1184
const INT8 = 20

type Readers = Readonly<Record<number, (text: string) => unknown>>

const CONTRACT_READERS: Readers = {
  // A calendar date is no instant: as a Date it would move by a day in half of the world.
  [DATE]: (text) => text,
  [TIMESTAMPTZ]: isoTimestamp,
  [INT8]: Number,
}

/** The stores of the accounts compute with Dates. */
const ACCOUNT_READERS: Readers = { [INT8]: Number }

function typesWith(readers: Readers): pg.CustomTypesConfig {
  return {
    getTypeParser: (oid: number, format?: 'text' | 'binary'): ((text: string) => unknown) =>
      (format === 'binary' ? undefined : readers[oid]) ?? pg.types.getTypeParser(oid, 'text'),
  }
}

/** How to connect as each of the two roles (see roles.ts). */
export interface Connections {
  readonly requests: Connection
  readonly accounts: Connection
}

export interface Pools {
  readonly requests: pg.Pool
  readonly accounts: pg.Pool
  /** Under the role of the accounts, for the session lookup with which a request begins. */
  readonly sessions: pg.Pool
}

export interface PoolOptions {
  readonly connection: Connection
  readonly name: string
  readonly max: number
  readonly log: Log
  readonly readers?: Readers
  /** Milliseconds that a statement may take; 0: no limit. */
  readonly answerMs?: number
}

/** Pipelined connections. An idle one that the server cuts is dropped, with a line in the log. */
export function createPool(options: PoolOptions): pg.Pool {
  const { connection, name, max, log, readers = CONTRACT_READERS, answerMs = ANSWER_MS } = options
  const pool = new pg.Pool({
    ...connection,
    max,
    pipeline: true,
    application_name: `encrier-${name}`,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    types: typesWith(readers),
  })
  pool.on('error', (error) => {
    log.warn('connection-lost', { pool: name, code: errorCode(error), reason: errorMessage(error) })
  })
  // A checked-out connection that breaks rejects its queries and also emits `error`, which without a listener ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Twelve connections a server: a PostgreSQL with 100 carries eight servers. */
export function openPools({ requests, accounts }: Connections, log: Log): Pools {
  const ofAccounts = { connection: accounts, log, readers: ACCOUNT_READERS }
  return {
    requests: createPool({ connection: requests, name: 'requests', max: 7, log }),
    accounts: createPool({ ...ofAccounts, name: 'accounts', max: 3 }),
    sessions: createPool({ ...ofAccounts, name: 'sessions', max: 2 }),
  }
}
