import type { ImportedLearner } from '../../contract/class/class-import.ts'
import type { Learner } from '../../contract/learners.ts'
import { routes } from '../../contract/routes.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { birthDateProblem } from '../../domain/learner.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { accept, type Result } from '../../domain/refusal.ts'
import { lockOwner, type QueryRunner } from '../db/database.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { invalidRequest } from '../http/problem-response.ts'
import { refuseReadOnlyLearner } from '../subscription/read-only-learner.ts'
import { planLimitsWithin } from '../subscription/subscription.store.ts'
import { addLearners, changeLearner, deleteLearner, listLearners } from './learners.store.ts'

interface Born {
  readonly birth_date?: string | null | undefined
}

/** The answer to a birth date that no learner has today, in Paris; undefined when each is right or not given. */
function birthDateRefusal(learners: readonly Born[], now: Date): Response | undefined {
  const today = dayInParis(now.getTime())
  for (const { birth_date } of learners) {
    const problem = birth_date ? birthDateProblem(birth_date, today) : undefined
    if (problem) return invalidRequest({ birth_date: problem })
  }
  return undefined
}

interface Addition {
  readonly learners: readonly ImportedLearner[]
  readonly now: Date
}

async function addWithinPlan(
  owner: OwnerId,
  run: QueryRunner,
  { learners, now }: Addition,
): Promise<Result<Learner[]>> {
  // Pipelined in one round trip; PostgreSQL runs them in order, so the plan is read under the lock.
  const [, limits] = await Promise.all([lockOwner(owner, run), planLimitsWithin(owner, run, now)])
  return addLearners(owner, run, { learners, maximum: limits.max_learners })
}

export function learnersRoutes(app: App): void {
  const { database } = app

  bindRoute(app, routes.listLearners, ({ owner }) => listLearners(owner, database))

  bindRoute(app, routes.addLearner, ({ owner, body, write, clock }) => {
    const refusal = birthDateRefusal([body], clock())
    if (refusal) return refusal
    return write(async (run) => {
      const added = await addWithinPlan(owner, run, { learners: [body], now: clock() })
      if (!added.ok) return added
      const [learner] = added.value
      if (!learner) throw new Error('the insertion of a learner returned no row')
      return accept(learner)
    })
  })

  bindRoute(app, routes.importLearners, ({ owner, body, write, clock }) => {
    const refusal = birthDateRefusal(body.learners, clock())
    return (
      refusal ??
      write((run) => addWithinPlan(owner, run, { learners: body.learners, now: clock() }))
    )
  })

  bindRoute(app, routes.changeLearner, ({ owner, body, params, write, clock }) => {
    const refusal = birthDateRefusal([body], clock())
    if (refusal) return refusal
    return write(async (run) => {
      const writable = await refuseReadOnlyLearner(owner, run, { learner: params.id, now: clock() })
      return writable.ok ? changeLearner(owner, run, { ...body, id: params.id }) : writable
    })
  })

  bindRoute(app, routes.deleteLearner, ({ owner, params }) =>
    deleteLearner(owner, database, params.id),
  )
}
