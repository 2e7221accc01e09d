/**
 * Every process that uses the embedded database holds a lease: one connection with a shared advisory lock. The last process to
 * release its lease, and only that one, stops the server. PostgreSQL drops the lock with the connection, however its holder dies.
 */
import pg from 'pg'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { errorCode, OperatorError } from '../../errors.ts'

export interface SocketConnection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
  /** Whatever PGSSLMODE says: a unix socket has no use for it. */
  readonly ssl: false
}

export interface Lease {
  /** Resolves when the connection is gone, whoever ended it. */
  readonly lost: Promise<void>
  /** Resolves with whether this was the last lease; if so the lock is now exclusive, and no other can be taken until the server stops. */
  release(): Promise<boolean>
}

/** 'unreachable': nothing listens at the socket. 'busy': the server is stopping, or has no connection left. */
export type LeaseOutcome = Lease | 'unreachable' | 'busy'

const LOCK = 7_203_554_161
/** Longer than any answer of a healthy local server; a frozen one must not hang a shutdown. */
const TIMEOUT_MS = 5000
const INVALID_PASSWORD = '28P01'

async function isGranted(client: pg.Client, lockFunction: string): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>(`select ${lockFunction} as granted`)
  return rows[0]?.granted === true
}

async function release(client: pg.Client): Promise<boolean> {
  try {
    await isGranted(client, `pg_advisory_unlock_shared(${LOCK})`)
    const isLast = await isGranted(client, `pg_try_advisory_lock(${LOCK})`)
    if (!isLast) await client.end()
    return isLast
  } catch {
    // Without a server there are no other leases.
    return true
  }
}

/** Throws an OperatorError when the password is not the one of the database. */
export async function acquireLease(
  connection: SocketConnection,
  passwordFile: string,
): Promise<LeaseOutcome> {
  const client = new pg.Client({
    ...connection,
    // Present on every cluster, and no obstacle to dropping or renaming the product's own.
    database: 'postgres',
    application_name: 'encrier-presence',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (await isGranted(client, `pg_try_advisory_lock_shared(${LOCK})`)) {
      return { lost, release: () => release(client) }
    }
    await client.end()
    return 'busy'
  } catch (error) {
    // An answer after the timeout would leave the lock with a connection that nobody ends.
    client.end().catch(() => undefined)
    if (errorCode(error) === INVALID_PASSWORD) {
      throw new OperatorError(OPERATOR_TEXTS.passwordRefused(passwordFile), { cause: error })
    }
    return ['ENOENT', 'ECONNREFUSED'].includes(errorCode(error) ?? '') ? 'unreachable' : 'busy'
  }
}
