/**
 * How long one request waits for the database: all its questions together, so that a database which answers each of them slowly
 * is given up in time too. What a request does besides (reading a photo, asking a provider) is not counted.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseUnavailable } from './database-unavailable.ts'

/** A person waits 5 s at most, and a machine out of breath takes its time too. */
const DEADLINE_MS = 4000

const requests = new AsyncLocalStorage<{ leftMs: number }>()

/** Runs what answers one request. */
export function withRequestDeadline<T>(answer: () => T): T {
  return requests.run({ leftMs: DEADLINE_MS }, answer)
}

/** Work for which a person knowingly waits: taking everything along, erasing everything. */
const EXTENDED_DEADLINE_MS = 60_000

/** The same, for work that is long when years of a class are behind it. */
export function withExtendedDeadline<T>(work: () => T): T {
  return requests.run({ leftMs: EXTENDED_DEADLINE_MS }, work)
}

/** A question to the database under way. */
export interface PendingQuery<T> {
  readonly answer: Promise<T>
  cancel(): void
}

/** Waits for an answer as long as the request of the moment still can; then gives up and throws `DatabaseUnavailable`. */
export async function withinDeadline<T>(ask: () => PendingQuery<T>): Promise<T> {
  const request = requests.getStore()
  if (request === undefined) return ask().answer
  if (request.leftMs <= 0) throw new DatabaseUnavailable('the patience of the request is over')
  const from = performance.now()
  const pending = ask()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      pending.cancel()
      reject(new DatabaseUnavailable('the database does not answer in time'))
    }, Math.ceil(request.leftMs))
  })
  try {
    return await Promise.race([pending.answer, tooLate])
  } finally {
    clearTimeout(timer)
    request.leftMs -= performance.now() - from
  }
}
