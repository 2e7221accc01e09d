/**
 * What PostgreSQL stores of a password under scram-sha-256 (RFC 5803). Sent in the place of the password itself, which a
 * server that logs its statements would otherwise write down.
 */
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'

/** PostgreSQL's own count. The passwords are 256 random bits, so a larger one would protect nothing. */
const ITERATIONS = 4096
const KEY_BYTES = 32

export function scramVerifier(password: string, salt: Uint8Array): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256')
  const clientKey = createHmac('sha256', salted).update('Client Key').digest()
  const storedKey = createHash('sha256').update(clientKey).digest('base64')
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64')
  const saltText = Buffer.from(salt).toString('base64')
  return `SCRAM-SHA-256$${ITERATIONS}:${saltText}$${storedKey}:${serverKey}`
}
