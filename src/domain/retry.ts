/** When and how often a generation is tried again by the screen (specification §4, §9; GEN-12). */
export const MAX_RETRIES = 3
export const RETRY_DELAY_MS = 5000

/** Problem codes of an overload or an outage; `http-…` is a gateway's own reply, without a code of ours. */
const PASSING_CODES = ['unavailable', 'reader-busy', 'http-502', 'http-503', 'http-504']

export function isPassing(code: string): boolean {
  return PASSING_CODES.includes(code)
}

export function retriesLeft(tries: number): number {
  return Math.max(0, MAX_RETRIES - tries)
}
