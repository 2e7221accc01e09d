/** Changes of the ways in that can be undone, by the hash of their link. They come before an owner: the old letter box proves who he is. */
import type { UndoneKind } from '../../../contract/account/sign-up.ts'
import { RETENTION, retainedSince } from '../../../domain/account/retention.ts'
import { type Database, type QueryRunner, sql } from '../../db/database.ts'

export interface UndoLink {
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

/** Keeps the address as it is now: a change was asked for, or is about to be made. */
export async function keepAddress(
  database: Database,
  userId: string,
  { tokenHash, expiresAt }: UndoLink,
): Promise<void> {
  await database.anonymous.query(sql`
    insert into auth.undos (token_hash, user_id, kind, address, expires_at)
    select ${tokenHash}::bytea, id, 'new-address', email, ${expiresAt}::timestamptz
    from auth.users where id = ${userId}`)
}

interface UndoRow {
  readonly userId: string
  readonly kind: UndoneKind
  readonly address: string | null
  readonly secret: Buffer | null
  readonly lastStep: string | null
  readonly codeHashes: Buffer[] | null
  readonly passkey: object | null
  readonly expiresAt: Date
}

export interface UndoneChange {
  readonly userId: string
  readonly kind: UndoneKind
  readonly email: string
}

type Restoration = (run: QueryRunner, undo: UndoRow) => Promise<unknown>

/** Nothing where the second step was turned off since. */
const restoreCodes: Restoration = (run, { userId, codeHashes }) =>
  run(sql`
    with gone as (
      delete from auth.recovery_codes
      where user_id = ${userId} and code_hash <> all (${codeHashes ?? []}::bytea[])
    )
    insert into auth.recovery_codes (user_id, code_hash)
    select id, code_hash from auth.users, unnest(${codeHashes ?? []}::bytea[]) as code_hash
    where id = ${userId} and two_factor_enabled
    on conflict do nothing`)

const restoreSecondFactor: Restoration = async (run, undo) => {
  const { userId, secret, lastStep } = undo
  await run(sql`
    with changed as (
      update auth.users set two_factor_enabled = true, updated_at = now() where id = ${userId}
    )
    insert into auth.second_factors as stored (user_id, secret, last_step)
    values (${userId}, ${secret}, ${lastStep})
    on conflict (user_id) do update set secret = excluded.secret, last_step = excluded.last_step`)
  await restoreCodes(run, undo)
}

const removeSecondFactor: Restoration = (run, { userId }) =>
  run(sql`
    with codes as (delete from auth.recovery_codes where user_id = ${userId}),
      factor as (delete from auth.second_factors where user_id = ${userId})
    update auth.users set two_factor_enabled = false, updated_at = now() where id = ${userId}`)

/** Nothing where somebody else has the address now. */
const restoreAddress: Restoration = (run, { userId, address }) =>
  run(sql`
    update auth.users set email = ${address}, email_verified = true, updated_at = now()
    where id = ${userId} and not exists (
      select from auth.users as other where lower(other.email) = lower(${address}) and id <> ${userId}
    )`)

/** What it signs with; its name may have changed since. */
const removePasskey: Restoration = (run, { userId, passkey }) =>
  run(sql`
    delete from auth.passkeys
    where user_id = ${userId} and id = (${JSON.stringify(passkey)}::jsonb ->> 'id')::uuid`)

const restorePasskey: Restoration = (run, { passkey }) =>
  run(sql`
    insert into auth.passkeys
    select * from jsonb_populate_record(null::auth.passkeys, ${JSON.stringify(passkey)}::jsonb)
    on conflict do nothing`)

const RESTORATIONS: Readonly<Record<UndoneKind, Restoration>> = {
  'new-address': restoreAddress,
  'second-factor-on': removeSecondFactor,
  'second-factor-off': restoreSecondFactor,
  'codes-renewed': restoreCodes,
  'passkey-added': removePasskey,
  'passkey-removed': restorePasskey,
}

/**
 * Puts back what the change replaced, once; whoever made it is signed out everywhere, no browser is known any more, passkeys added
 * since open nothing, and neither does what was mailed. undefined when the link is over.
 */
export function undoChange(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<UndoneChange | undefined> {
  return database.anonymous.transaction(async (run) => {
    const [undo] = await run<UndoRow>(sql`
      delete from auth.undos where token_hash = ${tokenHash} and expires_at > ${now}
      returning user_id as "userId", kind, address, secret, last_step as "lastStep",
        code_hashes as "codeHashes", passkey, expires_at as "expiresAt"`)
    if (!undo) return undefined
    const { userId, kind } = undo
    const madeAt = new Date(retainedSince(RETENTION.undo, undo.expiresAt.getTime()))
    // First: a passkey that comes back is older.
    await run(sql`
      delete from auth.passkeys
      where user_id = ${userId} and created_at >= ${madeAt}`)
    await RESTORATIONS[kind](run, undo)
    const [user] = await run<{ email: string }>(sql`
      with closed as (delete from auth.sessions where user_id = ${userId}),
        revoked as (delete from auth.tickets where user_id = ${userId}),
        unknown as (delete from auth.known_browsers where user_id = ${userId})
      select email from auth.users where id = ${userId}`)
    return user && { userId, kind, email: user.email }
  })
}
