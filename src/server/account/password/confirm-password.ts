/** Asks a signed-in user for the password again; each answer counts, by account: no stranger can spend what a session has. */
import type { User } from '../../../contract/account/account.ts'
import { accept, type Result, refuse } from '../../../domain/refusal.ts'
import type { App } from '../../http/bind-route.ts'
import { tooManyAttempts } from '../../http/problem-response.ts'
import { refused } from '../account-refusals.ts'
import { admitEntry, admitTry, forgiveTry, refundingOnFailure } from '../rate-limit.store.ts'
import { findPasswordHash } from './password.store.ts'
import { isRightPassword } from './password-hash.ts'

export interface PasswordConfirmation {
  readonly user: User
  readonly password: string
  readonly address: string
  /** Field of the form, for the sentence of a wrong password. */
  readonly field?: string
}

/** The stored hash that the password is right for, or the answer to send. */
export async function confirmPassword(
  { database, secret, clock }: App,
  { user, password, address, field = 'password' }: PasswordConfirmation,
): Promise<Result<string, Response>> {
  const attempt = { kind: 'confirmation', subject: user.id, address } as const
  const admitted = await admitTry(database, secret, { ...attempt, now: clock() })
  if (admitted !== 'admitted') return refuse(tooManyAttempts(admitted))
  const verify = async (): Promise<string | undefined> => {
    const stored = await findPasswordHash(database, user.id)
    return (await isRightPassword(stored, password)) ? stored : undefined
  }
  const verifiedHash = await refundingOnFailure(database, secret, { attempt, verify })
  if (verifiedHash === undefined) return refuse(refused('wrongPassword', field))
  await forgiveTry(database, secret, attempt)
  // What a right one opens is written down, and told by a letter.
  const change = { action: 'confirm', userId: user.id, now: clock() }
  const counted = await admitEntry(database, secret, change)
  return counted === 'admitted' ? accept(verifiedHash) : refuse(tooManyAttempts(counted))
}
