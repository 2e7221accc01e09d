/** When a session is refreshed (specification §4 and §9; AUT-01). All times in milliseconds. */

export const SESSION_REFRESH_MARGIN_MS = 5 * 60_000

/** Keeps a wrong clock from hammering the server. */
const MIN_DELAY_MS = 1000

export function sessionRefreshDelay(remaining: number): number {
  const margin = Math.min(SESSION_REFRESH_MARGIN_MS, remaining / 2)
  return Math.max(MIN_DELAY_MS, remaining - margin)
}

/**
 * When a session ends by the clock of this device, which may be wrong by a day: what is left of it is told by the date of the
 * answer, null for an answer without one.
 */
export function localSessionEnd(
  { expires_at }: { readonly expires_at: string },
  answeredAt: string | null,
  now: number,
): number {
  return now + Date.parse(expires_at) - (Date.parse(answeredAt ?? '') || now)
}
