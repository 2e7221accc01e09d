/** The database does not answer, or answers that it cannot now; the same request may well succeed a little later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Connection lost, shutting down, out of resources, a timeout, a read-only standby (PostgreSQL appendix A). */
const TRANSIENT_STATES = /^(08|28|53|57|58)...$|^(25006|25P03|25P04|55P03)$/

const SYSTEM_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EACCES',
]

const MESSAGES =
  /timeout|Connection terminated|not queryable|Client was closed|after calling end on the pool/

function codeOf(error: Error): string {
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : ''
}

/** Whether a failed call says something of the database, not of the call. */
export function isUnavailability(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseUnavailable) return true
  const code = codeOf(error)
  if (code === '') return MESSAGES.test(error.message)
  return SYSTEM_CODES.includes(code) || TRANSIENT_STATES.test(code)
}

/** Deadlock detected, or serialization failure: the transaction was rolled back whole and may succeed when run again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof Error && ['40P01', '40001'].includes(codeOf(error))
}

export function isReadOnlyState(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailable &&
    error.cause instanceof Error &&
    codeOf(error.cause) === '25006'
  )
}

/** Any unavailability as `DatabaseUnavailable`; other errors as they are. */
export function asDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !isUnavailability(error)) return error
  return new DatabaseUnavailable('the database does not answer', { cause: error })
}
