import type { OwnerId } from '../../domain/account/owner-id.ts'
import { isPlanKey, type PlanKey, type PlanLimits, planLimits } from '../../domain/account/plan.ts'
import {
  effectivePlan,
  NO_SUBSCRIPTION,
  type Subscription,
  TRIALING,
} from '../../domain/account/subscription.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type QueryRunner, type Statement, sql } from '../db/database.ts'
import { claimTrial } from '../db/trials.ts'

interface SubscriptionRow {
  readonly plan: string
  readonly status: string
  readonly trial_ends_at: string | null
}

function selectSubscription(owner: OwnerId): Statement {
  return sql`select plan, status, trial_ends_at from subscriptions where user_id = ${owner}`
}

/** A missing subscription is the free plan (ACC-03). */
function subscriptionOf([row]: readonly SubscriptionRow[]): Subscription {
  if (!row || !isPlanKey(row.plan)) return NO_SUBSCRIPTION
  return { plan: row.plan, status: row.status, trial_ends_at: row.trial_ends_at }
}

export async function findSubscription(owner: OwnerId, database: Database): Promise<Subscription> {
  return subscriptionOf(await database.query<SubscriptionRow>(owner, selectSubscription(owner)))
}

export interface NewTrial {
  readonly plan: PlanKey
  readonly end: Date
  /** Of the user's address. */
  readonly key: Buffer
  readonly now: Date
}

/** Tries a plan from the free one; refused when the user's account had its trial, or has a plan, or somebody had one under his address. */
export async function storeTrial(
  owner: OwnerId,
  database: Database,
  { plan, end, key, now }: NewTrial,
): Promise<Result<Subscription, 'trial-used'>> {
  return database.anonymous.transaction(async (run) => {
    // No request writes a plan under its user's own role; the row security holds for this one too.
    await run(sql`select set_config('app.user_id', ${owner}, true)`)
    const rows = await run<SubscriptionRow>(sql`
      insert into public.subscriptions as stored (user_id, plan, status, trial_ends_at)
      values (${owner}, ${plan}, ${TRIALING}, ${end})
      on conflict (user_id) do update set
        plan = excluded.plan, status = excluded.status, trial_ends_at = excluded.trial_ends_at
      where stored.plan = 'free' and stored.trial_ends_at is null
      returning plan, status, trial_ends_at`)
    const isTried = rows.length > 0 && (await claimTrial(run, { key, now }))
    return isTried ? accept(subscriptionOf(rows)) : refuse('trial-used' as const)
  })
}

/** Inside the transaction that depends on them. */
export async function planLimitsWithin(
  owner: OwnerId,
  run: QueryRunner,
  now: Date,
): Promise<PlanLimits> {
  return planLimits(
    effectivePlan(
      subscriptionOf(await run<SubscriptionRow>(selectSubscription(owner))),
      now.getTime(),
    ),
  )
}

export async function findPlanLimits(
  owner: OwnerId,
  database: Database,
  now: Date,
): Promise<PlanLimits> {
  return planLimits(effectivePlan(await findSubscription(owner, database), now.getTime()))
}

export interface PlanUse {
  readonly subscription: Subscription
  readonly learners: number
  readonly corrections: number
}

function asPlanUse([subscription, learners, corrections]: readonly unknown[][]): PlanUse {
  const count = (rows: readonly unknown[] = []): number =>
    (rows[0] as { count: number } | undefined)?.count ?? 0
  return {
    subscription: subscriptionOf(subscription as SubscriptionRow[]),
    learners: count(learners),
    corrections: count(corrections),
  }
}

/** In one round trip (DAT-03). */
export async function countPlanUse(owner: OwnerId, database: Database): Promise<PlanUse> {
  return asPlanUse(
    await database.queries(owner, [
      selectSubscription(owner),
      sql`select count(*) as count from learners where user_id = ${owner} and archived_at is null`,
      sql`select count(*) as count from french_dictation_results where user_id = ${owner}`,
    ]),
  )
}

export interface SubscriptionWithLearners {
  readonly subscription: Subscription
  /** Identifiers of those of this year, in the order in which they were added. */
  readonly learners: readonly string[]
}

function asSubscriptionWithLearners([
  subscription,
  learners,
]: readonly unknown[][]): SubscriptionWithLearners {
  return {
    subscription: subscriptionOf(subscription as SubscriptionRow[]),
    learners: (learners as { id: string }[]).map(({ id }) => id),
  }
}

export async function findSubscriptionWithLearners(
  owner: OwnerId,
  database: Database,
): Promise<SubscriptionWithLearners> {
  return asSubscriptionWithLearners(
    await database.queries(owner, [
      selectSubscription(owner),
      sql`
        select id from learners where user_id = ${owner} and archived_at is null
        order by created_at, id`,
    ]),
  )
}
