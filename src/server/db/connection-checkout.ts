/** Checks connections out of a pool, within the request's deadline and with a bounded queue. */
import type pg from 'pg'
import { requestOwner } from '../request-owner.ts'
import { asDatabaseError, DatabaseUnavailable, isUnavailability } from './database-unavailable.ts'
import { type PendingQuery, requestClient, withinDeadline } from './request-deadline.ts'
import { createTurns, type Turns } from './turns.ts'

/** A connection serves some hundred requests a second: behind so many others a request would wait for more than a second. */
const MAX_WAITING = 256

/** Who waits for a connection of a pool: an owner after the other, or a client without a session. */
const turns = new WeakMap<pg.Pool, Turns>()

function turnsFor(pool: pg.Pool): Turns {
  const known = turns.get(pool)
  if (known) return known
  const limits = { running: pool.options.max ?? 1, waiting: MAX_WAITING }
  const made = createTurns(limits, () => new DatabaseUnavailable('too many wait for a connection'))
  turns.set(pool, made)
  return made
}

export function waitingForConnection(pool: pg.Pool): number {
  return turnsFor(pool).waiting()
}

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
  const turn = turnsFor(pool).take(requestOwner() ?? requestClient() ?? '')
  let client: pg.PoolClient | undefined
  let isCancelled = false
  const release = (isBroken: boolean): void => {
    client?.release(isBroken)
    client = undefined
  }
  const onConnection = async (): Promise<T> => {
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
  const answer = async (): Promise<T> => {
    await turn.ready
    try {
      return await onConnection()
    } finally {
      turn.end()
    }
  }
  return {
    answer: answer(),
    cancel: () => {
      isCancelled = true
      release(true)
      turn.end()
    },
  }
}

/** Runs `work` on a connection. Throws `DatabaseUnavailable` when there is none in time, or when it breaks. */
export async function withConnection<T>(source: PoolSource, work: Work<T>): Promise<T> {
  try {
    return await withinDeadline(() => checkOut(source, work))
  } catch (error) {
    throw asDatabaseError(error)
  }
}
