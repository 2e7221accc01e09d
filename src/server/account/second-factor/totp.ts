/** Codes of an authenticator application (RFC 6238: SHA-1, 6 digits, 30 s), and how its key is handed over. */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { CODE_DIGITS } from '../../../domain/account/account-limits.ts'

const TIME_STEP_MS = 30_000
/** Clocks of phones are off by a step at most. */
const TOLERATED_TIME_STEPS = 1
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

/** The key as it is typed where no code can be scanned (RFC 4648, without padding). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/gu) ?? [])
    .map((five) => BASE_32[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('')
}

/** The address that an authenticator application scans. */
export function totpUri(secret: Buffer, issuer: string, email: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}

/** The step of 30 s in which an instant, in ms, stands. */
export function timeStepAt(now: number): number {
  return Math.floor(now / TIME_STEP_MS)
}

export function totpAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

/** The step whose code was typed, among those near `now`; undefined when it is of none. */
export function matchingTimeStep(secret: Buffer, code: string, now: number): number | undefined {
  const typed = Buffer.from(code)
  const current = timeStepAt(now)
  const near = Array.from(
    { length: 2 * TOLERATED_TIME_STEPS + 1 },
    (_none, i) => current - TOLERATED_TIME_STEPS + i,
  )
  const isCodeOf = (step: number): boolean => {
    const expected = Buffer.from(totpAt(secret, step))
    return expected.length === typed.length && timingSafeEqual(expected, typed)
  }
  return near.filter(isCodeOf).at(-1)
}
