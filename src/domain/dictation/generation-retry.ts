/** When and how often a generation is tried again by the screen (specification §4, §9; GEN-12). */
export const MAX_RETRIES = 3
export const RETRY_DELAY_MS = 5000

/** The sentence of an overload or an outage that passes. */
const PASSING = 'temporairement indisponible'

/** Whether a message announces a fault that a later try may not meet. */
export function isPassing(message: string): boolean {
  return message.includes(PASSING)
}

/** Tries left after `tries` retries, 0 when the screen must give up. */
export function retriesLeft(tries: number): number {
  return Math.max(0, MAX_RETRIES - tries)
}
