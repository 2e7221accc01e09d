/** Accounts that wait for their address to be confirmed, and their creation. They come before an owner. */
import { randomUUID } from 'node:crypto'
import type { Attestation, AttestedAs } from '../../../domain/account/attestation.ts'
import type { PlanKey } from '../../../domain/account/plan.ts'
import { TRIALING, trialEnd } from '../../../domain/account/subscription.ts'
import { type Database, type QueryRunner, sql } from '../../db/database.ts'

export interface PendingAccount {
  /** In lower case. */
  readonly email: string
  readonly name: string
  readonly plan: PlanKey
  readonly passwordHash: string
  /** null: asked for later. */
  readonly attestation: Attestation | null
}

/** Nobody's account is made by somebody else: what was asked waits until the address is confirmed. */
export async function storeSignUp(
  database: Database,
  account: PendingAccount,
  token: { readonly tokenHash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await database.anonymous.query(sql`
    insert into auth.sign_ups (token_hash, email, name, plan, password, expires_at,
      attested_as, attested_version, attested_at)
    values (${token.tokenHash}, ${account.email}, ${account.name}, ${account.plan},
      ${account.passwordHash}, ${token.expiresAt}, ${account.attestation?.as ?? null},
      ${account.attestation?.version ?? null}, ${account.attestation?.at ?? null})`)
}

export interface PendingSignUp {
  readonly tokenHash: Buffer
  readonly passwordHash: string
}

/** The last sign-up of an address that waits for its confirmation. */
export async function findPendingSignUp(
  database: Database,
  email: string,
  now: Date,
): Promise<PendingSignUp | undefined> {
  const [found] = await database.anonymous.query<PendingSignUp>(sql`
    select token_hash as "tokenHash", password as "passwordHash" from auth.sign_ups
    where lower(email) = ${email.toLowerCase()} and expires_at > ${now}
    order by expires_at desc limit 1`)
  return found
}

/** The link sent before is dead. */
export async function renewSignUpToken(
  database: Database,
  pending: PendingSignUp,
  token: { readonly tokenHash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await database.anonymous.query(sql`
    update auth.sign_ups set token_hash = ${token.tokenHash}, expires_at = ${token.expiresAt}
    where token_hash = ${pending.tokenHash}`)
}

interface AccountCreation extends PendingAccount {
  readonly isVerified: boolean
  readonly now: Date
}

/** Writes user, password and subscription; false when the address has an account. */
async function insertAccount(run: QueryRunner, account: AccountCreation): Promise<boolean> {
  const { email, name, plan, passwordHash, attestation, isVerified, now } = account
  const owner = randomUUID()
  const [made] = await run(sql`
    insert into auth.users (id, email, name, email_verified, last_seen_at,
      attested_as, attested_version, attested_at)
    values (${owner}, ${email}, ${name}, ${isVerified}, ${now}, ${attestation?.as ?? null},
      ${attestation?.version ?? null}, ${attestation?.at ?? null})
    on conflict (lower(email)) do nothing
    returning id`)
  if (!made) return false
  const end = trialEnd(plan, now.getTime())
  // The row security of subscriptions holds for this role too.
  await run(sql`select set_config('app.user_id', ${owner}, true)`)
  await run(sql`
    insert into auth.accounts (user_id, account_id, provider_id, password, updated_at)
    values (${owner}, ${owner}, 'credential', ${passwordHash}, now())`)
  await run(sql`
    insert into public.subscriptions (user_id, plan, status, trial_ends_at)
    values (${owner}, ${plan}, ${end === null ? 'active' : TRIALING},
      ${end === null ? null : new Date(end)})`)
  return true
}

/** Makes an account at once, where no mail can confirm its address; false when the address has one. */
export function createUnconfirmedAccount(
  database: Database,
  account: AccountCreation,
): Promise<boolean> {
  return database.anonymous.transaction((run) => insertAccount(run, account))
}

interface SignUpRow {
  readonly email: string
  readonly name: string
  readonly plan: PlanKey
  readonly password: string
  readonly attested_as: AttestedAs | null
  readonly attested_version: number | null
  readonly attested_at: Date | null
}

function attestationOf(row: SignUpRow): Attestation | null {
  const { attested_as: as, attested_version: version, attested_at: at } = row
  return as === null || version === null || at === null ? null : { as, version, at }
}

/** Makes the account of a confirmed sign-up; its address, or undefined when the token is over. */
export function confirmSignUp(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  return database.anonymous.transaction(async (run) => {
    const [found] = await run<SignUpRow>(sql`
      delete from auth.sign_ups where token_hash = ${tokenHash} and expires_at > ${now}
      returning email, name, plan, password, attested_as, attested_version, attested_at`)
    if (!found) return undefined
    const { email, name, plan, password } = found
    const account = { email, name, plan, passwordHash: password, attestation: attestationOf(found) }
    await insertAccount(run, { ...account, isVerified: true, now })
    await run(sql`delete from auth.sign_ups where lower(email) = ${found.email}`)
    return found.email
  })
}
