/** The application of codes that a person has on the phone. */
import { timeStepAt, totpAt } from '../../../src/server/account/second-factor/totp.ts'

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(secret: string): Buffer {
  const bits = [...secret.replace(/\s/gu, '')]
    .map((sign) => BASE_32.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code that the application shows for a key typed in base 32, `ahead` steps of 30 s from now. */
export function codeFor(secret: string, ahead = 0): string {
  return totpAt(bytesOf(secret), timeStepAt(Date.now()) + ahead)
}
