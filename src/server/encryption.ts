/** Authenticated encryption at rest (AES-256-GCM); the nonce and the tag stand before the ciphertext. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `key` has 32 bytes. */
export function encrypt(key: Buffer, plaintext: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext])
}

/** Throws for another key, or a changed ciphertext. */
export function decrypt(key: Buffer, ciphertext: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, ciphertext.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(ciphertext.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const plaintext = decipher.update(ciphertext.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([plaintext, decipher.final()])
}
