/** Passwords at rest: argon2id at OWASP's minimum, 22 ms of processor a sign-in where scrypt at its minimum takes 535. */
import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from '../../domain/password.ts'

/** Without an algorithm it is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(normalPassword(password), COST)
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, normalPassword(password))
}
