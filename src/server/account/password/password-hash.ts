/**
 * Passwords at rest: argon2id at OWASP's minimum, 22 ms of processor a sign-in where scrypt at its minimum takes 535. A
 * district signs in at half past eight: one core is left to everybody else, and whoever would wait too long is told.
 */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { MAX_PASSWORD_LENGTH } from '../../../domain/account/account-limits.ts'
import { normalPassword } from '../../../domain/account/password.ts'
import { createSemaphore, type Semaphore } from '../../../photos/pool/semaphore.ts'
import { TooBusy } from '../../errors.ts'

/** Without an algorithm it is argon2id. */
const ARGON2ID_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Some four seconds of one core. */
const MAX_WAITING = 200

const hashQueue = createSemaphore(Math.max(1, availableParallelism() - 1), MAX_WAITING)

/** Sign-ups wait here, so that at most one of them asks the database, or stands among the sign-ins (O15). */
const signUpQueue = createSemaphore(1, MAX_WAITING)

/**
 * By the clock, so long that a school behind a machine with five times its work gets in (A5). Not for ever: a core that hashed for those
 * who left would soon hash for nobody else.
 */
const MAX_WAIT_MS = 15_000

async function inQueue<T>(queue: Semaphore, work: () => Promise<T>): Promise<T> {
  const entrance = await queue.acquire(AbortSignal.timeout(MAX_WAIT_MS))
  if (entrance === 'full') throw new TooBusy('too many passwords wait')
  if (entrance === 'cancelled') throw new TooBusy('a password waited too long')
  try {
    return await work()
  } finally {
    queue.release()
  }
}

/** Throws `TooBusy` when the next password would wait too long. */
export function refuseWhenHashQueueIsFull(): void {
  if (hashQueue.waiting() >= MAX_WAITING) throw new TooBusy('too many passwords wait')
}

export function hashPassword(password: string): Promise<string> {
  return inQueue(hashQueue, () => hash(normalPassword(password), ARGON2ID_COST))
}

/** For somebody who has no account yet: whoever has one goes first. Throws `TooBusy` as well. */
export function inSignUpLine<T>(work: () => Promise<T>): Promise<T> {
  return inQueue(signUpQueue, work)
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return inQueue(hashQueue, () => verify(stored, normalPassword(password)))
}

/**
 * Whether a password is the one of a stored hash. Where there is none, hashing takes the time that verifying would: how long
 * an answer takes must not tell a known address from an unknown one (A3).
 */
export async function isRightPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  if (normalPassword(password).length > MAX_PASSWORD_LENGTH) return false
  if (stored !== undefined) return verifyPassword(stored, password)
  await hashPassword(password)
  return false
}
