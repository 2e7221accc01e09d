/**
 * Passwords at rest: argon2id at OWASP's minimum, 22 ms of processor a sign-in where scrypt at its minimum takes 535. A
 * district signs in at half past eight: one core is left to everybody else, and whoever would wait too long is told.
 */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from '../../../domain/account/password.ts'
import { createSemaphore } from '../../../photos/pool/semaphore.ts'
import { TooBusy } from '../../too-busy.ts'

/** Without an algorithm it is argon2id. */
const ARGON2ID_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Some four seconds of one core. */
const MAX_WAITING = 200

const hashQueue = createSemaphore(Math.max(1, availableParallelism() - 1), MAX_WAITING)

/** A little less than a request waits (db/patience.ts): a core that hashed for those who left would soon hash for nobody else. */
const MAX_WAIT_MS = 3800

async function queued<T>(work: () => Promise<T>): Promise<T> {
  const entrance = await hashQueue.acquire(AbortSignal.timeout(MAX_WAIT_MS))
  if (entrance === 'full') throw new TooBusy('too many passwords wait')
  if (entrance === 'cancelled') throw new TooBusy('a password waited too long')
  try {
    return await work()
  } finally {
    hashQueue.release()
  }
}

/** Throws `TooBusy` when the next password would wait too long. */
export function refuseWhenHashQueueIsFull(): void {
  if (hashQueue.waiting() >= MAX_WAITING) throw new TooBusy('too many passwords wait')
}

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(normalPassword(password), ARGON2ID_COST))
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return queued(() => verify(stored, normalPassword(password)))
}
