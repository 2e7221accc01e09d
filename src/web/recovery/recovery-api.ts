import { requestPasswordReset, resetPassword } from '../../contract/account/sign-up.ts'
import { callPublic } from '../api/http.ts'

export async function requestPasswordLink(email: string): Promise<void> {
  await callPublic(requestPasswordReset, { body: { email } })
}

export async function setNewPassword(token: string, newPassword: string): Promise<void> {
  await callPublic(resetPassword, { body: { token, newPassword } })
}
