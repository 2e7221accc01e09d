import {
  type NewAccount,
  sendVerification,
  signUp,
  verifyEmail,
} from '../../contract/account/sign-up.ts'
import type { ReplyOf } from '../../contract/route.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { callPublic } from '../api/http.ts'
import { recallFromBrowser, rememberInBrowser } from '../persistence/browser-storage.ts'
import { announceSession, signInWithPassword } from '../session/session.ts'

/**
 * `mail`: a link was sent; `opened`: the session is open; `taken`: the address has an account with another password. The reply
 * to sign-up is the same in each case, against user enumeration: the sign-in that follows tells.
 */
export type SignUpOutcome = 'mail' | 'opened' | 'taken'

const UNAUTHORIZED = 401

/** What proves to the link of the letter that this browser signed up. */
const PROOF = 'encrier.sign-up-proof'

function newProof(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

export type ConfirmedEmail = ReplyOf<typeof verifyEmail>

export async function registerAccount(account: NewAccount): Promise<SignUpOutcome> {
  const proof = newProof()
  const { confirmation } = await callPublic(signUp, { body: { ...account, proof } })
  if (confirmation === 'mail') rememberInBrowser(PROOF, proof)
  if (confirmation === 'mail') return 'mail'
  try {
    await signInWithPassword(account.email, account.password)
    return 'opened'
  } catch (error) {
    if (error instanceof ApiProblem && error.status === UNAUTHORIZED) return 'taken'
    throw error
  }
}

/** Needed where the link is opened in another browser than the one that signed up; absent at first. */
export async function confirmEmailByToken(
  token: string,
  password: string | undefined,
): Promise<ConfirmedEmail> {
  const proof = recallFromBrowser(PROOF) ?? undefined
  const body = { token, ...(password !== undefined && { password }), ...(proof && { proof }) }
  const confirmed = await callPublic(verifyEmail, { body })
  rememberInBrowser(PROOF, null)
  if (confirmed.signed_in) await announceSession()
  return confirmed
}

export async function resendVerification(email: string): Promise<void> {
  await callPublic(sendVerification, { body: { email } })
}
