/** Customers of Stripe, and what they pay for. Events come without a session: the customer says who the owner is. */
import type { PlanKey } from '../../domain/account/plan.ts'
import { type Database, sql } from '../db/database.ts'

export interface Customer {
  readonly userId: string
  readonly customerId: string
}

export async function findCustomer(
  database: Database,
  userId: string,
): Promise<string | undefined> {
  const [row] = await database.anonymous.query<{ customerId: string }>(sql`
    select customer_id as "customerId" from auth.stripe_customers where user_id = ${userId}`)
  return row?.customerId
}

/** The customer that counts: the first, when two requests made one each. */
export async function storeCustomer(
  database: Database,
  { userId, customerId }: Customer,
): Promise<string> {
  const [row] = await database.anonymous.query<{ customerId: string }>(sql`
    insert into auth.stripe_customers as stored (user_id, customer_id)
    values (${userId}, ${customerId})
    on conflict (user_id) do update set customer_id = stored.customer_id
    returning customer_id as "customerId"`)
  return row?.customerId ?? customerId
}

export async function findUserOfCustomer(
  database: Database,
  customerId: string,
): Promise<string | undefined> {
  const [row] = await database.anonymous.query<{ userId: string }>(sql`
    select user_id as "userId" from auth.stripe_customers where customer_id = ${customerId}`)
  return row?.userId
}

export interface PaidSubscriptionState {
  readonly plan: PlanKey
  readonly status: string
  readonly trialEndsAt: Date | null
  /** When Stripe was asked. */
  readonly askedAt: Date
}

/** Unless a later answer of Stripe was written before. The end of the first trial stays, whatever comes after. */
export async function storePaidSubscription(
  database: Database,
  userId: string,
  paid: PaidSubscriptionState,
): Promise<void> {
  const owner = userId
  await database.anonymous.transaction(async (run) => {
    const newest = await run(sql`
      update auth.stripe_customers set asked_at = ${paid.askedAt}
      where user_id = ${owner} and asked_at < ${paid.askedAt}
      returning user_id`)
    if (newest.length === 0) return
    await run(sql`select set_config('app.user_id', ${owner}, true)`)
    await run(sql`
      insert into public.subscriptions as stored (user_id, plan, status, trial_ends_at)
      values (${owner}, ${paid.plan}, ${paid.status}, ${paid.trialEndsAt})
      on conflict (user_id) do update set
        plan = excluded.plan,
        status = excluded.status,
        trial_ends_at = coalesce(excluded.trial_ends_at, stored.trial_ends_at)`)
  })
}
