/** Under what name the database remembers that a person had a trial (P8). */
import { keyedHash } from './one-time-tokens/one-time-token.ts'

/** Keyed, so that no address can be searched for. What follows a `+` leads to the same letter box. */
export function trialKey(secret: string, email: string): Buffer {
  const box = email
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/u, '')
  return keyedHash(secret, 'trial', box)
}
