/** When a session is refreshed (specification §4 and §9; AUT-01). All times in milliseconds. */

export const SESSION_REFRESH_MARGIN_MS = 5 * 60_000

/** Never sooner, so that a clock gone wrong cannot make a caller hammer the server. */
const MIN_DELAY_MS = 1000

/** Time to wait before refreshing a session that has `remaining` to live: the margin before its end, half-way for a short one. */
export function sessionRefreshDelay(remaining: number): number {
  const margin = Math.min(SESSION_REFRESH_MARGIN_MS, remaining / 2)
  return Math.max(MIN_DELAY_MS, remaining - margin)
}
