/** Codes of a second factor: those of the application, those for the day it is lost, and both asked again before a change. */

import type { User } from '../../../contract/account/account.ts'
import { decrypt } from '../../encryption.ts'
import type { App } from '../../http/bind-route.ts'
import { tooManyAttempts } from '../../http/problem-response.ts'
import { refused } from '../account-refusals.ts'
import { keyedHash } from '../one-time-tokens/one-time-token.ts'
import { confirmPassword } from '../password/confirm-password.ts'
import { admitTry, forgiveTry } from '../rate-limit.store.ts'
import { normalizedCode, randomReadableCode } from '../readable-code.ts'
import { consumeRecoveryCode, consumeTimeStep, findSecondFactor } from './second-factor.store.ts'
import { matchingTimeStep } from './totp.ts'

const RECOVERY_CODE_COUNT = 10
/** Three groups carry 59 bits. */
const RECOVERY_CODE_GROUPS = 3

export function encryptionKey(secret: string, userId: string): Buffer {
  return keyedHash(secret, 'second-factor', userId)
}

export function recoveryHash(secret: string, userId: string, code: string): Buffer {
  return keyedHash(secret, `recovery-code ${userId}`, normalizedCode(code))
}

export function newRecoveryCodes(
  secret: string,
  userId: string,
): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    randomReadableCode(RECOVERY_CODE_GROUPS),
  )
  return { codes, hashes: codes.map((code) => recoveryHash(secret, userId, code)) }
}

/** undefined when the key was encrypted under another secret of the server. */
function decryptedKey({ secret, log }: App, userId: string, encrypted: Buffer): Buffer | undefined {
  try {
    return decrypt(encryptionKey(secret, userId), encrypted)
  } catch {
    log.warn('second-factor-sealed-otherwise')
    return undefined
  }
}

/** A code counts once: its time step is used up (RFC 6238, 5.2). */
export async function isRightCode(app: App, userId: string, code: string): Promise<boolean> {
  const factor = await findSecondFactor(app.database, userId)
  const key = factor && decryptedKey(app, userId, factor.secret)
  const step = key && matchingTimeStep(key, code, app.clock().getTime())
  return step !== undefined && consumeTimeStep(app.database, userId, step)
}

interface StepUp {
  readonly user: User
  /** Of the application, or a recovery code, which is used up. */
  readonly code: string | undefined
  readonly address: string
}

/** Asks for the second factor again before the ways in change (A15). undefined: it was right, or the account has none. */
async function stepUpRefusal(
  app: App,
  { user, code, address }: StepUp,
): Promise<Response | undefined> {
  if (!user.two_factor) return undefined
  if (code === undefined || code === '') return refused('secondFactorNeeded', 'code')
  const { database, secret, clock } = app
  const attempt = { kind: 'second-factor', subject: user.id, address } as const
  const admitted = await admitTry(database, secret, { ...attempt, now: clock() })
  if (admitted !== 'admitted') return tooManyAttempts(admitted)
  const isRight =
    (await isRightCode(app, user.id, code)) ||
    (await consumeRecoveryCode(database, user.id, recoveryHash(secret, user.id, code)))
  if (!isRight) return refused('wrongCode', 'code')
  await forgiveTry(database, secret, attempt)
  return undefined
}

export interface GivenProofs {
  readonly user: User
  readonly body: { readonly password: string; readonly code?: string | undefined }
  readonly address: string
}

/** Asks for all that a change of the ways in needs: the password, and the second factor where there is one. undefined: both are right. */
export async function waysInRefusal(
  app: App,
  { user, body, address }: GivenProofs,
): Promise<Response | undefined> {
  const current = await confirmPassword(app, { user, address, password: body.password })
  return current.ok ? stepUpRefusal(app, { user, code: body.code, address }) : current.refusal
}
