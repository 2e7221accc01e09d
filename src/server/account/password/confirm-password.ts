/** Asks the password of a signed-in user again, counted like any other try. */
import type { User } from '../../../contract/account.ts'
import type { App } from '../../http/bind.ts'
import { tooManyAttempts } from '../../http/problem.ts'
import { refused } from '../account-refusals.ts'
import { admitSignInAttempt, clearSignInAttempts, refundingOnFailure } from '../rate-limit.store.ts'
import { findPasswordHash } from '../sessions/session.store.ts'
import { verifyPassword } from './password-hash.ts'

export interface PasswordConfirmation {
  readonly user: User
  readonly password: string
  readonly address: string
  /** Field of the form, for the sentence of a wrong password. */
  readonly field?: string
}

/** undefined when the password is right, else the answer to send. */
export async function confirmPassword(
  { database, secret, clock }: App,
  { user, password, address, field = 'password' }: PasswordConfirmation,
): Promise<Response | undefined> {
  const attempt = { email: user.email, address }
  const admitted = await admitSignInAttempt(database, secret, { ...attempt, now: clock() })
  if (admitted !== 'admitted') return tooManyAttempts(admitted)
  const look = async (): Promise<boolean> => {
    const stored = await findPasswordHash(database, user.id)
    return stored !== undefined && verifyPassword(stored, password)
  }
  if (!(await refundingOnFailure(database, secret, { attempt, look })))
    return refused('wrongPassword', field)
  await clearSignInAttempts(database, secret, attempt)
  return undefined
}
