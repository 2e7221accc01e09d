/** Changes of the ways in that can be undone, by the hash of their link. They come before an owner: the old letter box proves who he is. */
import type { UndoneKind } from '../../../contract/account/sign-up.ts'
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
}

export interface UndoneChange {
  readonly userId: string
  readonly kind: UndoneKind
  readonly email: string
  /** Whether the address is, or may be, another one than before. */
  readonly isAddressBack: boolean
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
 * Puts back what the change replaced, and before it what was changed since, the last first: whoever made it may have left himself a
 * second step or a key, whose letters went to an address of his own. Whoever is in is signed out everywhere, no browser is known any
 * more, and what was mailed opens nothing. undefined when the link is over.
 */
export function undoChange(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<UndoneChange | undefined> {
  return database.anonymous.transaction(async (run) => {
    const undos = await run<UndoRow>(sql`
      with followed as (
        select user_id, expires_at from auth.undos
        where token_hash = ${tokenHash} and expires_at > ${now}
      ), gone as (
        delete from auth.undos using followed
        where undos.user_id = followed.user_id and undos.expires_at >= followed.expires_at
        returning undos.*
      )
      select user_id as "userId", kind, address, secret, last_step as "lastStep",
        code_hashes as "codeHashes", passkey
      from gone order by expires_at desc, token_hash = ${tokenHash}`)
    const followed = undos.at(-1)
    if (!followed) return undefined
    for (const undo of undos) await RESTORATIONS[undo.kind](run, undo)
    const { userId, kind } = followed
    const [user] = await run<{ email: string }>(sql`
      with closed as (delete from auth.sessions where user_id = ${userId}),
        revoked as (delete from auth.tickets where user_id = ${userId}),
        unknown as (delete from auth.known_browsers where user_id = ${userId})
      select email from auth.users where id = ${userId}`)
    const isAddressBack = undos.some((undo) => undo.kind === 'new-address')
    return user && { userId, kind, email: user.email, isAddressBack }
  })
}
