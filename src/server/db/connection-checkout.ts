/** Checks connections out of a pool, within the request's deadline and with a bounded queue. */
import type pg from 'pg'
import { asDatabaseError, DatabaseUnavailable, isUnavailability } from './database-unavailable.ts'
import { type PendingQuery, withinDeadline } from './request-deadline.ts'

/** A connection serves some hundred requests a second: behind so many others a request would wait for more than a second. */
const MAX_WAITING = 256

type Work<T> = (client: pg.PoolClient) => Promise<T>

const readOnly = new WeakSet<pg.PoolClient>()

async function setReadOnly(client: pg.PoolClient, isOn: boolean): Promise<void> {
  if (readOnly.has(client) === isOn) return
  await client.query(`set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
  if (isOn) readOnly.add(client)
  else readOnly.delete(client)
}

export interface PoolSource {
  readonly pool: pg.Pool
  readonly isReadOnly: () => boolean
}

/** Cancelling closes the connection under the work: its next statement fails, and PostgreSQL rolls back what it had begun. */
function checkOut<T>({ pool, isReadOnly }: PoolSource, work: Work<T>): PendingQuery<T> {
  let client: pg.PoolClient | undefined
  let isCancelled = false
  const release = (isBroken: boolean): void => {
    client?.release(isBroken)
    client = undefined
  }
  const answer = async (): Promise<T> => {
    const connection = await pool.connect()
    client = connection
    let isBroken = false
    try {
      if (isCancelled) throw new DatabaseUnavailable('the request was cancelled')
      await setReadOnly(connection, isReadOnly())
      return await work(connection)
    } catch (error) {
      isBroken = isUnavailability(error)
      throw error
    } finally {
      // A connection that broke, or was left inside a transaction, is closed instead of returned to the pool.
      release(isBroken || connection.getTransactionStatus() !== 'I')
    }
  }
  return {
    answer: answer(),
    cancel: () => {
      isCancelled = true
      release(true)
    },
  }
}

/** Runs `work` on a connection. Throws `DatabaseUnavailable` when there is none in time, or when it breaks. */
export async function withConnection<T>(source: PoolSource, work: Work<T>): Promise<T> {
  if (source.pool.waitingCount >= MAX_WAITING) {
    throw new DatabaseUnavailable('too many wait for a connection')
  }
  try {
    return await withinDeadline(() => checkOut(source, work))
  } catch (error) {
    throw asDatabaseError(error)
  }
}
