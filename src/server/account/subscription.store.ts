import type { OwnerId } from '../../domain/owner-id.ts'
import { isPlanKey, type PlanLimits, planLimits } from '../../domain/plan.ts'
import { effectivePlan, NO_SUBSCRIPTION, type Subscription } from '../../domain/subscription.ts'
import { type Database, type Run, type Statement, sql } from '../db/database.ts'

interface Row {
  readonly plan: string
  readonly status: string
}

function select(owner: OwnerId): Statement {
  return sql`select plan, status from subscriptions where user_id = ${owner}`
}

/** A missing subscription is the free plan (ACC-03). */
function subscriptionOf([row]: readonly Row[]): Subscription {
  return row && isPlanKey(row.plan) ? { plan: row.plan, status: row.status } : NO_SUBSCRIPTION
}

export async function findSubscription(owner: OwnerId, database: Database): Promise<Subscription> {
  return subscriptionOf(await database.query<Row>(owner, select(owner)))
}

/** What the plan of the moment allows, inside the transaction that depends on it. */
export async function readPlanLimits(owner: OwnerId, run: Run): Promise<PlanLimits> {
  return planLimits(effectivePlan(subscriptionOf(await run<Row>(select(owner)))))
}
