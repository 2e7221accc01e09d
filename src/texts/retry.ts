/** What is asked again by itself. */
import { RETRY_DELAY_MS } from '../domain/retry.ts'

/** GEN-12, exact wording; `left` includes the coming attempt. */
export function retryNotice(left: number): string {
  return `Service temporairement indisponible. Nouvelle tentative dans ${RETRY_DELAY_MS / 1000} secondes... (${left} essai(s) restant(s))`
}
