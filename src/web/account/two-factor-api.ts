import {
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
} from '../../contract/account/account-security.ts'
import { call } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { currentUser, updateSessionUser } from '../session/session.ts'
import { SESSIONS_KEY } from './sessions-api.ts'
import type { TotpKey } from './two-factor-state.ts'

/** Tells every tab. */
function setTwoFactorFlag(isOn: boolean): void {
  const user = currentUser()
  if (user) updateSessionUser({ ...user, two_factor: isOn })
}

/** Nothing changes until `confirmTwoFactorSetup`. */
export async function beginTwoFactorSetup(password: string): Promise<TotpKey> {
  const { totp_uri, secret } = await call(enableTwoFactor, { body: { password } })
  return { uri: totp_uri, secret }
}

/** Returns the recovery codes; the server closes all other sessions. */
export async function confirmTwoFactorSetup(code: string): Promise<readonly string[]> {
  const { recovery_codes } = await call(confirmTwoFactor, { body: { code } })
  setTwoFactorFlag(true)
  await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
  return recovery_codes
}

export async function regenerateRecoveryCodes(
  password: string,
  code: string | undefined,
): Promise<readonly string[]> {
  const body = { password, ...(code !== undefined && { code }) }
  const { recovery_codes } = await call(renewRecoveryCodes, { body })
  await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
  return recovery_codes
}

/** The server closes all other sessions. */
export async function turnOffTwoFactor(password: string, code: string | undefined): Promise<void> {
  await call(disableTwoFactor, { body: { password, ...(code !== undefined && { code }) } })
  setTwoFactorFlag(false)
  await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
}
