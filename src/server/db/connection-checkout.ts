/** Lends the connections of a pool, for as long as a request can wait and to as many as can be served in time. */
import type pg from 'pg'
import { asDatabaseError, DatabaseUnavailable, isUnavailability } from './database-unavailable.ts'
import { type PendingQuery, withinDeadline } from './request-deadline.ts'

/** A connection serves some hundred requests a second: who comes after so many others would wait for a second and more. */
const MAX_WAITING = 256

type Work<T> = (client: pg.PoolClient) => Promise<T>

/** Connections on which PostgreSQL refuses to write. */
const readOnly = new WeakSet<pg.PoolClient>()

async function setReadOnly(client: pg.PoolClient, isWished: boolean): Promise<void> {
  if (readOnly.has(client) === isWished) return
  await client.query(`set default_transaction_read_only = ${isWished ? 'on' : 'off'}`)
  if (isWished) readOnly.add(client)
  else readOnly.delete(client)
}

export interface PoolSource {
  readonly pool: pg.Pool
  /** Whether nothing may be written at the moment. */
  readonly isReadOnly: () => boolean
}

/** Giving up closes the connection under the work: its next statement fails, and PostgreSQL undoes what it had begun. */
function checkOut<T>({ pool, isReadOnly }: PoolSource, work: Work<T>): PendingQuery<T> {
  let client: pg.PoolClient | undefined
  let isGivenUp = false
  const giveBack = (isBroken: boolean): void => {
    client?.release(isBroken)
    client = undefined
  }
  const answer = async (): Promise<T> => {
    const lent = await pool.connect()
    client = lent
    let isBroken = false
    try {
      if (isGivenUp) throw new DatabaseUnavailable('nobody waits any more')
      await setReadOnly(lent, isReadOnly())
      return await work(lent)
    } catch (error) {
      isBroken = isUnavailability(error)
      throw error
    } finally {
      // One that broke, or is not back between transactions, is closed and not lent again.
      giveBack(isBroken || lent.getTransactionStatus() !== 'I')
    }
  }
  return {
    answer: answer(),
    cancel: () => {
      isGivenUp = true
      giveBack(true)
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
