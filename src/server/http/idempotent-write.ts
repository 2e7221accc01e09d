/**
 * `Idempotency-Key`: the same key and body again answer what they answered the first time, also when the first answer
 * was lost or the server was killed, because key and row are written in one transaction. The stored answer holds names of
 * children: it is encrypted with a key derived from the client's own, so that erasing a learner leaves nothing readable.
 */
import { createHmac } from 'node:crypto'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Database, QueryRunner } from '../db/database.ts'
import { decrypt, encrypt } from '../encryption.ts'
import { claimKey, storeReply } from './idempotency-keys.store.ts'

export interface IdempotentRequest {
  readonly owner: OwnerId
  readonly key: string | undefined
  /** Method, path and parsed body: what must be the same again. */
  readonly content: string
  readonly secret: string
  /** Told how many bytes are stored beside the key: an answer may be a thousand times its request. */
  readonly onStored: (bytes: number) => void
}

/** Printable ASCII, no longer than any generator of keys makes them. */
const KEY = /^[\x21-\x7e]{1,200}$/

export function isIdempotencyKey(key: string): boolean {
  return KEY.test(key)
}

function digest(write: IdempotentRequest, use: string, text: string): Buffer {
  const name = JSON.stringify([use, write.owner, write.key])
  return createHmac('sha256', write.secret).update(name).update(text).digest()
}

function parseReply<T>(key: Buffer, ciphertext: Buffer): T {
  return JSON.parse(decrypt(key, ciphertext).toString('utf8')) as T
}

/** Runs `work` in one transaction, or answers what it answered for this key before. A refusal writes nothing. */
export function writeIdempotently<T>(
  database: Database,
  write: IdempotentRequest,
  work: (run: QueryRunner) => Promise<T>,
): Promise<T | ReturnType<typeof refuse<{ kind: 'idempotency-conflict' }>>> {
  if (write.key === undefined) return database.transaction(write.owner, work)
  const keyHash = digest(write, 'key', '')
  const contentHash = digest(write, 'content', write.content)
  const encryptionKey = digest(write, 'seal', '')
  return database.transaction(write.owner, async (run) => {
    const stored = await claimKey(write.owner, run, { keyHash, contentHash })
    if (stored === 'claimed') {
      const value = await work(run)
      const reply = encrypt(encryptionKey, Buffer.from(JSON.stringify(value)))
      await storeReply(write.owner, run, { keyHash, reply })
      write.onStored(reply.length)
      return value
    }
    if (!stored.contentHash.equals(contentHash)) return refuse({ kind: 'idempotency-conflict' })
    return parseReply<T>(encryptionKey, stored.reply)
  })
}
