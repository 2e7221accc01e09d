/**
 * `Idempotency-Key`: the same key and body again answer what they answered the first time, also when the first answer
 * was lost or the server was killed, because key and row are written in one transaction. The kept answer holds names of
 * children: it is sealed with the key, which only the client has, so that erasing a learner leaves nothing readable.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { OwnerId } from '../../domain/owner-id.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Database, Run } from '../db/database.ts'
import { claimKey, keepReply } from '../db/idempotency-keys.ts'

export interface Write {
  readonly owner: OwnerId
  /** Undefined when the client sent none. */
  readonly key: string | undefined
  /** Method, path and parsed body: what must be the same again. */
  readonly content: string
  readonly secret: string
}

/** Printable ASCII, no longer than any generator of keys makes them. */
const KEY = /^[\x21-\x7e]{1,200}$/

const NONCE_BYTES = 12
const TAG_BYTES = 16

export function isIdempotencyKey(key: string): boolean {
  return KEY.test(key)
}

function digest(write: Write, use: string, text: string): Buffer {
  const name = JSON.stringify([use, write.owner, write.key])
  return createHmac('sha256', write.secret).update(name).update(text).digest()
}

function seal(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

function parseSealed<T>(key: Buffer, sealed: Buffer): T {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
  return JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8')) as T
}

/** Runs `work` in one transaction, or answers what it answered for this key before. A refusal writes nothing. */
export function writeOnce<T>(
  database: Database,
  write: Write,
  work: (run: Run) => Promise<T>,
): Promise<T | ReturnType<typeof refuse<{ kind: 'idempotency-conflict' }>>> {
  if (write.key === undefined) return database.transaction(write.owner, work)
  const keyHash = digest(write, 'key', '')
  const contentHash = digest(write, 'content', write.content)
  const sealing = digest(write, 'seal', '')
  return database.transaction(write.owner, async (run) => {
    const kept = await claimKey(write.owner, run, { keyHash, contentHash })
    if (kept === 'claimed') {
      const value = await work(run)
      await keepReply(write.owner, run, { keyHash, reply: seal(sealing, JSON.stringify(value)) })
      return value
    }
    if (!kept.contentHash.equals(contentHash)) return refuse({ kind: 'idempotency-conflict' })
    return parseSealed<T>(sealing, kept.reply)
  })
}
