/** What is asked of the process that plays the teachers of a morning, and what became of their requests. */

export type Kind = 'page' | 'login' | 'read' | 'write' | 'text' | 'photo'

export interface Outcome {
  readonly kind: Kind
  /** Method and path, identifiers left out. */
  readonly what: string
  /** 0: no answer came. */
  readonly status: number
  /** From the instant at which it was due. */
  readonly ms: number
  /** Whether a refusal said when to come back. */
  readonly hasRetryAfter: boolean
}

/** A row that was asked for under one key, however often it was sent. */
export interface Written {
  readonly table: 'math_calculation_results' | 'french_dictation_results' | 'dictations'
  /** Identifiers that were answered; none when no sending succeeded. */
  readonly ids: readonly string[]
  /** Undefined: its deletion has no answer. */
  readonly isDeleted: boolean | undefined
}

export interface MixReport {
  readonly outcomes: readonly Outcome[]
  readonly written: readonly Written[]
  readonly seconds: number
}

export interface MixOrder {
  /** Default: this machine. */
  readonly host?: string
  readonly port: number
  readonly emails: readonly string[]
  readonly password: string
  /** Arrivals and sessions together. */
  readonly windowMs: number
  /** Data URL that every photo is. */
  readonly image: string
  /** Of each teacher; eleven by default. */
  readonly photos?: number
  readonly seed: number
}

export function parseOrder(message: unknown): MixOrder {
  return message as MixOrder
}

export function parseReport(message: unknown): MixReport {
  return message as MixReport
}

/** Told to come back later, and when. */
export function isShed({ status, hasRetryAfter }: Outcome): boolean {
  return (status === 503 || status === 429) && hasRetryAfter
}

export function isGood({ status }: Outcome): boolean {
  return status >= 200 && status < 400
}
