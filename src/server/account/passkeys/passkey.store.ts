/** Passkeys by the public half of their key. They come before an owner: they prove who that is. */
import { MAX_PASSKEYS } from '../../../domain/account/account-limits.ts'
import { type Database, type QueryRunner, sql } from '../../db/database.ts'

export interface Passkey {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export function findPasskeys(
  database: Database,
  userId: string,
): Promise<(Passkey & { readonly credentialId: Buffer })[]> {
  return database.anonymous.query(sql`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt",
      credential_id as "credentialId"
    from auth.passkeys where user_id = ${userId} order by created_at, id`)
}

export async function hasPasskey(database: Database, userId: string): Promise<boolean> {
  const rows = await database.anonymous.query(
    sql`select from auth.passkeys where user_id = ${userId} limit 1`,
  )
  return rows.length > 0
}

/** Whose session asks; it alone stays open. */
interface Change {
  readonly userId: string
  readonly keptSession: string
  /** What takes the change back. */
  readonly undo: { readonly tokenHash: Buffer; readonly expiresAt: Date }
}

async function closeOthers(run: QueryRunner, { userId, keptSession }: Change): Promise<void> {
  await run(sql`delete from auth.sessions where user_id = ${userId} and token <> ${keptSession}`)
}

export interface CredentialKey {
  readonly credentialId: Buffer
  /** COSE. */
  readonly publicKey: Buffer
  readonly counter: number
}

/** Each serves once; what is written of it goes with its end. */
interface SpentChallenge {
  readonly challengeHash: Buffer
  readonly expiresAt: Date
}

export interface NewPasskey extends Change, SpentChallenge {
  readonly key: CredentialKey
  readonly name: string
  readonly now: Date
}

/** A request may arrive so slowly that its user has closed its session meanwhile; from here on it stays until the transaction ends. */
async function isAskerOpen(run: QueryRunner, { userId, keptSession }: Change): Promise<boolean> {
  const rows = await run(sql`
    select token from auth.sessions
    where user_id = ${userId} and token = ${keptSession} for key share`)
  return rows.length > 0
}

/**
 * Adds a passkey, which its undo takes away; 'too-many', 'known' when some account has it, 'spent' when its challenge added one
 * before, or 'session-over'. Other sessions are closed.
 */
export function insertPasskey(
  database: Database,
  passkey: NewPasskey,
): Promise<Passkey | 'too-many' | 'known' | 'spent' | 'session-over'> {
  const { userId, key, name, now, undo, challengeHash, expiresAt } = passkey
  const { credentialId, publicKey, counter } = key
  return database.anonymous.transaction(async (run) => {
    // Locked before its keys are counted: two requests cannot both see room for one.
    await run(sql`select from auth.users where id = ${userId} for update`)
    if (!(await isAskerOpen(run, passkey))) return 'session-over'
    const held = await run(sql`select from auth.passkeys where user_id = ${userId}`)
    if (held.length >= MAX_PASSKEYS) return 'too-many'
    const spent = await run(sql`
      insert into auth.spent_challenges (challenge_hash, user_id, expires_at)
      values (${challengeHash}, ${userId}, ${expiresAt})
      on conflict do nothing returning user_id`)
    if (spent.length === 0) return 'spent'
    const [added] = await run<Passkey>(sql`
      insert into auth.passkeys (user_id, credential_id, public_key, counter, name, created_at)
      values (${userId}, ${credentialId}, ${publicKey}, ${counter}, ${name}, ${now})
      on conflict (credential_id) do nothing
      returning id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`)
    if (!added) return 'known'
    await run(sql`
      insert into auth.undos (token_hash, user_id, kind, passkey, expires_at)
      select ${undo.tokenHash}::bytea, user_id, 'passkey-added', to_jsonb(passkeys),
        ${undo.expiresAt}::timestamptz
      from auth.passkeys where id = ${added.id}`)
    await closeOthers(run, passkey)
    return added
  })
}

/** undefined when the user has none of this id. */
export async function renamePasskey(
  database: Database,
  { userId, id, name }: { readonly userId: string; readonly id: string; readonly name: string },
): Promise<Passkey | undefined> {
  const [passkey] = await database.anonymous.query<Passkey>(sql`
    update auth.passkeys set name = ${name} where user_id = ${userId} and id = ${id}
    returning id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`)
  return passkey
}

/** Removes a passkey, which its undo brings back; its name, or undefined when the user has none of this id. Other sessions are closed. */
export function deletePasskey(
  database: Database,
  { id, ...change }: Change & { readonly id: string },
): Promise<string | undefined> {
  const { userId, undo } = change
  return database.anonymous.transaction(async (run) => {
    const [removed] = await run<{ name: string }>(sql`
      with gone as (
        delete from auth.passkeys where user_id = ${userId} and id = ${id} returning *
      ), kept as (
        insert into auth.undos (token_hash, user_id, kind, passkey, expires_at)
        select ${undo.tokenHash}::bytea, user_id, 'passkey-removed', to_jsonb(gone),
          ${undo.expiresAt}::timestamptz
        from gone
      )
      select name from gone`)
    if (removed) await closeOthers(run, change)
    return removed?.name
  })
}

export interface StoredKey extends CredentialKey {
  readonly id: string
  readonly userId: string
}

export async function findKey(
  database: Database,
  credentialId: Buffer,
): Promise<StoredKey | undefined> {
  const [row] = await database.anonymous.query<
    Omit<StoredKey, 'counter'> & { readonly counter: string }
  >(sql`
    select id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter
    from auth.passkeys where credential_id = ${credentialId}`)
  return row && { ...row, counter: Number(row.counter) }
}

export interface AnsweredChallenge extends SpentChallenge {
  /** What the key counts now. */
  readonly counter: number
  readonly now: Date
}

/**
 * Spends a challenge that a key has answered: of many requests that bring it at once, one gets true. A key that counts and has not
 * gone on was copied.
 */
export async function spendChallenge(
  database: Database,
  { id, userId }: StoredKey,
  { challengeHash, expiresAt, counter, now }: AnsweredChallenge,
): Promise<boolean> {
  const rows = await database.anonymous.query(sql`
    with spent as (
      insert into auth.spent_challenges (challenge_hash, user_id, expires_at)
      values (${challengeHash}, ${userId}, ${expiresAt})
      on conflict do nothing returning user_id
    )
    update auth.passkeys set counter = ${counter}, last_used_at = ${now}
    from spent
    where passkeys.id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))
    returning passkeys.id`)
  return rows.length > 0
}
