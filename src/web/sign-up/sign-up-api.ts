import {
  type NewAccount,
  sendVerification,
  signUp,
  verifyEmail,
} from '../../contract/account/sign-up.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { callPublic } from '../api/http.ts'
import { signInWithPassword } from '../session/session.ts'

/**
 * `mail`: a link was sent; `opened`: the session is open; `taken`: the address has an account with another password. The reply
 * to sign-up is the same in each case, against user enumeration: the sign-in that follows tells.
 */
export type SignUpOutcome = 'mail' | 'opened' | 'taken'

const UNAUTHORIZED = 401

export async function registerAccount(account: NewAccount): Promise<SignUpOutcome> {
  const { confirmation } = await callPublic(signUp, { body: account })
  if (confirmation === 'mail') return 'mail'
  try {
    await signInWithPassword(account.email, account.password)
    return 'opened'
  } catch (error) {
    if (error instanceof ApiProblem && error.status === UNAUTHORIZED) return 'taken'
    throw error
  }
}

/** Returns the confirmed address. */
export async function confirmEmailByToken(token: string): Promise<string> {
  return (await callPublic(verifyEmail, { body: { token } })).email
}

export async function resendVerification(email: string): Promise<void> {
  await callPublic(sendVerification, { body: { email } })
}
