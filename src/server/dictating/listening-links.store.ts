/** Addresses where a dictation is listened to without an account: one a dictation, by the keyed hash of its token. */
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type QueryRunner, sql } from '../db/database.ts'

export interface ListeningLink {
  readonly dictationId: string
  readonly tokenHash: Buffer
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** In the place of the address before, which leads nowhere from then on. */
export async function storeListeningLink(
  owner: OwnerId,
  run: QueryRunner,
  { dictationId, tokenHash, createdAt, expiresAt }: ListeningLink,
): Promise<Result<undefined>> {
  const rows = await run(sql`
    insert into listening_links (user_id, dictation_id, token_hash, created_at, expires_at)
    select ${owner}, id, ${tokenHash}, ${createdAt}, ${expiresAt} from dictations
    where user_id = ${owner} and id = ${dictationId}
    on conflict (user_id, dictation_id) do update set
      token_hash = excluded.token_hash, created_at = excluded.created_at,
      expires_at = excluded.expires_at
    returning true`)
  return rows.length > 0 ? accept(undefined) : refuse({ kind: 'not-found' })
}

export async function deleteListeningLink(
  owner: OwnerId,
  database: Database,
  dictationId: string,
): Promise<Result<undefined>> {
  const rows = await database.query(
    owner,
    sql`
      delete from listening_links where user_id = ${owner} and dictation_id = ${dictationId}
      returning true`,
  )
  return rows.length > 0 ? accept(undefined) : refuse({ kind: 'not-found' })
}
