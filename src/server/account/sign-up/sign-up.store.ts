/** Accounts that wait for their address to be confirmed, and their creation. They come before an owner. */
import { randomUUID } from 'node:crypto'
import type { Attestation, AttestedAs } from '../../../domain/account/attestation.ts'
import type { PlanKey } from '../../../domain/account/plan.ts'
import { TRIALING, trialEnd } from '../../../domain/account/subscription.ts'
import { type Database, type QueryRunner, sql } from '../../db/database.ts'
import { claimTrial } from '../../db/trials.ts'

export interface PendingAccount {
  /** In lower case. */
  readonly email: string
  readonly name: string
  readonly plan: PlanKey
  readonly passwordHash: string
  /** null: asked for later. */
  readonly attestation: Attestation | null
  /** Of what the browser keeps that signs up. */
  readonly proofHash?: Buffer | undefined
}

/** Nobody's account is made by somebody else: what was asked waits until the address is confirmed. */
export async function storeSignUp(
  database: Database,
  account: PendingAccount,
  token: { readonly tokenHash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await database.anonymous.query(sql`
    insert into auth.sign_ups (token_hash, email, name, plan, password, expires_at,
      attested_as, attested_version, attested_at, proof_hash)
    values (${token.tokenHash}, ${account.email}, ${account.name}, ${account.plan},
      ${account.passwordHash}, ${token.expiresAt}, ${account.attestation?.as ?? null},
      ${account.attestation?.version ?? null}, ${account.attestation?.at ?? null},
      ${account.proofHash ?? null})`)
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
  readonly trialKey: Buffer
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
  const full = trialEnd(plan, now.getTime())
  // A second trial is over as it begins: the screens say so, and how to subscribe.
  const isFirst = full === null || (await claimTrial(run, { key: account.trialKey, now }))
  const end = isFirst ? full : now.getTime()
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

export interface WaitingSignUp extends PendingSignUp {
  readonly email: string
  readonly proofHash: Buffer | null
}

/** Several may have signed up for one address: his own password tells who follows the link. */
const MAX_SIGN_UPS_COMPARED = 5

/** The sign-up that a link was sent for, and after it the newest others of its address; none when the link is over. */
export function findSignUpsOfLink(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<WaitingSignUp[]> {
  return database.anonymous.query<WaitingSignUp>(sql`
    select other.token_hash as "tokenHash", other.password as "passwordHash", other.email,
      other.proof_hash as "proofHash"
    from auth.sign_ups as linked
    join auth.sign_ups as other on lower(other.email) = lower(linked.email)
    where linked.token_hash = ${tokenHash} and linked.expires_at > ${now} and other.expires_at > ${now}
    order by (other.token_hash = linked.token_hash) desc, other.expires_at desc
    limit ${MAX_SIGN_UPS_COMPARED}`)
}

export interface SignUpConfirmation {
  /** Of the link. */
  readonly tokenHash: Buffer
  /** The sign-up of whoever follows it. */
  readonly chosen: WaitingSignUp
  readonly trialKey: Buffer
  readonly now: Date
}

/** Makes the account of a confirmed sign-up, once; false when the link is over, or the address has an account. */
export function confirmSignUp(
  database: Database,
  { tokenHash, chosen, trialKey, now }: SignUpConfirmation,
): Promise<boolean> {
  return database.anonymous.transaction(async (run) => {
    const gone = await run<SignUpRow & { readonly token_hash: Buffer }>(sql`
      delete from auth.sign_ups where lower(email) = lower(${chosen.email})
        and exists (
          select from auth.sign_ups where token_hash = ${tokenHash} and expires_at > ${now}
        )
      returning token_hash, email, name, plan, password, attested_as, attested_version, attested_at`)
    const found = gone.find((row) => row.token_hash.equals(chosen.tokenHash))
    if (!found) return false
    const { email, name, plan, password } = found
    return insertAccount(run, {
      email,
      name,
      plan,
      passwordHash: password,
      attestation: attestationOf(found),
      isVerified: true,
      trialKey,
      now,
    })
  })
}
