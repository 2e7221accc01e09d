/** The second step of sign-in: a key that an application shares with the server, and codes for the day it is lost. */
import { type Database, sql } from '../../db/database.ts'

export interface StoredSecondFactor {
  /** Sealed. */
  readonly secret: Buffer
}

/** Stores the key of a second step that is not on yet; false when one is on. */
export async function prepareSecondFactor(
  database: Database,
  userId: string,
  secret: Buffer,
): Promise<boolean> {
  const rows = await database.anonymous.query(sql`
    insert into auth.second_factors as stored (user_id, secret)
    select id, ${secret}::bytea from auth.users where id = ${userId} and not two_factor_enabled
    on conflict (user_id) do update set
      secret = excluded.secret, last_step = 0, created_at = excluded.created_at
    returning user_id`)
  return rows.length > 0
}

export async function findSecondFactor(
  database: Database,
  userId: string,
): Promise<StoredSecondFactor | undefined> {
  const [found] = await database.anonymous.query<StoredSecondFactor>(sql`
    select secret from auth.second_factors where user_id = ${userId}`)
  return found
}

/** Uses up the code of a step: false when this one, or a later one, was used before. */
export async function consumeTimeStep(
  database: Database,
  userId: string,
  step: number,
): Promise<boolean> {
  const rows = await database.anonymous.query(sql`
    update auth.second_factors set last_step = ${step}
    where user_id = ${userId} and last_step < ${step}
    returning user_id`)
  return rows.length > 0
}

/** What takes a change back. */
interface UndoLink {
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

export interface RecoveryCodeSet {
  readonly codeHashes: Buffer[]
  /** Of the change that they come with. */
  readonly undo: UndoLink
}

/** Turns the second step on, with new recovery codes; all sessions but the one that asks are closed. false when that one is. */
export async function enableSecondFactor(
  database: Database,
  userId: string,
  { codeHashes, keptSession, undo }: RecoveryCodeSet & { readonly keptSession: string },
): Promise<boolean> {
  return database.anonymous.transaction(async (run) => {
    await run(sql`select id from auth.users where id = ${userId} for update`)
    // A request may arrive so slowly that its user has closed its session meanwhile.
    const asking = await run(sql`
      select token from auth.sessions
      where user_id = ${userId} and token = ${keptSession} for key share`)
    if (asking.length === 0) return false
    await run(sql`
    with changed as (
      update auth.users set two_factor_enabled = true, updated_at = now() where id = ${userId}
    ), closed as (
      delete from auth.sessions where user_id = ${userId} and token <> ${keptSession}
    ), gone as (
      delete from auth.recovery_codes where user_id = ${userId}
    ), undoable as (
      insert into auth.undos (token_hash, user_id, kind, expires_at)
      values (${undo.tokenHash}, ${userId}, 'second-factor-on', ${undo.expiresAt})
    )
    insert into auth.recovery_codes (user_id, code_hash)
    select ${userId}, code_hash from unnest(${codeHashes}::bytea[]) as code_hash`)
    return true
  })
}

/** New recovery codes in the place of the old ones, which the undo brings back; false when the second step is off. */
export async function replaceRecoveryCodes(
  database: Database,
  userId: string,
  { codeHashes, undo }: RecoveryCodeSet,
): Promise<boolean> {
  const rows = await database.anonymous.query(sql`
    with gone as (
      delete from auth.recovery_codes where user_id = ${userId} returning code_hash
    ), undoable as (
      insert into auth.undos (token_hash, user_id, kind, code_hashes, expires_at)
      select ${undo.tokenHash}::bytea, id, 'codes-renewed', array(select code_hash from gone),
        ${undo.expiresAt}::timestamptz
      from auth.users where id = ${userId} and two_factor_enabled
    )
    insert into auth.recovery_codes (user_id, code_hash)
    select id, code_hash from auth.users, unnest(${codeHashes}::bytea[]) as code_hash
    where id = ${userId} and two_factor_enabled
    returning user_id`)
  return rows.length > 0
}

/** Uses a recovery code up; false when it is none. */
export async function consumeRecoveryCode(
  database: Database,
  userId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const rows = await database.anonymous.query(sql`
    delete from auth.recovery_codes where user_id = ${userId} and code_hash = ${codeHash}
    returning user_id`)
  return rows.length > 0
}

export interface SecondFactorEnd {
  /** What turns it on again, with its key and its codes. */
  readonly undo: UndoLink
  readonly keptSession: string
}

/** Turns the second step off; all sessions but the one that asks are closed. Nothing where it was not on. */
export async function disableSecondFactor(
  database: Database,
  userId: string,
  { undo, keptSession }: SecondFactorEnd,
): Promise<void> {
  await database.anonymous.query(sql`
    with before as (
      select second_factors.* from auth.second_factors join auth.users on users.id = user_id
      where user_id = ${userId} and two_factor_enabled
    ), kept as (
      insert into auth.undos (token_hash, user_id, kind, secret, last_step, code_hashes, expires_at)
      select ${undo.tokenHash}::bytea, user_id, 'second-factor-off', secret, last_step,
        array(select code_hash from auth.recovery_codes where user_id = ${userId}),
        ${undo.expiresAt}::timestamptz
      from before
    ), changed as (
      update auth.users set two_factor_enabled = false, updated_at = now() where id = ${userId}
    ), closed as (
      delete from auth.sessions
      where user_id = ${userId} and token <> ${keptSession} and exists (select from before)
    ), gone as (
      delete from auth.recovery_codes where user_id = ${userId}
    )
    delete from auth.second_factors where user_id = ${userId}`)
}
