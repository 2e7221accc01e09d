import { type NewAccount, sendVerification, signUp } from '../../contract/sign-up.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { ask } from '../api/http.ts'
import { openSession } from '../api/session.ts'

/**
 * `mail`: a link was sent; `opened`: the session is open; `taken`: the address has an account whose password is another.
 * Whether an address is taken is only told to whoever could sign in.
 */
export type Registered = 'mail' | 'opened' | 'taken'

const UNAUTHORIZED = 401

export async function register(account: NewAccount): Promise<Registered> {
  const { confirmation } = await ask(signUp, { body: account })
  if (confirmation === 'mail') return 'mail'
  try {
    await openSession(account.email, account.password)
    return 'opened'
  } catch (error) {
    if (error instanceof ApiProblem && error.status === UNAUTHORIZED) return 'taken'
    throw error
  }
}

export async function sendAgain(email: string): Promise<void> {
  await ask(sendVerification, { body: { email } })
}
