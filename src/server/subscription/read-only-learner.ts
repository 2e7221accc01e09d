/** After a change to a smaller plan, learners beyond its maximum can be read but not written. */

import type { OwnerId } from '../../domain/account/owner-id.ts'
import { isReadOnly } from '../../domain/learner.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import type { QueryRunner } from '../db/database.ts'
import { countOlder } from '../learners/learners.store.ts'
import { planLimitsWithin } from './subscription.store.ts'

/** A learner who does not exist is left to the statement that follows. */
export async function refuseReadOnlyLearner(
  owner: OwnerId,
  run: QueryRunner,
  { learner, now }: { readonly learner: string; readonly now: Date },
): Promise<Result<undefined>> {
  const [limits, older] = await Promise.all([
    planLimitsWithin(owner, run, now),
    countOlder(owner, run, learner),
  ])
  return older !== undefined && isReadOnly(older, limits.max_learners)
    ? refuse({ kind: 'learner-read-only' })
    : accept(undefined)
}
