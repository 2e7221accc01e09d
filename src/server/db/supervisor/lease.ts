/**
 * Every process that uses the embedded database holds one connection with a shared advisory lock, so that the last one to
 * leave, and only it, stops the server. The lock ends with its holder, however that one dies.
 */
import pg from 'pg'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { errorCode, OperatorError } from '../../errors.ts'

export interface SocketConnection {
  /** Folder of the unix socket. */
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
  /** Resolves with whether nobody else is there; then nobody can come either until the server has stopped. */
  release(): Promise<boolean>
}

/** 'away': nothing listens at the socket. 'busy': the server is there but about to stop, or full. */
export type LeaseOutcome = Lease | 'away' | 'busy'

const LOCK = 7_203_554_161
/** Longer than any honest answer of a local server; a frozen one must not hang a stop. */
const TIMEOUT_MS = 5000
const INVALID_PASSWORD = '28P01'

async function asks(client: pg.Client, lockFunction: string): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>(`select ${lockFunction} as granted`)
  return rows[0]?.granted === true
}

async function release(client: pg.Client): Promise<boolean> {
  try {
    await asks(client, `pg_advisory_unlock_shared(${LOCK})`)
    const isLast = await asks(client, `pg_try_advisory_lock(${LOCK})`)
    if (!isLast) await client.end()
    return isLast
  } catch {
    // No server to ask: there is nobody left to spare.
    return true
  }
}

/** Announces this process to the server. Refuses when the password is not the one of the database. */
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
    if (await asks(client, `pg_try_advisory_lock_shared(${LOCK})`)) {
      return { lost, release: () => release(client) }
    }
    await client.end()
    return 'busy'
  } catch (error) {
    // One that answers too late must not leave the lock with a client that nobody ends.
    client.end().catch(() => undefined)
    if (errorCode(error) === INVALID_PASSWORD) {
      throw new OperatorError(OPERATOR_TEXTS.passwordRefused(passwordFile), { cause: error })
    }
    return ['ENOENT', 'ECONNREFUSED'].includes(errorCode(error) ?? '') ? 'away' : 'busy'
  }
}
