import {
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
} from '../../contract/account-security.ts'
import { call } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { currentUser, updateSessionUser } from '../session/session.ts'
import { SESSIONS_KEY } from './sessions-api.ts'
import type { TwoFactorKey } from './two-factor-state.ts'

/** Every tab knows whether the second step is on. */
function setTwoFactorFlag(isOn: boolean): void {
  const user = currentUser()
  if (user) updateSessionUser({ ...user, two_factor: isOn })
}

/** The key to give to an application; nothing is changed until a code confirms it. */
export async function beginTwoFactorSetup(password: string): Promise<TwoFactorKey> {
  const { totp_uri, secret } = await call(enableTwoFactor, { body: { password } })
  return { uri: totp_uri, secret }
}

/** Turns the second step on; answers with the recovery codes. Other sessions are closed. */
export async function confirmTwoFactorSetup(code: string): Promise<readonly string[]> {
  const { recovery_codes } = await call(confirmTwoFactor, { body: { code } })
  setTwoFactorFlag(true)
  await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
  return recovery_codes
}

/** New recovery codes in the place of the old ones. */
export async function regenerateRecoveryCodes(password: string): Promise<readonly string[]> {
  const { recovery_codes } = await call(renewRecoveryCodes, { body: { password } })
  return recovery_codes
}

export async function turnOffTwoFactor(password: string): Promise<void> {
  await call(disableTwoFactor, { body: { password } })
  setTwoFactorFlag(false)
}
