/** Refusals on the wire: status, French sentence, code, and a sentence a field when a form was wrong. */
import type { FieldCode } from '../../contract/fields.ts'
import type { Problem } from '../../contract/problem.ts'
import type { Refusal } from '../../domain/refusal.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { refusalSentence } from '../../texts/refusals.ts'
import { SERVICE_TEXTS } from '../../texts/service.ts'

export interface ProblemOptions extends Problem {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

const STATUSES: Readonly<Record<Refusal['kind'], number>> = {
  'no-words': 400,
  'too-many-words': 400,
  'word-too-long': 400,
  'level-not-in-plan': 403,
  'too-many-sentences': 403,
  'learner-limit': 403,
  'learner-read-only': 403,
  'learner-archived': 403,
  'group-limit': 403,
  'corrections-not-in-plan': 403,
  'not-found': 404,
  'dictation-not-found': 404,
  'dictation-changed': 409,
  'review-disagrees': 400,
  'text-changed': 409,
  'recording-unreadable': 415,
  'recording-cuts': 400,
  'recording-budget': 403,
  'storage-budget': 403,
  'too-many-writes': 429,
  'listening-ended': 404,
  stale: 409,
  'idempotency-conflict': 409,
}

/** `Retry-After` of an overloaded server. */
const RETRY_AFTER_S = 5

const CLIENT_CLOSED_UEST = 499

export function problemResponse({ status, headers, ...body }: ProblemOptions): Response {
  return Response.json(body, { status, ...(headers && { headers: { ...headers } }) })
}

/** Nobody is left to read the answer; 499 is nginx's status for it. */
export function clientClosedRequest(): Response {
  return new Response(null, { status: CLIENT_CLOSED_UEST })
}

export function refusalResponse(refusal: Refusal): Response {
  return problemResponse({
    status: STATUSES[refusal.kind],
    error: refusalSentence(refusal),
    code: refusal.kind,
  })
}

/** 400 with the sentence of each wrong field: for rules that a schema cannot know, such as today's date. */
export function invalidRequest(
  fields: Readonly<Record<string, FieldCode | string>> = {},
): Response {
  const sentences = Object.entries(fields).map(([name, code]) => [name, fieldSentence(code)])
  return problemResponse({
    status: 400,
    error: SERVICE_TEXTS.invalidRequest,
    code: 'invalid-request',
    ...(sentences.length > 0 && { fields: Object.fromEntries(sentences) }),
  })
}

export function sessionExpired(): Response {
  return problemResponse({
    status: 401,
    error: SERVICE_TEXTS.sessionExpired,
    code: 'session-expired',
  })
}

/** Overload, or a database that does not answer: the client tries again by itself (GEN-12). */
export function serviceUnavailable(): Response {
  return problemResponse({
    status: 503,
    error: SERVICE_TEXTS.unavailable,
    code: 'unavailable',
    headers: { 'retry-after': String(RETRY_AFTER_S) },
  })
}

export function tooManyAttempts(seconds: number): Response {
  return problemResponse({
    status: 429,
    error: SERVICE_TEXTS.tooManyRequests,
    code: 'too-many-attempts',
    headers: { 'retry-after': String(seconds) },
  })
}

export function unknownAddress(): Response {
  return problemResponse({ status: 404, error: SERVICE_TEXTS.notFound, code: 'unknown-address' })
}
