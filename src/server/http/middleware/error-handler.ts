/** What a handler throws: an unavailable database or an overload is answered 503; anything else is a bug, and only logged. */
import { SERVICE_TEXTS } from '../../../texts/service.ts'
import { isUnavailability } from '../../db/database-unavailable.ts'
import { errorCode, TooBusy } from '../../errors.ts'
import { CallAborted } from '../../language-worker/language-service.ts'
import type { Log } from '../../log.ts'
import { clientClosedRequest, problemResponse, serviceUnavailable } from '../problem-response.ts'

/** Where it happened, without the message: that may quote what a person wrote. */
function framesOf(error: Error): string {
  const lines = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  return lines.slice(0, 8).join('\n')
}

function causeOf(error: Error): string | undefined {
  return errorCode(error) ?? errorCode(error.cause)
}

/** The answer to an exception, and its line in the log. `route` is the pattern, never the address. */
export function errorResponse(error: Error, route: string, log: Log): Response {
  if (isUnavailability(error)) {
    log.warn('database-unavailable', { route, code: causeOf(error) })
    return serviceUnavailable()
  }
  if (error instanceof TooBusy) {
    log.warn('too-busy', { route, reason: error.message })
    return serviceUnavailable()
  }
  if (error instanceof CallAborted) return clientClosedRequest()
  log.error('failed', {
    route,
    name: error.name,
    code: causeOf(error),
    stack: framesOf(error),
  })
  return problemResponse({ status: 500, error: SERVICE_TEXTS.unexpected, code: 'unexpected' })
}
