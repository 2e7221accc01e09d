/**
 * Challenges that a passkey signs. The server stores none: each carries its end and a seal that only the server can make, so that
 * asking for one costs no row. One that was answered is spent (`passkey.store.ts`).
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../one-time-tokens/one-time-token.ts'

const RANDOM_BYTES = 16
/** An instant in ms. */
const END_BYTES = 6
const HEAD_BYTES = RANDOM_BYTES + END_BYTES
const SEAL_BYTES = 32

/** What a challenge is for: it serves nothing else. */
export type ChallengeUse = 'sign-in' | `add ${string}`

function sealOf(secret: string, use: ChallengeUse, head: Buffer): Buffer {
  return keyedHash(secret, `passkey-challenge ${use}`, head.toString('base64url'))
}

/** 54 bytes, 16 of them random. */
export function newChallenge(
  secret: string,
  use: ChallengeUse,
  end: Date,
): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(HEAD_BYTES)
  randomBytes(RANDOM_BYTES).copy(head)
  head.writeUIntBE(end.getTime(), RANDOM_BYTES, END_BYTES)
  return new Uint8Array(Buffer.concat([head, sealOf(secret, use, head)]))
}

/** When a challenge of this use ends; undefined when it has ended, or was not made here for it. */
export function challengeEnd(
  secret: string,
  use: ChallengeUse,
  { challenge, now }: { readonly challenge: string; readonly now: Date },
): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== HEAD_BYTES + SEAL_BYTES) return undefined
  const head = bytes.subarray(0, HEAD_BYTES)
  if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), sealOf(secret, use, head))) return undefined
  const end = new Date(head.readUIntBE(RANDOM_BYTES, END_BYTES))
  return end > now ? end : undefined
}

export function passkeyChallengeHash(secret: string, challenge: string): Buffer {
  return keyedHash(secret, 'passkey-challenge', challenge)
}
