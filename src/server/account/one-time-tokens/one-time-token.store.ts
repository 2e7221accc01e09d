/** What proves something once, before an owner is known: links and codes of mails, the first step of a sign-in. */
import { MAX_CODE_ATTEMPTS } from '../../../domain/account/account-limits.ts'
import { type Database, sql } from '../../db/database.ts'

export type OneTimeTokenKind =
  | 'second-step'
  | 'new-password'
  | 'confirm-address'
  | 'new-address'
  | 'one-time-code'

export interface OneTimeToken {
  readonly kind: OneTimeTokenKind
  readonly userId: string
  readonly tokenHash: Buffer
  /** The address that a confirmation is about. */
  readonly address?: string
  /** Of a code that is typed, not followed. */
  readonly codeHash?: Buffer
  readonly expiresAt: Date
}

export interface FoundOneTimeToken {
  readonly userId: string
  readonly address: string | null
  readonly codeHash: Buffer | null
}

/** Replaces the others of its kind and user: the newest mail is the one that counts. */
export async function storeOneTimeToken(database: Database, token: OneTimeToken): Promise<void> {
  const { kind, userId, tokenHash, address = null, codeHash = null, expiresAt } = token
  await database.anonymous.query(sql`
    with gone as (
      delete from auth.tickets
      where user_id = ${userId} and kind = ${kind} and token_hash <> ${tokenHash}
    )
    insert into auth.tickets (token_hash, kind, user_id, address, code_hash, expires_at)
    values (${tokenHash}, ${kind}, ${userId}, ${address}, ${codeHash}, ${expiresAt})
    on conflict (token_hash) do update set
      code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`)
}

type TokenKey = Pick<OneTimeToken, 'kind' | 'tokenHash'>

/** Left as it is. */
export async function findOneTimeToken(
  database: Database,
  { kind, tokenHash }: TokenKey,
  now: Date,
): Promise<FoundOneTimeToken | undefined> {
  const [token] = await database.anonymous.query<FoundOneTimeToken>(sql`
    select user_id as "userId", address, code_hash as "codeHash" from auth.tickets
    where token_hash = ${tokenHash} and kind = ${kind} and expires_at > ${now}`)
  return token
}

/** Counts a code that was typed; undefined when there is no such token, or five codes were tried. */
export async function countOneTimeTokenAttempt(
  database: Database,
  { kind, tokenHash }: TokenKey,
  now: Date,
): Promise<FoundOneTimeToken | undefined> {
  const [token] = await database.anonymous.query<FoundOneTimeToken>(sql`
    update auth.tickets set tries = tries + 1
    where token_hash = ${tokenHash} and kind = ${kind} and expires_at > ${now} and tries < ${MAX_CODE_ATTEMPTS}
    returning user_id as "userId", address, code_hash as "codeHash"`)
  return token
}

/** Of many requests that bring a token at once, one gets it. */
export async function consumeOneTimeToken(
  database: Database,
  { kind, tokenHash }: TokenKey,
  now: Date,
): Promise<FoundOneTimeToken | undefined> {
  const [token] = await database.anonymous.query<FoundOneTimeToken>(sql`
    delete from auth.tickets
    where token_hash = ${tokenHash} and kind = ${kind} and expires_at > ${now}
    returning user_id as "userId", address, code_hash as "codeHash"`)
  return token
}

/** Whatever was sent to a user opens nothing any more. */
export async function revokeOneTimeTokens(database: Database, userId: string): Promise<void> {
  await database.anonymous.query(sql`delete from auth.tickets where user_id = ${userId}`)
}

/** What is over is of no use to anybody. */
export async function deleteExpiredTokens(database: Database, now: Date): Promise<void> {
  await database.anonymous.query(sql`
    with gone as (delete from auth.sign_ups where expires_at <= ${now})
    delete from auth.tickets where expires_at <= ${now}`)
}
