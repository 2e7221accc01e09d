/** What the pages around the mails of an account send. None of it needs a session. */
import { requestPasswordReset, resetPassword, verifyEmail } from '../../contract/sign-up.ts'
import { callPublic } from '../api/http.ts'

/** Asks for the mail with the link to a new password. */
export async function requestPasswordLink(email: string): Promise<void> {
  await callPublic(requestPasswordReset, { body: { email } })
}

export async function setNewPassword(token: string, newPassword: string): Promise<void> {
  await callPublic(resetPassword, { body: { token, newPassword } })
}

/** The address that is confirmed from now on. */
export async function confirmEmailByToken(token: string): Promise<string> {
  return (await callPublic(verifyEmail, { body: { token } })).email
}
