/** Who is signed in where a part of the screens is tried without any server. */
import type { User } from '../../../src/contract/account/account.ts'
import { applySessionEvent } from '../../../src/web/session/session.ts'

export const CLAIRE: User = {
  id: '0197f2c4-0000-7000-8000-000000000001',
  email: 'claire@encrier.test',
  name: 'Claire',
  email_verified: true,
  two_factor: false,
  attested_as: null,
}

/** Claire's session, which ends in an hour. */
export function hourOfClaire() {
  const expiresAt = Date.now() + 3_600_000
  return { user: CLAIRE, expiresAt, refreshAt: expiresAt }
}

export function signInClaire(): void {
  applySessionEvent({ type: 'signed-in', session: hourOfClaire() })
}
