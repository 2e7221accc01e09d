import { CONNECTION } from '../../texts/shell.ts'

interface ApiProblemParts {
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly code: string
  /** In French; empty when the screen has to supply its own. */
  readonly sentence: string
  readonly statusText?: string
  /** Sentences by field of a form. */
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** Temporary outages (AUT-05). */
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

  get isRetryable(): boolean {
    return RETRYABLE_STATUSES.includes(this.status)
  }
}

export function networkProblem(): ApiProblem {
  return new ApiProblem({ status: 0, code: 'network', sentence: CONNECTION.network })
}

export function sessionProblem(): ApiProblem {
  return new ApiProblem({ status: 401, code: 'SESSION_ERROR', sentence: CONNECTION.sessionExpired })
}

/** A screen's sentence, then the reason when the server or the network gave one. */
export function withReason(sentence: string, error: unknown): string {
  return error instanceof ApiProblem && error.sentence !== ''
    ? `${sentence}. ${error.sentence}`
    : sentence
}
