/** Keys of writes that were done, with their encrypted replies (see idempotent-write.ts). */
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { RETENTION } from '../../domain/account/retention.ts'
import { type QueryRunner, sql } from '../db/database.ts'

export interface StoredReply {
  readonly contentHash: Buffer
  readonly reply: Buffer
}

interface Row {
  readonly content_hash: Buffer
  readonly reply: Buffer
}

/** A client tries again within minutes, a device without network within the month; older keys are removed every night. */
const { count, unit } = RETENTION.idempotencyKey
const LIFETIME = `${count} ${unit}`

/**
 * Claims the key for this transaction, or returns the reply stored under it. When another transaction holds it, waits for
 * its end, and takes the key after all if that one failed.
 */
export async function claimKey(
  owner: OwnerId,
  run: QueryRunner,
  claim: { readonly keyHash: Buffer; readonly contentHash: Buffer },
): Promise<'claimed' | StoredReply> {
  const claimed = await run(sql`
    insert into idempotency_keys as kept (user_id, key_hash, content_hash)
    values (${owner}, ${claim.keyHash}, ${claim.contentHash})
    on conflict (user_id, key_hash) do update
      set content_hash = excluded.content_hash, reply = null, created_at = now()
      where kept.created_at < now() - ${LIFETIME}::interval
    returning true as claimed`)
  if (claimed.length > 0) return 'claimed'
  const [kept] = await run<Row>(sql`
    select content_hash, reply from idempotency_keys
    where user_id = ${owner} and key_hash = ${claim.keyHash}`)
  if (!kept) return claimKey(owner, run, claim)
  return { contentHash: kept.content_hash, reply: kept.reply }
}

export async function storeReply(
  owner: OwnerId,
  run: QueryRunner,
  kept: { readonly keyHash: Buffer; readonly reply: Buffer },
): Promise<void> {
  await run(sql`
    update idempotency_keys set reply = ${kept.reply}
    where user_id = ${owner} and key_hash = ${kept.keyHash}`)
}
