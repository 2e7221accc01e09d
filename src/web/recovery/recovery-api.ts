import { requestPasswordReset, resetPassword } from '../../contract/sign-up.ts'
import { callPublic } from '../api/http.ts'

export async function requestPasswordLink(email: string): Promise<void> {
  await callPublic(requestPasswordReset, { body: { email } })
}

export async function setNewPassword(token: string, newPassword: string): Promise<void> {
  await callPublic(resetPassword, { body: { token, newPassword } })
}
