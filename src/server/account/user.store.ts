/** Users, found before there is a session or an owner. */
import type { User } from '../../contract/account/account.ts'
import type { Attestation } from '../../domain/account/attestation.ts'
import { eraseAccountRows } from '../db/account-erasure.ts'
import { type Database, sql } from '../db/database.ts'
import { withExtendedDeadline } from '../db/request-deadline.ts'
import { rememberTrial } from '../db/trials.ts'

export async function findUser(database: Database, id: string): Promise<User | undefined> {
  const [user] = await database.anonymous.query<User>(sql`
    select id, email, name, email_verified, two_factor_enabled as two_factor, attested_as
    from auth.users where id = ${id}`)
  return user
}

/** By address, in whatever case. */
export async function findUserByEmail(
  database: Database,
  email: string,
): Promise<User | undefined> {
  const [user] = await database.anonymous.query<User>(sql`
    select id, email, name, email_verified, two_factor_enabled as two_factor, attested_as
    from auth.users where lower(email) = ${email.toLowerCase()}`)
  return user
}

export async function setUserName(database: Database, userId: string, name: string): Promise<void> {
  await database.anonymous.query(sql`
    update auth.users set name = ${name}, updated_at = now() where id = ${userId}`)
}

/** What a user declared, which version of the sentence that was, and when. */
export async function storeAttestation(
  database: Database,
  id: string,
  { as, version, at }: Attestation,
): Promise<void> {
  await database.anonymous.query(sql`
    update auth.users set attested_as = ${as}, attested_version = ${version}, attested_at = ${at}
    where id = ${id}`)
}

/** An account in use is not warned again (retention). */
export async function markSeen(database: Database, id: string, now: Date): Promise<void> {
  await database.anonymous.query(sql`
    update auth.users set last_seen_at = ${now}, warned_at = null, warned_again_at = null
    where id = ${id} and last_seen_at < ${now}`)
}

export type StoredUser = Readonly<Record<string, unknown>>

/** What is stored of a user and of his sessions, but what opens doors: password, keys, tokens and codes. */
export async function exportUser(database: Database, id: string): Promise<StoredUser> {
  const [row] = await database.anonymous.query<{ readonly stored: StoredUser }>(sql`
    select jsonb_build_object(
      'user', to_jsonb(users),
      'sessions', (
        select coalesce(jsonb_agg(to_jsonb(sessions) - 'token' - 'user_id' order by created_at), '[]')
        from auth.sessions where user_id = users.id
      ),
      'known_browsers', (
        select coalesce(jsonb_agg(
          to_jsonb(known_browsers) - 'user_id' - 'token_hash' order by first_seen_at
        ), '[]')
        from auth.known_browsers where user_id = users.id
      ),
      'passkeys', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', name, 'created_at', created_at, 'last_used_at', last_used_at, 'counter', counter
        ) order by created_at), '[]')
        from auth.passkeys where user_id = users.id
      ),
      'account_events', (
        select coalesce(jsonb_agg(
          to_jsonb(account_events) - 'user_id' - 'id' order by created_at
        ), '[]')
        from auth.account_events where user_id = users.id
      ),
      'changes_to_undo', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', kind, 'address', address, 'expires_at', expires_at
        )), '[]')
        from auth.undos where user_id = users.id
      ),
      'passwords', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'provider_id', provider_id, 'created_at', created_at, 'updated_at', updated_at
        )), '[]')
        from auth.accounts where user_id = users.id
      ),
      'second_factor', (
        select jsonb_build_object('created_at', created_at, 'recovery_codes_left', (
          select count(*) from auth.recovery_codes where user_id = users.id
        ))
        from auth.second_factors where user_id = users.id
      ),
      'stripe_customer', (
        select to_jsonb(stripe_customers) - 'user_id' from auth.stripe_customers
        where user_id = users.id
      ),
      'waiting_list', (
        select coalesce(jsonb_agg(to_jsonb(early_access)), '[]') from public.early_access
        where lower(early_access.email) = lower(users.email)
      ),
      'mails_under_way', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', kind, 'address', address, 'expires_at', expires_at
        )), '[]')
        from auth.tickets where user_id = users.id
      )
    ) as stored
    from auth.users where id = ${id}`)
  return row?.stored ?? {}
}

export interface UserErasure {
  readonly user: { readonly id: string; readonly email: string }
  /** What is left where the account had its trial. */
  readonly trialKey: Buffer
  readonly now: Date
}

/** Erases a user with everything that belongs to him: all of it, or nothing. */
export async function eraseUser(
  database: Database,
  { user, trialKey, now }: UserErasure,
): Promise<void> {
  await withExtendedDeadline(() =>
    database.anonymous.transaction(async (run) => {
      await rememberTrial(run, { key: trialKey, owner: user.id, now })
      await eraseAccountRows(run, user)
    }),
  )
}
