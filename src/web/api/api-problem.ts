/** A call that did not give what was asked, with the French sentence to show when there is one. */
import { CONNECTION } from '../../texts/shell.ts'

interface ApiProblemParts {
  /** HTTP status, 0 when no answer came. */
  readonly status: number
  readonly code: string
  /** Empty when the answer had no words: the screen says its own. */
  readonly sentence: string
  /** The server's name of the status, when it said nothing else. */
  readonly statusText?: string
  /** A sentence a field, when a form was wrong. */
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** Statuses of an outage that passes (AUT-05). */
export const RETRYABLE_STATUSES = [502, 503, 504]

export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly sentence: string
  readonly statusText: string
  readonly fields: Readonly<Record<string, string>> | undefined

  constructor({ status, code, sentence, statusText = '', fields }: ApiProblemParts) {
    super(`${code} (${status})`)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.sentence = sentence
    this.statusText = statusText
    this.fields = fields
  }

  /** Whether the same call may well succeed a little later. */
  get isRetryable(): boolean {
    return RETRYABLE_STATUSES.includes(this.status)
  }
}

/** No answer came. */
export function networkProblem(): ApiProblem {
  return new ApiProblem({ status: 0, code: 'network', sentence: CONNECTION.network })
}

export function sessionProblem(): ApiProblem {
  return new ApiProblem({ status: 401, code: 'SESSION_ERROR', sentence: CONNECTION.sessionExpired })
}
