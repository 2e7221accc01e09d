/** What the pages around the mails of an account send. None of it needs a session. */
import { requestPasswordReset, resetPassword, verifyEmail } from '../../contract/sign-up.ts'
import { parseReply, request } from '../api/http.ts'

/** Asks for the mail with the link to a new password. */
export async function askNewPassword(email: string): Promise<void> {
  await request(requestPasswordReset, { body: { email } })
}

export async function setNewPassword(token: string, newPassword: string): Promise<void> {
  await request(resetPassword, { body: { token, newPassword } })
}

/** The address that is confirmed from now on. */
export async function confirmAddress(token: string): Promise<string> {
  const response = await request(verifyEmail, { body: { token } })
  return (await parseReply(verifyEmail, response)).email
}
