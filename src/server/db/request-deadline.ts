/**
 * The time that one request may wait for the database, all its queries together: a database that answers each of them slowly
 * is given up in time too. Other work of the request (reading a photo, asking a provider) does not count.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseUnavailable } from './database-unavailable.ts'

/** A person waits 5 s at most; the rest is for an overloaded machine. */
const DEADLINE_MS = 4000

interface AnsweredRequest {
  leftMs: number
  /** Who asks, by his address: what all wait for is given in turns. Lazy: few requests wait. */
  readonly client: (() => string) | undefined
}

const deadlines = new AsyncLocalStorage<AnsweredRequest>()

/** undefined outside of a request. */
export function requestClient(): string | undefined {
  return deadlines.getStore()?.client?.()
}

export function withRequestDeadline<T>(answer: () => T, client = deadlines.getStore()?.client): T {
  return deadlines.run({ leftMs: DEADLINE_MS, client }, answer)
}

/** For work that a person knowingly waits for: exporting or erasing a whole account. */
const EXTENDED_DEADLINE_MS = 60_000

export function withExtendedDeadline<T>(work: () => T): T {
  return deadlines.run({ leftMs: EXTENDED_DEADLINE_MS, client: deadlines.getStore()?.client }, work)
}

export interface PendingQuery<T> {
  readonly answer: Promise<T>
  cancel(): void
}

/** Waits for the answer until the current request's deadline, then cancels the query and throws `DatabaseUnavailable`. */
export async function withinDeadline<T>(query: () => PendingQuery<T>): Promise<T> {
  const remaining = deadlines.getStore()
  if (remaining === undefined) return query().answer
  if (remaining.leftMs <= 0) throw new DatabaseUnavailable('the deadline of the request has passed')
  const from = performance.now()
  const pending = query()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      pending.cancel()
      reject(new DatabaseUnavailable('the database does not answer in time'))
    }, Math.ceil(remaining.leftMs))
  })
  try {
    return await Promise.race([pending.answer, tooLate])
  } finally {
    clearTimeout(timer)
    remaining.leftMs -= performance.now() - from
  }
}
