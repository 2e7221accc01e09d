/** Tokens and codes that prove something once. Only their keyed hash is stored. */

import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { CODE_DIGITS } from '../../../domain/account/account-limits.ts'

/** 256 bits that fit into an address. */
export function newOneTimeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** With leading zeros. */
export function newSignInCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

/** Without the server's secret a hash can neither be made nor be searched for. */
export function keyedHash(secret: string, use: string, value: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([use, value]))
    .digest()
}

/** Of what the browser that signs up keeps until the link of the letter is followed. */
export function signUpProofHash(secret: string, proof: string): Buffer {
  return keyedHash(secret, 'sign-up-proof', proof)
}
