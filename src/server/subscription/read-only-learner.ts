/** Archived learners, and after a change to a smaller plan those beyond its maximum, can be read but not written. */

import type { OwnerId } from '../../domain/account/owner-id.ts'
import { isReadOnly } from '../../domain/learner.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import type { QueryRunner } from '../db/database.ts'
import { findStanding } from '../learners/learners.store.ts'
import { planLimitsWithin } from './subscription.store.ts'

/** A learner who does not exist is left to the statement that follows. */
export async function refuseReadOnlyLearner(
  owner: OwnerId,
  run: QueryRunner,
  { learner, now }: { readonly learner: string; readonly now: Date },
): Promise<Result<undefined>> {
  const [limits, standing] = await Promise.all([
    planLimitsWithin(owner, run, now),
    findStanding(owner, run, learner),
  ])
  if (standing === undefined) return accept(undefined)
  if (standing.isArchived) return refuse({ kind: 'learner-archived' })
  return isReadOnly(standing.older, limits.max_learners)
    ? refuse({ kind: 'learner-read-only' })
    : accept(undefined)
}
