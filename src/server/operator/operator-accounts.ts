/** Accounts as the operator handles them, under the role that owns the tables. Addresses come in lower case. */
import { randomUUID } from 'node:crypto'
import type { NewLearner } from '../../contract/learners.ts'
import type { PlanKey } from '../../domain/account/plan.ts'
import type { Subscription } from '../../domain/account/subscription.ts'
import { randomReadableCode } from '../account/readable-code.ts'
import { eraseAccountRows } from '../db/account-erasure.ts'
import { type QueryRunner, sql } from '../db/database.ts'
import { rememberTrial } from '../db/trials.ts'

type PlanStatus = Pick<Subscription, 'plan' | 'status'>

export interface OperatedAccount extends PlanStatus {
  readonly id: string
  readonly email: string
  /** Whether Stripe knows the user. */
  readonly isCustomer: boolean
}

export interface ListedAccount extends PlanStatus {
  readonly email: string
  readonly learners: number
  readonly created_at: string
}

export interface AccountToCreate extends PlanStatus {
  readonly email: string
  readonly name: string
  readonly passwordHash: string
}

export interface ErasedCounts {
  readonly learners: number
  readonly dictations: number
  readonly results: number
}

/** A password of 79 bits that can be read out and typed: «k7mq-vt3x-h9pd-2ncw». */
export function generatePassword(): string {
  return randomReadableCode(4)
}

/** The account of an address; the plan is the free one when nothing was subscribed. */
export async function findAccount(
  run: QueryRunner,
  email: string,
): Promise<OperatedAccount | undefined> {
  const [account] = await run<OperatedAccount>(sql`
    select users.id, users.email, coalesce(plan, 'free') as plan, coalesce(status, 'active') as status,
      exists (select from auth.stripe_customers where user_id = users.id) as "isCustomer"
    from auth.users left join subscriptions on subscriptions.user_id = users.id
    where lower(users.email) = ${email}`)
  return account
}

/** Sets the subscription of a user, whether or not there was one. */
export async function setPlan(
  run: QueryRunner,
  user: string,
  subscription: { readonly plan: PlanKey; readonly status: string },
): Promise<void> {
  const { plan, status } = subscription
  await run(sql`
    insert into subscriptions (user_id, plan, status) values (${user}, ${plan}, ${status})
    on conflict (user_id) do update set plan = excluded.plan, status = excluded.status
    where (subscriptions.plan, subscriptions.status) <> (excluded.plan, excluded.status)`)
}

/** Makes an account that can sign in; undefined when the address has one already. */
export async function createAccount(
  run: QueryRunner,
  account: AccountToCreate,
): Promise<string | undefined> {
  const id = randomUUID()
  const [made] = await run(sql`
    insert into auth.users (id, email, name, email_verified)
    values (${id}, ${account.email}, ${account.name}, true)
    on conflict (lower(email)) do nothing
    returning id`)
  if (!made) return undefined
  await run(sql`
    insert into auth.accounts (user_id, account_id, provider_id, password, updated_at)
    values (${id}, ${id}, 'credential', ${account.passwordHash}, now())`)
  await setPlan(run, id, account)
  return id
}

/** Adds those learners that the user does not have yet (same names, same birth date); says how many. */
export async function addMissingLearners(
  run: QueryRunner,
  user: string,
  learners: readonly NewLearner[],
): Promise<number> {
  let added = 0
  for (const { first_name, last_name, birth_date, level } of learners) {
    const rows = await run(sql`
      insert into learners (user_id, first_name, last_name, birth_date, level)
      select ${user}::uuid, ${first_name}::text, ${last_name}::text, ${birth_date}::date, ${level}::text
      where not exists (
        select from learners
        where user_id = ${user} and first_name = ${first_name} and last_name = ${last_name}
          and birth_date = ${birth_date})
      returning id`)
    added += rows.length
  }
  return added
}

export function listAccounts(run: QueryRunner): Promise<ListedAccount[]> {
  return run<ListedAccount>(sql`
    select users.email, coalesce(plan, 'free') as plan, coalesce(status, 'active') as status,
      (select count(*) from learners where learners.user_id = users.id) as learners, users.created_at
    from auth.users left join subscriptions on subscriptions.user_id = users.id
    order by users.email`)
}

export interface ListedUnusedAccount {
  readonly email: string
  readonly last_seen_at: string
  /** When a mail server took the last warning; null when none did. */
  readonly warned_at: string | null
}

/** Accounts that nobody has used since an instant and nobody pays for, the longest unused first. */
export function listUnusedAccounts(run: QueryRunner, since: Date): Promise<ListedUnusedAccount[]> {
  return run<ListedUnusedAccount>(sql`
    select email, last_seen_at, coalesce(warned_again_at, warned_at) as warned_at from auth.users
    where last_seen_at <= ${since} and not app.pays(id)
    order by last_seen_at, id`)
}

/** Deletes an account with all that belongs to it but that it had a trial, and says how much that was; undefined when there is none. */
export async function deleteAccount(
  run: QueryRunner,
  email: string,
  trial: { readonly key: Buffer; readonly now: Date },
): Promise<ErasedCounts | undefined> {
  const account = await findAccount(run, email)
  if (!account) return undefined
  const [erased] = await run<ErasedCounts>(sql`
    select
      (select count(*) from learners where user_id = ${account.id}) as learners,
      (select count(*) from dictations where user_id = ${account.id}) as dictations,
      (select count(*) from results where user_id = ${account.id}) as results`)
  await rememberTrial(run, { ...trial, owner: account.id })
  await eraseAccountRows(run, account)
  return erased
}

/** Sets a password and closes all sessions; false when there is no such account. */
export async function setPassword(
  run: QueryRunner,
  email: string,
  passwordHash: string,
): Promise<boolean> {
  const account = await findAccount(run, email)
  if (!account) return false
  await run(sql`
    update auth.accounts set password = ${passwordHash}, updated_at = now()
    where user_id = ${account.id} and provider_id = 'credential'`)
  await run(sql`delete from auth.sessions where user_id = ${account.id}`)
  await run(sql`delete from auth.tickets where user_id = ${account.id}`)
  return true
}

/** Lets sign-in ask for the password alone, for whoever lost phone and recovery codes; false when there is no such account. */
export async function removeSecondFactor(run: QueryRunner, email: string): Promise<boolean> {
  const account = await findAccount(run, email)
  if (!account) return false
  await run(sql`update auth.users set two_factor_enabled = false where id = ${account.id}`)
  await run(sql`delete from auth.recovery_codes where user_id = ${account.id}`)
  await run(sql`delete from auth.second_factors where user_id = ${account.id}`)
  return true
}

/** The waiting list, oldest first. */
export function listWaitingList(
  run: QueryRunner,
): Promise<{ email: string; created_at: string }[]> {
  return run(sql`select email, created_at from early_access order by created_at, id`)
}
